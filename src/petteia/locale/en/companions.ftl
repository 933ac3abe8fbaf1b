### The people a player knows, and clubs, in English.

people-title = My people
people-sign-in = With an account, you can follow others, invite them and found clubs.
people-invitations = Invitations
people-invites = { $name } invites you: { $game }
people-go = Open
people-decline = Decline
people-following = People I follow
people-following-empty = Nobody yet. You can follow players on their page, and invite those who follow you to a table.
people-blocked = Blocked
people-follow = Follow
people-unfollow = Stop following
people-block = Block
people-unblock = Unblock
people-invite = Invite { $name }
people-invited = Invited: { $name }
people-clubs = Clubs
club-name = Name of a new club
club-found = Found a club
club-founder = Led by { $name }
club-members =
    { $number ->
        [one] { $number } member
       *[other] { $number } members
    }
club-tables = Tables
club-open = Open a table: { $game }
club-who = Members
club-link = Link to join
club-leave = Leave the club
club-join = Join the club
club-needs-link = To join, ask a member for the link.
club-lead = Lead the club
club-called = Name
club-about = What it is about
club-saved = Saved.
club-member = Choose a member
club-new-link = Make a new link
club-new-link-about = The old link stops working. Members stay.
club-remove = Remove { $name }
club-remove-about = They can come back only with a link from a member.
club-hand-over = Hand over to { $name }
club-hand-over-about = They lead the club from now on; you stay a member.
club-close = Close the club
club-close-about = The club disappears for all members. Its games continue. This cannot be undone.
club-nameless = A club without a name
club-report = Report the name
club-pace-live = live
club-pace-correspondence = over days
club-pace-unlimited = without a clock
people-leaving = You have left { $left } of your last { $games } games with others to a bot. Until that improves, your tables are listed last.
