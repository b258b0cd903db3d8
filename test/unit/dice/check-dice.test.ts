import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CHECKOUT } from '../../../src/deploy/catalogue';
import type { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { openWorkerDatabase } from '../../support/game';

/** docs/check-dice.sh, which knows nothing of the database, against what the database rolled. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

interface Die {
  What: string;
  Sides: number;
  Result: number;
}

function check(seed: string, commitment: string, dice: readonly Die[]): { status: number | null; lines: string[] } {
  const input = dice.map(({ What: what, Sides: sides, Result: result }) => `${what}\t${sides}\t${result}\n`).join('');
  const { status, stdout } = spawnSync('bash', [path.join(CHECKOUT, 'docs/check-dice.sh'), seed, commitment], { input, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n') };
}

test('the seed proves exactly the dice of a whole game', async () => {
  const characters = ['Adventurous Capitalist', 'Ebenezer Scrooge'].map((character) => ({ character }));
  const game = await openGame(connection, 'classic', null, { players: characters, dice: 'server', seed: 'proved', rules: { turn_limit: 20, winner: 'net_worth' } });
  await connection.choose(game);
  await connection.rows('CALL play_bots(?)', [game]);
  const [told] = await connection.rows<{ Seed: string; Commitment: string }>('SELECT Seed, Commitment FROM commitmentView');
  const { Seed: seed, Commitment: commitment } = told ?? { Seed: '', Commitment: '' };
  const dice = await connection.rows<Die>('SELECT What, Sides, Result FROM diceView WHERE Sides IS NOT NULL');
  expect(dice.length).toBeGreaterThan(20);
  expect(check(seed, commitment, dice)).toEqual({ status: 0, lines: [`${dice.length} dice, 0 of them wrong.`] });

  const forged = dice.map((die, index) => (index === 7 ? { ...die, Result: (die.Result % die.Sides) + 1 } : die));
  expect(check(seed, commitment, forged)).toEqual({
    status: 1,
    lines: [`${dice[7]?.What} shows ${dice[7]?.Result}, and not ${forged[7]?.Result}.`, `${dice.length} dice, 1 of them wrong.`],
  });
  expect(check(`${seed}x`, commitment, dice)).toEqual({ status: 1, lines: ['The seed is not the one that was committed to.'] });
});
