import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, TestGame } from '../../support/game';
import { INSERT_MOVE, moveValues, type NamedMove } from '../../support/moves';

const [JANE, NORMAN, MARY, BILL] = [0, 1, 2, 3] as const;

/** A token that both games have used. */
const USED = 'used';

let connection: GameConnection;
let running: TestGame;
let over: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  over = await TestGame.start(connection);
  await over.setStatus(2, MARY, BILL);
  await over.place(JANE, 6, 150);
  await over.run('INSERT INTO Gamemanager (token, dice) VALUES (?, 3)', [USED]);
  running = await TestGame.start(connection);
  await running.run('INSERT INTO Gamemanager (token, dice) VALUES (?, 3)', [USED]);
});
afterAll(() => connection.close());

interface Error {
  token: string;
  errno: number;
  sentence: RegExp;
  names: Partial<NamedMove>;
}

/** Everything that can be wrong with a move, in the order in which it is noticed. */
const ERRORS: readonly Error[] = [
  { token: 'game_not_found', errno: 50001, sentence: /gamesView has all\.$/, names: { game_id: 2_000_000_000 } },
  { token: 'column_not_settable', errno: 50008, sentence: /leave them out/, names: { bank_balance: 1_000_000 } },
  { token: 'token_taken', errno: 50007, sentence: /^This token was used by record 1\.$/, names: { token: USED } },
  { token: 'record_taken', errno: 50005, sentence: /^Record 1 has already been played; the next is 2\.$/, names: { record_ID: 1 } },
  { token: 'record_ahead', errno: 50006, sentence: /^Record 3 is not due yet; the next is 2\.$/, names: { record_ID: 3 } },
  { token: 'game_over', errno: 50002, sentence: /^Game \d+ is over: Norman won it\.$/, names: {} },
  { token: 'wrong_player', errno: 50003, sentence: /^It is player 1, Norman, who must move\.$/, names: { player_ID: BILL } },
  { token: 'wrong_phase', errno: 50004, sentence: /^It is Norman's turn to roll; end_turn is not possible now\.$/, names: { action: 'end_turn' } },
  { token: 'dice_missing', errno: 50020, sentence: /^Give the dice: 1 to 6\.$/, names: { dice: null } },
  { token: 'dice_not_whole', errno: 50021, sentence: /^Dice are whole numbers from 1 to 6; 2\.5/, names: { dice: 2.5 } },
  { token: 'dice_out_of_range', errno: 50022, sentence: /^Dice go from 1 to 6, not 7\.$/, names: { dice: 7 } },
];

function gameOf(...errors: Error[]): TestGame {
  return errors.some(({ token }) => token === 'game_over') ? over : running;
}

function areTogether(first: Error, second: Error): boolean {
  return Object.keys(first.names).every((column) => !(column in second.names));
}

const PAIRS = ERRORS.flatMap((first, index) =>
  ERRORS.slice(index + 1)
    .filter((second) => areTogether(first, second))
    .map((second) => ({ first, second, before: first.token, after: second.token })),
);

test.each(ERRORS)('$token has the number $errno and a sentence that says what to do, and changes nothing', async (error) => {
  const game = gameOf(error);
  const refusal = await changingNothing(connection, () =>
    game.expectRefusal(error.token, INSERT_MOVE, moveValues({ game_id: game.id, ...error.names })),
  );
  expect(refusal.errno).toBe(error.errno);
  expect(refusal.sentence).toMatch(error.sentence);
});

test('all pairs of refusals are compared, except those that exclude each other', () => {
  expect(PAIRS).toHaveLength((ERRORS.length * (ERRORS.length - 1)) / 2 - 4);
});

test.each(PAIRS)('$before takes precedence over $after', async ({ first, second }) => {
  const game = gameOf(first, second);
  const named = moveValues({ game_id: game.id, ...second.names, ...first.names });
  await game.expectRefusal(first.token, INSERT_MOVE, named);
});

test('dice that are neither whole nor in range are reported as not whole', async () => {
  await running.expectRefusal('dice_not_whole', INSERT_MOVE, moveValues({ game_id: running.id, dice: 7.5 }));
});

test('where landing on a property buys it, a refusal of buying says so', async () => {
  const sentence = "It is Norman's turn to roll; in this edition landing on a property buys it, if you can pay.";
  for (const action of ['buy', 'decline']) {
    const named = moveValues({ game_id: running.id, action });
    expect(await running.expectRefusal('wrong_phase', INSERT_MOVE, named)).toMatchObject({ errno: 50004, sentence });
  }
});

test('a valid move is accepted in the games of this file', async () => {
  const game = await TestGame.start(connection);
  await game.run(INSERT_MOVE, moveValues({ game_id: game.id, record_ID: 1, player_ID: JANE, token: USED }));
  expect(await game.ledger()).toMatchObject([{ record_ID: 1, player_ID: JANE, action: 'roll', dice: 2 }]);
});

describe('results of a move', () => {
  test.each<Partial<NamedMove>>([{ round: 1 }, { turn: 1 }, { location: 4 }, { bank_balance: 0 }])(
    'cannot be set: %j',
    async (named) => {
      await changingNothing(connection, () =>
        running.expectRefusal('column_not_settable', INSERT_MOVE, moveValues({ game_id: running.id, ...named })),
      );
    },
  );
});

describe('a game that is over', () => {
  test.each(['roll', 'over', 'deleted', 'buy'])('accepts no action, not even %s', async (action) => {
    await changingNothing(connection, () =>
      over.expectRefusal('game_over', INSERT_MOVE, moveValues({ game_id: over.id, action, player_ID: NORMAN })),
    );
  });

  test('reports to a client that sends its last move again that it was made', async () => {
    await over.expectRefusal('token_taken', INSERT_MOVE, moveValues({ game_id: over.id, token: USED }));
    await over.expectRefusal('record_taken', INSERT_MOVE, moveValues({ game_id: over.id, record_ID: 1 }));
  });
});

test('no move of any kind is made in a game that is being deleted', async () => {
  const game = await TestGame.start(connection);
  await game.run('UPDATE Game SET is_deleted = TRUE WHERE game_id = ?', [game.id]);
  for (const action of ['roll', 'over', 'deleted']) {
    await changingNothing(connection, async () => {
      await game.expectRefusal('game_not_found', INSERT_MOVE, moveValues({ game_id: game.id, action }));
    });
  }
});
