# One statement each; --csv prints a heading and rows. In a terminal, leave --csv and --execute out.
play() {
  mycli --host "$MYSQL_HOST" --port "$MYSQL_TCP_PORT" --user "$MYSQL_USER" --password "$MYSQL_PWD" \
    --init-command "SET @game_id = $GAME" --csv --execute "$1" "$MYSQL_DATABASE"
}

# the rows without the heading
rows() { play "$1" | tail -n +2 | tr -d '"\r'; }

# the game
rows "SELECT GROUP_CONCAT(\`Player name\`, ' has ', \`Bank balance\` ORDER BY \`Turn\` SEPARATOR ', ') FROM playersView"

# a roll, and what happened
play "INSERT INTO Gamemanager (game_id, dice, dice2) VALUES ($GAME, 1, 2)"
record=$(rows 'SELECT Record FROM pendingView')
echo "record $record: $(rows "SELECT GROUP_CONCAT(Sentence ORDER BY Event SEPARATOR ' ') FROM eventView WHERE Record = $record")"

# a decision that names its record, and the completed row
play "INSERT INTO Gamemanager (game_id, record_ID, action) VALUES ($GAME, $((record + 1)), 'buy')"
rows "SELECT CONCAT('record ', record_ID, ': ', action, ' by player ', player_ID, ', balance ', bank_balance)
  FROM ledgerView WHERE record_ID = $((record + 1))"

# a procedure: its rows
echo "record $(rows "CALL make_move($GAME, 'end_turn', NULL)"): end_turn"

# a refusal ends the program with status 1, and is written to the standard error
message=$(play "INSERT INTO Gamemanager (game_id, dice, dice2) VALUES ($GAME, 7, 2)" 2>&1)
pattern="\((-?[0-9]+), '([a-z_]+): "
[[ $message =~ $pattern ]] && echo "refused: ${BASH_REMATCH[2]}, error ${BASH_REMATCH[1]}"

echo "autocommit: $(rows 'SELECT @@autocommit')"
echo "message: $message"
