import type { GameConnection } from '../../src/game/connection';
import { asRefusal } from '../../src/game/refusal';
import { readSeats } from '../../src/game/views';
import { digestOf, type RecordedMove, type Recording, type Result } from './format';

/** What a game consists of beside its ledger and its events. */
const POSITION = [
  'SELECT phase, player_count, round, turn, last_record_ID, dice_source, drawn, doubles, turns_ended, prid, bid, bidder,' +
    ' CAST(passed AS SIGNED) AS passed, debts, proposal, decks, pot FROM Game WHERE game_id = ?',
  'SELECT pid, name, token, bank_balance, location, cards FROM Player WHERE game_id = ? ORDER BY pid',
  'SELECT turn, player_ID, status, jail_turns FROM Turns WHERE game_id = ? ORDER BY turn',
  'SELECT prid, p_owner, cost_factor, level, mortgaged FROM Deed WHERE game_id = ? ORDER BY prid',
] as const;

const EVENTS =
  'SELECT record_ID, event_no, kind, player_ID, payer, payee, amount, location, prid, card_id, roll FROM Event' +
  ' WHERE game_id = ? ORDER BY record_ID, event_no';

const LEDGER =
  'SELECT record_ID, player_ID, action, dice, dice2, prid, amount, terms, round, turn, location, bank_balance' +
  ' FROM Gamemanager WHERE game_id = ? ORDER BY record_ID';

/** Makes several moves by one statement. */
const MOVES =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms)' +
  ' SELECT ?, m.player_id, m.action, m.dice, m.dice2, m.prid, m.amount, m.terms' +
  " FROM JSON_TABLE(?, '$[*]' COLUMNS (number FOR ORDINALITY," +
  " player_id INT PATH '$.player_ID', action VARCHAR(20) PATH '$.action', dice DOUBLE PATH '$.dice'," +
  " dice2 DOUBLE PATH '$.dice2', prid INT PATH '$.prid', amount DOUBLE PATH '$.amount'," +
  " terms VARCHAR(2000) PATH '$.terms')) AS m ORDER BY m.number";

interface LedgerRow extends RecordedMove {
  record_ID: number;
  round: number;
  turn: number;
  location: number;
  bank_balance: number;
}

interface EventRow {
  record_ID: number;
}

/** Makes a game of an edition. @returns its number */
export async function startGame(connection: GameConnection, edition: string, options: object | null): Promise<number> {
  const [rows] = options
    ? await connection.rows<{ game_id: number }[]>('CALL open_game(?, NULL, ?)', [edition, JSON.stringify(options)])
    : await connection.rows<{ game_id: number }[]>('CALL new_game(?, NULL)', [edition]);
  const gameId = rows?.[0]?.game_id;
  if (gameId === undefined) throw new Error('There is no new game.');
  return gameId;
}

/**
 * Makes moves, all by one statement.
 * @returns undefined, or the first that is refused, counted from 1, and why
 */
export async function makeMoves(
  connection: GameConnection,
  gameId: number,
  moves: readonly RecordedMove[],
): Promise<{ record: number; reason: string } | undefined> {
  const insert = async (some: readonly RecordedMove[]): Promise<Error | undefined> => {
    try {
      await connection.run(MOVES, [gameId, JSON.stringify(some)]);
      return undefined;
    } catch (error) {
      return asRefusal(error) as Error;
    }
  };
  if (moves.length === 0 || !(await insert(moves))) return undefined;
  for (const [index, move] of moves.entries()) {
    const refusal = await insert([move]);
    if (refusal) return { record: index + 1, reason: refusal.message };
  }
  throw new Error('All moves together are refused, and none of them alone.');
}

/** What is recorded of a game: its moves, and what came of them. */
export async function recordingOf(
  connection: GameConnection,
  gameId: number,
  edition: string,
  options: object | null,
): Promise<Recording> {
  const ledger = await connection.rows<LedgerRow>(LEDGER, [gameId]);
  const events = await connection.rows<EventRow>(EVENTS, [gameId]);
  const position: object[][] = [];
  for (const sql of POSITION) position.push(await connection.rows<object>(sql, [gameId]));
  await connection.choose(gameId);
  const seats = await readSeats(connection);
  const eventsOf = new Map<number, EventRow[]>();
  for (const event of events) eventsOf.set(event.record_ID, [...(eventsOf.get(event.record_ID) ?? []), event]);
  return {
    edition,
    options,
    moves: ledger.map((row) => ({ move: row, result: resultOf(row, eventsOf.get(row.record_ID) ?? []) })),
    events: { count: events.length, digest: digestOf(events) },
    position: digestOf(position),
    gameView: seats.map((seat) => Object.values(seat).map((value) => value ?? '-').join(' | ')),
  };
}

function resultOf({ round, turn, location, bank_balance }: LedgerRow, events: readonly EventRow[]): Result {
  return { location, bank_balance, digest: digestOf([round, turn, events], 4) };
}
