import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { readEditions, readGuide } from '../../../src/client/views';
import { readTiles } from '../../../src/client/editions/editions';
import { DecidingGame } from '../../support/deciding-game';
import { at, type Document, importDocument, type Json, quay } from '../../support/documents';
import { openWorkerDatabase } from '../../support/game';

/** Tiles that pay, or charge, players who pass them. Locations of the quay: Pier 1, Storm 3, Bottle 5, Lock 7, Nets 9. */

const NAMES = ['Ann', 'Bob'] as const;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  await importDocument(connection, quay('passing', passing));
});
afterAll(() => connection.close());

function tiles(document: Document): Json[] {
  return at(document, 'board', 'tiles') as unknown as Json[];
}

/** Passing the storm pays 30, and landing there another 15; passing the lock costs 40. */
function passing(document: Document): void {
  tiles(document)[2] = { bonus: 'Storm', collect: 15, collect_passing: 30 };
  tiles(document)[6] = { bonus: 'Lock', pay_passing: 40 };
}

/** A game of an edition with a player on a tile. */
async function start(location: number, rules: object = {}, edition = 'passing'): Promise<DecidingGame> {
  const game = await DecidingGame.start(connection, edition, NAMES, { seed: 'passing', dice: 'table', rules: { starting_cash: 500, ...rules } });
  await game.place('Ann', location);
  return game;
}

/** Kinds, amounts and tiles of what the last move paid. */
async function postings(game: DecidingGame): Promise<object[]> {
  return await connection.rows(
    'SELECT e.kind, e.amount, e.location, e.payer IS NOT NULL AS pays FROM Event AS e JOIN GameState AS g ON g.game_id = e.game_id AND g.last_record_ID = e.record_ID' +
      ' WHERE e.game_id = ? AND e.amount IS NOT NULL ORDER BY e.event_no',
    [game.id],
  );
}

describe('a tile that pays for passing', () => {
  test('pays who passes it', async () => {
    const game = await start(1);
    await game.give('Ann', ['South Quay']);
    await game.roll(1, 2);
    expect(await postings(game)).toEqual([{ kind: 'collected_passing', amount: 30, location: 3, pays: 0 }]);
    expect(await connection.rows("SELECT Sentence FROM eventView WHERE Kind = 'collected_passing'")).toEqual([{ Sentence: 'Ann collects €30 at Storm.' }]);
    expect(await game.money(...NAMES)).toEqual([530, 500]);
  });

  test('pays who lands on it, besides its effect', async () => {
    const game = await start(1);
    await game.roll(1, 1);
    expect(await postings(game)).toEqual([{ kind: 'collected_passing', amount: 30, location: 3, pays: 0 }, { kind: 'collected', amount: 15, location: 3, pays: 0 }]);
    expect(await game.money('Ann')).toEqual([545]);
  });

  test('pays nothing to a player who begins the move on it, stops before it or moves backwards', async () => {
    const game = await start(3);
    await game.give('Ann', ['South Quay', 'North Quay', "Old Tom's Ferry"]);
    await game.roll(1, 2);
    expect(await postings(game)).toEqual([]);
    await game.make('end_turn');
    await game.place('Bob', 9);
    await game.give('Bob', ['North Quay']);
    await game.roll(1, 2);
    expect(await postings(game)).toEqual([{ kind: 'salary', amount: 100, location: 2, pays: 0 }]);
    await game.make('end_turn');
    // Over the storm, and back over it by the card: that pays nothing.
    await game.place('Ann', 2);
    await game.stack('Drift.');
    await game.roll(1, 2);
    expect(await postings(game)).toEqual([{ kind: 'collected_passing', amount: 30, location: 3, pays: 0 }, { kind: 'collected', amount: 15, location: 3, pays: 0 }]);
  });

  test('pays once for each lap, in the order of the way, after the salary', async () => {
    const game = await start(9, { dice_sides: 20 });
    await game.roll(14, 13);
    expect(await postings(game)).toEqual([
      { kind: 'salary', amount: 300, location: 6, pays: 0 },
      ...[3, 7, 3, 7, 3].map((location) => (location === 3 ? { kind: 'collected_passing', amount: 30, location, pays: 0 } : { kind: 'paid_passing', amount: 40, location, pays: 1 })),
    ]);
    expect(await game.money('Ann')).toEqual([500 + 300 + 90 - 80]);
  });

  test('pays on the way to where a card sends the player, and not on the way to jail', async () => {
    const game = await start(3);
    await game.stack('To the quay.');
    await game.roll(1, 1);
    expect(await postings(game)).toEqual([{ kind: 'paid_passing', amount: 40, location: 7, pays: 1 }, { kind: 'salary', amount: 100, location: 2, pays: 0 }].reverse());
    const other = await start(8);
    await other.roll(1, 1);
    expect([await other.money('Ann'), await postings(other)]).toEqual([[500], []]);
  });

  test('pays also on a roll whose landing has no effect', async () => {
    const game = await start(1, { extra_roll_dice: 2 });
    await game.roll(1, 1);
    expect(await game.money('Ann')).toEqual([530]);
  });
});

describe('a tile that charges for passing', () => {
  test('goes into the pot of fines', async () => {
    const game = await start(6, { pot: 'fines' });
    await game.roll(1, 2);
    expect(await game.money('Ann')).toEqual([500]);
    expect((await postings(game)).map((one) => (one as { kind: string }).kind)).toEqual(['paid_passing', 'took_pot']);
  });

  test('leaves a debt to a player who cannot pay', async () => {
    const game = await start(6);
    await game.place('Ann', 6, 10);
    await game.give('Ann', ['New Ferry']);
    expect(await game.roll(1, 1)).toContain('Ann owes €40 and must raise the money first.');
    await game.make('mortgage', { property: 'New Ferry' });
    expect(await game.make('pay')).toEqual(['Ann pays a toll of €40.']);
    expect(await game.money('Ann')).toEqual([20]);
  });

  test('bankrupts a player where the bank pays', async () => {
    const game = await start(6, { insolvency: 'bank_pays', cards_go_to_creditor: false });
    await game.place('Ann', 6, 10);
    await game.roll(1, 2);
    expect(await connection.rows('SELECT bank_balance AS money, status FROM Player WHERE game_id = ? ORDER BY pid', [game.id])).toEqual([{ money: 0, status: 2 }, { money: 500, status: 3 }]);
  });
});

test('the guide and the tiles of the edition tell what passing pays', async () => {
  const edition = (await readEditions(connection)).find(({ Edition: name }) => name === 'passing');
  const sentences = (await readGuide(connection, edition?.Ruleset ?? 0)).map(({ Sentence }) => Sentence);
  expect(sentences).toEqual(expect.arrayContaining([
    'Storm: Collect €15 from the bank. Collect €30 when you pass or land here.', 'Lock: Pay the bank €40 when you pass or land here.',
  ]));
  expect((await readTiles(connection, 'passing')).filter((tile) => tile.passing !== null)).toMatchObject([{ tile: 'Storm', passing: 30 }, { tile: 'Lock', passing: -40 }]);
  expect(await connection.rows("SELECT Tile, Passing FROM tilesView WHERE Board = 'passing' AND Passing IS NOT NULL")).toEqual([{ Tile: 'Storm', Passing: 30 }, { Tile: 'Lock', Passing: -40 }]);
});

test('a text that names the amount says it instead', async () => {
  await importDocument(connection, quay('passing, told', (document) => {
    tiles(document)[6] = { bonus: 'Lock', text: 'The lock keeper takes 40.', pay_passing: 40 };
  }));
  const edition = (await readEditions(connection)).find(({ Edition: name }) => name === 'passing, told');
  expect((await readGuide(connection, edition?.Ruleset ?? 0)).map(({ Sentence }) => Sentence)).toContain('Lock: The lock keeper takes 40.');
});

test('an edition is exported with it, and its copy is the same', async () => {
  const [rows] = await connection.rows<{ document: Document | string }[]>("CALL export_edition('passing')");
  const found = rows?.[0]?.document ?? '{}';
  const document = typeof found === 'string' ? (JSON.parse(found) as Document) : found;
  expect([tiles(document)[2], tiles(document)[6]]).toEqual([
    { bonus: 'Storm', collect: 15, collect_passing: 30 }, { bonus: 'Lock', pay_passing: 40 },
  ]);
});
