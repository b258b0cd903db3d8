import mysql from 'mysql2/promise';

const { MYSQL_HOST, MYSQL_TCP_PORT, MYSQL_USER, MYSQL_PWD, MYSQL_DATABASE, GAME } = process.env;
const database = await mysql.createConnection({
  host: MYSQL_HOST, port: MYSQL_TCP_PORT, user: MYSQL_USER, password: MYSQL_PWD, database: MYSQL_DATABASE,
});
await database.query('SET @game_id = ?', [GAME]);

// the game
const [players] = await database.query('SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`');
console.log(players.map((player) => `${player['Player name']} has ${player['Bank balance']}`).join(', '));

// a roll, and what happened
await database.query('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)', [GAME, 1, 2]);
const [[{ Record }]] = await database.query('SELECT Record FROM pendingView');
const [events] = await database.query('SELECT Sentence FROM eventView WHERE Record = ? ORDER BY Event', [Record]);
console.log(`record ${Record}: ${events.map(({ Sentence }) => Sentence).join(' ')}`);

// a decision that names its record, and the completed row
await database.query('INSERT INTO Gamemanager (game_id, record_ID, action) VALUES (?, ?, ?)', [GAME, Record + 1, 'buy']);
const [[row]] = await database.query('SELECT record_ID, action, player_ID, bank_balance FROM ledgerView WHERE record_ID = ?', [Record + 1]);
console.log(`record ${row.record_ID}: ${row.action} by player ${row.player_ID}, balance ${row.bank_balance}`);

// a procedure: a list of its results, each a list of rows, and a status at the end
const [[[called]]] = await database.query('CALL make_move(?, ?, NULL)', [GAME, 'end_turn']);
console.log(`record ${called.Record}: end_turn`);

// a refusal
let refusal;
try {
  await database.query('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)', [GAME, 7, 2]);
} catch (error) {
  const token = /^([a-z_]+): /.exec(error.message)?.[1];
  console.log(`refused: ${token}, error ${error.errno}`);
  refusal = error;
}

// two rolls at once, of which the second is refused: one statement, so none is made
await database.query('INSERT INTO Gamemanager (game_id, dice, dice2) VALUES ?', [[[GAME, 2, 4], [GAME, 1, 3]]]).catch(() => undefined);
const [[now]] = await database.query('SELECT Record FROM pendingView');
console.log(`batch: ${now.Record - called.Record} of 2`);

const [[session]] = await database.query('SELECT @@autocommit AS autocommit');
console.log(`autocommit: ${session.autocommit}`);
console.log(`message: ${refusal.message}`);
await database.end();
