import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import type { GameOptions } from '../../src/client/game-options';
import { openGame } from '../../src/client/new-game';
import { type Document, importDocument } from '../support/documents';
import { openWorkerDatabase } from '../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** Makes an edition and a game of it, which is the current one then. */
async function play(document: Document, options: GameOptions = {}): Promise<number> {
  await importDocument(connection, document);
  const game = await openGame(connection, String(document['edition']), null, options);
  await connection.choose(game);
  return game;
}

const MOVE = 'INSERT INTO Gamemanager (player_ID, action, dice, prid, amount, terms) VALUES (?, ?, ?, ?, ?, ?)';

interface Details {
  dice?: number;
  prid?: number;
  amount?: number;
  terms?: object;
}

function move(player: number, action: string, { dice, prid, amount, terms }: Details = {}): Promise<void> {
  return connection.run(MOVE, [player, action, dice ?? null, prid ?? null, amount ?? null, terms ? JSON.stringify(terms) : null]);
}

async function story(): Promise<string[]> {
  const rows = await connection.rows<{ Sentence: string }>('SELECT Sentence FROM eventView');
  return rows.map(({ Sentence }) => Sentence);
}

async function cash(): Promise<number[]> {
  const rows = await connection.rows<{ cash: number }>('SELECT bank_balance AS cash FROM Player WHERE game_id = current_game() ORDER BY pid');
  return rows.map((row) => row.cash);
}

/** Four tiles, with a price that is not the fee. */
const MARKET: Document = {
  edition: 'market',
  rules: { starting_cash: 500 },
  board: {
    salary: 10,
    tiles: [
      "Baker's Gate",
      { property: "Tom's Stall", colour: 'Row', price: 100, rent: 7 },
      { property: 'No', colour: 'Row', price: 50, rent: 3 },
      { bonus: 'Fountain', collect: 5 },
    ],
  },
};

describe('an edition that is only a document', () => {
  test('can have a fee that is not the price, a bonus while the set is complete, and any names', async () => {
    await play(MARKET, { players: ['Ann', 'Bob'] });
    for (const [player, dice] of [[0, 1], [1, 1], [0, 1], [1, 1]] as const) await move(player, 'roll', { dice });
    expect(await story()).toEqual([
      "Ann buys Tom's Stall for 100.", "Bob pays Ann 7 rent for Tom's Stall.", 'Ann buys No for 50.', 'Ann now owns all of Row.', 'Bob pays Ann 6 rent for No.',
    ]);
    expect(await cash()).toEqual([500 - 100 + 7 - 50 + 6, 500 - 7 - 6]);
  });

  test('can let players trade although purchases are automatic', async () => {
    await play({ ...MARKET, edition: 'trading market', rules: { starting_cash: 500, trade: 'free' } }, { players: ['Ann', 'Bob'] });
    await move(0, 'roll', { dice: 1 });
    await move(1, 'propose', { terms: { to: 0, give: { money: 120 }, take: { properties: [0] } } });
    await move(0, 'accept');
    await move(1, 'roll', { dice: 1 });
    await move(0, 'roll', { dice: 4 });
    expect(await story()).toEqual(expect.arrayContaining(["Bob gets Tom's Stall.", "Ann pays Bob 7 rent for Tom's Stall."]));
    expect(await cash()).toEqual([500 - 100 + 120 + 10 - 7, 500 - 120 + 7]);
  });

  test('can have an auction with 64 players', async () => {
    const rules = { starting_cash: 500, max_players: 64, purchase: 'offered', auction: 'declined' };
    await play({ ...MARKET, edition: 'crowded market', rules }, { players: 64 });
    await move(0, 'roll', { dice: 1 });
    await move(0, 'decline');
    await move(63, 'bid', { amount: 40 });
    await move(31, 'bid', { amount: 41 });
    for (let player = 0; player < 64; player += 1) if (player !== 31) await move(player, 'pass');
    const [deed] = await connection.rows<{ owner: number; cash: number }>(
      'SELECT p_owner AS owner, bank_balance AS cash FROM Deed JOIN Player ON Player.game_id = Deed.game_id AND pid = p_owner' +
        ' WHERE Deed.game_id = current_game()',
    );
    expect(deed).toEqual({ owner: 31, cash: 459 });
    await move(1, 'roll', { dice: 2 });
  });
});
