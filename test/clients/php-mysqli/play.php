<?php
$game = (int) getenv('GAME');
mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT);   // errors are exceptions: the default since PHP 8.1
$database = new mysqli(getenv('MYSQL_HOST'), getenv('MYSQL_USER'), getenv('MYSQL_PWD'), getenv('MYSQL_DATABASE'), (int) getenv('MYSQL_TCP_PORT'));
$database->query("SET @game_id = $game");

// the game
$players = $database->query('SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`')->fetch_all(MYSQLI_ASSOC);
echo implode(', ', array_map(fn ($player) => "{$player['Player name']} has {$player['Bank balance']}", $players)), "\n";

// a roll, and what happened
$roll = $database->prepare('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)');
$roll->execute([$game, 1, 2]);
$record = (int) $database->query('SELECT Record FROM pendingView')->fetch_column();
$events = $database->query("SELECT Sentence FROM eventView WHERE Record = $record ORDER BY Event")->fetch_all();
echo "record $record: ", implode(' ', array_column($events, 0)), "\n";

// a decision that names its record, and the completed row
$decision = $database->prepare('INSERT INTO Gamemanager (game_id, record_ID, action) VALUES (?, ?, ?)');
$decision->execute([$game, $record + 1, 'buy']);
$row = $database->query('SELECT * FROM ledgerView WHERE record_ID = ' . ($record + 1))->fetch_object();
echo "record $row->record_ID: $row->action by player $row->player_ID, balance $row->bank_balance\n";

// a procedure: its rows, and a status that has to be read before the next statement
$database->multi_query("CALL make_move($game, 'end_turn', NULL)");
$called = $database->store_result()->fetch_object();
while ($database->more_results()) $database->next_result();
echo "record $called->Record: end_turn\n";

// a refusal
try {
    $roll->execute([$game, 7, 2]);
} catch (mysqli_sql_exception $error) {
    preg_match('/^([a-z_]+): /', $error->getMessage(), $token);
    echo "refused: $token[1], error {$error->getCode()}\n";
}

echo 'autocommit: ', $database->query('SELECT @@autocommit')->fetch_column(), "\n";
echo 'message: ', $error->getMessage(), "\n";
