import os
import re

import pyodbc

game = int(os.environ['GAME'])
# pyodbc switches autocommit off: nothing is kept without a commit, and nothing of others is seen.
session = pyodbc.connect(
    'DRIVER={{MariaDB Unicode}};SERVER={MYSQL_HOST};PORT={MYSQL_TCP_PORT};DATABASE={MYSQL_DATABASE};UID={MYSQL_USER};PWD={MYSQL_PWD}'
    .format(**os.environ))
database = session.cursor()
database.execute(f'SET @game_id = {game}')

# the game
players = database.execute('SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`').fetchall()
print(', '.join(f'{name} has {balance}' for name, balance in players))

# a roll, and what happened
database.execute('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)', game, 1, 2)
session.commit()
record = database.execute('SELECT Record FROM pendingView').fetchval()
events = database.execute('SELECT Sentence FROM eventView WHERE Record = ? ORDER BY Event', record).fetchall()
print(f'record {record}:', ' '.join(sentence for sentence, in events))

# a decision that names its record, and the completed row
database.execute('INSERT INTO Gamemanager (game_id, record_ID, action) VALUES (?, ?, ?)', game, record + 1, 'buy')
session.commit()
row = database.execute('SELECT * FROM ledgerView WHERE record_ID = ?', record + 1).fetchone()
print(f'record {row.record_ID:.0f}: {row.action} by player {row.player_ID:.0f}, balance {row.bank_balance}')

# a procedure: its rows; make_move commits by itself
called = database.execute('{CALL make_move(?, ?, NULL)}', game, 'end_turn').fetchone()
print(f'record {called.Record}: end_turn')

# a refusal: the number stands at the end of the message, after the names of drivers at its beginning
try:
    database.execute('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)', game, 7, 2)
except pyodbc.Error as error:
    state, message = error.args
    token = re.search(r'\]([a-z_]+): ', message)[1]
    number = re.search(r'\((-?\d+)\)', message)[1]
    print(f'refused: {token}, error {number}')
    session.rollback()
    refusal = error

# two rolls at once, of which the second is refused: a statement each, so the first is made
try:
    database.executemany('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)', [[game, 2, 4], [game, 1, 3]])
except pyodbc.Error:
    session.commit()  # or rollback(), and none is made
print('batch:', database.execute('SELECT Record FROM pendingView').fetchval() - called.Record, 'of 2')

print('autocommit:', database.execute('SELECT @@autocommit').fetchval())
print('message:', refusal)
session.close()
