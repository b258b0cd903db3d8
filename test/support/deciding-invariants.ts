import { expect } from '@jest/globals';
import type { GameConnection } from '../../src/game/connection';
import { expectConsistentState } from './consistent-state';

/** A game whose players decide, and the rules that it is played by. */
interface Facts {
  phase: string;
  turn_player: number;
  prid: number | null;
  bid: number | null;
  bidder: number | null;
  proposal: { from: number; to: number } | null;
  doubles: number;
  turns_ended: number;
  pot: number;
  jail_location: number | null;
  highest: number;
  build_evenly: number;
  mortgage_unit: string;
  doubles_to_jail: number | null;
  rule: string;
  turn_limit: number | null;
  players_left_to_end: number;
  winner: string;
  moves: number;
}

interface PlayerFacts {
  pid: number;
  status: number;
  jail_turns: number;
  location: number;
  balance: number;
  proved: string;
}

/** A debt that is not settled yet. */
interface DebtFacts {
  debtor: number;
  amount: number | null;
}

interface CardFacts {
  card_id: number;
  deck_id: number;
  effect: string;
  place: number | null;
  holder: number | null;
}

interface DeedFacts {
  prid: number;
  owner: number | null;
  level: number;
  mortgaged: number;
  colour: number;
  cost: number;
  house_cost: number | null;
}

const GAME =
  'SELECT g.phase, p.pid AS turn_player, g.prid, g.bid, g.bidder, g.proposal, g.doubles, g.turns_ended,' +
  ' g.pot, g.last_record_ID AS moves, r.jail_location, r.max_houses + r.has_hotels AS highest, r.build_evenly, r.mortgage_unit,' +
  ' r.doubles_to_jail, r.pot AS rule, r.turn_limit, r.players_left_to_end, r.winner' +
  ' FROM GameState AS g JOIN Ruleset AS r USING (ruleset_id)' +
  ' JOIN Player AS p ON p.game_id = g.game_id AND p.turn = g.turn WHERE g.game_id = ?';

const PLAYERS =
  'SELECT p.pid, p.status, p.jail_turns, p.location, p.bank_balance AS balance,' +
  ' r.starting_cash + COALESCE(SUM(CASE WHEN e.payee = p.pid THEN e.amount WHEN e.payer = p.pid THEN -e.amount END), 0) AS proved' +
  ' FROM Player AS p JOIN Game AS g ON g.game_id = p.game_id JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id' +
  ' LEFT JOIN Event AS e ON e.game_id = p.game_id AND p.pid IN (e.payer, e.payee)' +
  ' WHERE p.game_id = ? GROUP BY p.game_id, p.turn ORDER BY p.turn';

const DEEDS =
  'SELECT d.prid, d.p_owner AS owner, d.level, d.mortgaged, pr.colour, pr.cost, pr.house_cost FROM Deed AS d' +
  ' JOIN Property AS pr USING (ruleset_id, prid) WHERE d.game_id = ? ORDER BY d.prid';

/** Debts of 0 are those of who is out: they are passed by. */
const DEBTS =
  'SELECT o.pid AS debtor, o.amount FROM GameState AS g JOIN Agenda AS o ON o.game_id = g.game_id AND o.entry_no >= g.first_entry' +
  ' AND o.entry_no < g.next_entry WHERE g.game_id = ? AND COALESCE(o.amount <> 0, TRUE) ORDER BY o.entry_no';

/** Every card of the edition, wherever it is. */
const CARDS =
  'SELECT c.card_id, c.deck_id, c.effect, k.place, k.holder FROM Game AS g JOIN Card AS c USING (ruleset_id)' +
  ' LEFT JOIN DeckCard AS k ON k.game_id = g.game_id AND k.card_id = c.card_id WHERE g.game_id = ? ORDER BY c.card_id';

/** A column of JSON, which some versions of the client read and others leave a text. */
function json<Value>(value: Value | string): Value {
  return typeof value === 'string' ? (JSON.parse(value) as Value) : value;
}

/**
 * What must hold at every moment of a game whose players decide and that began without an opening position.
 * @param offers how many moves movesView lists
 */
export async function expectDecidingInvariants(connection: GameConnection, gameId: number, offers: number): Promise<void> {
  const [row] = await connection.rows<Facts>(GAME, [gameId]);
  if (!row) throw new Error(`There is no game ${gameId}.`);
  const game = { ...row, proposal: json(row.proposal), debts: await connection.rows<DebtFacts>(DEBTS, [gameId]) };
  const players = await connection.rows<PlayerFacts>(PLAYERS, [gameId]);
  const cards = await connection.rows<CardFacts>(CARDS, [gameId]);
  const deeds = await connection.rows<DeedFacts>(DEEDS, [gameId]);

  await expectConsistentState(connection, gameId);
  expectBooks(game, players, deeds, cards);
  expectBuildings(game, deeds);
  expectCards(cards, players);
  await expectPot(connection, gameId, game);
  expectPending(game, players, deeds, offers);
  await expectEnd(connection, gameId, game, players, deeds);
  await expectLedger(connection, gameId);
}

type Game = Facts & { debts: DebtFacts[] };

/** Every balance is proved by the postings; who is out has nothing. */
function expectBooks(
  game: Game,
  players: readonly PlayerFacts[],
  deeds: readonly DeedFacts[],
  cards: readonly CardFacts[],
): void {
  for (const { pid, balance, proved, status, location, jail_turns } of players) {
    expect({ pid, balance }).toEqual({ pid, balance: Number(proved) });
    expect(balance).toBeGreaterThanOrEqual(0);
    if (status === 2) {
      const left = [...deeds.filter(({ owner }) => owner === pid), ...cards.filter(({ holder }) => holder === pid)];
      expect({ pid, balance, left }).toEqual({ pid, balance: 0, left: [] });
    }
    if (status === 1) expect(location).toBe(game.jail_location);
    else expect({ pid, jail_turns }).toEqual({ pid, jail_turns: 0 });
  }
  for (const { owner } of deeds) expect([null, ...players.map(({ pid }) => pid)]).toContain(owner);
}

/** Buildings stand on whole sets of one owner, where one can build, as many as the rules let be; none with a mortgage. */
function expectBuildings(game: Game, deeds: readonly DeedFacts[]): void {
  for (const { prid, owner, level, mortgaged, colour, house_cost } of deeds) {
    const set = deeds.filter((other) => other.colour === colour);
    if (level > 0) {
      expect({ prid, level, mortgaged, buildable: house_cost !== null }).toEqual({ prid, level, mortgaged: 0, buildable: true });
      expect({ prid, owner, owners: set.map((other) => other.owner) }).toEqual({ prid, owner, owners: set.map(() => owner) });
      expect(owner).not.toBeNull();
      expect(level).toBeLessThanOrEqual(game.highest);
      if (game.mortgage_unit === 'set') expect(set.filter((other) => other.mortgaged)).toEqual([]);
    }
    if (owner === null) expect({ prid, level, mortgaged }).toEqual({ prid, level: 0, mortgaged: 0 });
    const levels = set.map((other) => other.level);
    if (game.build_evenly) expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(1);
  }
}

/** Every card is in its deck or with one player, in an order; only those are kept that may be. */
function expectCards(cards: readonly CardFacts[], players: readonly PlayerFacts[]): void {
  const pids: readonly (number | null)[] = players.map(({ pid }) => pid);
  for (const { card_id, place, holder, effect } of cards) {
    expect({ card_id, isPlaced: place !== null }).toEqual({ card_id, isPlaced: true });
    if (holder === null) continue;
    expect(pids).toContain(holder);
    expect({ card_id, effect }).toEqual({ card_id, effect: 'jail_card' });
  }
  const places = cards.map(({ deck_id, place, holder }) => `${holder === null ? `deck ${deck_id}` : `player ${holder}`}: ${place}`);
  expect([...new Set(places)]).toEqual(places);
}

/** The pot holds what players paid to the bank since it was taken. */
async function expectPot(connection: GameConnection, gameId: number, game: Game): Promise<void> {
  const [paid] = await connection.rows<{ pot: string }>(
    "SELECT COALESCE(SUM(CASE WHEN kind = 'took_pot' THEN -amount WHEN payer IS NOT NULL AND payee IS NULL" +
      " AND IF(? = 'fines', kind IN ('paid', 'paid_passing', 'tax', 'fined'), kind NOT IN ('left', 'defeated')) THEN amount END), 0) AS pot FROM Event WHERE game_id = ?",
    [game.rule, gameId],
  );
  expect(game.pot).toBe(game.rule !== 'none' ? Number(paid?.pot) : 0);
}

/** What is pending fits to the phase, and moves are possible unless the game is over. */
function expectPending(game: Game, players: readonly PlayerFacts[], deeds: readonly DeedFacts[], offers: number): void {
  const { phase, prid, bid, bidder, proposal, debts } = game;
  expect({ phase, isEmpty: offers === 0 }).toEqual({ phase, isEmpty: phase === 'over' });
  if (phase === 'over') return;
  const playing = players.filter(({ status }) => status < 2).map(({ pid }) => pid);
  expect(playing).toContain(game.turn_player);
  if (['offer', 'auction', 'fee'].includes(phase)) expect(prid).not.toBeNull();
  if (['offer', 'auction'].includes(phase)) expect(deeds.find((deed) => deed.prid === prid)).toMatchObject({ owner: null });
  if (['roll', 'manage', 'debt'].includes(phase)) expect(prid).toBeNull();
  expect({ phase, hasBid: bid !== null || bidder !== null }).toEqual({ phase, hasBid: phase === 'auction' && bid !== null && bidder !== null });
  if (bidder !== null) expect(players.find(({ pid }) => pid === bidder)?.balance).toBeGreaterThanOrEqual(bid ?? 0);
  expect({ phase, hasProposal: proposal !== null }).toEqual({ phase, hasProposal: phase === 'trade' });
  if (proposal) expect(playing).toEqual(expect.arrayContaining([proposal.from, proposal.to]));
  if (['roll', 'manage'].includes(phase)) expect(debts).toEqual([]);
  if (phase === 'debt') {
    expect(debts.length).toBeGreaterThan(0);
    for (const { debtor } of debts) expect(playing).toContain(debtor);
  }
  expect(game.doubles).toBeLessThan(game.doubles_to_jail ?? Number.POSITIVE_INFINITY);
  if (phase === 'manage') expect(game.doubles).toBe(0);
}

/** The game is over when the rules say so, and won by whom they say. */
async function expectEnd(
  connection: GameConnection,
  gameId: number,
  game: Game,
  players: readonly PlayerFacts[],
  deeds: readonly DeedFacts[],
): Promise<void> {
  const [end] = await connection.rows<{ ended: number }>("SELECT COUNT(*) AS ended FROM Event WHERE game_id = ? AND kind = 'ended'", [gameId]);
  const left = players.filter(({ status }) => status !== 2);
  const isEnded = Boolean(end?.ended);
  const isDecided = left.length <= game.players_left_to_end || (game.turn_limit !== null && game.turns_ended >= game.turn_limit);
  expect({ phase: game.phase, isOver: game.phase === 'over' }).toEqual({ phase: game.phase, isOver: isEnded || isDecided });
  const winners = players.filter(({ status }) => status === 3).map(({ pid }) => pid);
  if (isEnded || !isDecided) {
    expect(winners).toEqual([]);
    return;
  }
  const worth = ({ pid, balance }: PlayerFacts): number =>
    balance + deeds.filter(({ owner }) => owner === pid).reduce((sum, { cost }) => sum + cost, 0);
  const best = Math.max(...left.map(worth));
  const justified = left.filter((player) => game.winner === 'last' || worth(player) === best).map(({ pid }) => pid);
  expect(winners).toEqual(justified);
  if (game.winner === 'last') expect(winners).toHaveLength(1);
}

/** The ledger has no gaps, shows how its actors stood, and nobody in it moves after he is out; every event has its words, and is a posting where it must. */
async function expectLedger(connection: GameConnection, gameId: number): Promise<void> {
  const [ledger] = await connection.rows<{ first: number; last: number; count: number; moves: number }>(
    'SELECT COALESCE(MIN(m.record_ID), 1) AS first, COALESCE(MAX(m.record_ID), 0) AS last, COUNT(m.record_ID) AS count,' +
      ' g.last_record_ID AS moves FROM GameState AS g LEFT JOIN Gamemanager AS m USING (game_id) WHERE g.game_id = ? GROUP BY g.game_id',
    [gameId],
  );
  expect(ledger).toEqual({ first: 1, last: ledger?.moves, count: ledger?.moves, moves: ledger?.moves });
  const shown = await connection.rows(
    'SELECT m.record_ID, m.location, m.bank_balance, p.location AS at, p.bank_balance AS has FROM Gamemanager AS m' +
      ' JOIN GameState AS g ON g.game_id = m.game_id AND g.last_record_ID = m.record_ID' +
      ' JOIN Player AS p ON p.game_id = m.game_id AND p.pid = m.player_ID' +
      ' WHERE m.game_id = ? AND (p.location <> m.location OR p.bank_balance <> m.bank_balance)',
    [gameId],
  );
  expect(shown).toEqual([]);
  const movesOfThoseOut = await connection.rows(
    'SELECT m.record_ID FROM Event AS e JOIN Gamemanager AS m' +
      " ON m.game_id = e.game_id AND m.player_ID = e.player_ID AND m.record_ID > e.record_ID AND m.action <> 'close'" +
      " WHERE e.game_id = ? AND e.kind IN ('left', 'defeated')",
    [gameId],
  );
  expect(movesOfThoseOut).toEqual([]);
  const wordless = await connection.rows(
    'SELECT DISTINCT e.kind FROM Event AS e JOIN Game AS g USING (game_id)' +
      ' LEFT JOIN Wording AS w ON w.ruleset_id = g.ruleset_id AND w.kind = e.kind' +
      ' LEFT JOIN EventKind AS k ON k.kind = e.kind' +
      ' WHERE e.game_id = ? AND (k.kind IS NULL OR COALESCE(w.sentence, k.sentence) = \'\' OR k.is_posting <> (e.amount IS NOT NULL))',
    [gameId],
  );
  expect(wordless).toEqual([]);
}
