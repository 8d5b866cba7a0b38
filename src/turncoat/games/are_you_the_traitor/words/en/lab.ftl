## How games ended, in reports on many of them
by-are-you-the-traitor-points = by points
by-are-you-the-traitor-silence = nobody called Stop any more
