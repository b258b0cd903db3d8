import os

import pymysql

game = int(os.environ['GAME'])


def connect():
    """As most programs connect: the driver switches autocommit off."""
    return pymysql.connect(
        host=os.environ['MYSQL_HOST'], port=int(os.environ['MYSQL_TCP_PORT']), user=os.environ['MYSQL_USER'],
        password=os.environ['MYSQL_PWD'], database=os.environ['MYSQL_DATABASE'], init_command=f'SET @game_id = {game}')


def record_seen(session):
    """The last record of the game, as a session sees it."""
    with session.cursor() as database:
        database.execute('SELECT Record FROM pendingView')
        return database.fetchone()[0]


def roll(session):
    with session.cursor() as database:
        database.execute('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (%s, 1, 2)', [game])


# A roll without a commit is lost with its session.
first = connect()
roll(first)
print('seen by the session that rolled:', record_seen(first))
first.close()
bot = connect()
print('seen after it has closed:', record_seen(bot))

# The bot has read, so that a transaction is open. It keeps seeing the game as it was then.
second = connect()
roll(second)
second.commit()
print('seen by the bot after a roll that was committed:', record_seen(bot))
bot.commit()
print('seen by the bot after a commit of its own:', record_seen(bot))
