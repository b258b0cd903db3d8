import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { DecidingGame } from '../support/deciding-game';
import { type CommandLine, onFreshDatabase } from './command-line';

/** What `do --json` prints. */
interface Done {
  game_id: number;
  record: number;
  move: object;
  events: { sentence: string }[];
}

const GRANBY = 'Granby Golf Club';

let sqlopoly: CommandLine;
let connection: GameConnection;
let game: DecidingGame;
let id: string;
beforeAll(async () => {
  ({ sqlopoly, connection } = await onFreshDatabase());
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});
beforeEach(async () => {
  game = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob']);
  id = String(game.id);
});

describe('do', () => {
  test('makes one move, and tells what it brought about', async () => {
    await game.place('Ann', 2);
    expect(await sqlopoly.output('do', 'roll', '--dice', '1', '2')).toBe(
      'Ann rolls 1 and 2.\nAnn lands on Granby Golf Club.\nGranby Golf Club is unowned; Ann may buy it.\n',
    );
    expect(await sqlopoly.output('do', 'buy', '--game', id)).toBe('Ann buys Granby Golf Club for $512.\n');
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Ann' });
  });

  test('finds a property by its name, whatever its capitals, and by its number', async () => {
    await game.give('Ann', [GRANBY]);
    await sqlopoly.output('do', 'mortgage', '--property', 'granby golf CLUB', '--game', id);
    expect(await game.deed(GRANBY)).toMatchObject({ mortgaged: true });
    await sqlopoly.output('do', 'redeem', '--property', String(await game.prid(GRANBY)), '--game', id);
    expect(await game.deed(GRANBY)).toMatchObject({ mortgaged: false });
  });

  test('proposes a trade, which another player accepts', async () => {
    await game.give('Ann', [GRANBY]);
    const terms = JSON.stringify({
      to: game.pid('Bob'), give: { properties: [await game.prid(GRANBY)] }, take: { money: 20 },
    });
    await sqlopoly.output('do', 'propose', '--terms', terms, '--game', id);
    await sqlopoly.output('do', 'accept', '--player', String(game.pid('Bob')), '--game', id);
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Bob' });
    expect(await game.money('Ann', 'Bob')).toEqual([4116, 4076]);
  });

  test('prints JSON: the move as it was recorded, and its story', async () => {
    const done = await sqlopoly.json<Done>('do', 'leave', '--game', id);
    expect(done).toMatchObject({
      game_id: game.id, record: 1, move: { action: 'leave', player: game.pid('Ann') },
    });
    expect(done.events.map(({ sentence }) => sentence)).toEqual(await game.story());
    expect(done.events.at(-1)?.sentence).toBe('Bob wins the game!');
  });

  test('plays an edition without decisions, too', async () => {
    const [rows] = await connection.rows<{ game_id: number }[]>("CALL new_game('campus', NULL)");
    expect(await sqlopoly.output('do', 'roll', '--dice', '3', '--game', String(rows?.[0]?.game_id))).toContain('Jane rolls 3.\n');
  });
});

describe('what cannot be done', () => {
  test.each([
    [['roll'], 1, /^dice_missing: /],
    [['roll', '--dice', '1'], 1, /^dice_missing: /],
    [['buy'], 1, /^wrong_phase: /],
    [['fly'], 1, /^action_not_found: There is no action fly;/],
    [['bid', '--amount', '5', '--player', '0'], 1, /^wrong_phase: /],
    [['mortgage', '--property', GRANBY], 1, /^not_owner: /],
    [['propose', '--terms', '{"to": 1'], 1, /^terms_malformed: /],
    [['mortgage', '--property', 'Atlantis'], 2, /^There is no property Atlantis\.$/],
    [['roll', '--dice', '1', '2', '3'], 2, /^Give at most two dice\.$/],
    [['roll', '--dice', 'six'], 2, /Expected a number\./],
    [['bid', '--amount', 'much'], 2, /Expected a number\./],
    [['roll', '--player', 'Ann'], 2, /Expected the number of a player\./],
    [['roll', '--game', '999999'], 1, /^game_not_found: /],
  ])('%j', async (args, status, reason) => {
    const [exit, said] = await sqlopoly.failure('do', ...args);
    expect(said).toMatch(reason);
    expect(exit).toBe(status);
    expect(await connection.rows('SELECT record_ID FROM ledgerView')).toEqual([]);
  });
});
