import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import type { GameConnection } from '../../src/client/connection';
import { changingNothing } from '../support/everything';
import { CAMPUS_BOARD, CAMPUS_RULES, FIXTURES } from '../support/hoarding-files';
import { CommandLine, onFreshDatabase, type Outcome } from './command-line';

/** As it is said on the command line, from the directory of the program. */
const relative = (file: string): string => path.relative(PROGRAM_DIRECTORY, file);
const fixtures = (...names: readonly string[]): string[] => names.map((name) => relative(path.join(FIXTURES, name)));

const CAMPUS = [relative(CAMPUS_RULES), relative(CAMPUS_BOARD), ...fixtures('TwelveNumbers.txt')];
const QUAD = fixtures('QuadRules.txt', 'QuadBoard.csv', 'QuadNumbers.txt');

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  ({ sqlopoly, connection } = await onFreshDatabase());
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

function fixture(name: string): string {
  return fs.readFileSync(path.join(FIXTURES, name), 'utf8');
}

function play(files: readonly string[], input: string, ...options: string[]): Promise<Outcome> {
  return sqlopoly.runWith({ input }, 'hoarding', ...files, ...options);
}

/** A copy of a file with something replaced. */
function copyOf(file: string, from: string | RegExp, to: string): string {
  const copy = path.join(sqlopoly.home, path.basename(file));
  fs.writeFileSync(copy, fs.readFileSync(path.join(PROGRAM_DIRECTORY, file), 'utf8').replace(from, to));
  return copy;
}

/** The newest game. */
async function newestGame(): Promise<{ id: number; phase: string; moves: number }> {
  const [game] = await connection.rows<{ id: number; phase: string; moves: number }>(
    'SELECT game_id AS id, phase, last_record_ID AS moves FROM GameState ORDER BY game_id DESC LIMIT 1',
  );
  if (!game) throw new Error('There is no game.');
  return game;
}

describe('a whole game', () => {
  test.each([
    ['campus', CAMPUS],
    ['quad', QUAD],
  ])('%s is the same conversation each time', async (name, files) => {
    for (let time = 1; time <= 2; time += 1) {
      const { status, stdout } = await play(files, fixture(`${name}.input`));
      expect(stdout).toBe(fixture(`${name}.transcript`));
      expect(status).toBe(0);
      expect((await newestGame()).phase).toBe('over');
    }
  });

  test('is told in the database as in the terminal', async () => {
    const { stdout } = await play(QUAD, fixture('quad.input'));
    const story = await connection.rows<{ Sentence: string }>('SELECT Sentence FROM eventView');
    const told = stdout.split('\n');
    expect(story.length).toBeGreaterThan(30);
    expect(story.map(({ Sentence }) => Sentence).filter((sentence) => !told.includes(sentence))).toEqual([]);
  });

  test('uses the files again that are there, and another name for what is different', async () => {
    const names = async (files: readonly string[]): Promise<string | undefined> => {
      const { stderr } = await play(files, '', '--players', '2');
      return /Game \d+: edition (.*), board (.*), numbers (.*)\.\n/.exec(stderr)?.slice(1).join(' ');
    };
    expect(await names(QUAD)).toBe('QuadRules QuadBoard QuadNumbers');
    const poorer = copyOf(QUAD[0] ?? '', '500', '400');
    const others = await names([poorer, ...QUAD.slice(1)]);
    expect(others).toMatch(/^QuadRules-[0-9a-f]{8} QuadBoard QuadNumbers$/);
    expect(await names([poorer, ...QUAD.slice(1)])).toBe(others);
    expect(await names(QUAD)).toBe('QuadRules QuadBoard QuadNumbers');
  });
});

describe('the number of players', () => {
  test('is asked for until it is one that can play', async () => {
    const { stdout } = await play(QUAD, 'many\n1\n61\n\n3\n');
    expect(stdout.split('\n').slice(0, 9)).toEqual([
      '',
      'How many players? (2 to 60)',
      '> many',
      "Invalid input: 'many' is not a whole number from 2 to 60.",
      '> 1',
      "Invalid input: '1' is not a whole number from 2 to 60.",
      '> 61',
      "Invalid input: '61' is not a whole number from 2 to 60.",
      '>',
    ]);
  });

  test('is not asked for when it is given', async () => {
    const { stdout } = await play(QUAD, 'l\ny\nl\nno\nl\ny\n', '--players', '3');
    expect(stdout).toMatch(/^\nPlayer 0: position 0, Start, 500\. What do you do\?\n/);
    expect(stdout).toMatch(/\nWinner: Player 2\n$/);
  });

  test('that is given and cannot play is refused', async () => {
    const { status, stderr } = await play(QUAD, '', '--players', '1');
    expect([status, stderr]).toEqual([1, expect.stringContaining('\ntoo_few_players: ')]);
    expect((await play(QUAD, '', '--players', 'two')).status).toBe(2);
  });
});

describe('inspecting', () => {
  test('shows a line for each set, with the properties in their order', async () => {
    const board = copyOf(CAMPUS[1] ?? '', /(Kemper|Bainer|SocialSci)([A-D])/g, '$1 $2');
    const numbers = path.join(sqlopoly.home, 'ones.txt');
    fs.writeFileSync(numbers, '0\n0\n');
    const files = [CAMPUS[0] ?? '', board, numbers];
    const game = sqlopoly.terminal('hoarding', ...files, '--players', '2');
    await game.until('What do you do?');
    const { id } = await newestGame();
    await connection.run(
      "UPDATE Deed JOIN Property USING (ruleset_id, prid) SET p_owner = 0 WHERE game_id = ? AND name IN ('Kemper B', 'Bainer C', 'Bainer A')",
      [id],
    );
    await connection.run('UPDATE Player SET bank_balance = 56 WHERE game_id = ? AND pid = 0', [id]);
    game.type('i 0\n');
    await game.until('Player 0\nCash: $56\nProperties owned\n0: Kemper B\n1: Bainer A Bainer C\n2:\n');
    game.type('i\n');
    await game.until('Which player? (0 to 1)\n');
    game.type('1\n');
    await game.until('Player 1\nCash: $1500\nProperties owned\n0:\n1:\n2:\n');
    game.type('l\ny\n');
    expect((await game.end()).status).toBe(0);
  });
});

describe('the winners', () => {
  test('are all who tie, in ascending order', async () => {
    const rules = copyOf(CAMPUS[0] ?? '', 'limit): 10', 'limit): 1');
    const { stdout } = await play([rules, ...CAMPUS.slice(1)], 'l\ny\n', '--players', '4');
    expect(stdout).toMatch(/\nThe game is over\.\nWinners: Player 1, Player 2, Player 3\n$/);
  });
});

describe('the end of the input', () => {
  test.each([
    ['before the first question', '', 'How many players? (2 to 60)\n'],
    ['in a menu', '2\n', '  l  Leave the game\n'],
    ['in a question', '2\ni\n', 'Which player? (0 to 1)\n'],
  ])('%s is told, and ends with 1', async (_, input, last) => {
    const { status, stdout, stderr } = await play(CAMPUS, input);
    expect(status).toBe(1);
    expect(stdout.slice(-last.length)).toBe(last);
    expect(stderr).toMatch(input === '' ? /\nThe input has ended\. No game was started\.\n$/ : /\nThe input has ended\. Continue game \d+ with: .*\n$/);
  });

  test('leaves the game as it is', async () => {
    const { stderr } = await play(CAMPUS, 'r\ny\n', '--players', '2');
    const { id, phase, moves } = await newestGame();
    expect([phase, moves]).toEqual(['manage', 2]);
    expect(stderr).toContain(`The input has ended. Continue game ${id} with: npx sqlopoly play --game ${id}\n`);
    expect(await sqlopoly.output('moves', '--game', String(id))).toContain('Player 0');
  });
});

describe('numbers that run out', () => {
  const few = (): string[] => {
    const file = path.join(sqlopoly.home, 'few.txt');
    fs.writeFileSync(file, '2\n2\n5\n');
    return [CAMPUS[0] ?? '', CAMPUS[1] ?? '', file];
  };

  test('stop the dice, not the game', async () => {
    const { status, stdout } = await play(few(), 'r\ne\nr\nl\ny\n', '--players', '2');
    expect(stdout).toMatch(/> r\nYou can't do that now: The list of numbers has run out; .*\n\nPlayer 1: position 0, MU, 1500\. What do you do\?\n {2}d {2}Change the dice source\n/);
    expect([status, stdout.slice(-20)]).toEqual([0, expect.stringContaining('Winner: Player 0')]);
  });

  test('can be followed by the dice of the server', async () => {
    const { stdout } = await play(few(), 'r\ne\nd server\nr\n', '--players', '2');
    expect(stdout).toMatch(/> d server\n\nThe dice now come from another source\.\n[^]*> r\n\nPlayer 1 rolls [1-6] and [1-6]\.\n/);
  });

  test('can be followed by dice that are typed', async () => {
    const input = 'r\ne\nd\ntable\nr\none two\n3\nb\nr 7 1\n6 4\n';
    const { stdout } = await play(few(), input, '--players', '2');
    expect(stdout).toContain("\nWhat did you roll? (two numbers from 1 to 6; Enter: at random; b: Go back)\n> one two\nInvalid input: 'one two' is not two numbers from 1 to 6.\n> 3\nInvalid input: '3'");
    expect(stdout).toContain("> r 7 1\nInvalid input: '7 1' is not two numbers from 1 to 6.\n");
    expect(stdout).toContain('> 6 4\n\nPlayer 1 rolls 6 and 4.\n');
  });

  test('are not followed by a file that is none', async () => {
    const input = `r\ne\nd nowhere.txt\nd ${CAMPUS[0]}\n`;
    const { stdout } = await play(few(), input, '--players', '2');
    expect(stdout).toContain('> d nowhere.txt\nnowhere.txt: cannot be read: there is no such file.\n\nPlayer 1: ');
    expect(stdout).toContain(`${CAMPUS[0]}:1: 'Starting Cash: 1500' is not a whole number from 0 to 1000.\n`);
  });
});

describe('bad files', () => {
  test('import nothing, and say what is wrong', async () => {
    const broken = copyOf(CAMPUS[1] ?? '', 'NumberofSpaces,10', 'NumberofSpaces,11');
    await changingNothing(connection, async () => {
      expect(await sqlopoly.failure('hoarding', CAMPUS[0] ?? '', broken, CAMPUS[2] ?? '')).toEqual([
        1, `${broken}:1: NumberofSpaces is 11, but there are 10 spaces.`,
      ]);
    });
  });

  test('are found before there is a database', async () => {
    const alone = new CommandLine('mysql://nobody:nothing@127.0.0.1:1/none');
    expect(await alone.failure('hoarding', CAMPUS[0] ?? '', CAMPUS[1] ?? '', 'nowhere.txt')).toEqual([
      1, 'nowhere.txt: cannot be read: there is no such file.',
    ]);
    alone.remove();
  });
});

test('in a terminal, what is typed is not written twice', async () => {
  const game = sqlopoly.talkInTerminal('hoarding', ...QUAD);
  await game.until('How many players? (2 to 60)');
  game.type('2\r');
  await game.until('l  Leave the game');
  game.type('r\r');
  await game.until('buy West Walk for 60 (rent 4)? You have 500.');
  await game.until('l  Leave the game');
  game.type('\u0004');
  const { status, stdout } = await game.end();
  expect(status).toBe(1);
  expect(stdout.match(/^(> )?r\r?$/gm)).toHaveLength(1);
});
