# `petteia doctor`: what it found, what is wrong, and what to do

doctor-about-settings = settings
doctor-about-disk = disk
doctor-about-database = database
doctor-about-clock = clock
doctor-about-files = open files
doctor-about-page = page
doctor-about-engine = engine
doctor-about-extras = extras
doctor-about-mail = mail
doctor-sum = Must be fixed: { $bad }. Worth a look: { $notices }.

doctor-settings = Valid; set in the environment: { $count }.
doctor-settings-wrong = { $problem }. Correct this variable; docs/server.md lists all settings. Nothing else was checked.
doctor-settings-unknown = There is no setting { $found }. Is the name misspelt? docs/server.md lists all settings.
doctor-settings-open = The server listens on { $found } without encryption. Put a proxy with TLS in front of it and set PETTEIA_URL.
doctor-settings-proxy = PETTEIA_URL starts with https, but no proxy is trusted. Set PETTEIA_PROXIES, or all visitors share the limits of one address.
doctor-settings-limits = Limits are off: anybody can overload the server. Remove PETTEIA_LIMITS unless this is a test.

doctor-disk = { $found }: { $free } MB free; a write is safe after { $milliseconds } ms.
doctor-disk-new = { $found } does not exist yet. The first start creates it.
doctor-disk-closed = { $found } cannot be written to: { $problem }. Give the folder to the user who runs the server, or choose another one with PETTEIA_DATA.
doctor-disk-full = { $found }: only { $free } MB free. Make room: the server is not ready with so little space.
doctor-disk-little = { $found }: only { $free } MB free. Make room soon.
doctor-disk-slow = { $found }: a write is safe only after { $milliseconds } ms, and players wait for it. Use a local disk, if possible an SSD.

doctor-database = { $found }: undamaged, of this version.
doctor-database-new = { $found } does not exist yet. The first start creates it.
doctor-database-old = { $found } was written by an earlier version. Back it up; the next start brings it up to date.
doctor-database-unusable = { $problem }
doctor-database-damaged = { $found } is damaged: { $problem }. Stop the server and restore a backup, as described in docs/operate.md.
doctor-database-readable = Other users of this machine can read the database. Run: { $command }
doctor-database-used = A server is using it.
doctor-database-unused = No server is using it.
doctor-queue = The queue of the workers fits the procrastinate that is installed here.
doctor-queue-old = The queue of the workers is at { $found }. The next worker that starts brings it up to date.
doctor-queue-new = A later version of procrastinate made the queue of the workers (it is at { $found }). Run: { $command }

doctor-clock = { $found } UTC, running evenly.
doctor-clock-wrong = The clock says { $found } UTC, which cannot be right. Set it and keep it right with NTP.
doctor-clock-back = The clock is { $minutes } minutes behind the server’s last sign of life. Set it and keep it right with NTP.
doctor-clock-jumps = The clock jumped by { $milliseconds } ms just now. Is another program setting it? One time service is enough.

doctor-files = { $files } files may be open: room for { $count } connections.
doctor-files-few = Only { $files } files may be open: room for { $count } connections. Raise the limit (LimitNOFILE in the systemd unit, ulimit -n in a shell).

doctor-page = Built.
doctor-page-missing = Not built, so browsers find nothing. Install a release, or run in the source folder: { $command }
doctor-engine = Compiled.
doctor-engine-plain = Plain Python: everything works, but bots think far more slowly. Install a C compiler and then Petteia again.
doctor-extras = Installed: { $found }. A server needs none of them.

doctor-mail = { $found } answers and accepts the login.
doctor-mail-none = No mail server: people who forget their password need your help ({ $command }). Set PETTEIA_MAIL_HOST to change that.
doctor-mail-untried = { $found } was not called. To try it, run: { $command }
doctor-mail-fails = { $found } cannot be used: { $problem }. Check PETTEIA_MAIL_HOST, _PORT, _TLS, _USER and _PASSWORD.
