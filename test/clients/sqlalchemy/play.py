import os
import re

from sqlalchemy import Column, Float, Integer, MetaData, String, Table, create_engine, event, exc, insert, select, text
from sqlalchemy.engine import URL

game = int(os.environ['GAME'])
engine = create_engine(URL.create(
    'mysql+pymysql', os.environ['MYSQL_USER'], os.environ['MYSQL_PWD'], os.environ['MYSQL_HOST'],
    int(os.environ['MYSQL_TCP_PORT']), os.environ['MYSQL_DATABASE']))


@event.listens_for(engine, 'connect')
def choose_game(session, _):
    """A pool has several sessions, and each has to choose the game."""
    session.cursor().execute('SET @game_id = %s', [game])


# A player's account cannot read the table, so that its columns cannot be reflected.
tables = MetaData()
moves = Table(
    'Gamemanager', tables, Column('game_id', Integer), Column('record_ID', Float), Column('action', String(20)),
    Column('dice', Float), Column('dice2', Float))
ledger = Table(
    'ledgerView', tables, Column('record_ID', Float), Column('action', String(20)), Column('player_ID', Float),
    Column('bank_balance', Integer))

# the game; `begin` commits at the end of its block
with engine.begin() as database:
    players = database.execute(text('SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`')).all()
    print(', '.join(f'{name} has {balance}' for name, balance in players))

# a roll, and what happened
with engine.begin() as database:
    database.execute(insert(moves).values(game_id=game, dice=1, dice2=2))
    record = database.execute(text('SELECT Record FROM pendingView')).scalar_one()
    sentences = database.execute(text('SELECT Sentence FROM eventView WHERE Record = :record ORDER BY Event'), {'record': record})
    print(f'record {record}:', ' '.join(sentences.scalars()))

# a decision that names its record, and the completed row
with engine.begin() as database:
    database.execute(insert(moves).values(game_id=game, record_ID=record + 1, action='buy'))
    row = database.execute(select(ledger).where(ledger.c.record_ID == record + 1)).one()
    print(f'record {row.record_ID:.0f}: {row.action} by player {row.player_ID:.0f}, balance {row.bank_balance}')

# a procedure: its rows
with engine.begin() as database:
    called = database.execute(text("CALL make_move(:game, 'end_turn', NULL)"), {'game': game}).one()
    print(f'record {called.Record}: end_turn')

# a refusal: error.orig is the driver's error
try:
    with engine.begin() as database:
        database.execute(insert(moves).values(game_id=game, dice=7, dice2=2))
except exc.DBAPIError as error:
    number, message = error.orig.args
    token = re.match('([a-z_]+): ', message)[1]
    print(f'refused: {token}, error {number}')
    refusal = error

# two rolls at once, of which the second is refused: one transaction, so none is made
try:
    with engine.begin() as database:
        database.execute(insert(moves), [{'game_id': game, 'dice': 2, 'dice2': 4}, {'game_id': game, 'dice': 1, 'dice2': 3}])
except exc.DBAPIError:
    pass
with engine.begin() as database:
    print('batch:', database.execute(text('SELECT Record FROM pendingView')).scalar_one() - called.Record, 'of 2')

with engine.begin() as database:
    print('autocommit:', database.execute(text('SELECT @@autocommit')).scalar_one())
print('message:', refusal)
