import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { playAtTable } from '../../src/terminal/play';
import { TestGame } from '../support/game';
import { ScriptedConsole } from '../support/scripted-console';
import { cellsIn, type CommandLine, onFreshDatabase } from './command-line';

/** An edition that says nothing of how it is told, or of what players type. */
const BARE = {
  edition: 'bare',
  rules: { purchase: 'offered', auction: 'declined', max_houses: 1, sell_percent: 50, trade: 'free', can_leave: true, jail_fine: 20, insolvency: 'debt' },
  board: {
    salary: 10,
    tiles: [
      'Home',
      { property: "Ann's Alley", colour: 'Red', price: 60, house_cost: 20, rent: { level: [5, 50] } },
      { property: 'Long Lane', colour: 'Red', price: 80, house_cost: 20, rent: { level: [6, 60] } },
      { bonus: 'Cell' },
      { bonus: 'Court', go_to_jail: 'Cell' },
      { property: 'Mill', colour: 'Works', price: 100, rent: { dice: [4] } },
    ],
  },
};

let sqlopoly: CommandLine;
let connection: GameConnection;
let game: TestGame;
let id: string;
beforeAll(async () => {
  ({ sqlopoly, connection } = await onFreshDatabase());
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

async function diceOf(played: TestGame): Promise<number[]> {
  return (await played.ledger()).map(({ dice }) => dice);
}

/** What is said in the chosen game to people who type so. */
async function talkAt(gameId: number, input: string): Promise<string> {
  const terminal = new ScriptedConsole(input);
  await playAtTable(connection, gameId, terminal);
  return terminal.transcript;
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
    expect(stdout).toContain('\n> 1\n\nNorman rolls 1.\nNorman pays Jane 50 (Chance 1).\n');
    const shown = (await game.view()).map((seat) => Object.values(seat).map(String));
    expect(cellsIn(stdout).slice(-shown.length)).toEqual(shown);
    expect(stdout).toMatch(new RegExp(`\\nThe input has ended\\. Continue game ${id} with: npx sqlopoly play --game ${id}\\n$`));
  });

  test('is told alike each time', async () => {
    const transcripts: string[] = [];
    for (let time = 1; time <= 2; time += 1) {
      const { id: another } = await TestGame.start(connection);
      transcripts.push(await talkAt(another, '3\n1\nx\n9\n4\n'));
    }
    expect(transcripts[0]).toContain("> 9\nInvalid input: '9' is not a number from 1 to 6.\n\nMary rolls the dice, 1 to 6.");
    expect(transcripts[1]).toBe(transcripts[0]);
  });

  test('asks again for what is no roll, and an empty line is a random one', async () => {
    const before = await diceOf(game);
    await connection.choose(game.id);
    const said = await talkAt(game.id, '9\nthree\n2.5\n 5 \n\n');
    expect(said).toContain("Invalid input: 'three' is not one of the choices (? for help).\n");
    const [first, second, ...others] = (await diceOf(game)).slice(before.length);
    expect([first, others]).toEqual([5, []]);
    expect([1, 2, 3, 4, 5, 6]).toContain(second);
  });

  test.each(['q', 'QUIT'])('%s ends it, though the pipe stays open', async (word) => {
    const before = await diceOf(game);
    const terminal = sqlopoly.terminal('play', '--game', id);
    terminal.type('2\n');
    await terminal.until(' rolls 2.');
    terminal.type(`${word}\n4\n`);
    expect((await terminal.end()).status).toBe(0);
    expect(await diceOf(game)).toEqual([...before, 2]);
  });

  test('asks whether to do the only thing that can be done, and does not tell it as if it were done', async () => {
    const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('campus', NULL, '{\"dice\": \"server\"}')");
    const gameId = rows?.[0]?.game_id ?? 0;
    await connection.choose(gameId);
    expect(await talkAt(gameId, '\n')).toMatch(/^\nJane: Roll the dice\? \(Enter: yes; \?: help\)\n>\n\nJane rolls \d\.\n/);
    await connection.choose(game.id);
  });

  test('without a line makes no move', async () => {
    const before = await game.state();
    await talkAt(game.id, '');
    expect(await game.state()).toEqual(before);
  });

  test('shows the board, the properties and the players', async () => {
    const said = await talkAt(game.id, '?\nspaces\nproperties\neverything\nplayers\n');
    expect(said).toMatch(/\n {2}spaces {6}Show the board\n(.*\n)* {2}\? .*\n {2}hint .*\n {2}log .*\n {2}save .*\n {2}how .*\n {2}q {11}Quit; the game can be continued later \(or: quit\)\n/);
    const [heads, ...tiles] = cellsIn(said).slice(cellsIn(said).findIndex(([head]) => head === 'Position'));
    expect(heads).toEqual(['Position', 'Tile', 'Set', 'Price', 'Owner', 'State', 'Here']);
    expect(tiles).toContainEqual(['1', 'Kilburn', 'Yellow', '120', expect.any(String), '', expect.any(String)]);
    expect(tiles).toContainEqual(['3', 'Uni Place', 'Yellow', '100', 'Mary', '', expect.any(String)]);
    expect(said).toMatch(/\nKilburn, position 1, /);
    expect(said).toMatch(/\nJane: position \d+, \d+/);
    expect(said).not.toMatch(/undefined|null|NaN/);
  });

  test('of a new game needs no names where the edition has an opening position', async () => {
    const { status, stdout } = await sqlopoly.runWith({ input: '3\n' }, 'play', '--edition', 'campus');
    expect(status).toBe(0);
    expect(stdout).toContain('\nOrder of play: Jane, Norman, Mary, Bill\n');
    expect(stdout).toContain('\nJane rolls 3.\n');
    const named = await sqlopoly.runWith({ input: 'tt\n' }, 'play', '--edition', 'campus', '--names', 'Ada', 'Ben', 'Cleo');
    expect(named.stdout).toContain('\nOrder of play: Ada, Ben, Cleo\n');
    expect(await sqlopoly.failure('play', '--edition', 'nowhere')).toEqual([1, expect.stringMatching(/^edition_not_found: /)]);
  });
});

describe('an edition that was imported without words', () => {
  beforeAll(async () => {
    await connection.run('CALL import_edition(?)', [JSON.stringify(BARE)]);
  });

  test('is played by the names of its actions', async () => {
    const { status, stdout } = await sqlopoly.runWith(
      { input: '2\nAnn\nBob\n1\nbuy\n2\ndecline\nbid 10\npass\nleave it\nleave\nn\n' },
      'play', '--edition', 'bare', '--dice', 'table',
    );
    expect(status).toBe(0);
    expect(stdout).toContain("\nAnn, buy Ann's Alley for 60 (rent 5)? You have 1500.\n  buy         Buy it\n  decline     Auction it\n");
    expect(stdout).toContain("\nAnn buys Ann's Alley for 60.\n");
    expect(stdout).toContain('\nAnn, what do you bid for Long Lane? No bids yet. You have 1440. Minimum bid: 1. Others may bid too: Bob 1\n');
    expect(stdout).toContain('> bid 10\n\nAnn bids 10 for Long Lane.\n');
    expect(stdout).toContain('\nBob, what do you bid for Long Lane? Ann has bid 10. You have 1500. Minimum bid: 11.\n');
    expect(stdout).toContain("> leave it\nInvalid input: type leave by itself.\n");
    expect(stdout).toContain('> leave\n\nDeclare bankruptcy?\n  y  Yes\n  n  No\n');
    expect(stdout).not.toMatch(/undefined|null|NaN|\{\w+\}/);
  });

  test('asks for the money that something lacks', async () => {
    const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('bare', 'poor', '{\"players\": [\"Ann\", \"Bob\"], \"dice\": \"table\"}')");
    const gameId = rows?.[0]?.game_id ?? 0;
    await connection.choose(gameId);
    await connection.run('UPDATE Player SET bank_balance = 30 WHERE game_id = ? AND pid = 0', [gameId]);
    const said = await talkAt(gameId, '1\nbuy\nb\n');
    expect(said).toContain("\nAnn needs 60 for Ann's Alley and has 30.\n  b        Go back\n  propose  Propose a trade\n");
    expect(await connection.rows('SELECT Action, Property, Price, `Bank balance` FROM lackingView')).toEqual([
      { Action: 'buy', Property: "Ann's Alley", Price: 60, 'Bank balance': 30 },
    ]);
  });

  test('shows what stands on the board, and what can be done with properties', async () => {
    const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('bare', 'built', '{\"players\": [\"Ann\", \"Bob\"], \"dice\": \"table\"}')");
    const gameId = rows?.[0]?.game_id ?? 0;
    await connection.choose(gameId);
    await connection.run('UPDATE Deed SET p_owner = 0, level = IF(prid = 0, 1, 0) WHERE game_id = ? AND prid IN (0, 1)', [gameId]);
    const said = await talkAt(gameId, 'spaces\nproperties\nown_properties\n');
    const tiles = cellsIn(said);
    expect(tiles).toContainEqual(['0', 'Home', '', '', '', '', 'Ann, Bob']);
    expect(tiles).toContainEqual(['1', "Ann's Alley", 'Red', '60', 'Ann', '1 building', '']);
    expect(said).toMatch(/\nLong Lane, position 2, owned by Ann, rent \d+\n {2}build: Build \(20\)\n/);
    expect(said).toMatch(/\nAnn's Alley, .*, 1 building\n {2}sell: .* \(10\)\n/);
  });

  /** Opens a game of Ann and Bob, in which Ann owns the streets, and what else is said in SQL. */
  async function opened(...statements: string[]): Promise<number> {
    const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('bare', NULL, '{\"players\": [\"Ann\", \"Bob\"], \"dice\": \"table\"}')");
    const gameId = rows?.[0]?.game_id ?? 0;
    await connection.choose(gameId);
    for (const statement of ['UPDATE Deed SET p_owner = 0 WHERE game_id = ? AND prid IN (0, 1)', ...statements]) await connection.run(statement, [gameId]);
    return gameId;
  }

  /** What stands on the streets of a game. */
  async function levels(gameId: number): Promise<number[]> {
    return (await connection.rows<{ level: number }>('SELECT level FROM Deed WHERE game_id = ? AND prid IN (0, 1) ORDER BY prid', [gameId])).map(({ level }) => level);
  }

  test('ignores in a line what is no position, and does nothing with a line that has none, or that is for another choice', async () => {
    const gameId = await opened('UPDATE Deed SET level = IF(prid = 0, 1, 0) WHERE game_id = ? AND prid IN (0, 1)');
    const said = await talkAt(gameId, 'sell\nbuild 1 x\nb\nbuild 9\nbuild 2 5\n');
    expect(said).toContain("> build 1 x\nInvalid input: 'build 1 x' is not a list of positions.\n");
    expect(said).toContain('> build 2 5\nIgnored: 5.\n');
    expect(said).toContain("> build 9\nInvalid input: there is no valid position in '9'.\n");
    expect(await levels(gameId)).toEqual([1, 1]);
    await talkAt(gameId, 'sell\n2 1\n');
    expect(await levels(gameId)).toEqual([0, 0]);
  });

  test('takes a position behind what brings money, where money is needed', async () => {
    const gameId = await opened('UPDATE Deed SET level = IF(prid = 0, 1, 0) WHERE game_id = ? AND prid IN (0, 1)', 'UPDATE Player SET bank_balance = 15 WHERE game_id = ? AND pid = 0');
    const said = await talkAt(gameId, 'build 2\nsell 2\nsell 1\n');
    expect(said).toContain("\n> sell 2\nInvalid input: there is no valid position in '2'.\n\nAnn needs 20 for Long Lane and has 15.\n");
    expect(await levels(gameId)).toEqual([0, 1]);
  });

  test('takes a name for what it names, though something else is called so, and without regard to blanks and underscores', async () => {
    const gameId = await opened('UPDATE Deed SET p_owner = 1 WHERE game_id = ? AND prid = 1');
    const said = await talkAt(gameId, 'propose\n1\nproperties\nALL  PROPERTIES\nb\nb\ncancel\nproperties\nownproperties\nr oll 2\n');
    expect(said).toContain('\n  deeds       Choose properties\n');
    expect(said).toContain('\n> properties\n\nShow the properties\n  own_properties  Your properties\n');
    expect(said).toContain("\n> ALL  PROPERTIES\n\nRed\nAnn's Alley, position 1, owned by Ann, rent 5\n");
    expect(said).toContain("\n> ownproperties\n\nAnn's Alley, position 1");
    expect(said).toContain('\n> r oll 2\n\nAnn rolls 2.\n');
  });

  test('goes back from looking at properties, also in a trade, and says that it can', async () => {
    const gameId = await opened('UPDATE Deed SET p_owner = 1 WHERE game_id = ? AND prid = 1');
    const said = await talkAt(gameId, 'properties\n?\nb\npropose\n1\nproperties\nb\n');
    expect(said).toMatch(/> \?\n {2}own_properties .*\n(.*\n)* {2}b +Go back\n/);
    expect(said).toContain('\n> b\n\nAnn: position 0, Home, 1500. What do you do?\n');
    expect(said).toMatch(/\n> b\n\nWhat do you want from Bob\?\n[^>]*$/);
    expect(said).not.toContain('Invalid input');
  });

  test('understands what brings money where something is for sale, too', async () => {
    const gameId = await opened('UPDATE Deed SET level = 1 WHERE game_id = ? AND prid IN (0, 1)');
    const said = await talkAt(gameId, 'roll 5\n?\nsell 2\nsell\n1\npropose\n1\nb\ncancel\n');
    const offer = '\nAnn, buy Mill for 100 (rent 4 times a roll of the dice)? You have';
    expect(said).toContain(`${offer} 1500.\n  buy         Buy it\n`);
    expect(said).toMatch(/> \?\n {2}buy .*\n(.*\n)* {2}sell .*\n {2}propose .*\n/);
    expect(said).toContain(`\n> sell 2\n\nAnn sells a building on Long Lane for 10.\n`);
    expect(said).toContain(`${offer} 1520.`);
    expect(said).toContain('\n> propose\n\nWho do you want to trade with?\n');
    expect(said).not.toContain('Invalid input');
  });

  test('says why something is not possible, whatever it takes', async () => {
    const gameId = await opened();
    const refused: [line: string, reason: string][] = [
      ['sell', 'there is nothing to choose from.'],
      ['sell 1', "There is no building on Ann's Alley to sell."],
      ['bid 20', "It is Ann's turn to roll; bid is not possible now."],
      ['Bob build 1', 'It is player 0, Ann, who must move.'],
    ];
    const inAuction: typeof refused = [
      ['Ann roll', 'Mill is up for auction: bid or pass; roll is not possible now.'],
      ['Ann build 1', 'Mill is up for auction: bid or pass; build is not possible now.'],
      ['Ann leave', 'Mill is up for auction: bid or pass; leave is not possible now.'],
    ];
    const passed: typeof refused = [
      ['Ann pass', 'Ann is not (or no longer) in this auction.'],
      ['Ann bid 20', 'Ann is not (or no longer) in this auction.'],
    ];
    const typed = (lines: typeof refused): string[] => lines.map(([line]) => line);
    const said = await talkAt(gameId, [...typed(refused), 'roll 5', 'decline', ...typed(inAuction), 'Ann pass', ...typed(passed), ''].join('\n'));
    const answers = said.split('\n> ').flatMap((answer) => [.../^(.*)\nYou can't do that now: (.*)\n/.exec(answer)?.slice(1, 3) ?? []]);
    expect(answers).toEqual([...refused, ...inAuction, ...passed].flat());
  });

  test('goes on with the next bidder when it is resumed in an auction', async () => {
    const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('bare', 'bids', '{\"players\": 3, \"dice\": \"table\"}')");
    const gameId = rows?.[0]?.game_id ?? 0;
    await connection.choose(gameId);
    expect(await talkAt(gameId, '1\ndecline\nq\n')).toContain('\nPlayer 2, what do you bid for');
    expect(await talkAt(gameId, '20\n')).toMatch(/^\nPlayer 2, what do you bid [^]*> 20\n\nPlayer 2 bids 20 [^]*\n\nPlayer 3, what do you bid/);
    expect(await talkAt(gameId, '')).toMatch(/^\nPlayer 3, what do you bid/);
  });
});

describe('in a terminal', () => {
  beforeAll(async () => {
    game = await TestGame.start(connection);
    id = String(game.id);
  });

  test('play asks for dice, and takes them', async () => {
    const terminal = sqlopoly.talkInTerminal('play', '--game', id);
    await terminal.until('Jane rolls the dice, 1 to 6. (a number, or Enter: at random; ?: help)');
    await terminal.until('> ');
    terminal.type('3\r');
    await terminal.until('Jane lands on GO.');
    await terminal.until('Norman rolls the dice');
    terminal.type('7\r');
    await terminal.until('Invalid input');
    await terminal.until('Norman rolls the dice');
    terminal.type('1\r');
    await terminal.until('Norman pays Jane 50 (Chance 1).');
    await terminal.until('Mary rolls the dice');
    terminal.type('q\r');
    expect((await terminal.end()).status).toBe(0);
    expect(await diceOf(game)).toEqual([3, 1]);
  });

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('%s ends it', async (_, key) => {
    const before = await diceOf(game);
    const terminal = sqlopoly.talkInTerminal('play', '--game', id);
    await terminal.until('?: help)');
    await terminal.until('> ');
    terminal.type(key);
    expect((await terminal.end()).status).toBe(0);
    expect(await diceOf(game)).toEqual(before);
  });

  test('the demo goes on asking for dice', async () => {
    const terminal = sqlopoly.talkInTerminal('demo');
    await terminal.until('Round 2');
    await terminal.until('Jane rolls the dice, 1 to 6.');
    terminal.type('2\r');
    await terminal.until('Jane buys Piccadilly for 35.');
    await terminal.until('Norman rolls the dice');
    terminal.type('q\r');
    expect((await terminal.end()).status).toBe(0);
  });
});
