import { Kysely, MysqlDialect, sql } from 'kysely';
import { createPool } from 'mysql2';

const { MYSQL_HOST, MYSQL_TCP_PORT, MYSQL_USER, MYSQL_PWD, MYSQL_DATABASE, GAME } = process.env;
const pool = createPool({
  host: MYSQL_HOST, port: MYSQL_TCP_PORT, user: MYSQL_USER, password: MYSQL_PWD, database: MYSQL_DATABASE,
});
// A pool has several sessions, and each has to choose the game.
pool.on('connection', (session) => session.query('SET @game_id = ?', [GAME]));
const database = new Kysely({ dialect: new MysqlDialect({ pool }) });

// the game
const players = await database.selectFrom('playersView').select(['Player name', 'Bank balance']).orderBy('Turn').execute();
console.log(players.map((player) => `${player['Player name']} has ${player['Bank balance']}`).join(', '));

// a roll, and what happened
await database.insertInto('Gamemanager').values({ game_id: GAME, dice: 1, dice2: 2 }).execute();
const { Record } = await database.selectFrom('pendingView').select('Record').executeTakeFirstOrThrow();
const events = await database.selectFrom('eventView').select('Sentence').where('Record', '=', Record).orderBy('Event').execute();
console.log(`record ${Record}: ${events.map(({ Sentence }) => Sentence).join(' ')}`);

// a decision that names its record, and the completed row
await database.insertInto('Gamemanager').values({ game_id: GAME, record_ID: Record + 1, action: 'buy' }).execute();
const row = await database.selectFrom('ledgerView').selectAll().where('record_ID', '=', Record + 1).executeTakeFirstOrThrow();
console.log(`record ${row.record_ID}: ${row.action} by player ${row.player_ID}, balance ${row.bank_balance}`);

// a procedure: Kysely takes its list of results for the rows
const { rows: [[called]] } = await sql`CALL make_move(${GAME}, 'end_turn', NULL)`.execute(database);
console.log(`record ${called.Record}: end_turn`);

// a refusal
let refusal;
try {
  await database.insertInto('Gamemanager').values({ game_id: GAME, dice: 7, dice2: 2 }).execute();
} catch (error) {
  const token = /^([a-z_]+): /.exec(error.message)?.[1];
  console.log(`refused: ${token}, error ${error.errno}`);
  refusal = error;
}

// two rolls at once, of which the second is refused: one statement, so none is made
await database.insertInto('Gamemanager').values([{ game_id: GAME, dice: 2, dice2: 4 }, { game_id: GAME, dice: 1, dice2: 3 }]).execute().catch(() => undefined);
const now = await database.selectFrom('pendingView').select('Record').executeTakeFirstOrThrow();
console.log(`batch: ${now.Record - called.Record} of 2`);

const { rows: [session] } = await sql`SELECT @@autocommit AS autocommit`.execute(database);
console.log(`autocommit: ${session.autocommit}`);
console.log(`message: ${refusal.message}`);
await database.destroy();
