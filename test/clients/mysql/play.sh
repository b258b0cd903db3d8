# The client reads MYSQL_HOST, MYSQL_TCP_PORT and MYSQL_PWD; a file keeps the password better: --defaults-extra-file=player.cnf
play() {
  mysql --user="$MYSQL_USER" --init-command="SET @game_id = $GAME" --batch --skip-column-names "$MYSQL_DATABASE"
}

# the game
play <<'SQL'
SELECT GROUP_CONCAT(`Player name`, ' has ', `Bank balance` ORDER BY `Turn` SEPARATOR ', ') FROM playersView;
SQL

# a roll, and what happened
play <<SQL
INSERT INTO Gamemanager (game_id, dice, dice2) VALUES ($GAME, 1, 2);
SELECT CONCAT('record ', Record, ': ', GROUP_CONCAT(Sentence ORDER BY Event SEPARATOR ' '))
  FROM eventView WHERE Record = (SELECT Record FROM pendingView) GROUP BY Record;
SQL

# a decision that names its record, and the completed row
play <<SQL
INSERT INTO Gamemanager (game_id, record_ID, action) VALUES ($GAME, 2, 'buy');
SELECT CONCAT('record ', record_ID, ': ', action, ' by player ', player_ID, ', balance ', bank_balance)
  FROM ledgerView WHERE record_ID = 2;
SQL

# a procedure: its rows
record=$(play <<<"CALL make_move($GAME, 'end_turn', NULL);")
echo "record $record: end_turn"

# a refusal ends the script with status 1, unless --force is set, and is the last line of the standard error
message=$(play 2>&1 <<<"INSERT INTO Gamemanager (game_id, dice, dice2) VALUES ($GAME, 7, 2);")
pattern='ERROR ([0-9]+) .*: ([a-z_]+): '
[[ $message =~ $pattern ]] && echo "refused: ${BASH_REMATCH[2]}, error ${BASH_REMATCH[1]}"

echo "autocommit: $(play <<<'SELECT @@autocommit')"
echo "message: $(tail -n 1 <<<"$message")"
