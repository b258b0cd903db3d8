import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import type { GameOptions } from '../../../src/client/game-options';
import { checkSeats } from '../../../src/client/new-game';
import { changingNothing } from '../../support/everything';
import { openWorkerDatabase, refusalOf } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test.each<[edition: string, options: GameOptions]>([
  ['classic', { players: ['', '', { character: 'scrooge', token: 'Dog' }] }],
  ['classic', { players: ['', '@scrooge'] }],
  // Somebody may yet have another name.
  ['singletonopoly', { players: ['', '', { name: 'Player 1', character: 'scrooge' }] }],
  ['classic', { players: 3, rules: { min_players: 3 } }],
  ['classic', { players: 8, rules: { max_players: 8 }, pace: 'high' }],
  ['campus', {}],
])('in %s, %j is accepted', async (edition, options) => {
  await changingNothing(connection, () => checkSeats(connection, edition, options));
});

test.each<[edition: string, options: GameOptions, refused: string]>([
  ['classic', { players: 7 }, 'too_many_players: This edition allows at most 6 players, not 7.'],
  ['classic', { players: ['', '', '', '', '', '', { character: 'scrooge' }] }, 'too_many_players: This edition allows at most 6 players, not 7.'],
  ['classic', { players: 4, rules: { max_players: 3 } }, 'too_many_players: This edition allows at most 3 players, not 4.'],
  ['classic', { players: 1 }, 'too_few_players: This edition needs at least 2 players, not 1.'],
  ['classic', { players: 3, rules: { players_left_to_end: 3 } }, 'too_few_players: This edition needs at least 4 players, not 3.'],
  ['classic', { players: ['', { character: 'Nobody' }] }, 'character_not_found: No character is called Nobody; SELECT * FROM botsView lists them.'],
  ['classic', { players: ['', { token: 'Tank' }] }, 'piece_not_found: There is no piece Tank; choose from Battleship, Car, Cat, Dog, Hat, Iron, Ship, Thimble.'],
  ['classic', { players: [{ token: 'Dog' }, { token: 'Dog' }] }, 'piece_taken: Two players have the same piece.'],
  ['classic', { players: 2, pace: 'breathless' }, 'pace_not_found: There is no pace breathless; choose from low, high, medium.'],
  ['campus', { players: 7 }, 'too_many_players: This edition allows at most 6 players, not 7.'],
  ['nowhere', { players: 2 }, 'edition_not_found: There is no edition nowhere.'],
])('in %s, %j is refused: %s', async (edition, options, refused) => {
  const { token, message } = await refusalOf(connection, 'CALL check_seats(?, ?)', [edition, JSON.stringify(options)]);
  expect(message).toContain(refused);
  expect(refused.startsWith(`${token}: `)).toBe(true);
});
