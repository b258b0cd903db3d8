import type { GameConnection } from '../../src/client/connection';
import { readSeats } from '../../src/client/views';
import { digestOf, type RecordedMove, type Recording, type Result } from './format';

/**
 * What a game consists of beside its ledger and its events, in the shape in which it was recorded:
 * since then decks, debts and kept cards became rows. Turns were not counted in editions where the
 * bank pays for who cannot, neither in jail nor in all; a player who gave his last card away had an empty list of them.
 */
const POSITION = [
  "SELECT g.phase, g.player_count, g.round, g.turn, g.last_record_ID, g.dice_source, g.drawn, g.doubles," +
    " IF(r.insolvency = 'bank_pays', 0, g.turns_ended) AS turns_ended, g.prid, g.bid, g.bidder," +
    ' (SELECT CAST(SUM(p.passed << p.turn) AS SIGNED) FROM Player AS p WHERE p.game_id = g.game_id) AS passed,' +
    " CAST(IF(g.first_entry = g.next_entry, NULL, (SELECT CONCAT('[', GROUP_CONCAT(JSON_OBJECT('debtor', o.pid," +
    " 'creditor', o.creditor, 'amount', o.amount, 'kind', o.kind, 'prid', o.prid) ORDER BY o.entry_no), ']')" +
    ' FROM Agenda AS o WHERE o.game_id = g.game_id AND o.entry_no >= g.first_entry)) AS JSON) AS debts, g.proposal,' +
    ' (SELECT JSON_OBJECTAGG(d.deck_id, CAST((SELECT CONCAT(' + "'[', GROUP_CONCAT(k.card_id ORDER BY k.place), ']')" +
    ' FROM DeckCard AS k JOIN Card AS c ON c.ruleset_id = k.ruleset_id AND c.card_id = k.card_id' +
    ' WHERE k.game_id = g.game_id AND k.holder IS NULL AND c.deck_id = d.deck_id) AS JSON))' +
    ' FROM Deck AS d WHERE d.ruleset_id = g.ruleset_id) AS decks, g.pot' +
    ' FROM GameState AS g JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id WHERE g.game_id = ?',
  'SELECT p.pid, p.name, p.token, p.bank_balance, p.location, CAST(COALESCE(' +
    "(SELECT CONCAT('[', GROUP_CONCAT(k.card_id ORDER BY k.place), ']') FROM DeckCard AS k" +
    ' WHERE k.game_id = p.game_id AND k.holder = p.pid),' +
    " (SELECT MIN('[]') FROM Event AS e JOIN GameState AS g ON g.game_id = e.game_id" +
    ' JOIN Card AS c ON c.ruleset_id = g.ruleset_id AND c.card_id = e.card_id' +
    ' WHERE e.game_id = p.game_id AND e.player_ID = p.pid' +
    " AND (e.kind = 'trade_card' OR e.kind = 'drew' AND c.effect = 'jail_card'))) AS JSON) AS cards" +
    ' FROM Player AS p WHERE p.game_id = ? ORDER BY p.pid',
  "SELECT p.turn, p.pid AS player_ID, p.status, IF(r.insolvency = 'bank_pays', 0, p.jail_turns) AS jail_turns" +
    ' FROM Player AS p JOIN GameState AS g ON g.game_id = p.game_id JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id' +
    ' WHERE p.game_id = ? ORDER BY p.turn',
  'SELECT prid, p_owner, cost_factor, level, mortgaged FROM Deed WHERE game_id = ? ORDER BY prid',
] as const;

const EVENTS =
  'SELECT record_ID, event_no, kind, player_ID, payer, payee, amount, location, prid, card_id, roll FROM Event' +
  ' WHERE game_id = ? ORDER BY record_ID, event_no';

const LEDGER =
  'SELECT record_ID, player_ID, action, dice, dice2, prid, amount, terms, round, turn, location, bank_balance' +
  ' FROM Gamemanager WHERE game_id = ? ORDER BY record_ID';

/** What else there is of games with a clock. */
const WITH_CLOCK = [
  'SELECT g.deadline, last.trades, last.trade_turn FROM GameState AS g JOIN LATERAL (SELECT p.trades, p.trade_turn FROM Player AS p' +
    ' WHERE p.game_id = g.game_id ORDER BY p.trade_turn DESC, p.trades DESC LIMIT 1) AS last JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id' +
    ' WHERE g.game_id = ? AND r.auction_seconds IS NOT NULL',
  'SELECT d.prid, d.redeem_by_round FROM Deed AS d WHERE d.game_id = ? ORDER BY d.prid',
  'SELECT e.record_ID, e.event_no, e.deadline FROM Event AS e WHERE e.game_id = ? AND e.deadline IS NOT NULL' +
    ' ORDER BY e.record_ID, e.event_no',
] as const;

/** When games with a clock began; all that matters is how much later moves were made. */
const BEGAN = Date.UTC(2001, 0, 1);

/** Makes several moves by one statement. */
const MOVES =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms, played_at)' +
  ' SELECT ?, m.player_id, m.action, m.dice, m.dice2, m.prid, m.amount, m.terms, m.played_at' +
  " FROM JSON_TABLE(?, '$[*]' COLUMNS (number FOR ORDINALITY," +
  " player_id INT PATH '$.player_ID', action VARCHAR(20) PATH '$.action', dice DOUBLE PATH '$.dice'," +
  " dice2 DOUBLE PATH '$.dice2', prid INT PATH '$.prid', amount DOUBLE PATH '$.amount'," +
  " terms VARCHAR(2000) PATH '$.terms', played_at DATETIME(3) PATH '$.played_at')) AS m ORDER BY m.number";

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
  const timed = withTimes(moves);
  const insert = async (some: readonly RecordedMove[]): Promise<Error | undefined> => {
    try {
      await connection.run(MOVES, [gameId, JSON.stringify(some)]);
      return undefined;
    } catch (error) {
      return error as Error;
    }
  };
  if (moves.length === 0 || !(await insert(timed))) return undefined;
  for (const [index, move] of timed.entries()) {
    const refusal = await insert([move]);
    if (refusal) return { record: index + 1, reason: refusal.message };
  }
  throw new Error('All moves together are refused, and none of them alone.');
}

/** The moves with the time of each, where some time passes between them; otherwise the server says when it is. */
function withTimes(moves: readonly RecordedMove[]): readonly RecordedMove[] {
  if (moves.every(({ seconds }) => seconds === undefined)) return moves;
  let time = BEGAN;
  return moves.map((move) => {
    time += 1_000 * (move.seconds ?? 0);
    return { ...move, played_at: new Date(time).toISOString().replace('T', ' ').replace('Z', '') };
  });
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
  const [clock, ...others] = WITH_CLOCK;
  const standing = await connection.rows<object>(clock, [gameId]);
  if (standing.length > 0) {
    position.push(standing);
    for (const sql of others) position.push(await connection.rows<object>(sql, [gameId]));
  }
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
