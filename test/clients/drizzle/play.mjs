import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/mysql2';
import { bigint, double, int, mysqlTable, mysqlView, varchar } from 'drizzle-orm/mysql-core';
import mysql from 'mysql2/promise';

const { MYSQL_HOST, MYSQL_TCP_PORT, MYSQL_USER, MYSQL_PWD, MYSQL_DATABASE, GAME } = process.env;
const game = Number(GAME);
const session = await mysql.createConnection({
  host: MYSQL_HOST, port: MYSQL_TCP_PORT, user: MYSQL_USER, password: MYSQL_PWD, database: MYSQL_DATABASE,
});
await session.query('SET @game_id = ?', [game]);
const database = drizzle({ client: session });

// Drizzle inserts every column that a table has here, so there is a table for each kind of move. All columns have names, because
// it would look up those of the second table among those of the first.
const Roll = mysqlTable('Gamemanager', { game: int('game_id'), dice: double('dice'), dice2: double('dice2') });
const Decision = mysqlTable('Gamemanager', {
  game: int('game_id'), record: double('record_ID'), action: varchar('action', { length: 20 }),
});
const playersView = mysqlView('playersView', {
  turn: int('Turn'), name: varchar('Player name', { length: 90 }), balance: bigint('Bank balance', { mode: 'number' }),
}).existing();
const pendingView = mysqlView('pendingView', { record: int('Record') }).existing();
const eventView = mysqlView('eventView', {
  record: int('Record'), event: int('Event'), sentence: varchar('Sentence', { length: 500 }),
}).existing();
const ledgerView = mysqlView('ledgerView', {
  record: double('record_ID'), player: double('player_ID'), action: varchar('action', { length: 20 }),
  balance: bigint('bank_balance', { mode: 'number' }),
}).existing();

// the game
const players = await database.select().from(playersView).orderBy(playersView.turn);
console.log(players.map(({ name, balance }) => `${name} has ${balance}`).join(', '));

// a roll, and what happened
await database.insert(Roll).values({ game, dice: 1, dice2: 2 });
const [{ record }] = await database.select().from(pendingView);
const events = await database.select().from(eventView).where(eq(eventView.record, record)).orderBy(eventView.event);
console.log(`record ${record}: ${events.map(({ sentence }) => sentence).join(' ')}`);

// a decision that names its record, and the completed row
await database.insert(Decision).values({ game, record: record + 1, action: 'buy' });
const [row] = await database.select().from(ledgerView).where(eq(ledgerView.record, record + 1));
console.log(`record ${row.record}: ${row.action} by player ${row.player}, balance ${row.balance}`);

// a procedure: a list of its results, each a list of rows, and a status at the end
const [[[called]]] = await database.execute(sql`CALL make_move(${game}, 'end_turn', NULL)`);
console.log(`record ${called.Record}: end_turn`);

// a refusal: the error of the driver is the cause of Drizzle's
let refusal;
try {
  await database.insert(Roll).values({ game, dice: 7, dice2: 2 });
} catch (error) {
  const token = /^([a-z_]+): /.exec(error.cause.message)?.[1];
  console.log(`refused: ${token}, error ${error.cause.errno}`);
  refusal = error;
}

// two rolls at once, of which the second is refused: one statement, so none is made
await database.insert(Roll).values([{ game, dice: 2, dice2: 4 }, { game, dice: 1, dice2: 3 }]).catch(() => undefined);
const [now] = await database.select().from(pendingView);
console.log(`batch: ${now.record - called.Record} of 2`);

const [[{ autocommit }]] = await database.execute(sql`SELECT @@autocommit AS autocommit`);
console.log(`autocommit: ${autocommit}`);
console.log(`message: ${refusal.message}`);
await session.end();
