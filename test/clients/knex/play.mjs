import knex from 'knex';

const { MYSQL_HOST, MYSQL_TCP_PORT, MYSQL_USER, MYSQL_PWD, MYSQL_DATABASE, GAME } = process.env;
const database = knex({
  client: 'mysql2',
  connection: { host: MYSQL_HOST, port: Number(MYSQL_TCP_PORT), user: MYSQL_USER, password: MYSQL_PWD, database: MYSQL_DATABASE },
  // A pool has several sessions, and each has to choose the game.
  pool: { min: 0, afterCreate: (session, done) => session.query('SET @game_id = ?', [GAME], done) },
});

// the game
const players = await database('playersView').select('Player name', 'Bank balance').orderBy('Turn');
console.log(players.map((player) => `${player['Player name']} has ${player['Bank balance']}`).join(', '));

// a roll, and what happened
await database('Gamemanager').insert({ game_id: GAME, dice: 1, dice2: 2 });
const { Record } = await database('pendingView').first('Record');
const events = await database('eventView').where({ Record }).orderBy('Event').pluck('Sentence');
console.log(`record ${Record}: ${events.join(' ')}`);

// a decision that names its record, and the completed row
await database('Gamemanager').insert({ game_id: GAME, record_ID: Record + 1, action: 'buy' });
const row = await database('ledgerView').where({ record_ID: Record + 1 }).first();
console.log(`record ${row.record_ID}: ${row.action} by player ${row.player_ID}, balance ${row.bank_balance}`);

// a procedure: a list of its results, each a list of rows, and a status at the end
const [[[called]]] = await database.raw('CALL make_move(?, ?, NULL)', [GAME, 'end_turn']);
console.log(`record ${called.Record}: end_turn`);

// a refusal: error.message begins with the statement, error.sqlMessage with the token
let refusal;
try {
  await database('Gamemanager').insert({ game_id: GAME, dice: 7, dice2: 2 });
} catch (error) {
  const token = /^([a-z_]+): /.exec(error.sqlMessage)?.[1];
  console.log(`refused: ${token}, error ${error.errno}`);
  refusal = error;
}

// two rolls at once, of which the second is refused: one statement, so none is made
await database('Gamemanager').insert([{ game_id: GAME, dice: 2, dice2: 4 }, { game_id: GAME, dice: 1, dice2: 3 }]).catch(() => undefined);
const now = await database('pendingView').first('Record');
console.log(`batch: ${now.Record - called.Record} of 2`);

const [[session]] = await database.raw('SELECT @@autocommit AS autocommit');
console.log(`autocommit: ${session.autocommit}`);
console.log(`message: ${refusal.message}`);
await database.destroy();
