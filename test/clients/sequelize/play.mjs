import { DataTypes, Sequelize } from 'sequelize';

const { MYSQL_HOST, MYSQL_TCP_PORT, MYSQL_USER, MYSQL_PWD, MYSQL_DATABASE, GAME } = process.env;
const database = new Sequelize(MYSQL_DATABASE, MYSQL_USER, MYSQL_PWD, {
  dialect: 'mysql', host: MYSQL_HOST, port: Number(MYSQL_TCP_PORT), logging: false,
});
// A pool has several sessions, and each has to choose the game.
database.addHook('afterConnect', (session) => session.promise().query('SET @game_id = ?', [GAME]));

// Without timestamps: a move has no columns createdAt and updatedAt.
const options = { freezeTableName: true, timestamps: false };
const { INTEGER, DOUBLE, STRING, BIGINT } = DataTypes;
const Move = database.define('Gamemanager', {
  game_id: { type: INTEGER, primaryKey: true },
  record_ID: { type: DOUBLE, primaryKey: true },
  action: STRING, dice: DOUBLE, dice2: DOUBLE,
}, options);
const Ledger = database.define('ledgerView', {
  record_ID: { type: DOUBLE, primaryKey: true }, player_ID: DOUBLE, action: STRING, bank_balance: BIGINT,
}, options);

// the game
const players = await database.query('SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`', { type: 'SELECT' });
console.log(players.map((player) => `${player['Player name']} has ${player['Bank balance']}`).join(', '));

// a roll, and what happened; without `fields` Sequelize names every column of the model
await Move.create({ game_id: GAME, dice: 1, dice2: 2 }, { fields: ['game_id', 'dice', 'dice2'], validate: false });
const [{ Record }] = await database.query('SELECT Record FROM pendingView', { type: 'SELECT' });
const events = await database.query('SELECT Sentence FROM eventView WHERE Record = ? ORDER BY Event', { replacements: [Record], type: 'SELECT' });
console.log(`record ${Record}: ${events.map(({ Sentence }) => Sentence).join(' ')}`);

// a decision that names its record, and the completed row
await Move.create({ game_id: GAME, record_ID: Record + 1, action: 'buy' }, { fields: ['game_id', 'record_ID', 'action'] });
const row = await Ledger.findByPk(Record + 1);
console.log(`record ${row.record_ID}: ${row.action} by player ${row.player_ID}, balance ${row.bank_balance}`);

// a procedure: Sequelize gives the rows of its first result
const [called] = await database.query('CALL make_move(?, ?, NULL)', { replacements: [GAME, 'end_turn'] });
console.log(`record ${called.Record}: end_turn`);

// a refusal
let refusal;
try {
  await Move.create({ game_id: GAME, dice: 7, dice2: 2 }, { fields: ['game_id', 'dice', 'dice2'] });
} catch (error) {
  const token = /^([a-z_]+): /.exec(error.message)?.[1];
  console.log(`refused: ${token}, error ${error.original.errno}`);
  refusal = error;
}

// two rolls at once, of which the second is refused: one statement, so none is made
await Move.bulkCreate([{ game_id: GAME, dice: 2, dice2: 4 }, { game_id: GAME, dice: 1, dice2: 3 }], { fields: ['game_id', 'dice', 'dice2'] }).catch(() => undefined);
const [now] = await database.query('SELECT Record FROM pendingView', { type: 'SELECT' });
console.log(`batch: ${now.Record - called.Record} of 2`);

const [session] = await database.query('SELECT @@autocommit AS autocommit', { type: 'SELECT' });
console.log(`autocommit: ${session.autocommit}`);
console.log(`message: ${refusal.message}`);
await database.close();
