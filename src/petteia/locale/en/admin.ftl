### What only the moderators' screen says, in English.

## Reports

admin-reports = Reports
admin-reports-none = There are no open reports.
admin-reports-all = Show settled reports too
admin-report-table = A table of { $game }
admin-report-player = { $name } at a table of { $game }
admin-report-club = The words of a club
admin-report-tournament = The title of a tournament: { $game }
admin-report-by = Reported by { $name }, { $date }
admin-hide = Hide these words
admin-settle = Mark as settled
admin-settled = settled

## People

admin-people = People
admin-who = Name or id
admin-kind-person = person
admin-kind-guest = guest
admin-kind-bot = bot of { $owner }
admin-is-admin = admin
admin-since = since { $date }
admin-open-reports = open reports: { $number }
admin-mute = Mute
admin-unmute = End the mute
admin-ban = Ban
admin-unban = End the ban
admin-rename = Rename
admin-new-name = New name
admin-duration = For how long?
admin-duration-1 = one hour
admin-duration-24 = one day
admin-duration-168 = one week
admin-duration-720 = 30 days
admin-duration-0 = permanently
admin-reason = Reason, shown to the person
admin-sanctions = Muted and banned
admin-sanctions-none = Nobody is muted or banned.
admin-muted = muted until { $date }
admin-banned = banned until { $date }
admin-muted-permanently = muted permanently
admin-banned-permanently = banned permanently

## Tables

admin-tables = Tables
admin-table = Table code
admin-close = Close the table
admin-close-about = The game ends for everybody. Nobody wins, and it is not rated. This cannot be undone.
admin-close-reason = Reason, for the log
admin-quarantine = In quarantine
admin-quarantine-none = All tables can be loaded.

## Log

admin-log = Log
admin-log-none = There are no entries yet.
admin-console = console
admin-deed-grant = made an admin: { $who }
admin-deed-revoke = no longer an admin: { $who }
admin-deed-mute = muted: { $who }
admin-deed-unmute = mute ended: { $who }
admin-deed-ban = banned: { $who }
admin-deed-unban = ban ended: { $who }
admin-deed-rename = renamed: { $who }
admin-deed-close = closed: table { $who }
admin-deed-settle = report settled: { $who }
admin-deed-reset = code for a new password: { $who }
admin-deed-hide = hid the words of: { $who }
