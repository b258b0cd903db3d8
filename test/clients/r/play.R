library(DBI)

game <- as.integer(Sys.getenv('GAME'))
database <- dbConnect(
  RMySQL::MySQL(), host = Sys.getenv('MYSQL_HOST'), port = as.integer(Sys.getenv('MYSQL_TCP_PORT')), user = Sys.getenv('MYSQL_USER'),
  password = Sys.getenv('MYSQL_PWD'), dbname = Sys.getenv('MYSQL_DATABASE'))
invisible(dbExecute(database, sprintf('SET @game_id = %d', game)))

# the game
players <- dbGetQuery(database, 'SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`')
cat(paste(players[['Player name']], 'has', players[['Bank balance']], collapse = ', '), '\n', sep = '')

# a roll, and what happened
invisible(dbExecute(database, sprintf('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (%d, 1, 2)', game)))
record <- dbGetQuery(database, 'SELECT Record FROM pendingView')$Record
events <- dbGetQuery(database, sprintf('SELECT Sentence FROM eventView WHERE Record = %d ORDER BY Event', record))
cat('record ', record, ': ', paste(events$Sentence, collapse = ' '), '\n', sep = '')

# a decision that names its record, and the completed row
invisible(dbExecute(database, sprintf("INSERT INTO Gamemanager (game_id, record_ID, action) VALUES (%d, %d, 'buy')", game, record + 1)))
row <- dbGetQuery(database, sprintf('SELECT * FROM ledgerView WHERE record_ID = %d', record + 1))
cat('record ', row$record_ID, ': ', row$action, ' by player ', row$player_ID, ', balance ', row$bank_balance, '\n', sep = '')

# a procedure: its rows, and a status that has to be read before the next statement
call <- dbSendQuery(database, sprintf("CALL make_move(%d, 'end_turn', NULL)", game))
called <- dbFetch(call)
while (RMySQL::dbMoreResults(database)) RMySQL::dbNextResult(database)
cat('record ', called$Record, ': end_turn\n', sep = '')

# a refusal
message <- tryCatch(
  dbExecute(database, sprintf('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (%d, 7, 2)', game)),
  error = conditionMessage)
token <- sub('.*?([a-z]+(_[a-z]+)+): .*', '\\1', message, perl = TRUE)
cat('refused: ', token, ', error ', dbGetException(database)$errorNum, '\n', sep = '')

cat('autocommit: ', dbGetQuery(database, 'SELECT @@autocommit AS autocommit')$autocommit, '\n', sep = '')
cat('message: ', message, '\n', sep = '')
invisible(dbDisconnect(database))
