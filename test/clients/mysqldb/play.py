import os
import re

import MySQLdb
import MySQLdb.cursors

game = int(os.environ['GAME'])
# The driver switches autocommit off: nothing is kept without a commit, and nothing of others is seen.
session = MySQLdb.connect(
    host=os.environ['MYSQL_HOST'], port=int(os.environ['MYSQL_TCP_PORT']), user=os.environ['MYSQL_USER'],
    password=os.environ['MYSQL_PWD'], database=os.environ['MYSQL_DATABASE'])
database = session.cursor(MySQLdb.cursors.DictCursor)
database.execute('SET @game_id = %s', [game])

# the game
database.execute('SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`')
print(', '.join(f"{player['Player name']} has {player['Bank balance']}" for player in database.fetchall()))

# a roll, and what happened
database.execute('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (%s, %s, %s)', [game, 1, 2])
session.commit()
database.execute('SELECT Record FROM pendingView')
record = database.fetchone()['Record']
database.execute('SELECT Sentence FROM eventView WHERE Record = %s ORDER BY Event', [record])
print(f'record {record}:', ' '.join(event['Sentence'] for event in database.fetchall()))

# a decision that names its record, and the completed row
database.execute('INSERT INTO Gamemanager (game_id, record_ID, action) VALUES (%s, %s, %s)', [game, record + 1, 'buy'])
session.commit()
database.execute('SELECT * FROM ledgerView WHERE record_ID = %s', [record + 1])
row = database.fetchone()
print(f"record {row['record_ID']:.0f}: {row['action']} by player {row['player_ID']:.0f}, balance {row['bank_balance']}")

# a procedure: its rows; make_move commits by itself
database.execute('CALL make_move(%s, %s, NULL)', [game, 'end_turn'])
print(f"record {database.fetchone()['Record']}: end_turn")

# a refusal
try:
    database.execute('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (%s, %s, %s)', [game, 7, 2])
except MySQLdb.Error as error:
    number, message = error.args
    token = re.match('([a-z_]+): ', message)[1]
    print(f'refused: {token}, error {number}')
    session.rollback()
    refusal = error

# two rolls at once, of which the second is refused: one statement, so none is made
try:
    database.executemany('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (%s, %s, %s)', [[game, 2, 4], [game, 1, 3]])
except MySQLdb.Error:
    session.rollback()
database.execute('SELECT Record FROM pendingView')
print('batch:', database.fetchone()['Record'] - record - 2, 'of 2')

database.execute('SELECT @@autocommit AS autocommit')
print('autocommit:', database.fetchone()['autocommit'])
print('message:', refusal)
session.close()
