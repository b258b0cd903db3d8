import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import type { GameConnection } from '../../src/client/connection';
import { parseBoard } from '../../src/client/imports/board-file';
import { parseNumbers } from '../../src/client/imports/numbers-file';
import { parseRules } from '../../src/client/imports/rules-file';
import { Chance } from '../support/chance';
import { CAMPUS_BOARD, CAMPUS_RULES, CONTINENT_BOARD, CONTINENT_RULES, RANDOM_NUMBERS } from '../support/hoarding-files';
import { HoardingOracle } from '../support/hoarding-oracle';
import { CommandLine, onFreshDatabase } from './command-line';

/** The assignment's two examples of a run are, to the end, the games of an oracle. */

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  ({ sqlopoly, connection } = await onFreshDatabase());
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

/** Plays a game by the files. @returns what was chosen, and what an inspection must show */
function playOracle(oracle: HoardingOracle, numbers: readonly number[], chance: Chance): { choices: string[]; inspections: string[] } {
  const [choices, inspections]: [string[], string[]] = [[], []];
  const die = (at: number): number => ((numbers[at] ?? 0) % 6) + 1;
  for (let used = 0; !oracle.isOver; used += 2) {
    const mover = oracle.turn;
    choices.push('r');
    const offered = oracle.roll(die(used) + die(used + 1));
    if (offered) {
      const buys = chance.below(5) > 0;
      choices.push(buys ? 'y' : 'n');
      if (buys) oracle.buy(offered);
    }
    if (oracle.turn !== mover || oracle.isOver) continue;
    if (chance.below(8) === 0) {
      choices.push(`i ${mover}`);
      inspections.push(oracle.inspection(mover));
    }
    if (chance.below(60) === 0) {
      choices.push('l', 'y');
      oracle.leave();
    } else {
      choices.push('e');
      oracle.endTurn();
    }
  }
  return { choices, inspections };
}

test.each([
  ['continents', CONTINENT_RULES, CONTINENT_BOARD, 4],
  ['the campus', CAMPUS_RULES, CAMPUS_BOARD, 3],
])('%s', async (_, rulesFile, boardFile, players) => {
  const read = (file: string): string => fs.readFileSync(file, 'utf8');
  const board = parseBoard(boardFile, read(boardFile)).map(({ tile }) => tile);
  const oracle = new HoardingOracle(parseRules(rulesFile, read(rulesFile)).rules, board, players);
  const { choices, inspections } = playOracle(oracle, parseNumbers(RANDOM_NUMBERS, read(RANDOM_NUMBERS)), new Chance(1));
  const { status, stdout, stderr } = await sqlopoly.runWith({ input: `${[players, ...choices].join('\n')}\n` }, 'hoarding', rulesFile, boardFile, RANDOM_NUMBERS);
  expect([status, stderr]).toEqual([0, expect.stringMatching(/^Game \d+: edition/m)]);
  expect(stdout.match(/^Player \d+\nCash: \$\d+\nProperties owned\n(?:\d+:.*\n)+/gm)).toEqual(inspections);
  const winners = oracle.winners().map((winner) => `Player ${winner}`);
  expect(stdout).toMatch(new RegExp(`\nThe game is over\\.\nWinners?: ${winners.join(', ')}\n$`));
  const standings = await connection.rows<{ cash: number; at: number }>(
    'SELECT p.bank_balance AS cash, p.location AS at FROM Player AS p WHERE p.game_id = (SELECT MAX(game_id) FROM Game) ORDER BY p.pid',
  );
  expect(standings).toEqual(oracle.players.map(({ cash, at }) => ({ cash, at })));
});
