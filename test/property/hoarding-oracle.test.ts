import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import type { GameConnection } from '../../src/client/connection';
import { parseBoard } from '../../src/client/imports/board-file';
import { parseRules, type Rules } from '../../src/client/imports/rules-file';
import { casesToTry } from '../support/random-cases';
import { Chance } from '../support/chance';
import { openWorkerDatabase } from '../support/game';
import { HoardingGame } from '../support/hoarding';
import { CAMPUS_BOARD, CAMPUS_RULES } from '../support/hoarding-files';
import { HoardingOracle } from '../support/hoarding-oracle';

/** Games by the example files of the assignment, and by others of their kind, are those of an oracle. */

/** How many games: the first by the rules of the assignment, the others by rules that are new in every run. */
const GAMES = casesToTry(10);
const FIRST = randomInt(2 ** 30);
const MOST_TURNS = 60;

const BOARD = parseBoard(CAMPUS_BOARD, fs.readFileSync(CAMPUS_BOARD, 'utf8')).map(({ tile }) => tile);
const { rules: EXAMPLE } = parseRules(CAMPUS_RULES, fs.readFileSync(CAMPUS_RULES, 'utf8'));

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** The example's rules, or others that the same file could have. */
function rulesOf(chance: Chance, number: number): Rules {
  if (number === 0) return EXAMPLE;
  return {
    ...EXAMPLE,
    starting_cash: chance.pick([40, 600, 1500, 9000]),
    turn_limit: chance.pick([-1, 7, 40]),
    players_left_to_end: chance.pick([1, 1, 2]),
    set_bonus_factor: chance.pick([1, 2, 40]),
    salary_factor_on_go: chance.pick([0, 1, 3]),
  };
}

async function expectSame(game: HoardingGame, oracle: HoardingOracle): Promise<void> {
  expect([await game.locations(), await game.cash()]).toEqual([
    // A player who is out stays where they were.
    oracle.players.map(({ at }) => at), oracle.players.map(({ cash }) => cash),
  ]);
  for (const number of oracle.players.keys()) expect(await game.owned(number)).toEqual(oracle.ownedBy(number).map(({ name }) => name));
  expect(await game.phase() === 'over').toBe(oracle.isOver);
  if (oracle.isOver) expect(await game.playersWith(3)).toEqual(oracle.winners());
  else expect(await game.turn()).toBe(oracle.turn);
}

test.each(Array.from({ length: GAMES }, (_, index) => [index === 0 ? 0 : FIRST + index]))('game %i is the game of the oracle', async (number) => {
  const chance = new Chance(number);
  const rules = rulesOf(chance, number);
  const players = rules.players_left_to_end + 1 + chance.below(4);
  const game = await HoardingGame.start(connection, { rules, board: BOARD, players });
  const oracle = new HoardingOracle(rules, BOARD, players);
  for (let turns = 0; turns < MOST_TURNS && !oracle.isOver; turns += 1) {
    const mover = oracle.turn;
    if (chance.below(40) === 0) {
      await game.act('leave');
      oracle.leave();
    } else {
      const [dice, dice2] = [1 + chance.below(6), 1 + chance.below(6)];
      await game.act('roll', { dice, dice2 });
      const offered = oracle.roll(dice + dice2);
      expect((await game.phase()) === 'offer').toBe(offered !== undefined);
      if (offered) {
        const buys = chance.below(4) > 0;
        await game.act(buys ? 'buy' : 'decline');
        if (buys) oracle.buy(offered);
      }
      if (!oracle.isOver && oracle.turn === mover && !oracle.players[mover]?.isOut) {
        await expectSame(game, oracle);
        await game.act('end_turn');
        oracle.endTurn();
      }
    }
    await expectSame(game, oracle);
  }
});
