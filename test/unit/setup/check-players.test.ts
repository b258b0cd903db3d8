import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { checkPlayers } from '../../../src/client/new-game';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test.each([
  ['singletonopoly', ['Ann']],
  ['singletonopoly', ['Ann', 'ann', '', ' Bob ']],
  ['hoarding', ['Player 2', '']],
  ['campus', []],
])('in %s, the first names can be %j', async (edition, names) => {
  await changingNothing(connection, () => checkPlayers(connection, edition, names));
});

test.each([
  ['singletonopoly', ['Ann', ' Ann '], 'name_taken'],
  ['singletonopoly', ['Player 2', ''], 'name_taken'],
  ['hoarding', ['Player 1', ''], 'name_taken'],
  ['singletonopoly', ['n'.repeat(41)], 'name_too_long'],
  ['singletonopoly', ['{player}'], 'name_malformed'],
  ['nowhere', ['Ann'], 'edition_not_found'],
])('in %s, %j is refused: %s', async (edition, names, token) => {
  const refusal = await refusalOf(connection, 'CALL check_players(?, ?)', [edition, JSON.stringify(names)]);
  expect(refusal.token).toBe(token);
});

test('a value that is not a list of names is refused', async () => {
  const refusal = await refusalOf(connection, 'CALL check_players(?, ?)', ['campus', '{"a": 1}']);
  expect(refusal.token).toBe('options_malformed');
});
