<?php
$game = (int) getenv('GAME');
$source = sprintf('mysql:host=%s;port=%s;dbname=%s;charset=utf8mb4', getenv('MYSQL_HOST'), getenv('MYSQL_TCP_PORT'), getenv('MYSQL_DATABASE'));
$database = new PDO($source, getenv('MYSQL_USER'), getenv('MYSQL_PWD'));   // errors are exceptions: the default since PHP 8.0
$database->exec("SET @game_id = $game");

// the game
$players = $database->query('SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`')->fetchAll(PDO::FETCH_ASSOC);
echo implode(', ', array_map(fn ($player) => "{$player['Player name']} has {$player['Bank balance']}", $players)), "\n";

// a roll, and what happened
$roll = $database->prepare('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)');
$roll->execute([$game, 1, 2]);
$record = $database->query('SELECT Record FROM pendingView')->fetchColumn();
$events = $database->query("SELECT Sentence FROM eventView WHERE Record = $record ORDER BY Event")->fetchAll(PDO::FETCH_COLUMN);
echo "record $record: ", implode(' ', $events), "\n";

// a decision that names its record, and the completed row
$decision = $database->prepare('INSERT INTO Gamemanager (game_id, record_ID, action) VALUES (?, ?, ?)');
$decision->execute([$game, $record + 1, 'buy']);
$row = $database->query('SELECT * FROM ledgerView WHERE record_ID = ' . ($record + 1))->fetch(PDO::FETCH_OBJ);
echo "record $row->record_ID: $row->action by player $row->player_ID, balance $row->bank_balance\n";

// a procedure: its rows, and a status that has to be skipped before the next statement
$call = $database->prepare('CALL make_move(?, ?, NULL)');
$call->execute([$game, 'end_turn']);
$called = $call->fetch(PDO::FETCH_OBJ);
$call->closeCursor();
echo "record $called->Record: end_turn\n";

// a refusal: getCode() is the SQLSTATE, getMessage() begins with it
try {
    $roll->execute([$game, 7, 2]);
} catch (PDOException $error) {
    [$state, $number, $message] = $error->errorInfo;
    preg_match('/^([a-z_]+): /', $message, $token);
    echo "refused: $token[1], error $number\n";
}

echo 'autocommit: ', $database->query('SELECT @@autocommit')->fetchColumn(), "\n";
echo 'message: ', $error->getMessage(), "\n";
