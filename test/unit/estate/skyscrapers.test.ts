import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Words } from '../../../src/client/words/words';
import { advance, type Position, readChangesBetween } from '../../../src/client/changes';
import type { GameConnection } from '../../../src/client/connection';
import { readLedgerBetween, readPlayers, readProperties } from '../../../src/client/views';
import { DecidingGame } from '../../support/deciding-game';
import { makeSkyscraperRules } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';

/** A building above the hotel: on the brown streets, houses and hotels cost 50, a skyscraper costs 150. */

const [MEDITERRANEAN, BALTIC] = ['Mediterranean Avenue', 'Baltic Avenue'] as const;

const BROWN = [MEDITERRANEAN, BALTIC] as const;

const [HOTEL, SKYSCRAPER] = [5, 6] as const;

const EDITION = 'unit: skyscrapers';

let connection: GameConnection;
let game: DecidingGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await makeSkyscraperRules(connection, EDITION);
});
afterAll(() => connection.close());

async function start(rules: object = {}): Promise<void> {
  game = await DecidingGame.start(connection, EDITION, ['Ann', 'Bob', 'Cid'], { seed: 'towers', dice: 'table', rules });
}

async function offered(action: string): Promise<string[]> {
  const rows = await connection.rows<{ property: string; price: number }>(
    'SELECT Property AS property, Price AS price FROM movesView WHERE Action = ? ORDER BY prid', [action],
  );
  return rows.map(({ property, price }) => `${property} ${price}`);
}

async function refused(token: string, action: string, property: string): Promise<void> {
  await changingNothing(connection, () => game.expectRefusal(token, action, { property }));
}

async function levels(...properties: string[]): Promise<number[]> {
  return await Promise.all(properties.map(async (property) => (await game.deed(property)).level));
}

/** What propertiesView says of a property. */
async function shown(property: string): Promise<object | undefined> {
  return await connection.row(
    'SELECT Level AS level, Houses AS houses, Hotels AS hotels, Skyscrapers AS skyscrapers, `Rent now` AS rent, `House cost` AS cost,' +
      ' `Sell price` AS resale, `Can build` AS can FROM propertiesView WHERE Property = ?',
    [property],
  );
}

describe('a skyscraper', () => {
  test('is built on a hotel, evenly, and nothing on it', async () => {
    await start();
    await game.give('Ann', [MEDITERRANEAN], { level: HOTEL });
    await game.give('Ann', [BALTIC], { level: 4 });
    await refused('uneven', 'build', MEDITERRANEAN);
    await game.make('build', { property: BALTIC });
    expect(await offered('build')).toEqual(BROWN.map((name) => `${name} 150`));
    expect(await shown(BALTIC)).toEqual({ level: HOTEL, houses: 0, hotels: 1, skyscrapers: 0, rent: 450, cost: 150, resale: 25, can: 1 });
    expect(await game.make('build', { property: BALTIC })).toEqual([`Ann builds on ${BALTIC} for $150.`]);
    expect(await game.money('Ann')).toEqual([1500 - 50 - 150]);
    expect(await shown(BALTIC)).toEqual({ level: SKYSCRAPER, houses: 0, hotels: 1, skyscrapers: 1, rent: 900, cost: 150, resale: 75, can: 0 });
    await refused('not_possible_here', 'build', BALTIC);
    await game.setMoney('Ann', 149);
    await refused('cannot_afford', 'build', MEDITERRANEAN);
  });

  test('is sold before the hotels of its colour group, for half its cost, and the hotel stays', async () => {
    await start();
    await game.give('Ann', [MEDITERRANEAN], { level: SKYSCRAPER });
    await game.give('Ann', [BALTIC], { level: HOTEL });
    expect(await offered('sell')).toEqual([`${MEDITERRANEAN} 75`]);
    await refused('uneven', 'sell', BALTIC);
    await game.make('sell', { property: MEDITERRANEAN });
    expect([await game.money('Ann'), await levels(...BROWN)]).toEqual([[1575], [HOTEL, HOTEL]]);
    expect(await offered('sell')).toEqual(BROWN.map((name) => `${name} 25`));
  });

  test('costs visitors its own rent', async () => {
    await start();
    await game.give('Bob', [MEDITERRANEAN], { level: SKYSCRAPER });
    await game.give('Bob', [BALTIC], { level: HOTEL });
    await game.place('Ann', 38);
    await game.roll(1, 2);
    expect(await game.money('Bob')).toEqual([1500 + 500]);
    expect(await connection.rows('SELECT Level AS level, Amount AS amount, Hotel AS hotel, Skyscraper AS skyscraper FROM rentsView WHERE Property = ? AND Level >= 4', [MEDITERRANEAN]))
      .toEqual([
        { level: 4, amount: 160, hotel: 0, skyscraper: 0 }, { level: HOTEL, amount: 250, hotel: 1, skyscraper: 0 },
        { level: SKYSCRAPER, amount: 500, hotel: 0, skyscraper: 1 },
      ]);
  });

  test('must be sold before a mortgage', async () => {
    await start();
    await game.give('Ann', BROWN, { level: SKYSCRAPER });
    await refused('has_buildings', 'mortgage', BALTIC);
    expect(await game.possible('mortgage')).toEqual([]);
  });

  test('counts in what a player owns and could raise', async () => {
    await start({ worth_of_buildings: true });
    await game.give('Ann', BROWN, { level: SKYSCRAPER });
    const values = async (): Promise<unknown[]> => Object.values((await connection.row<object>(
      'SELECT net_worth(?, ?) AS worth, raisable(?, ?) AS raisable, deed_worth(ruleset_id, prid, level, mortgaged) AS deed FROM Deed JOIN Property USING (ruleset_id, prid)' +
        ' WHERE game_id = ? AND name = ?',
      [game.id, game.pid('Ann'), game.id, game.pid('Ann'), game.id, BALTIC],
    )) ?? {});
    // Four houses and a hotel at 50, and 150: 400 for each; and the two streets, 60 each.
    expect(await values()).toEqual([1500 + 2 * 460, 1500 + 2 * (200 + 30), 230]);
  });

  test('is part of what a bankrupt player hands over', async () => {
    await start({ insolvency: 'creditor_takes', insolvent_at_once: false, heir_gets_buildings: true });
    await game.give('Ann', BROWN, { level: SKYSCRAPER });
    await game.give('Bob', ['Park Place', 'Boardwalk'], { level: SKYSCRAPER });
    await game.place('Ann', 36, 100);
    await game.roll(1, 2);
    expect([await game.stateOf('Ann'), await game.deed(BALTIC)]).toMatchObject([{ status: 2 }, { owner: 'Bob', level: SKYSCRAPER }]);
  });

  test('is sold with everything under it where the heir gets no buildings', async () => {
    await start({ insolvency: 'creditor_takes', insolvent_at_once: false, heir_gets_buildings: false });
    await game.give('Ann', BROWN, { level: SKYSCRAPER });
    await game.give('Bob', ['Park Place', 'Boardwalk'], { level: SKYSCRAPER });
    await game.place('Ann', 36, 100);
    const story = await game.roll(1, 2);
    // For each street 75, and five times 25.
    expect(story.filter((sentence) => sentence.includes(BALTIC))).toEqual([
      `Ann sells a building on ${BALTIC} for $75.`, ...Array.from({ length: 5 }, () => `Ann sells a building on ${BALTIC} for $25.`),
    ]);
    expect([await game.money('Bob'), await game.deed(BALTIC)]).toEqual([[1500 + 100 + 400], { owner: 'Bob', level: 0, mortgaged: false }]);
  });

  test('is sold before its street is traded', async () => {
    await start();
    await game.give('Ann', BROWN, { level: SKYSCRAPER });
    await game.make('propose', { terms: { to: game.pid('Bob'), give: { properties: [await game.prid(BALTIC)] }, take: { money: 10 } } });
    await game.make('accept', { player: 'Bob' });
    expect([await game.money('Ann'), await levels(...BROWN)]).toEqual([[1500 + 400 + 10], [0, 0]]);
  });

  test('does not use the stock of hotels, but its hotel does', async () => {
    await start({ hotel_stock: 2 });
    await game.give('Ann', [MEDITERRANEAN], { level: SKYSCRAPER });
    await game.give('Ann', [BALTIC], { level: HOTEL });
    await game.give('Ann', ['Park Place', 'Boardwalk'], { level: 4 });
    expect(await offered('build')).toEqual([`${BALTIC} 150`]);
    await refused('out_of_stock', 'build', 'Boardwalk');
    await game.make('build', { property: BALTIC });
    expect(await levels(...BROWN)).toEqual([SKYSCRAPER, SKYSCRAPER]);
  });

  test('is sold without houses in the bank, and with its hotel if those are short', async () => {
    await start({ house_stock: 1, build_evenly: false, hotel_shortage: 'sells_group' });
    await game.give('Ann', [MEDITERRANEAN], { level: HOTEL });
    await game.give('Ann', [BALTIC], { level: SKYSCRAPER });
    // A hotel that has no houses to come back is sold with all of its group: 125 here, 200 there.
    expect(await offered('sell')).toEqual([`${MEDITERRANEAN} 325`, `${BALTIC} 75`]);
    await game.make('sell', { property: MEDITERRANEAN });
    expect([await game.money('Ann'), await levels(...BROWN)]).toEqual([[1825], [0, 0]]);
  });

  test('comes after the hotel where that comes after fewer houses', async () => {
    await start({ hotel_after: 3 });
    await game.give('Ann', BROWN, { level: 4 });
    expect(await shown(BALTIC)).toMatchObject({ hotels: 1, skyscrapers: 0, rent: 450, cost: 150 });
    await game.make('build', { property: BALTIC });
    expect(await shown(BALTIC)).toMatchObject({ level: 5, hotels: 1, skyscrapers: 1, rent: 900, can: 0 });
    expect(await connection.rows('SELECT Amount AS amount FROM rentsView WHERE Property = ? ORDER BY Level', [BALTIC]))
      .toEqual([4, 20, 60, 180, 450, 900].map((amount) => ({ amount })));
  });

  test('counts as its hotel for repairs', async () => {
    await start();
    await game.give('Ann', [MEDITERRANEAN], { level: SKYSCRAPER });
    await game.give('Ann', [BALTIC], { level: HOTEL });
    await game.give('Ann', ['Park Place', 'Boardwalk'], { level: 1 });
    await game.stack('Your buildings need repairs');
    await game.place('Ann', 4);
    await game.roll(1, 2);
    expect(await game.money('Ann')).toEqual([1500 - 2 * 100 - 2 * 25]);
  });

  test('is followed by clients from the changes of moves', async () => {
    await start();
    await game.give('Ann', BROWN, { level: HOTEL });
    let position: Position = { players: await readPlayers(connection), properties: await readProperties(connection) };
    const shownAfter = async (action: string): Promise<string> => {
      await game.make(action, { property: BALTIC });
      const [move] = (await readLedgerBetween(connection, 1, 99)).slice(-1);
      if (!move) throw new Error('There is a move.');
      position = advance(position, move, await readChangesBetween(connection, move.record_ID, move.record_ID));
      expect(position.properties).toMatchObject((await readProperties(connection)).map(({ Level, Houses, Hotels, Skyscrapers }) => ({ Level, Houses, Hotels, Skyscrapers })));
      return position.properties.filter(({ Property }) => Property === BALTIC).map((property) => new Words([]).built(property)).join();
    };
    expect([await shownAfter('build'), await shownAfter('sell')]).toEqual(['skyscraper', 'hotel']);
  });
});

test('a bot builds it if it has the money', async () => {
  await start();
  await connection.run(
    "UPDATE Player SET character_id = (SELECT character_id FROM BotCharacter WHERE name = 'Master Builder') WHERE game_id = ? AND name = 'Ann'",
    [game.id],
  );
  await game.give('Ann', BROWN, { level: HOTEL });
  await game.setMoney('Ann', 5_000);
  await game.place('Ann', 17);
  await game.roll(1, 2);
  for (let moves = 0; moves < 3 && (await levels(...BROWN)).some((level) => level === HOTEL); moves += 1) {
    await connection.run('CALL bot_move(?)', [game.id]);
  }
  expect(await levels(...BROWN)).toEqual([SKYSCRAPER, SKYSCRAPER]);
});

test('the guide says so', async () => {
  const sentences = await connection.rows<{ sentence: string }>('SELECT g.Sentence AS sentence FROM guideView AS g JOIN Edition AS e ON e.ruleset_id = g.Ruleset WHERE e.edition = ?', [EDITION]);
  expect(sentences.map(({ sentence }) => sentence).filter((sentence) => sentence.includes('skyscraper'))).toEqual([
    'If you own a whole colour group, you may build on it: up to 4 houses on each property, then a hotel and a skyscraper on top of it. You must build evenly.',
  ]);
});
