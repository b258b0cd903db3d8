import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GameConnection } from '../../src/game/connection';
import { type AnyEdition, anyEdition, readRules, type RuleRow, sensible } from '../support/any-edition';
import { AnyGame, type Attempted, longAgo, type Offer, type Side } from '../support/any-game';
import { Chance } from '../support/chance';
import { openWorkerDatabase, stateOf } from '../support/game';
import { casesToTry, expectOfAny, RANDOM_TIMEOUT } from '../support/random-cases';
import { isTradeAllowed, type Terms } from '../support/trade-rules';

/** What movesView says at every step of random games of any edition: all of it is accepted, and nothing else. */

const GAMES = casesToTry(6);

const MOST_MOVES = 30;

/** How many things are tried at a step, offered and thought up. */
const TRIES = 3;

const ACTIONS = [
  'roll', 'pay_fine', 'use_card', 'wait', 'buy', 'decline', 'bid', 'pass', 'pay', 'build', 'sell', 'mortgage', 'redeem', 'propose',
  'accept', 'reject', 'withdraw', 'end_turn', 'leave', 'end', 'change_dice', 'pay_flat', 'pay_share', 'close', 'sell_deed', 'cheat',
] as const;

const TAKES_PRID: readonly string[] = ['build', 'sell', 'mortgage', 'redeem', 'sell_deed'];

interface Play {
  edition: AnyEdition;
  dice: 'table' | 'server';
  choices: number[];
  /** how many moves are made long ago: of the auctions among them the time is up, whenever one looks */
  past: number;
}

let connection: GameConnection;
let rules: RuleRow[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
  rules = await readRules(connection);
});
afterAll(() => connection.close());

/** Something that somebody may try, often with a grain of sense. */
async function thinkUp(game: AnyGame, chance: Chance, offers: readonly Offer[], actor: number, usesTable: boolean): Promise<Attempted> {
  const action = chance.pick(ACTIONS);
  const takesDice = action === 'roll' && usesTable;
  const sides = offers.find((offer) => offer.Action === 'roll')?.Maximum ?? 6;
  const die = (): number | null => (takesDice ? chance.pick([1, sides, 1, sides, 2, 0, sides + 1, 2.5, null]) : null);
  const prids = [null, -1, 999, 0, chance.below(30), ...offers.flatMap(({ prid }) => prid ?? [])];
  const takesPrid = TAKES_PRID.includes(action);
  const { Minimum = 1, Maximum = 1 } = offers.find((offer) => offer.Action === 'bid') ?? {};
  const bids = [null, 0, -1, 1, 2.5, 1e12, Number(Minimum) - 1, Number(Minimum), Number(Maximum), Number(Maximum) + 1];
  return {
    player_ID: chance.pick([null, actor, actor, chance.below(5), 99, -1]),
    action,
    dice: die(),
    dice2: chance.below(2) ? die() : null,
    prid: takesPrid || chance.below(20) === 0 ? chance.pick(prids) : null,
    amount: action === 'bid' || chance.below(20) === 0 ? chance.pick(bids) : null,
    terms: action === 'propose' ? await thinkUpTerms(game, chance, actor) : action === 'change_dice' ? '{"source": "table"}' : null,
  };
}

async function thinkUpTerms(game: AnyGame, chance: Chance, actor: number): Promise<string | null> {
  const to = chance.below(5);
  const side = async (pid: number): Promise<Required<Side>> =>
    ({ money: 0, cards: 0, properties: [], ...(chance.below(2) ? {} : await game.someOf(pid, chance)) });
  const terms = { to, give: await side(chance.pick([actor, actor, to])), take: await side(chance.pick([to, to, actor])) };
  const rich = { ...terms, take: { ...terms.take, money: 999_999_999 } };
  return chance.pick([JSON.stringify(terms), JSON.stringify(terms), JSON.stringify(terms), JSON.stringify(rich), null, 'all', '{}', '[]']);
}

/** Whether movesView lists what somebody thought up. */
async function isListed(game: AnyGame, offers: readonly Offer[], attempted: Attempted, actor: number, diceCount: number): Promise<boolean> {
  const { player_ID, action, dice, dice2, prid, amount, terms } = attempted;
  const listed = offers.filter((offer) => offer.Action === action);
  const isAuction = ['bid', 'pass'].includes(action);
  // Between two turns others may manage and trade, too, but without player_ID it is the actor who does. Closing an auction needs none.
  const isForActor = action === 'propose' || TAKES_PRID.includes(action);
  const named = listed.filter((offer) => (player_ID === null && !isForActor ? !isAuction : offer['Player No.'] === (player_ID ?? actor)));
  const [offer] = named.filter((other) => action === 'propose' || other.prid === prid);
  if (!offer || prid !== offer.prid) return false;
  const { Minimum, Maximum } = offer;
  if (action === 'bid') return amount !== null && Number.isInteger(amount) && amount >= Number(Minimum) && amount <= Number(Maximum);
  if (amount !== null) return false;
  if (action === 'roll' && Minimum !== null) {
    const isShown = (die: number | null): boolean => die !== null && Number.isInteger(die) && die >= 1 && die <= Number(Maximum);
    return isShown(dice) && (diceCount === 1 ? dice2 === null : isShown(dice2));
  }
  if (action !== 'propose') return true;
  if (terms === null || !terms.includes('"to"')) return false;
  const wanted = JSON.parse(terms) as Terms;
  const isAllowed = await isTradeAllowed(connection, game.id, offer['Player No.'], wanted);
  if (isAllowed) expect(named.map((other) => other['Partner No.'])).toContain(wanted.to);
  return isAllowed;
}

/** Tries some of what is offered, and some of what somebody thinks up; all of it is taken back. */
async function expectExactness(game: AnyGame, chance: Chance, offers: readonly Offer[]): Promise<void> {
  const [facts] = await connection.rows<{ actor: number; source: string; count: number }>(
    'SELECT a.`Player No.` AS actor, g.dice_source AS source, r.dice_count AS count FROM GameState AS g' +
      ' JOIN Ruleset AS r USING (ruleset_id) JOIN actorsView AS a ON a.Game = g.game_id WHERE g.game_id = ?',
    [game.id],
  );
  if (!facts) throw new Error(`There is no game ${game.id}.`);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { SQL } = chance.pick(offers);
    const refusal = await game.attempt(SQL);
    if (refusal) throw new Error(`${SQL} is offered, and refused: ${refusal.message}`);
    const attempted = await thinkUp(game, chance, offers, facts.actor, facts.source === 'table');
    const listed = await isListed(game, offers, attempted, facts.actor, facts.count);
    const before = await stateOf(connection, game.id);
    const refused = await game.attempt(attempted);
    if (listed !== (refused === null)) throw new Error(`${JSON.stringify(attempted)} is ${listed ? '' : 'not '}offered: ${refused?.message}`);
    expect(await stateOf(connection, game.id)).toEqual(before);
  }
}

/** Games are made by their number. */
let made = 0;

async function playExactly({ edition, dice, choices, past }: Play): Promise<void> {
  made += 1;
  await connection.reconnect();
  const document = await sensible(connection, edition, rules, `exact ${made}`);
  await connection.run('CALL import_edition(?)', [JSON.stringify(document)]);
  const game = await AnyGame.start(connection, document.edition, { dice, seed: 'exact' });
  try {
    for (const [index, choice] of choices.entries()) {
      const offers = await game.offers();
      if (offers.length === 0) break;
      await expectExactness(game, new Chance(choice), offers);
      await game.make(await game.chosen(offers, choice), index < past ? longAgo(index) : null);
    }
  } catch (error) {
    throw new Error([String(error), JSON.stringify(document), ...game.ledger].join('\n'), { cause: error });
  } finally {
    await connection.reconnect();
    await connection.run('CALL delete_game(?)', [game.id]);
    await connection.run('CALL remove_edition(?)', [document.edition]);
  }
}

test('movesView is exact at every step of a random game of any edition', async () => {
  const anyPlay = fc.record({
    edition: anyEdition(rules),
    dice: fc.constantFrom('table' as const, 'server' as const),
    choices: fc.array(fc.nat({ max: 2 ** 32 - 1 }), { minLength: 1, maxLength: MOST_MOVES, size: 'max' }),
    past: fc.constantFrom(0, MOST_MOVES, 10),
  });
  await expectOfAny(anyPlay, playExactly, { runs: GAMES });
}, RANDOM_TIMEOUT);
