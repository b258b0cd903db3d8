require 'mysql2'

game = Integer(ENV['GAME'])
database = Mysql2::Client.new(
  host: ENV['MYSQL_HOST'], port: Integer(ENV['MYSQL_TCP_PORT']), username: ENV['MYSQL_USER'],
  password: ENV['MYSQL_PWD'], database: ENV['MYSQL_DATABASE'])
database.query("SET @game_id = #{game}")

# the game
players = database.query('SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`')
puts players.map { |player| "#{player['Player name']} has #{player['Bank balance']}" }.join(', ')

# a roll, and what happened
roll = database.prepare('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)')
roll.execute(game, 1, 2)
record = database.query('SELECT Record FROM pendingView').first['Record']
events = database.query("SELECT Sentence FROM eventView WHERE Record = #{record} ORDER BY Event")
puts "record #{record}: #{events.map { |event| event['Sentence'] }.join(' ')}"

# a decision that names its record, and the completed row
decision = database.prepare('INSERT INTO Gamemanager (game_id, record_ID, action) VALUES (?, ?, ?)')
decision.execute(game, record + 1, 'buy')
row = database.query("SELECT * FROM ledgerView WHERE record_ID = #{record + 1}").first
puts "record #{row['record_ID'].to_i}: #{row['action']} by player #{row['player_ID'].to_i}, balance #{row['bank_balance']}"

# a procedure: its rows, and a status that has to be read before the next statement
called = database.query("CALL make_move(#{game}, 'end_turn', NULL)").first
database.next_result while database.more_results?
puts "record #{called['Record']}: end_turn"

# a refusal
begin
  roll.execute(game, 7, 2)
rescue Mysql2::Error => error
  token = error.message[/\A([a-z_]+): /, 1]
  puts "refused: #{token}, error #{error.error_number}"
end

puts "autocommit: #{database.query('SELECT @@autocommit AS autocommit').first['autocommit']}"
puts "message: #{error.message}"
database.close
