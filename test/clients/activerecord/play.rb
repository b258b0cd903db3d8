require 'active_record'

game = Integer(ENV['GAME'])
ActiveRecord::Base.establish_connection(
  adapter: 'mysql2', host: ENV['MYSQL_HOST'], port: Integer(ENV['MYSQL_TCP_PORT']), username: ENV['MYSQL_USER'],
  password: ENV['MYSQL_PWD'], database: ENV['MYSQL_DATABASE'])

class Player < ActiveRecord::Base
  self.table_name = 'playersView'
end

class Ledger < ActiveRecord::Base
  self.table_name = 'ledgerView'
  self.primary_key = 'record_ID'
end

class Event < ActiveRecord::Base
  self.table_name = 'eventView'
end

class Move < ActiveRecord::Base
  self.table_name = 'Gamemanager'
  self.primary_key = 'record_ID'
end

database = ActiveRecord::Base.connection
database.execute("SET @game_id = #{game}")

# the game
puts Player.order('Turn').map { |player| "#{player['Player name']} has #{player['Bank balance']}" }.join(', ')

# a roll, and what happened
Move.insert!({ game_id: game, dice: 1, dice2: 2 })
record = database.select_value('SELECT Record FROM pendingView')
puts "record #{record}: #{Event.where(Record: record).order('Event').pluck('Sentence').join(' ')}"

# a decision that names its record, and the completed row
Move.create!(game_id: game, record_ID: record + 1, action: 'buy')
row = Ledger.find(record + 1)
puts "record #{row.record_ID.to_i}: #{row.action} by player #{row.player_ID.to_i}, balance #{row.bank_balance}"

# a procedure
called = database.select_value("CALL make_move(#{game}, 'end_turn', NULL)")
database.raw_connection.abandon_results!
puts "record #{called}: end_turn"

# a refusal: error.cause is the driver's error
begin
  Move.insert!({ game_id: game, dice: 7, dice2: 2 })
rescue ActiveRecord::StatementInvalid => error
  token = error.message[/([a-z]+(?:_[a-z]+)+): /, 1]
  puts "refused: #{token}, error #{error.cause.error_number}"
end

# two rolls at once, of which the second is refused: one statement, so none is made
begin
  Move.insert_all!([{ game_id: game, dice: 2, dice2: 4 }, { game_id: game, dice: 1, dice2: 3 }])
rescue ActiveRecord::StatementInvalid
  # a refusal
end
puts "batch: #{database.select_value('SELECT Record FROM pendingView') - called} of 2"

puts "autocommit: #{database.select_value('SELECT @@autocommit')}"
puts "message: #{error.message}"
