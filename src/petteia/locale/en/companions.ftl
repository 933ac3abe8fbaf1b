### People around one, and clubs, in English.

people-title = My people
people-sign-in = With an account, you can follow others, invite them and found clubs.
people-invitations = Invitations
people-invites = { $name } invites you: { $game }
people-go = Open
people-decline = Decline
people-following = People I follow
people-following-empty = Nobody yet. On a player’s page you can follow them; those who follow you can be invited to a table.
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
club-founder = Founded by { $name }
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
club-pace-live = live
club-pace-correspondence = over days
club-pace-unlimited = without a clock
people-leaving = You have left { $left } of your last { $games } games with others to a bot. As long as that is so, others find your tables last.
