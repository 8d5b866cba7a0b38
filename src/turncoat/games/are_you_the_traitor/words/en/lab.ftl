## How games ended, in reports on many of them
by-are-you-the-traitor-points = by points
by-are-you-the-traitor-silence = nobody called Stop any more

at-sim-rounds = Rounds
at-sim-won = Won
at-sim-share = Share
at-sim-team-good = Good
at-sim-team-evil = Evil
at-sim-void = Void
at-sim-photo-finishes = Photo finishes
at-sim-callers = Caller
at-sim-calls = Calls
at-sim-right = Right
at-sim-seconds = Round, in seconds
at-sim-length = Length
at-sim-mean = Mean
at-sim-median = Median
at-sim-p90 = 90 %
at-sim-longest = Longest
at-sim-number = { $number }
at-sim-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
chart-are-you-the-traitor-won = Rounds won, by team
chart-are-you-the-traitor-right = Calls that were right, by the caller’s role

role-are-you-the-traitor-keyholder = { at-role-keyholder }
role-are-you-the-traitor-guard = { at-role-guard }
role-are-you-the-traitor-traitor = { at-role-traitor }
role-are-you-the-traitor-good_wizard = { at-role-good_wizard }
role-are-you-the-traitor-evil_wizard = { at-role-evil_wizard }
