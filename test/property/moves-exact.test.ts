import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { GameConnection } from '../../src/game/connection';
import { type GameOptions, openGame } from '../../src/game/new-game';
import { asRefusal, RefusedMove } from '../../src/game/refusal';
import { Chance } from '../support/chance';
import { freshDatabase } from '../support/database';
import { expectDecidingInvariants } from '../support/deciding-invariants';
import { makeHouseRules, type Rules, setRules } from '../support/editions';
import { stateOf } from '../support/game';
import { type Offer, playOneOf, readOffers, someOf } from '../support/random-play';
import { isTradeAllowed, type Terms } from '../support/trade-rules';

/** Random games of every edition with decisions, and what movesView says at every step. */

const MOST_MOVES = 80;

/** How many things are tried at a step, offered and thought up. */
const TRIES = 4;

const ACTIONS = [
  'roll', 'pay_fine', 'use_card', 'wait', 'buy', 'decline', 'bid', 'pass', 'pay', 'build', 'sell', 'mortgage', 'redeem', 'propose',
  'accept', 'reject', 'withdraw', 'end_turn', 'leave', 'end', 'change_dice', 'cheat',
] as const;

/** A move as somebody may think it up; null is left out. */
interface Attempt {
  player_ID: number | null;
  action: string;
  dice: number | null;
  dice2: number | null;
  prid: number | null;
  amount: number | null;
  terms: string | null;
}

const NOTHING: Omit<Attempt, 'action'> = { player_ID: null, dice: null, dice2: null, prid: null, amount: null, terms: null };

const INSERT =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';

/** Makes the moves of one game in another, with everything that was named in them and what their dice showed. */
const REPLAY =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms)' +
  ' SELECT ?, player_ID, action, dice, dice2, prid, amount, terms FROM Gamemanager WHERE game_id = ? ORDER BY record_ID';

let connection: GameConnection;
let database: string;
let editions: string[];
beforeAll(async () => {
  // A fresh database has the editions of the seeds, and no other test's.
  const made = await freshDatabase();
  database = made.database;
  connection = await GameConnection.open(made.address);
  await makeHouseRules(connection, 904, 'everything, exactly');
  const rows = await connection.rows<{ Edition: string }>('SELECT Edition FROM editionsView WHERE `Has decisions`');
  editions = rows.map(({ Edition }) => Edition);
});
afterAll(async () => {
  await connection.run('DROP DATABASE ??', [database]);
  await connection.close();
});

/** What is tried is taken back; what is refused changes nothing. @returns the refusal, null when it is accepted */
async function attempt(gameId: number, make: () => Promise<unknown>): Promise<RefusedMove | null> {
  const before = await stateOf(connection, gameId);
  await connection.run('START TRANSACTION');
  try {
    await make();
    return null;
  } catch (error) {
    const refusal = asRefusal(error);
    if (!(refusal instanceof RefusedMove)) throw error;
    expect(await stateOf(connection, gameId)).toEqual(before);
    return refusal;
  } finally {
    await connection.run('ROLLBACK');
  }
}

/** The statements of movesView are accepted as they are. */
async function expectOffersAccepted(gameId: number, chance: Chance, offers: readonly Offer[]): Promise<void> {
  for (let tries = 0; tries < Math.min(TRIES, offers.length); tries += 1) {
    const { SQL } = chance.pick(offers);
    expect([SQL, await attempt(gameId, () => connection.run(SQL))]).toEqual([SQL, null]);
  }
}

/** Something that somebody may try, often with a grain of sense. */
async function thinkUp(gameId: number, chance: Chance, offers: readonly Offer[], actor: number, usesTable: boolean): Promise<Attempt> {
  const action = chance.pick(ACTIONS);
  const player_ID = chance.pick([null, actor, actor, chance.below(5), 99, -1]);
  const takesDice = action === 'roll' && usesTable;
  const prids = [null, -1, 999, 0, chance.below(30), ...offers.flatMap(({ prid }) => prid ?? [])];
  const takesPrid = ['build', 'sell', 'mortgage', 'redeem'].includes(action);
  const [bid] = offers.filter(({ Action }) => Action === 'bid');
  const bids = [null, 0, -1, 1, 2.5, 1e12, (bid?.Minimum ?? 1) - 1, bid?.Minimum ?? 1, bid?.Maximum ?? 1, (bid?.Maximum ?? 1) + 1];
  return {
    ...NOTHING,
    player_ID,
    action,
    dice: takesDice ? chance.pick([1, 6, 3, 3, 3, 0, 7, 2.5, null]) : null,
    dice2: takesDice ? chance.pick([1, 6, 3, 3, 3, 0, 7, 2.5, null]) : null,
    prid: takesPrid || chance.below(20) === 0 ? chance.pick(prids) : null,
    amount: action === 'bid' || chance.below(20) === 0 ? chance.pick(bids) : null,
    terms: action === 'propose' ? await thinkUpTerms(gameId, chance, actor) : action === 'change_dice' ? '{"source": "table"}' : null,
  };
}

async function thinkUpTerms(gameId: number, chance: Chance, actor: number): Promise<string | null> {
  const to = chance.below(5);
  const nothing = { money: 0, cards: 0, properties: [] };
  const side = async (pid: number): Promise<Terms['give']> => chance.pick([nothing, await someOf(connection, gameId, chance, pid)]);
  const terms: Terms = { to, give: await side(chance.pick([actor, actor, to])), take: await side(chance.pick([to, to, actor])) };
  const rich = { ...terms, take: { ...terms.take, money: terms.take.money + 1_000_000 } };
  return chance.pick([JSON.stringify(terms), JSON.stringify(terms), JSON.stringify(terms), JSON.stringify(rich), null, 'all', '{}', '[]']);
}

/** Whether movesView lists what somebody thought up. */
async function isListed(gameId: number, offers: readonly Offer[], attempted: Attempt, diceCount: number): Promise<boolean> {
  const { player_ID, action, dice, dice2, prid, amount, terms } = attempted;
  const listed = offers.filter((offer) => offer.Action === action);
  const isAuction = ['bid', 'pass'].includes(action);
  const named = listed.filter((offer) => (player_ID === null ? !isAuction : offer['Player No.'] === player_ID));
  const [offer] = named.filter((other) => action === 'propose' || other.prid === prid);
  if (!offer) return false;
  if (prid !== offer.prid) return false;
  if (action !== 'bid' && amount !== null) return false;
  if (action === 'bid') return amount !== null && Number.isInteger(amount) && amount >= Number(offer.Minimum) && amount <= Number(offer.Maximum);
  if (action === 'roll' && offer.Minimum !== null) {
    const isShown = (die: number | null): boolean => die !== null && Number.isInteger(die) && die >= 1 && die <= Number(offer.Maximum);
    return isShown(dice) && (diceCount === 1 || isShown(dice2));
  }
  if (action !== 'propose') return true;
  if (terms === null || !terms.includes('"to"')) return false;
  const wanted = JSON.parse(terms) as Terms;
  const isAllowed = await isTradeAllowed(connection, gameId, offer['Player No.'], wanted);
  if (isAllowed) expect(named.map((other) => other['Partner No.'])).toContain(wanted.to);
  return isAllowed;
}

async function expectExactness(gameId: number, chance: Chance, offers: readonly Offer[]): Promise<void> {
  const [facts] = await connection.rows<{ actor: number; source: string; count: number }>(
    'SELECT a.`Player No.` AS actor, g.dice_source AS source, r.dice_count AS count FROM Game AS g' +
      ' JOIN Ruleset AS r USING (ruleset_id) JOIN actorsView AS a ON a.Game = g.game_id WHERE g.game_id = ?',
    [gameId],
  );
  if (!facts) throw new Error(`There is no game ${gameId}.`);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const attempted = await thinkUp(gameId, chance, offers, facts.actor, facts.source === 'table');
    const { player_ID, action, dice, dice2, prid, amount, terms } = attempted;
    const listed = await isListed(gameId, offers, attempted, facts.count);
    const refusal = await attempt(gameId, () => connection.run(INSERT, [gameId, player_ID, action, dice, dice2, prid, amount, terms]));
    expect({ attempted, accepted: refusal === null, token: refusal?.token }).toEqual({
      attempted, accepted: listed, token: listed ? undefined : expect.any(String),
    });
  }
}

/** The deck, of which stateOf says nothing since it differs from game to game. */
async function decksOf(gameId: number): Promise<object[]> {
  return await connection.rows<object>('SELECT decks, seed, first_dice_source FROM Game WHERE game_id = ?', [gameId]);
}

/** Begins a game late: every set belongs to one of the players, so that they build and trade from the first move. */
async function deal(gameId: number, players: number): Promise<void> {
  await connection.run('UPDATE Deed JOIN Property USING (board_id, prid) SET p_owner = colour MOD ? WHERE game_id = ?', [players, gameId]);
}

/** How a random game is begun. */
interface Beginning extends GameOptions {
  players: number;
  isDealt: boolean;
}

async function begin(edition: string, { isDealt, ...options }: Beginning): Promise<number> {
  const gameId = await openGame(connection, edition, null, options);
  if (isDealt) await deal(gameId, options.players);
  return gameId;
}

/** Plays a game, looking at it at every move. @returns how many moves were made */
async function playExactly(edition: string, beginning: Beginning, chance: Chance): Promise<number> {
  const gameId = await begin(edition, beginning);
  await connection.choose(gameId);
  let moves = 0;
  let offers = await readOffers(connection);
  await expectDecidingInvariants(connection, gameId, offers.length);
  while (offers.length > 0 && moves < MOST_MOVES) {
    await expectOffersAccepted(gameId, chance, offers);
    await expectExactness(gameId, chance, offers);
    await playOneOf(connection, gameId, chance, offers);
    moves += 1;
    offers = await readOffers(connection);
    await expectDecidingInvariants(connection, gameId, offers.length);
  }
  const copy = await begin(edition, beginning);
  await connection.run(REPLAY, [copy, gameId]);
  expect(await stateOf(connection, copy)).toEqual(await stateOf(connection, gameId));
  expect(await decksOf(copy)).toEqual(await decksOf(gameId));
  return moves;
}

/** Any rules that the tables let be. */
const anyRules: fc.Arbitrary<Rules> = fc
  .record({
    starting_cash: fc.constantFrom(150, 600, 1_500, 4_096),
    player_order: fc.constantFrom('seat' as const, 'rolled' as const),
    dice_count: fc.constantFrom(1 as const, 2 as const, 2 as const),
    doubles_roll_again: fc.boolean(),
    doubles_to_jail: fc.constantFrom(null, 2, 3),
    set_bonus_factor: fc.integer({ min: 0, max: 3 }),
    salary_factor_on_go: fc.integer({ min: 0, max: 2 }),
    purchase: fc.constantFrom('offered' as const, 'offered_if_affordable' as const),
    auction: fc.constantFrom('none' as const, 'declined' as const, 'unsold' as const),
    first_bid_percent: fc.constantFrom(0, 10, 100),
    raise_percent: fc.constantFrom(0, 10, 100),
    turn_end: fc.constantFrom('automatic' as const, 'declared' as const),
    insolvency: fc.constantFrom('creditor_takes' as const, 'debt' as const),
    jail_fine: fc.constantFrom(null, 0, 128),
    jail_turns: fc.constantFrom(null, 1, 3),
    jail_wait: fc.boolean(),
    jail_last_roll: fc.constantFrom('stays' as const, 'pays_and_moves' as const),
    max_houses: fc.constantFrom(0, 1, 5),
    has_hotels: fc.boolean(),
    build_evenly: fc.boolean(),
    sell_percent: fc.constantFrom(null, 0, 50),
    mortgage_percent: fc.constantFrom(null, 50, 100),
    redeem_fee: fc.constantFrom(0, 1_024),
    mortgage_unit: fc.constantFrom('property' as const, 'set' as const),
    trade: fc.constantFrom('none' as const, 'exchange' as const, 'free' as const),
    cards_go_to_creditor: fc.boolean(),
    has_pot: fc.boolean(),
    turn_limit: fc.constantFrom(null, 1, 40),
    players_left_to_end: fc.constantFrom(0, 1, 2),
    winner: fc.constantFrom('last' as const, 'net_worth' as const),
    can_end: fc.boolean(),
  })
  .map((rules): Rules => {
    const doubles_roll_again = rules.dice_count === 2 && rules.doubles_roll_again;
    const isCounted = rules.turn_limit !== null || rules.players_left_to_end !== 1;
    return {
      ...rules,
      doubles_roll_again,
      doubles_to_jail: doubles_roll_again ? rules.doubles_to_jail : null,
      winner: isCounted ? 'net_worth' : rules.winner,
    };
  });

test('the same holds for rules that nobody thought of', async () => {
  let edition = 910;
  await fc.assert(
    fc.asyncProperty(anyRules, fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.boolean(), fc.boolean(), async (rules, seed, isSmall, isDealt) => {
      edition += 1;
      await makeHouseRules(connection, edition, `rules ${edition}`);
      await setRules(connection, edition, rules);
      // The small board has hotels, and no jail.
      const board = isSmall && rules.doubles_to_jail === null ? 'hoarding' : 'singletonopoly';
      const beginning: Beginning = { players: 4, dice: 'server', seed: `rules ${seed}`, board, isDealt };
      expect(await playExactly(`rules ${edition}`, beginning, new Chance(seed))).toBeGreaterThan(0);
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test('movesView is exact at every step of a random game, and every game keeps the rules', async () => {
  expect(editions).toEqual(expect.arrayContaining(['hoarding', 'singletonopoly']));
  for (const edition of editions) {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.integer({ min: 3, max: 4 }),
        fc.constantFrom('server' as const, 'server' as const, 'table' as const),
        fc.boolean(),
        async (seed, players, dice, isDealt) => {
          expect(await playExactly(edition, { players, dice, seed: `exact ${seed}`, isDealt }, new Chance(seed))).toBeGreaterThan(0);
        },
      ),
      { numRuns: 2, endOnFailure: true },
    );
  }
});
