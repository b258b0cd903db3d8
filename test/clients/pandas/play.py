import os
import re

import pandas
from sqlalchemy import create_engine, event, exc, text
from sqlalchemy.engine import URL

game = int(os.environ['GAME'])
engine = create_engine(URL.create(
    'mysql+pymysql', os.environ['MYSQL_USER'], os.environ['MYSQL_PWD'], os.environ['MYSQL_HOST'],
    int(os.environ['MYSQL_TCP_PORT']), os.environ['MYSQL_DATABASE']))


@event.listens_for(engine, 'connect')
def choose_game(session, _):
    """A pool has several sessions, and each has to choose the game."""
    session.cursor().execute('SET @game_id = %s', [game])


def insert(*moves):
    """The rows of a frame are moves; `index=False`, because a move has no column `index`. to_sql commits."""
    pandas.DataFrame(moves).to_sql('Gamemanager', engine, if_exists='append', index=False)


# the game
players = pandas.read_sql('SELECT * FROM playersView', engine).sort_values('Turn')
print(', '.join(players['Player name'] + ' has ' + players['Bank balance'].astype(str)))

# a roll, and what happened
insert({'game_id': game, 'dice': 1, 'dice2': 2})
record = int(pandas.read_sql('SELECT Record FROM pendingView', engine)['Record'][0])
events = pandas.read_sql('SELECT * FROM eventView', engine)
print(f'record {record}:', ' '.join(events[events['Record'] == record].sort_values('Event')['Sentence']))

# a decision that names its record, and the completed row
insert({'game_id': game, 'record_ID': record + 1, 'action': 'buy'})
row = pandas.read_sql('SELECT * FROM ledgerView', engine, index_col='record_ID').loc[record + 1]
print(f'record {record + 1}: {row.action} by player {row.player_ID:.0f}, balance {row.bank_balance}')

# a procedure; read_sql does not commit, but make_move does
called = pandas.read_sql(text("CALL make_move(:game, 'end_turn', NULL)"), engine, params={'game': game})
print(f"record {called['Record'][0]}: end_turn")

# a refusal: error.orig is the driver's error
try:
    insert({'game_id': game, 'dice': 7, 'dice2': 2})
except exc.DBAPIError as error:
    number, message = error.orig.args
    token = re.match('([a-z_]+): ', message)[1]
    print(f'refused: {token}, error {number}')
    refusal = error

# two rolls at once, of which the second is refused: one transaction, so none is made
try:
    insert({'game_id': game, 'dice': 2, 'dice2': 4}, {'game_id': game, 'dice': 1, 'dice2': 3})
except exc.DBAPIError:
    pass
print('batch:', pandas.read_sql('SELECT Record FROM pendingView', engine)['Record'][0] - called['Record'][0], 'of 2')

print('autocommit:', pandas.read_sql('SELECT @@autocommit AS autocommit', engine)['autocommit'][0])
print('message:', refusal)
