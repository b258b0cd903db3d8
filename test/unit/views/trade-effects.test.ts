import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { previewTrade, readTradeEffects, type TradeEffect } from '../../../src/client/trade-effects';
import { Chance } from '../../support/chance';
import { DecidingGame } from '../../support/deciding-game';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf } from '../../support/game';
import { casesToTry, RANDOM_TIMEOUT } from '../../support/random-cases';

/** How many random trades are accepted in each edition, to compare what the view said with what happens. */
const TRADES = casesToTry(5);

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

interface Side {
  money?: number;
  cards?: number;
  properties?: string[];
}

async function sideOf({ properties, ...rest }: Side): Promise<object> {
  const prids: number[] = [];
  for (const name of properties ?? []) prids.push(await game.prid(name));
  return { ...rest, ...(properties ? { properties: prids } : {}) };
}

async function termsOf(give: Side, take: Side): Promise<{ to: number; give: object; take: object }> {
  return { to: game.pid('Ben'), give: await sideOf(give), take: await sideOf(take) };
}

/** What a trade of Ann with Ben would do; the view says the same as soon as it is proposed. */
async function effectsOf(give: Side, take: Side): Promise<TradeEffect[]> {
  const terms = await termsOf(give, take);
  const drafted = await changingNothing(connection, () => previewTrade(connection, game.id, game.pid('Ann'), terms));
  await game.make('propose', { terms });
  expect(await readTradeEffects(connection)).toEqual(drafted);
  return drafted;
}

/** The sentences about a player. */
function about(effects: readonly TradeEffect[], name: string): string[] {
  return effects.filter((effect) => effect['Player name'] === name).map(({ Meaning }) => Meaning);
}

describe('in standard', () => {
  beforeEach(async () => {
    game = await DecidingGame.start(connection, 'standard', ['Ann', 'Ben', 'Cem'], { seed: 'effects', dice: 'table' });
    await game.giveTurn('Ann');
    await game.give('Ann', ['St. James Place', 'Tennessee Avenue']);
    await game.give('Ben', ['New York Avenue']);
  });

  test('a trade that completes a group says so, with the rents before and after, and with three houses', async () => {
    const effects = await effectsOf({ money: 180 }, { properties: ['New York Avenue'] });
    expect(effects.find(({ Effect: effect }) => effect === 'group_completed')).toMatchObject({ 'Player name': 'Ann', Set: 'Orange', Before: 2, After: 3, Meaning: 'Ann would own all of Orange.', 'To player': 'Completes Orange for you.' });
    expect(effects.filter(({ 'In short': isShort }) => isShort).map(({ 'To player': said }) => said)).toEqual([
      'Completes Orange for you.', 'Rent of New York Avenue: $16 → $32; with three houses $600.', 'You would have $1320.', 'You would have $1680.',
    ]);
    expect(effects.find(({ Property: name }) => name === 'Tennessee Avenue')).toMatchObject({ Before: 14, After: 28, Houses: 3, 'With houses': 550, 'In short': 0 });
  });

  test('a trade that breaks a group says which buildings are sold first, and for how much', async () => {
    await game.give('Ann', ['Baltic Avenue', 'Mediterranean Avenue'], { level: 3 });
    expect(about(await effectsOf({ properties: ['Baltic Avenue'] }, { money: 20 }), 'Ann')).toEqual([
      'Ann sells the buildings of Brown first, for $150.', 'Ann would no longer own all of Brown.', 'Rent of Mediterranean Avenue: $90 → $2.', 'Ann would have $1670.',
    ]);
    expect(await connection.rows('SELECT Sale FROM pendingView')).toEqual([{ Sale: 'Ann sells the buildings of Brown first, for $150.' }]);
    await game.make('accept');
    expect(await game.money('Ann', 'Ben')).toEqual([1670, 1480]);
  });

  test('a mortgage that is taken over costs a fee at once, and what is left says so', async () => {
    await game.give('Ben', ['Vermont Avenue'], { mortgaged: true });
    const effects = await effectsOf({ money: 10 }, { properties: ['Vermont Avenue'] });
    expect(effects.find(({ Effect: effect }) => effect === 'mortgage')).toMatchObject({ Before: 0, After: 0, Fee: 5, 'Lift price': 55 });
    expect(about(effects, 'Ann')).toEqual(['Vermont Avenue is mortgaged: Ann pays $5 at once, or lifts the mortgage for $55.', 'Ann would have $1490, of which $5 is due at once.']);
    await game.make('accept');
    expect(await game.pending()).toEqual({ phase: 'handover', player: 'Ann' });
    expect(await connection.rows('SELECT Amount FROM pendingView')).toEqual([{ Amount: 5 }]);
    expect(await connection.rows("SELECT Price FROM movesView WHERE Action = 'redeem'")).toEqual([{ Price: 55 }]);
  });

  test('rents by the number of properties and by the dice follow the new owner, and fall for the old one', async () => {
    await game.give('Ann', ['Reading Railroad', 'B. & O. Railroad', 'Water Works']);
    await game.give('Ben', ['Electric Company']);
    const effects = await effectsOf({ properties: ['Reading Railroad', 'Water Works'] }, {});
    expect(about(effects, 'Ann')).toEqual(['Rent of B. & O. Railroad: $50 → $25.', 'Ann would have $1500.']);
    expect(about(effects, 'Ben')).toEqual([
      'Ben would own all of Utility.', 'Rent of Reading Railroad: $50 → $25.', 'Rent of Electric Company: 4 → 10 times the dice.', 'Rent of Water Works: 4 → 10 times the dice.', 'Ben would have $1500.',
    ]);
    expect(effects.every((effect) => effect['In short'] || effect.Property === 'Electric Company')).toBe(true);
  });

  test('a trade of cash and cards has no other effects', async () => {
    const [card] = await connection.rows<{ card: number }>("SELECT c.card_id AS card FROM Card AS c JOIN Game AS g USING (ruleset_id) WHERE g.game_id = ? AND c.effect = 'jail_card' LIMIT 1", [game.id]);
    await game.giveCards('Ben', card?.card ?? -1);
    expect((await effectsOf({ money: 30 }, { cards: 1 })).map(({ Meaning }) => Meaning)).toEqual([
      'Cards: 0 → 1.', 'Ann would have $1470.', 'Cards: 1 → 0.', 'Ben would have $1530.',
    ]);
  });

  test('without an offer the view is empty', async () => {
    expect(await readTradeEffects(connection)).toEqual([]);
  });

  test.each([
    ['terms_malformed', '{"to": 2, "gift": {}}'], ['terms_malformed', 'all'], ['terms_malformed', '['.repeat(300)], ['terms_malformed', `{"to": 2}${' '.repeat(2000)}`],
    ['no_such_partner', '{"to": 99, "give": {"money": 5}}'], ['property_not_found', '{"to": 2, "give": {"properties": [999]}}'],
    ['not_owner', '{"to": 2, "give": {"properties": [0]}}'], ['cannot_afford', '{"to": 2, "give": {"money": 5000}}'],
    ['no_card', '{"to": 2, "give": {"cards": 1}}'], ['trade_one_sided', '{"to": 2}'],
  ])('a trade that could not be proposed is refused: %s, case %#', async (token, terms) => {
    await changingNothing(connection, async () => {
      expect((await refusalOf(connection, 'CALL preview_trade(?, ?, ?)', [game.id, game.pid('Ann'), terms.replace('"to": 2', `"to": ${game.pid('Ben')}`)])).token).toBe(token);
    });
  });

  test('who is out of the game, and other games, are refused', async () => {
    for (const player of [99, null]) expect((await refusalOf(connection, 'CALL preview_trade(NULL, ?, ?)', [player, '{"to": 1}'])).token).toBe('wrong_player');
    expect((await refusalOf(connection, 'CALL preview_trade(?, 0, ?)', [2_000_000_000, '{"to": 1}'])).token).toBe('game_not_found');
  });

  test('it locks nothing', async () => {
    const terms = await termsOf({ money: 180 }, { properties: ['New York Avenue'] });
    await connection.run('START TRANSACTION');
    await previewTrade(connection, game.id, game.pid('Ann'), terms);
    const locks = await connection.rows('SELECT l.OBJECT_NAME FROM performance_schema.data_locks AS l JOIN performance_schema.threads AS t USING (THREAD_ID) WHERE t.PROCESSLIST_ID = CONNECTION_ID()');
    await connection.run('ROLLBACK');
    expect(locks).toEqual([]);
  });
});

test('in an edition without trades there is nothing to preview', async () => {
  game = await DecidingGame.start(connection, 'hoarding', ['Ann', 'Ben']);
  expect((await refusalOf(connection, 'CALL preview_trade(?, ?, ?)', [game.id, game.pid('Ann'), JSON.stringify({ to: game.pid('Ben') })])).token).toBe('not_in_edition');
});

test('an edition says cards and money in its own words', async () => {
  game = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Ben']);
  await game.giveCards('Ann', 15);
  expect((await effectsOf({ cards: 1 }, { money: 1000 })).map(({ Meaning }) => Meaning)).toEqual([
    'Get off Vacation free cards: 1 → 0.', 'Ann would have $5,096.', 'Get off Vacation free cards: 0 → 1.', 'Ben would have $3,096.',
  ]);
});

interface Street {
  prid: number;
  location: number;
  set: number;
  most: number;
}

/** Gives everything on the board away at random: whole groups with buildings, others with mortgages. */
async function dealRandomly(chance: Chance): Promise<void> {
  const streets = await connection.rows<Street>(
    'SELECT p.prid, p.`Position` AS location, p.`Set No.` AS `set`, IF(p.`House cost` IS NULL, 0, r.max_houses) AS most FROM propertiesView AS p JOIN Game AS g ON g.game_id = ? JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id',
    [game.id],
  );
  for (const set of new Set(streets.map((street) => street.set))) {
    const group = streets.filter((street) => street.set === set);
    const isWhole = chance.below(2) === 0;
    const [owner, level] = [chance.pick(['Ann', 'Ben']), chance.below(Math.min(...group.map(({ most }) => most)) + 1)];
    for (const { prid } of group) {
      const isBuilt = isWhole && level > 0;
      await connection.run('UPDATE Deed SET p_owner = ?, level = ?, mortgaged = ? WHERE game_id = ? AND prid = ?', [
        game.pid(isWhole ? owner : chance.pick(['Ann', 'Ben', 'Cem'])), isBuilt ? level : 0, Number(!isBuilt && chance.below(4) === 0), game.id, prid,
      ]);
    }
  }
}

async function randomSide(chance: Chance, name: string, money: number): Promise<object> {
  const own = await connection.rows<{ prid: number }>('SELECT prid FROM Deed WHERE game_id = ? AND p_owner = ? ORDER BY prid', [game.id, game.pid(name)]);
  return { money, properties: own.map(({ prid }) => prid).filter(() => chance.below(5) === 0) };
}

/** What Cem is charged who lands on a tile by a roll of 1 and 2, or rolls that for the rent. */
async function charged(prid: number): Promise<number> {
  const [tile] = await connection.rows<{ location: number; tiles: number; first: number }>(
    'SELECT t.location, r.tile_count AS tiles, r.first_location AS first FROM Game AS g JOIN Ruleset AS r USING (ruleset_id) JOIN Tile AS t USING (ruleset_id) WHERE g.game_id = ? AND t.prid = ?',
    [game.id, prid],
  );
  if (!tile) throw new Error(`There is no property ${prid}.`);
  await connection.run('START TRANSACTION');
  await game.giveTurn('Cem');
  await game.place('Cem', ((tile.location - tile.first - 3 + tile.tiles) % tile.tiles) + tile.first, 1_000_000);
  await game.roll(1, 2);
  if ((await game.pending()).phase === 'fee') await game.roll(1, 2);
  const [rent] = await connection.rows<{ amount: number }>(
    "SELECT e.amount FROM Event AS e JOIN GameState AS g ON g.game_id = e.game_id AND g.last_record_ID = e.record_ID WHERE e.game_id = ? AND e.payer = ? AND e.payee IS NOT NULL", [game.id, game.pid('Cem')],
  );
  await connection.run('ROLLBACK');
  return rent?.amount ?? 0;
}

test.each(['standard', 'classic', 'singletonopoly'])('%s charges the rents, and leaves the cash, that the view says', async (edition) => {
  const seed = Number(process.env.RANDOM_SEED ?? Date.now() % 2 ** 31);
  const chance = new Chance(seed);
  let rents = 0;
  for (let trades = 0; trades < TRADES; trades += 1) {
    game = await DecidingGame.start(connection, edition, ['Ann', 'Ben', 'Cem'], { seed: 'rents', dice: 'table' });
    await game.giveTurn('Ann');
    await dealRandomly(chance);
    const terms = { to: game.pid('Ben'), give: await randomSide(chance, 'Ann', 7), take: await randomSide(chance, 'Ben', 0) };
    if ((terms.take as { properties: number[] }).properties.length === 0) continue;
    await game.make('propose', { terms });
    const effects = await readTradeEffects(connection);
    await game.make('accept', { player: 'Ben' });
    expect({ seed, cash: await game.money('Ann', 'Ben') }).toEqual({ seed, cash: effects.filter(({ Effect: effect }) => effect === 'cash').map(({ After: after }) => after) });
    while ((await game.pending()).phase === 'handover') await game.make('pay');
    for (const { prid, After: after, Effect: effect } of effects.filter((one) => one.prid !== null)) {
      rents += 1;
      expect({ seed, prid, effect, rent: await charged(prid ?? -1) }).toEqual({ seed, prid, effect, rent: after * (effect === 'rent_factor' ? 3 : 1) });
    }
  }
  expect(rents).toBeGreaterThan(0);
}, RANDOM_TIMEOUT);
