import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { GameConnection } from '../../src/client/connection';
import { type AnyEdition, anyEdition, readRules, type RuleRow, sensible } from '../support/any-edition';
import { AnyGame, type Attempted, longAgo, type Side } from '../support/any-game';
import { Chance } from '../support/chance';
import { openWorkerDatabase, stateOf } from '../support/game';
import { type Offer, takes } from '../support/offers';
import { casesToTry, expectOfAny, RANDOM_TIMEOUT } from '../support/random-cases';
import { isTradeAllowed, type Terms } from '../support/trade-rules';

/** What movesView says at every step of random games of any edition: all of it is accepted, and nothing else. */

const GAMES = casesToTry(6);

const MOST_MOVES = 30;

/** How many things are tried at a step, offered and thought up. */
const TRIES = 3;

interface Play {
  edition: AnyEdition;
  dice: 'table' | 'server';
  choices: number[];
  /** how many moves are made long ago: of the auctions among them the time is up, whenever one looks */
  past: number;
}

let connection: GameConnection;
let rules: RuleRow[];
/** all actions, and one that does not exist */
let actions: { action: string; takes: string }[];
beforeAll(async () => {
  connection = await openWorkerDatabase();
  rules = await readRules(connection);
  actions = [...await connection.rows<{ action: string; takes: string }>('SELECT action, takes FROM Action ORDER BY position'), { action: 'cheat', takes: '' }];
});
afterAll(() => connection.close());

/** Something that somebody may try, often with a grain of sense. */
async function thinkUp(game: AnyGame, chance: Chance, offers: readonly Offer[], actor: number, usesTable: boolean): Promise<Attempted> {
  const row = chance.pick(actions);
  const { action } = row;
  const takesDice = takes(row, 'dice') && usesTable;
  const { sides } = offers[0] ?? { sides: 6 };
  const die = (): number | null => (takesDice ? chance.pick([1, sides, 1, sides, 2, 0, sides + 1, 2.5, null]) : null);
  const prids = [null, -1, 999, 0, chance.below(30), ...offers.flatMap(({ prid }) => prid ?? [])];
  const takesPrid = takes(row, 'prid');
  const { Minimum = 1, Maximum = 1 } = offers.find((offer) => takes(offer, 'amount')) ?? {};
  const amounts = [null, 0, -1, 1, 2.5, 1e12, Number(Minimum) - 1, Number(Minimum), Number(Maximum), Number(Maximum) + 1];
  return {
    player_ID: chance.pick([null, actor, actor, chance.below(5), 99, -1]),
    action,
    dice: die(),
    dice2: chance.below(2) ? die() : null,
    prid: takesPrid || chance.below(20) === 0 ? chance.pick(prids) : null,
    amount: takes(row, 'amount') || chance.below(20) === 0 ? chance.pick(amounts) : null,
    terms: action === 'propose' ? await thinkUpTerms(game, chance, actor) : action === 'change_dice' ? '{"source": "table"}' : null,
  };
}

async function thinkUpTerms(game: AnyGame, chance: Chance, actor: number): Promise<string | null> {
  const to = chance.below(5);
  const side = async (pid: number): Promise<Side> =>
    ({ money: 0, cards: 0, properties: [], ...(chance.below(2) ? {} : await game.someOf(pid, chance)) });
  const terms = { to, give: await side(chance.pick([actor, actor, to])), take: await side(chance.pick([to, to, actor])) };
  const rich = { ...terms, take: { ...terms.take, money: 999_999_999 } };
  return chance.pick([JSON.stringify(terms), JSON.stringify(terms), JSON.stringify(terms), JSON.stringify(rich), null, 'all', '{}', '[]']);
}

/** Whether movesView lists what somebody thought up. */
async function isListed(game: AnyGame, offers: readonly Offer[], attempted: Attempted, actor: number): Promise<boolean> {
  const { player_ID, action, dice, dice2, prid, amount, terms } = attempted;
  const listed = offers.filter((offer) => offer.Action === action);
  const isAuction = ['bid', 'pass'].includes(action);
  // Between two turns others may manage and trade, too, but without player_ID it is the actor who does. Closing an auction needs none.
  const isForActor = action === 'propose' || listed.some((offer) => takes(offer, 'prid'));
  const named = listed.filter((offer) => (player_ID === null && !isForActor ? !isAuction : offer['Player No.'] === (player_ID ?? actor)));
  const [offer] = named.filter((other) => action === 'propose' || other.prid === prid);
  if (!offer || prid !== offer.prid) return false;
  const isWithin = (value: number | null, least: number, most: number): boolean =>
    value !== null && Number.isInteger(value) && value >= least && value <= most;
  if (takes(offer, 'amount') ? !isWithin(amount, Number(offer.Minimum), Number(offer.Maximum)) : amount !== null) return false;
  if (offer.dice > 0) return isWithin(dice, 1, offer.sides) && (offer.dice === 1 ? dice2 === null : isWithin(dice2, 1, offer.sides));
  if (action !== 'propose') return true;
  if (terms === null || !terms.includes('"to"')) return false;
  const wanted = JSON.parse(terms) as Terms;
  const isAllowed = await isTradeAllowed(connection, game.id, offer['Player No.'], wanted);
  if (isAllowed) expect(named.map((other) => other['Partner No.'])).toContain(wanted.to);
  return isAllowed;
}

/** Tries some of what is offered, and some of what somebody thinks up; all of it is taken back. */
async function expectExactness(game: AnyGame, chance: Chance, offers: readonly Offer[]): Promise<void> {
  const [facts] = await connection.rows<{ actor: number; source: string }>(
    'SELECT a.`Player No.` AS actor, g.dice_source AS source FROM GameState AS g' +
      ' JOIN actorsView AS a ON a.Game = g.game_id WHERE g.game_id = ?',
    [game.id],
  );
  if (!facts) throw new Error(`There is no game ${game.id}.`);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { SQL } = chance.pick(offers);
    const refusal = await game.attempt(SQL);
    if (refusal) throw new Error(`${SQL} is offered, and refused: ${refusal.message}`);
    const attempted = await thinkUp(game, chance, offers, facts.actor, facts.source === 'table');
    const listed = await isListed(game, offers, attempted, facts.actor);
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
      await game.make(await game.chosen(offers, new Chance(choice)), index < past ? longAgo(index) : null);
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
