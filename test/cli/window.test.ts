import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import stringWidth from 'string-width';
import { CHECKOUT } from '../../src/deploy/catalogue';
import { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { type Edition, readChoices, readEditions } from '../../src/client/views';
import { drawBoard, listBoard, readBoardState } from '../../src/terminal/screen/board';
import { cut, pad, shortNames } from '../../src/terminal/screen/text-width';
import { marksOf } from '../../src/client/words/marks';
import { paintFor } from '../../src/terminal/screen/paint';
import { openAtTable, type Opening } from '../../src/terminal/opening';
import { playAtTable } from '../../src/terminal/play';
import { Words } from '../../src/client/words/words';
import { Chance } from '../support/chance';
import { freshDatabase } from '../support/database';
import { DecidingGame } from '../support/deciding-game';
import { type Question, WindowConsole } from '../support/window-console';

const PLAIN = paintFor(0);

/** An edition whose tiles are so many, every other one a property. */
function editionOf(tiles: number): object {
  return {
    edition: `tiles-${tiles}`,
    rules: { purchase: 'offered', auction: 'declined', max_houses: 2, has_hotels: true, sell_percent: 50, mortgage_percent: 50, trade: 'free', insolvency: 'debt', can_leave: true },
    board: {
      salary: 10,
      tiles: Array.from({ length: tiles }, (_, index) =>
        index % 2 === 0
          ? `Common Square ${index}`
          : { property: `Street of Flowers ${index}`, colour: ['Red', 'Light Blue', 'Elm'][(index >> 1) % 3], price: 20 + index, house_cost: 5, hotel_cost: 9, rent: { level: [30, 60, 90, 200] } },
      ),
    },
  };
}

let connection: GameConnection;
beforeAll(async () => {
  connection = await GameConnection.open((await freshDatabase()).address);
  for (const tiles of [10, 16, 40, 41]) await connection.run('CALL import_edition(?)', [JSON.stringify(editionOf(tiles))]);
});
afterAll(() => connection.close());

async function open(edition: string, players: readonly string[], options: object = {}): Promise<number> {
  const id = await openGame(connection, edition, null, { players, dice: 'server', seed: 'window', ...options });
  await connection.choose(id);
  return id;
}

/** The board of the chosen game, without colours, in a window of that size; undefined: it does not fit. */
async function boardIn(columns: number, rows: number): Promise<string[] | undefined> {
  const state = await readBoardState(connection);
  if (!state) throw new Error('There is no game.');
  return drawBoard({ columns, rows, paint: PLAIN }, new Words(await readChoices(connection)), state);
}

describe('the board', () => {
  test.each([
    [10, 80, 24],
    [16, 80, 24],
    [16, 100, 40],
    [40, 80, 36],
    [40, 120, 50],
    [41, 90, 60],
  ])('of %i tiles is a frame in a window of %i by %i, with each tile once', async (tiles, columns, rows) => {
    await open(`tiles-${tiles}`, ['Ann', 'Bob']);
    const board = (await boardIn(columns, rows)) ?? [];
    const frame = board.slice(0, board.findIndex((line) => line.startsWith('└')) + 1);
    expect(new Set(frame.map((line) => stringWidth(line))).size).toBe(1);
    expect(Math.max(...board.map((line) => stringWidth(line)))).toBeLessThan(columns);
    expect(board.length).toBeLessThanOrEqual(rows - 8);
    // As many places as there are tiles, and one more that is empty where the number is odd.
    const places = frame.join('').split('│').filter((cell) => /^(Com|Str)/.test(cell));
    expect(places).toHaveLength(tiles);
    expect(new Set(places.map((place) => place.trim())).size).toBe(tiles);
  });

  test.each([2, 6])('of classic is a frame in a window of 40 rows, with %i players in the middle', async (players) => {
    await open('classic', Array.from({ length: players }, (_, number) => `Player ${number}`));
    const board = (await boardIn(100, 40)) ?? [];
    expect(board.length).toBeGreaterThan(20);
    expect(board.length).toBeLessThanOrEqual(30);
    expect(board.join('\n')).toContain(`Player ${players - 1}`);
  });

  test.each([
    [40, 70, 50],
    [40, 120, 24],
    [16, 30, 40],
  ])('of %i tiles is none in a window of %i by %i', async (tiles, columns, rows) => {
    await open(`tiles-${tiles}`, ['Ann', 'Bob']);
    expect(await boardIn(columns, rows)).toBeUndefined();
  });

  test('begins at the lower right and goes on clockwise', async () => {
    await connection.choose(await openGame(connection, 'campus', null));
    const board = (await boardIn(80, 40)) ?? [];
    const named = board.filter((line) => /[A-Z]/.test(line)).map((line) => line.split('│').map((cell) => cell.trim()));
    expect(named[0]?.slice(1, -1)).toEqual(['Free Parking', 'Oak House', 'Chance 2', 'Owens Park', 'Go to Jail']);
    expect(board.join('\n')).toMatch(/│IN JAIL *│Uni Place *│Chance 1 *│Kilburn *│GO *│/);
  });

  test('is drawn as docs/playing.md has it', async () => {
    await connection.choose(await openGame(connection, 'campus', null));
    const page = fs.readFileSync(path.join(CHECKOUT, 'docs/playing.md'), 'utf8');
    const [, block] = /<!-- board -->\n```\n([^]*?)\n```/.exec(page) ?? [];
    expect((await boardIn(80, 40))?.join('\n')).toBe(block);
  });

  test('shows owners, buildings, mortgages and who is there', async () => {
    const game = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob', 'Cid']);
    await connection.choose(game.id);
    await game.give('Ann', ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'], { level: 3 });
    await game.give('Bob', ['Granby Golf Club'], { mortgaged: true });
    await game.place('Cid', 2);
    const text = ((await boardIn(120, 60)) ?? []).join('\n');
    expect(text).toMatch(/│B- *│A\+3 *│A\+3 *│A\+3 +@C│ +@/);
    expect(text).toMatch(/\+ restaurants {3}- pawned/);
    expect(text).toMatch(/>A Ann +\$[\d,]+ {2}Start, 3 properties/);
  });

  test('of a window that is too small is a list, as wide as it', async () => {
    await open('singletonopoly', ['Ann', 'Bob']);
    const state = await readBoardState(connection);
    if (!state) throw new Error('There is no game.');
    for (const columns of [40, 60, 80, 200]) {
      const lines = listBoard({ columns, rows: 24, paint: PLAIN }, new Words(await readChoices(connection)), state);
      expect(lines).toHaveLength(42);
      expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThan(columns);
    }
  });

  test('has colours where they are wanted, and shows what a terminal would act upon as question marks', async () => {
    const id = await open('tiles-10', ['A-b', 'Zoë 王']);
    await connection.run("UPDATE Player SET name = 'A\u202eb' WHERE game_id = ? AND pid = 0", [id]);
    const state = await readBoardState(connection);
    if (!state) throw new Error('There is no game.');
    const words = new Words(await readChoices(connection));
    const draw = (level: number): string => (drawBoard({ columns: 90, rows: 40, paint: paintFor(level) }, words, state) ?? []).join('\n');
    expect(draw(0)).not.toMatch(/\u001b|\u202e/);
    expect(draw(0)).toContain('A?b');
    expect(draw(3)).toContain('\u001b[48;2;');
    expect(draw(3)).not.toContain('\u202e');
  });
});

describe('a game in a window', () => {
  /** Answers at random, but leaves nothing; `turns` moves long. */
  function player(turns: number, seed: number): (question: Question) => string | undefined {
    const chance = new Chance(seed);
    let left = turns;
    return ({ options = [], back, heading }) => {
      left -= 1;
      if (left < 0) return undefined;
      const some = options.filter(({ name = '' }) => !['leave', 'end', 'change_dice'].includes(name));
      const [, minimum] = /(\d+) to \d+/.exec(heading) ?? [];
      const [, position] = /position (\d+)/.exec(heading) ?? [];
      if (some.length === 0) return position ?? minimum ?? (heading.includes('random') ? '' : (back ?? ''));
      return chance.pick(some).code;
    };
  }

  test.each([
    ['singletonopoly', ['Ann', 'Bob', 'Cid'], 120, 50],
    ['singletonopoly', ['Ann', 'Bob'], 60, 20],
    ['hoarding', ['Ann', 'Bob', 'Cid'], 90, 40],
    ['tiles-41', ['Ann', 'Bob', 'Anna', 'Bobby'], 100, 70],
    ['tiles-10', ['Player 1', 'Player 2'], 80, 24],
  ])('of %s is played by %j in %i columns and %i rows', async (edition, names, columns, rows) => {
    const id = await open(edition, names);
    const terminal = new WindowConsole({ columns, rows }, player(150, columns));
    await playAtTable(connection, id, terminal);
    expect(terminal.lines.length).toBeGreaterThan(200);
    expect(terminal.tooWide).toEqual([]);
    expect(terminal.text).not.toMatch(/undefined|null|NaN|\[object|\{\w+\}/);
    const rounds = terminal.lines.filter((line) => /^── Round \d+ ── /.test(line));
    expect(new Set(rounds).size).toBe(rounds.length);
    expect(rounds.length).toBeGreaterThan(2);
  });

  test('shows the title deed of what is for sale, and no menu line by line', async () => {
    const id = await open('singletonopoly', ['Ann', 'Bob'], { dice: 'table' });
    const typed = ['tt 1 4', 'q'];
    const terminal = new WindowConsole({ columns: 100, rows: 60 }, () => typed.shift());
    await playAtTable(connection, id, terminal);
    expect(terminal.text).toMatch(/│ Luanda Street +│\n│ Monrovia +│\n│ Fee +\$32 │\n│ {3}whole neighborhood +\$64 │\n│ {3}with 1 restaurant +\$128 │\n/);
    expect(terminal.text).toMatch(/│ Rest of the set: Kinshasa Street \(unowned\), +│/);
    expect(terminal.text).not.toContain('  bu  Buy it');
  });

  test('waits for a key where the properties are more than it has', async () => {
    const id = await open('classic', ['Ann', 'Bob']);
    const typed = ['properties', 'all_properties', 'properties', 'everything'];
    const terminal = new WindowConsole({ columns: 60, rows: 20 }, () => typed.shift());
    await playAtTable(connection, id, terminal);
    expect(terminal.paged.filter((line) => line.startsWith('Mediterranean Avenue, position 1'))).toHaveLength(2);
    expect(terminal.paged.some((line) => line.startsWith('Mortgage value'))).toBe(true);
    expect(Math.max(...terminal.paged.map((line) => line.length))).toBeLessThanOrEqual(60);
  });

  test('goes back one step in a trade, and keeps what was chosen', async () => {
    const game = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob']);
    await game.give('Bob', ['Granby Golf Club']);
    await game.giveTurn('Ann');
    const typed = ['tr', '1', 'ps', '5', 'dn', 'mo', '7', 'b', 'dn', 'mo', '9', 'dn', 'b', 'dn', 'co', 'ac'];
    const terminal = new WindowConsole({ columns: 100, rows: 60 }, () => typed.shift());
    await playAtTable(connection, game.id, terminal);
    expect(terminal.text).toMatch(/> b\n\nChosen so far:\n {2}Granby Golf Club/);
    expect(terminal.text).toContain('gives Bob $9');
  });

  test('asks again for dice that cannot be, instead of going back to the menu', async () => {
    const id = await open('singletonopoly', ['Ann', 'Bob'], { dice: 'table' });
    const typed = ['tt 9 9', '1 4', 'nb'];
    const terminal = new WindowConsole({ columns: 100, rows: 60 }, () => typed.shift());
    await playAtTable(connection, id, terminal);
    expect(terminal.text).toMatch(/Invalid input: '9 9' is not two numbers from 1 to 6\.\n\nWhat did you roll\?[^\n]*\n> 1 4\n/);
    expect(terminal.text).toContain('declines to buy Luanda Street.');
  });
});

test.each(['roll 1 4', 'TT 1, 4', 'take your turn 1 4'])('%s is taken as the dice where they are asked for', async (line) => {
  const id = await open('singletonopoly', ['Ann', 'Bob'], { dice: 'table' });
  const typed = ['tt', 'roll', line, 'nb'];
  const terminal = new WindowConsole({ columns: 100, rows: 60 }, () => typed.shift());
  await playAtTable(connection, id, terminal);
  expect(terminal.text).toContain("> roll\nInvalid input: 'roll' is not two numbers from 1 to 6.\n");
  expect(terminal.text).toContain(' rolls 1 and 4.');
});

describe('an auction', () => {
  test('goes on with whoever is named, also who is asked, and after a bid that cannot be', async () => {
    const id = await open('classic', ['Ann', 'Bob'], { dice: 'table', rules: { auction_seconds: 3600 } });
    await connection.run("INSERT INTO Gamemanager (game_id, action, dice, dice2) VALUES (?, 'roll', 1, 2), (?, 'decline', NULL, NULL)", [id, id]);
    const typed = ['5', 'Bob 99999', 'Bob 30', 'Ann 45', 'Bob 60', 'bid', 'Ann 75', 'Bob pass', 'Ann 75', 'Bob 1', 'Bob pass'];
    const terminal = new WindowConsole({ columns: 120, rows: 60 }, () => typed.shift());
    await playAtTable(connection, id, terminal);
    expect(terminal.text).toContain("> 5\nInvalid input: '5' is not a whole number from 30 to 1500.\n");
    expect(terminal.text).toContain("> Bob 99999\nInvalid input: '99999' is not a whole number from 30 to 1500.\n");
    const bids = await connection.rows("SELECT p.name, m.amount FROM Gamemanager AS m JOIN Player AS p ON p.game_id = m.game_id AND p.pid = m.player_ID WHERE m.game_id = ? AND m.action = 'bid' ORDER BY m.record_ID", [id]);
    expect(bids).toEqual([{ name: 'Bob', amount: 30 }, { name: 'Ann', amount: 45 }, { name: 'Bob', amount: 60 }, { name: 'Ann', amount: 75 }]);
    expect(terminal.text).toContain('Ann buys Baltic Avenue for $75.');
  });
});

test('names that differ in capitals only are those of whom they name', async () => {
  const id = await open('classic', ['Ann', 'ann'], { dice: 'table', rules: { auction_seconds: 3600 } });
  await connection.run("INSERT INTO Gamemanager (game_id, action, dice, dice2) VALUES (?, 'roll', 1, 2), (?, 'decline', NULL, NULL)", [id, id]);
  const typed = ['ann 30', 'Ann 45', 'ann 60', 'Ann pass'];
  await playAtTable(connection, id, new WindowConsole({ columns: 120, rows: 60 }, () => typed.shift()));
  const bids = await connection.rows("SELECT p.name FROM Gamemanager AS m JOIN Player AS p ON p.game_id = m.game_id AND p.pid = m.player_ID WHERE m.game_id = ? AND m.action = 'bid' ORDER BY m.record_ID", [id]);
  expect(bids).toEqual([{ name: 'ann' }, { name: 'Ann' }, { name: 'ann' }]);
});

test('what somebody is worth is not shown while he chooses how to pay a tax', async () => {
  const id = await open('classic', ['Ann', 'Bob'], { dice: 'table' });
  await connection.run("INSERT INTO Gamemanager (game_id, action, dice, dice2) VALUES (?, 'roll', 1, 3)", [id]);
  const typed = ['players', 'pay_share', 'players'];
  const terminal = new WindowConsole({ columns: 120, rows: 60 }, () => typed.shift());
  await playAtTable(connection, id, terminal);
  const shown = terminal.lines.filter((line) => / \| 4, Income Tax/.test(line)).map((line) => line.includes('net worth'));
  expect(shown).toEqual([false, true]);
});

test.each([
  ['Bob 75', [{ name: 'Bob', amount: 75 }]],
  ['ANN 75', [{ name: 'Ann', amount: 75 }]],
  ['Bob 5', []],
  ['Bob pass', []],
])('%s is understood where the amount of a bid is asked for', async (line, expected) => {
  const id = await open('classic', ['Ann', 'Bob'], { dice: 'table', rules: { auction_seconds: 3600, player_order: 'seat' } });
  await connection.run("INSERT INTO Gamemanager (game_id, action, dice, dice2) VALUES (?, 'roll', 1, 2), (?, 'decline', NULL, NULL)", [id, id]);
  const typed = ['bid', line];
  const terminal = new WindowConsole({ columns: 120, rows: 60 }, () => typed.shift());
  await playAtTable(connection, id, terminal);
  expect(terminal.text).not.toContain(`'${line}' is no whole number`);
  const bids = await connection.rows("SELECT p.name, m.amount FROM Gamemanager AS m JOIN Player AS p ON p.game_id = m.game_id AND p.pid = m.player_ID WHERE m.game_id = ? AND m.action = 'bid'", [id]);
  expect(bids).toEqual(expected);
});

describe('what is understood at every question', () => {
  test('the beginning of a word is enough where only one begins so', async () => {
    const id = await open('standard', ['Ann', 'Bob'], { dice: 'server' });
    const typed = ['l', 'roll 3', 'hi', 'x', 'ro', 'quit'];
    const terminal = new WindowConsole({ columns: 100, rows: 60 }, () => typed.shift());
    await playAtTable(connection, id, terminal);
    expect(terminal.text).toContain("> l\nInvalid input: 'l' may mean leave or log.\n");
    expect(terminal.text).toContain('> roll 3\nInvalid input: type roll by itself.\n');
    expect(terminal.text).toMatch(/> hi\n(Ann|Bob): [A-Z].*\. [A-Z].*\.\n/);
    expect(terminal.text).toContain("> x\nInvalid input: 'x' is not one of the choices (? for help).\n");
    expect(terminal.text).toMatch(/> ro\n[^>]*(Ann|Bob) rolls \d and \d\.\n/);
  });

  test('tells the story, saves, and says how to play', async () => {
    const id = await open('singletonopoly', ['Ann', 'Bob']);
    const typed = ['tt', 'hint', 'log', 'log 1', 'log why', 'log x', 'save Sunday', 'save Sunday', 'save slot 2', 'save slot 2', 'save slot 2 overwrite', 'save slot 7', 'save slot', 'how', 'help', 'quit'];
    const terminal = new WindowConsole({ columns: 100, rows: 60 }, () => typed.shift());
    const ending = await playAtTable(connection, id, terminal);
    expect(ending).toEqual({ isOver: false, reason: 'You have quit.' });
    expect(terminal.text).toMatch(/> log\nRound 1\n {2}0\. Ann rolls \d+ for the order of play\.\n(?: {5}.*\n)+ {2}1\. (\w+) rolls \d and \d\.\n {5}\1 /);
    expect(terminal.text).toMatch(/> log 1\nRound 1\n {2}1\. (\w+) rolls \d and \d\.\n/);
    expect(terminal.text).toMatch(/> hint\n(Ann|Bob): [A-Z].*\. [A-Z].*\.\n/);
    expect(terminal.text).toMatch(/> log why\nRound 1\n/);
    expect(terminal.text).toContain("Invalid input: 'x' is not a number of moves.");
    expect(terminal.text).toContain('Saved as: Sunday\nContinue from here at any time: npx sqlopoly load "Sunday"\n');
    expect(terminal.text).toContain('> save slot 2\nSaved in slot 2.\nContinue from here at any time: npx sqlopoly load --slot 2\n');
    expect(terminal.text).toMatch(/> save slot 2\nInvalid input: Slot 2 has .*\nTo overwrite it: save slot 2 overwrite\n/);
    expect(terminal.text).toContain('> save slot 2 overwrite\nSaved in slot 2.\n');
    expect(terminal.text).toContain('> save slot 7\nInvalid input: Slots go from 1 to 5, not 7.\n');
    expect(terminal.text).toContain('> save slot\nInvalid input: give the number of the slot, e.g. save slot 2.\n');
    expect(terminal.text).toMatch(/> save Sunday\nInvalid input: .*Sunday.*\n/);
    expect(terminal.text).toContain('How singletonopoly is played');
    expect(terminal.text).toContain('  - Collect $512 when you pass or land on Start.');
    expect(terminal.text).toMatch(/\n {2}\? {3,}List everything you can type \(or: help\)\n {2}board {2,}Show the board\n {2}hint .*\n {2}log {3,}Show the log .*\n {2}save .*\n {2}how .*\n {2}q .*\n> quit$/);
  });

  test('gives way to the words of an edition', async () => {
    const document = { edition: 'logged', extends: 'tiles-10', choices: [{ action: 'roll', code: 'log', label: 'Roll' }] };
    await connection.run('CALL import_edition(?)', [JSON.stringify(document)]);
    const id = await open('logged', ['Ann', 'Bob']);
    const typed = ['log'];
    const terminal = new WindowConsole({ columns: 100, rows: 60 }, () => typed.shift());
    await playAtTable(connection, id, terminal);
    expect(terminal.text).toMatch(/Ann rolls \d\./);
    await connection.choose(await open('logged', ['Ann', 'Bob']));
    const asked = ['?', 'spaces', 'q'];
    const other = new WindowConsole({ columns: 100, rows: 60 }, () => asked.shift());
    await playAtTable(connection, id, other);
    expect(other.text.match(/^ {2}log .*/gm)).toEqual([expect.stringContaining('Roll')]);
  });
});

describe('names', () => {
  test('are cut so that different ones stay different', () => {
    const names = ['Community Chest 1', 'Community Chest 2', 'GO', 'Elm Street', 'Oak Street', 'Waterfront Street'];
    expect([...shortNames(names, 8).values()]).toEqual(['Commun…1', 'Commun…2', 'GO', 'Elm', 'Oak', 'Waterfr…']);
    expect(cut('王王王王', 5)).toBe('王王…');
    expect(pad('王', 4, 'right')).toBe('  王');
  });

  test('of players have marks that differ', () => {
    const marks = (...names: string[]): string[] => [...marksOf(names.map((name, index) => ({ 'Player No.': index, 'Player name': name }))).values()];
    expect(marks('Ann', 'Bob')).toEqual(['A', 'B']);
    expect(marks('Player 1', 'Player 2', 'Player 12')).toEqual(['1', '2', '12']);
    expect(marks('Ann', 'Abe')).toEqual(['An', 'Ab']);
    expect(marks('Ann', 'Anna')).toEqual(['0', '1']);
    expect(marks('王', '李')).toEqual(['0', '1']);
  });
});

describe('a new game', () => {
  const OPENING = { options: { dice: 'table', seed: 'asked' } } as const;

  async function edition(name: string): Promise<Edition> {
    const found = (await readEditions(connection)).find(({ Edition: one }) => one === name);
    if (!found) throw new Error(`There is no edition ${name}.`);
    return found;
  }

  /** Answers in the order of the questions. @returns the questions */
  async function openBy(answers: readonly string[], opening: Partial<Opening> = {}, name = 'classic'): Promise<{ id: number; asked: string[]; backs: (string | undefined)[]; terminal: WindowConsole }> {
    const left = [...answers];
    const asked: string[] = [];
    const backs: (string | undefined)[] = [];
    const terminal = new WindowConsole({ columns: 100, rows: 40 }, ({ heading, back }) => {
      asked.push(heading);
      backs.push(back);
      return left.shift();
    });
    const id = await openAtTable(connection, terminal, { edition: await edition(name), ...OPENING, asksForMore: true, ...opening });
    return { id, asked, backs, terminal };
  }

  const seats = (id: number): Promise<object[]> =>
    connection.rows('SELECT p.name, c.name AS bot, k.name AS piece FROM Player AS p LEFT JOIN BotCharacter AS c USING (character_id) LEFT JOIN Token AS k ON k.tid = p.token WHERE p.game_id = ? ORDER BY p.pid', [id]);

  test('asks for pace, people, bots, characters, names and pieces, each with a default', async () => {
    const { id, asked } = await openBy(['', '', '', '', '', '', 'Ann', '']);
    expect(asked).toEqual([
      'Which pace? (Enter: medium)', 'How many people are playing? (0 to 6; Enter: 1)', 'How many bots? (1 to 5; Enter: 3)',
      ...[1, 2, 3].map((bot) => expect.stringMatching(`^Which character is bot ${bot}\\? \\(Enter: .+\\)$`)),
      'Name of player 1? (Enter: the game picks one)', 'Which piece for Ann? (Enter: none)',
    ]);
    expect(await seats(id)).toEqual([{ name: 'Ann', bot: null, piece: null }, ...[1, 2, 3].map(() => ({ name: expect.any(String), bot: expect.any(String), piece: null }))]);
  });

  test('goes back to the question before by what Escape types, as often as one likes', async () => {
    const { id, asked, backs } = await openBy(['high', '2', '<', '<', 'low', '1', '1', 'scrooge', 'Ann', '<', '<', 'builder', 'Eve', 'Car']);
    expect(asked.map((heading) => heading.replace(/ \(.*/, ''))).toEqual([
      'Which pace?', 'How many people are playing?', 'How many bots?', 'How many people are playing?', 'Which pace?', 'How many people are playing?', 'How many bots?',
      'Which character is bot 1?', 'Name of player 1?', 'Which piece for Ann?', 'Name of player 1?', 'Which character is bot 1?', 'Name of player 1?', 'Which piece for Eve?',
    ]);
    // At the first question there is nothing to go back to.
    expect(backs.map((back) => back !== undefined)).toEqual(asked.map((heading) => !heading.startsWith('Which pace?')));
    expect(await seats(id)).toEqual([{ name: 'Eve', bot: null, piece: 'Car' }, { name: 'Master Builder', bot: 'Master Builder', piece: null }]);
    expect(await connection.rows('SELECT Pace AS pace FROM gamesView WHERE Game = ?', [id])).toEqual([{ pace: 'low' }]);
  });

  test('explains itself, and does not speak of a game before there is one', async () => {
    const { terminal } = await openBy(['?', '', '?', '', '', '', '', '', '?', 'Ann', '']);
    expect(terminal.text.match(/Quit; no game has been started \(or: quit\)/g)).toHaveLength(2);
    expect(terminal.text).toContain('Esc goes back. q quits; no game has been started.');
    expect(terminal.text).not.toContain('continued later');
  });

  test('takes numbers and names for an answer, and asks again for anything else', async () => {
    await connection.run("CALL copy_board('classic', 'Hill Town')");
    const { id, asked } = await openBy(['hill town', 'HIGH', '9', '2', 'x', '1', 'scrooge', 'Ann', 'Bob', 'Car', 'Car', '1']);
    expect(asked[0]).toBe('Which board? (Enter: the board of classic)');
    const rows = await seats(id);
    expect(rows).toMatchObject([{ name: 'Ann', piece: 'Car' }, { name: 'Bob', piece: expect.any(String) }, { bot: 'Ebenezer Scrooge' }]);
    expect(await connection.rows('SELECT Pace AS pace, Board AS board FROM gamesView WHERE Game = ?', [id])).toEqual([{ pace: 'high', board: 'Hill Town' }]);
    await connection.run("CALL remove_board('Hill Town')");
  });

  test('asks for nothing that is given, and in a pipe for nothing that has a default', async () => {
    const given = { count: 1, bots: [{ character: 'Ebenezer Scrooge' }], pieces: {}, options: { ...OPENING.options, pace: 'low' } };
    expect((await openBy(['Ann'], given)).asked).toEqual(['Name of player 1? (Enter: the game picks one)']);
    expect((await openBy(['2', 'Ann', 'Bob'], { asksForMore: false })).asked).toEqual([
      'How many players? (2 to 6)', 'Name of player 1? (Enter: the game picks one)', 'Name of player 2? (Enter: the game picks one)',
    ]);
    expect((await openBy([], {}, 'campus')).asked).toEqual([]);
  });

  test('is not made when somebody quits', async () => {
    const before = await connection.rows('SELECT MAX(game_id) AS newest FROM Game');
    await expect(openBy(['', '2', 'q'])).rejects.toThrow('quit');
    expect(await connection.rows('SELECT MAX(game_id) AS newest FROM Game')).toEqual(before);
  });
});

test('a trade lists properties once, by another name than what only shows them', async () => {
  const game = await DecidingGame.start(connection, 'classic', ['Ann', 'Bob']);
  await connection.choose(game.id);
  await game.give('Bob', ['Baltic Avenue']);
  const shown: string[][] = [];
  const typed = ['propose', '1', 'Choose properties', '3', 'b', 'q'];
  const terminal = new WindowConsole({ columns: 100, rows: 40 }, ({ options = [] }) => {
    shown.push(options.map(({ label }) => label));
    return typed.shift();
  });
  await playAtTable(connection, game.id, terminal);
  expect(shown).toContainEqual(['Choose properties', 'Money', 'Done', 'Show the properties', 'Show the players']);
  expect(terminal.text).toContain('Chosen so far:');
});
