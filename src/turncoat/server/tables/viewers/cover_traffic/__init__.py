"""Cover traffic: covered seats are sent frames of one size at an even pace, whether or not there is news.

`core/cover_traffic.py` says which seats are covered and why. News for a covered seat waits in a `CoverQueue`
until the next frame; `CoveredSeats` builds the frames, `FrameSchedule` says when they go out.
"""
