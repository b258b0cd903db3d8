import os
import re

import django
from django.conf import settings
from django.db import connection, models, utils

game = int(os.environ['GAME'])
settings.configure(DATABASES={'default': {
    'ENGINE': 'django.db.backends.mysql', 'HOST': os.environ['MYSQL_HOST'], 'PORT': os.environ['MYSQL_TCP_PORT'],
    'USER': os.environ['MYSQL_USER'], 'PASSWORD': os.environ['MYSQL_PWD'], 'NAME': os.environ['MYSQL_DATABASE'],
    'OPTIONS': {'init_command': f'SET @game_id = {game}'},
}}, DEFAULT_AUTO_FIELD='django.db.models.AutoField')
django.setup()


class Move(models.Model):
    """Django names every column that a model has. One of them has to be its key: the record, which a move can name."""
    record = models.FloatField(primary_key=True, db_column='record_ID')
    game_id = models.IntegerField()
    action = models.CharField(max_length=20, default='roll')
    dice = models.FloatField(null=True)
    dice2 = models.FloatField(null=True)

    class Meta:
        app_label, db_table, managed = 'play', 'Gamemanager', False


class Player(models.Model):
    number = models.IntegerField(primary_key=True, db_column='Player No.')
    turn = models.IntegerField(db_column='Turn')
    name = models.CharField(max_length=90, db_column='Player name')
    balance = models.BigIntegerField(db_column='Bank balance')

    class Meta:
        app_label, db_table, managed = 'play', 'playersView', False


class Ledger(models.Model):
    record = models.FloatField(primary_key=True, db_column='record_ID')
    action = models.CharField(max_length=20)
    player = models.FloatField(db_column='player_ID')
    balance = models.BigIntegerField(db_column='bank_balance')

    class Meta:
        app_label, db_table, managed = 'play', 'ledgerView', False


database = connection.cursor()

# the game
print(', '.join(f'{player.name} has {player.balance}' for player in Player.objects.order_by('turn')))

# a roll, and what happened; force_insert, because save() would try to update first
database.execute('SELECT Record + 1 FROM pendingView')
record, = database.fetchone()
Move(game_id=game, record=record, dice=1, dice2=2).save(force_insert=True)
database.execute('SELECT Sentence FROM eventView WHERE Record = %s ORDER BY Event', [record])
print(f'record {record}:', ' '.join(sentence for sentence, in database.fetchall()))

# a decision, and the completed row
Move(game_id=game, record=record + 1, action='buy').save(force_insert=True)
row = Ledger.objects.get(record=record + 1)
print(f'record {row.record:.0f}: {row.action} by player {row.player:.0f}, balance {row.balance}')

# a procedure: its rows
with connection.cursor() as call:
    call.execute('CALL make_move(%s, %s, NULL)', [game, 'end_turn'])
    print(f'record {call.fetchone()[0]}: end_turn')

# a refusal
try:
    Move(game_id=game, record=record + 3, dice=7, dice2=2).save(force_insert=True)
except utils.DatabaseError as error:
    number, message = error.args
    token = re.match('([a-z_]+): ', message)[1]
    print(f'refused: {token}, error {number}')
    refusal = error

# two rolls at once, of which the second is refused: one statement, so none is made
try:
    Move.objects.bulk_create([
        Move(game_id=game, record=record + 3, dice=2, dice2=4), Move(game_id=game, record=record + 4, dice=1, dice2=3)])
except utils.DatabaseError:
    pass
database.execute('SELECT Record FROM pendingView')
print('batch:', database.fetchone()[0] - record - 2, 'of 2')

database.execute('SELECT @@autocommit')
print('autocommit:', database.fetchone()[0])
print('message:', refusal)
