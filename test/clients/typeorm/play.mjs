import 'reflect-metadata';
import { DataSource, EntitySchema } from 'typeorm';

const { MYSQL_HOST, MYSQL_TCP_PORT, MYSQL_USER, MYSQL_PWD, MYSQL_DATABASE, GAME } = process.env;
const Move = new EntitySchema({
  name: 'Move',
  tableName: 'Gamemanager',
  columns: {
    game_id: { type: 'int', primary: true },
    record_ID: { type: 'double', primary: true },
    action: { type: 'varchar' },
    dice: { type: 'double', nullable: true },
    dice2: { type: 'double', nullable: true },
  },
});
const source = await new DataSource({
  type: 'mysql', host: MYSQL_HOST, port: Number(MYSQL_TCP_PORT), username: MYSQL_USER, password: MYSQL_PWD, database: MYSQL_DATABASE,
  entities: [Move],
}).initialize();
// One session of the pool, which chooses the game.
const session = source.createQueryRunner();
await session.query('SET @game_id = ?', [GAME]);

/** Inserts moves with the columns of the first one alone, and reads nothing back. */
const insert = (...moves) =>
  session.manager.createQueryBuilder().insert().into(Move, Object.keys(moves[0])).values(moves).updateEntity(false).execute();

// the game
const players = await session.query('SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`');
console.log(players.map((player) => `${player['Player name']} has ${player['Bank balance']}`).join(', '));

// a roll, and what happened
await insert({ game_id: GAME, dice: 1, dice2: 2 });
const [{ Record }] = await session.query('SELECT Record FROM pendingView');
const events = await session.query('SELECT Sentence FROM eventView WHERE Record = ? ORDER BY Event', [Record]);
console.log(`record ${Record}: ${events.map(({ Sentence }) => Sentence).join(' ')}`);

// a decision that names its record, and the completed row
await insert({ game_id: GAME, record_ID: Record + 1, action: 'buy' });
const [row] = await session.query('SELECT record_ID, action, player_ID, bank_balance FROM ledgerView WHERE record_ID = ?', [Record + 1]);
console.log(`record ${row.record_ID}: ${row.action} by player ${row.player_ID}, balance ${row.bank_balance}`);

// a procedure: a list of its results, each a list of rows, and a status at the end
const [[called]] = await session.query('CALL make_move(?, ?, NULL)', [GAME, 'end_turn']);
console.log(`record ${called.Record}: end_turn`);

// a refusal
let refusal;
try {
  await insert({ game_id: GAME, dice: 7, dice2: 2 });
} catch (error) {
  const token = /^([a-z_]+): /.exec(error.message)?.[1];
  console.log(`refused: ${token}, error ${error.driverError.errno}`);
  refusal = error;
}

// two rolls at once, of which the second is refused: one statement, so none is made
await insert({ game_id: GAME, dice: 2, dice2: 4 }, { game_id: GAME, dice: 1, dice2: 3 }).catch(() => undefined);
const [now] = await session.query('SELECT Record FROM pendingView');
console.log(`batch: ${now.Record - called.Record} of 2`);

const [{ autocommit }] = await session.query('SELECT @@autocommit AS autocommit');
console.log(`autocommit: ${autocommit}`);
console.log(`message: ${refusal.message}`);
await session.release();
await source.destroy();
