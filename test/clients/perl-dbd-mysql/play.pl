use strict;
use warnings;
use DBI;

my $game = $ENV{GAME};
my $database = DBI->connect("DBI:mysql:host=$ENV{MYSQL_HOST};port=$ENV{MYSQL_TCP_PORT};database=$ENV{MYSQL_DATABASE}",
  $ENV{MYSQL_USER}, $ENV{MYSQL_PWD}, { RaiseError => 1, PrintError => 0, mysql_enable_utf8mb4 => 1 });
$database->do('SET @game_id = ?', undef, $game);

# the game
my $players = $database->selectall_arrayref('SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`');
print join(', ', map { "$_->[0] has $_->[1]" } @$players), "\n";

# a roll, and what happened
$database->do('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)', undef, $game, 1, 2);
my ($record) = $database->selectrow_array('SELECT Record FROM pendingView');
my $events = $database->selectcol_arrayref('SELECT Sentence FROM eventView WHERE Record = ? ORDER BY Event', undef, $record);
print "record $record: @$events\n";

# a decision that names its record, and the completed row
$database->do('INSERT INTO Gamemanager (game_id, record_ID, action) VALUES (?, ?, ?)', undef, $game, $record + 1, 'buy');
my $row = $database->selectrow_hashref('SELECT * FROM ledgerView WHERE record_ID = ?', undef, $record + 1);
print "record $row->{record_ID}: $row->{action} by player $row->{player_ID}, balance $row->{bank_balance}\n";

# a procedure: its rows; finish skips what comes after them
my $call = $database->prepare('CALL make_move(?, ?, NULL)');
$call->execute($game, 'end_turn');
my ($called) = $call->fetchrow_array;
$call->finish;
print "record $called: end_turn\n";

# a refusal: errstr is the message, $@ has the name of the driver before it
eval { $database->do('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)', undef, $game, 7, 2) };
my ($token) = $database->errstr =~ /^([a-z_]+): /;
print "refused: $token, error ", $database->err, "\n";
my $message = $@;

print 'autocommit: ', $database->selectrow_array('SELECT @@autocommit'), "\n";
print "message: $message";
$database->disconnect;
