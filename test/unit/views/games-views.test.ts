import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { openWorkerDatabase } from '../../support/game';
import { rowsRead } from '../../support/rows-read';

let connection: GameConnection;
let game: number;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  game = await playedGame('standard', 'balances');
});
afterAll(() => connection.close());

/** A game that bots have played, to its end or for some rounds. */
async function playedGame(edition: string, seed: string): Promise<number> {
  const options = JSON.stringify({ players: [{ character: 'scrooge' }, { character: 'capitalist' }, { character: 'scrooge' }], dice: 'server', seed });
  const [rows] = await connection.rows<{ game_id: number }[]>('CALL open_game(?, NULL, ?)', [edition, options]);
  const id = rows?.[0]?.game_id ?? 0;
  await connection.run('CALL play_some(?, 150)', [id]);
  return id;
}

interface Balance {
  record: number;
  player: number;
  balance: number;
}

const balancesOf = (id: number): Promise<Balance[]> =>
  connection.rows<Balance>('SELECT Record AS record, `Player No.` AS player, `Bank balance` AS balance FROM gamesBalanceView WHERE Game = ?', [id]);

describe('gamesBalanceView', () => {
  test('has what each mover had after the move, and what everybody has now', async () => {
    const balances = await balancesOf(game);
    const moves = await connection.rows<Balance>('SELECT Record AS record, `Player No.` AS player, `Bank balance` AS balance FROM gamesLedgerView WHERE Game = ?', [game]);
    expect(moves).toHaveLength(150);
    const at = new Map(balances.map(({ record, player, balance }) => [`${record} ${player}`, balance]));
    expect(moves.map(({ record, player }) => at.get(`${record} ${player}`))).toEqual(moves.map(({ balance }) => balance));
    const now = await connection.rows<{ player: number; balance: number }>('SELECT pid AS player, bank_balance AS balance FROM Player WHERE game_id = ? ORDER BY pid', [game]);
    expect(now.map(({ player }) => at.get(`150 ${player}`))).toEqual(now.map(({ balance }) => balance));
    expect(balances.slice(0, 3)).toEqual([0, 1, 2].map((player) => ({ record: 0, player, balance: 1500 })));
  });
});

test.each(['gamesLedgerView', 'gamesEventView', 'gamesBalanceView'])('%s of one game reads no row of others', async (view) => {
  const sql = `SELECT * FROM ${view} WHERE Game = ?`;
  const before = await rowsRead(connection, sql, [game]);
  await playedGame('classic', 'others');
  // The other game has 150 moves; a plan may read a few rows of the vocabulary more or less.
  expect(await rowsRead(connection, sql, [game])).toBeLessThan(before + 75);
});
