import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../src/game/connection';
import { freshDatabase } from '../support/database';
import { TestGame } from '../support/game';
import { cellsIn, CommandLine } from './command-line';

let sqlopoly: CommandLine;
let connection: GameConnection;
let game: TestGame;
let id: string;
beforeAll(async () => {
  const { address } = await freshDatabase();
  sqlopoly = new CommandLine(address.url);
  connection = await GameConnection.open(address);
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

async function diceOf(played: TestGame): Promise<number[]> {
  return (await played.ledger()).map(({ dice }) => dice);
}

describe('play', () => {
  beforeAll(async () => {
    game = await TestGame.start(connection);
    id = String(game.id);
  });

  test('takes a roll a line from a pipe, until it ends', async () => {
    const { status, stdout } = await sqlopoly.runWith({ input: '3\n1\n4\n2' }, 'play', '--game', id);
    expect(status).toBe(0);
    expect(await diceOf(game)).toEqual([3, 1, 4, 2]);
    expect(stdout).toContain('\nNorman rolls 1.\n  Norman pays Jane 50 (Chance 1).\n');
    const shown = (await game.view()).map((seat) => Object.values(seat).map(String));
    expect(cellsIn(stdout).slice(-shown.length)).toEqual(shown);
    // Nobody is there to be asked.
    expect(stdout).not.toContain('Enter');
  });

  test('asks again for what is refused or no number, and an empty line is a random roll', async () => {
    const before = await diceOf(game);
    const { status, stderr } = await sqlopoly.runWith({ input: '9\nthree\n 5 \n\n' }, 'play', '--game', id);
    expect(status).toBe(0);
    expect(stderr).toMatch(/\ndice_out_of_range: .*9\.\nthree is no number\.\n$/);
    const [first, second, ...others] = (await diceOf(game)).slice(before.length);
    expect([first, others]).toEqual([5, []]);
    expect([1, 2, 3, 4, 5, 6]).toContain(second);
  });

  test.each(['q', 'QUIT'])('%s ends it, though the pipe stays open', async (word) => {
    const before = await diceOf(game);
    const talk = sqlopoly.talk('play', '--game', id);
    talk.type('2\n');
    await talk.until(' rolls 2.');
    talk.type(`${word}\n4\n`);
    expect((await talk.end()).status).toBe(0);
    expect(await diceOf(game)).toEqual([...before, 2]);
  });

  test('without a line makes no move', async () => {
    const before = await game.state();
    expect(await sqlopoly.run('play', '--game', id)).toMatchObject({ status: 0 });
    expect(await game.state()).toEqual(before);
  });
});

describe('in a terminal', () => {
  beforeAll(async () => {
    game = await TestGame.start(connection);
    id = String(game.id);
  });

  test('play asks for dice, and takes them', async () => {
    const talk = sqlopoly.talkInTerminal('play', '--game', id);
    await talk.until('Jane rolls the dice, 1 to 6. (Enter: at random, q: quit)');
    talk.type('3\r');
    await talk.until('Jane comes to GO.');
    await talk.until('Norman rolls the dice');
    talk.type('7\r');
    await talk.until('dice_out_of_range: ');
    await talk.until('Norman rolls the dice');
    talk.type('1\r');
    await talk.until('Norman pays Jane 50 (Chance 1).');
    await talk.until('Mary rolls the dice');
    talk.type('q\r');
    expect((await talk.end()).status).toBe(0);
    expect(await diceOf(game)).toEqual([3, 1]);
  });

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('%s ends it', async (_, key) => {
    const before = await diceOf(game);
    const talk = sqlopoly.talkInTerminal('play', '--game', id);
    await talk.until('q: quit)');
    talk.type(key);
    expect((await talk.end()).status).toBe(0);
    expect(await diceOf(game)).toEqual(before);
  });

  test('the demo goes on asking for dice', async () => {
    const talk = sqlopoly.talkInTerminal('demo');
    await talk.until('Round 2');
    await talk.until('Jane rolls the dice, 1 to 6. (Enter: at random, q: quit)');
    talk.type('2\r');
    await talk.until('Jane buys Piccadilly for 35.');
    await talk.until('Norman rolls the dice');
    talk.type('q\r');
    expect((await talk.end()).status).toBe(0);
  });
});
