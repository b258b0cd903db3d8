import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { cellsIn, type CommandLine, onFreshDatabase } from './command-line';

/** What `do --json` prints, as far as it matters here. */
interface Done {
  record: number;
  move: { player: number };
  bots?: { record: number; move: { player: number } }[];
}

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  ({ sqlopoly, connection } = await onFreshDatabase());
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

/** Name and character of each seat of the newest game. */
async function seats(): Promise<[string, string | null][]> {
  await connection.run('SET @game_id = NULL');
  const rows = await connection.rows<{ name: string; played: string | null }>('SELECT `Player name` AS name, `Character` AS played FROM playersView');
  return rows.map(({ name, played }) => [name, played]);
}

describe('bots', () => {
  test('lists the characters', async () => {
    const names = cellsIn(await sqlopoly.output('bots')).map(([name]) => name).filter((name) => name && name !== 'Character');
    expect(names).toEqual(['Adventurous Capitalist', 'Ebenezer Scrooge', 'Master Builder', 'Jealous Neighbour', 'Bargain Hunter', 'Silent Partner']);
    const listed = await sqlopoly.json<{ character: string; description: string }[]>('bots', 'list');
    expect(listed.map(({ character }) => character)).toEqual(names);
    expect(listed.every(({ description }) => /^[A-Z].*\.$/.test(description))).toBe(true);
  });

  test('play until a person must act, or to the end', async () => {
    await sqlopoly.output('new', '--edition', 'hoarding', '--players', '@scrooge,@hunter,@builder', '--seed', 'cli');
    const [one] = await sqlopoly.json<{ record: number }[]>('bots', 'play', '--moves', '1');
    expect(one?.record).toBe(1);
    const told = await sqlopoly.output('bots', 'play');
    expect(told).toMatch(/ rolls \d and \d\.\n/);
    expect(told).toMatch(/\nGame \d+ is over: [\w, ]+ won\.\n$/);
    expect(await sqlopoly.json<object[]>('bots', 'play')).toEqual([]);
  });

  test('play tells in the end what can be done, where there is a choice, and no event that is none', async () => {
    await sqlopoly.output('new', '--edition', 'classic', '--players', '2', '--dice', 'table');
    await sqlopoly.output('do', 'roll', '--dice', '1', '2');
    expect(await sqlopoly.output('bots', 'play')).toMatch(/^\nNext: Player \d may buy, decline.*\. npx sqlopoly moves --game \d+\n$/);
  });
});

describe('new', () => {
  test.each<[args: string[], seats: [string, string | null][]]>([
    [['--players', 'ada,@scrooge'], [['ada', null], ['Ebenezer Scrooge', 'Ebenezer Scrooge']]],
    [['--players', ' ada , ben', '--bot', 'Ebenezer Scrooge', '--bot', 'Cleo=hunter'], [['ada', null], ['ben', null], ['Ebenezer Scrooge', 'Ebenezer Scrooge'], ['Cleo', 'Bargain Hunter']]],
    [['--players', '2', '--bot', 'adventurous'], [['Player 0', null], ['Player 1', null], ['Adventurous Capitalist', 'Adventurous Capitalist']]],
    [['--players', '3'], [['Player 0', null], ['Player 1', null], ['Player 2', null]]],
  ])('%j', async (args, seated) => {
    await sqlopoly.output('new', '--edition', 'hoarding', ...args);
    expect(new Map(await seats())).toEqual(new Map(seated));
  });

  test('say why they decided so, and what they would do in the place of a person', async () => {
    await sqlopoly.output('new', '--edition', 'classic', '--players', 'Ann,@hunter', '--dice', 'table');
    await connection.run("UPDATE GameState AS g JOIN Player AS p USING (game_id) SET g.turn = p.turn WHERE p.name = 'Ann' AND g.game_id = current_game()");
    expect(await sqlopoly.output('hint')).toMatch(/^Ann: Roll the dice\. There is nothing better .*\n {2}INSERT INTO Gamemanager .*;\n$/);
    expect(await sqlopoly.json<object[]>('hint')).toMatchObject([{ action: 'roll', player_name: 'Ann' }]);
    await sqlopoly.output('new', '--edition', 'classic', '--players', '@hunter,@builder', '--seed', 'why');
    await sqlopoly.output('bots', 'play', '--moves', '20');
    expect(await sqlopoly.output('hint')).toBe('');
    const [plain, reasoned] = [await sqlopoly.output('log'), await sqlopoly.output('log', '--why')];
    expect(reasoned).toMatch(/\n +\([A-Z].* costs \$\d+ and is worth \$\d+ in this position\.\)\n/);
    expect(reasoned.replace(/^ +\(.*\)\n/gm, '')).toBe(plain);
  });

  test('refuses characters that there are not', async () => {
    const [status, message] = await sqlopoly.failure('new', '--edition', 'hoarding', '--players', 'ada,@nobody');
    expect([status, message]).toEqual([1, 'character_not_found: No character is called nobody; there are Adventurous Capitalist, Ebenezer Scrooge, Master Builder, Jealous Neighbour, Bargain Hunter, Silent Partner.']);
    expect(await sqlopoly.failure('new', '--edition', 'hoarding', '--players', 'ada,,ben')).toEqual([2, expect.stringContaining('--players has an empty name: ada,,ben')]);
    expect(await sqlopoly.failure('new', '--bot', 'scrooge')).toEqual([1, expect.stringContaining('has no player')]);
  });
});

describe('pieces', () => {
  /** Name and piece of each player of the newest game. */
  async function pieces(): Promise<Map<string, string | null>> {
    await connection.run('SET @game_id = NULL');
    const rows = await connection.rows<{ name: string; piece: string | null }>('SELECT `Player name` AS name, Token AS piece FROM playersView');
    return new Map(rows.map(({ name, piece }) => [name, piece]));
  }

  test('are those of new --piece', async () => {
    await sqlopoly.output('new', '--edition', 'classic', '--players', 'ada,@scrooge', '--bot', 'Cleo=hunter', '--piece', '2=Dog', '--piece', '0=Hat');
    expect(await pieces()).toEqual(new Map([['ada', 'Hat'], ['Ebenezer Scrooge', null], ['Cleo', 'Dog']]));
    await sqlopoly.output('new', '--edition', 'classic', '--piece', '1=Car');
    expect([...(await pieces()).values()].sort()).toEqual(['Car', null]);
  });

  test('are those of play --piece, also of players whose names are asked', async () => {
    const args = ['play', '--edition', 'classic', '--bot', 'scrooge', '--piece', '0=Dog', '--piece', '2=Car'];
    expect(await sqlopoly.runWith({ input: '2\nAnn\nBob\nq\n' }, ...args)).toMatchObject({ status: 0 });
    expect(await pieces()).toEqual(new Map([['Ann', 'Dog'], ['Bob', null], ['Ebenezer Scrooge', 'Car']]));
    await sqlopoly.runWith({ input: 'q\n' }, 'play', '--edition', 'classic', '--names', 'Ann', 'Bob', '--piece', '1=Cat');
    expect(await pieces()).toEqual(new Map([['Ann', null], ['Bob', 'Cat']]));
  });

  test.each<[args: string[], status: number, reason: string]>([
    [['--edition', 'classic', '--piece', '0=Tank'], 1, 'piece_not_found: There is no piece Tank; choose from Battleship, Car, Cat, Dog, Hat, Iron, Ship, Thimble.'],
    [['--edition', 'classic', '--piece', '0=Car', '--piece', '1=Car'], 1, 'piece_taken: Two players have the same piece.'],
    [['--edition', 'classic', '--players', '2', '--piece', '2=Car'], 1, 'options_malformed: There is no player 2 for the piece Car; the last player is 1.'],
    [['--edition', 'campus', '--piece', '0=Car'], 2, 'The players of the opening position have their pieces: name other players to choose some.'],
    [['--edition', 'classic', '--piece', 'Car'], 2, 'Expected number=piece, 0 for the first player.'],
    [['--edition', 'classic', '--piece', '0=Car', '--piece', '0=Dog'], 2, 'Player 0 already has a piece.'],
  ])('of %j are refused, by play before anything is asked', async (args, status, reason) => {
    expect(await sqlopoly.failure('new', ...args)).toEqual([status, expect.stringContaining(reason)]);
    expect(await sqlopoly.failure('play', ...args)).toEqual([status, expect.stringContaining(reason)]);
  });
});

describe('play asks for nothing', () => {
  test.each<[args: string[], reason: string]>([
    [['--players', '7'], 'too_many_players: This edition allows at most 6 players, not 7.'],
    [['--players', '6', '--bot', 'scrooge'], 'too_many_players: This edition allows at most 6 players, not 7.'],
    [['--players', '5', '--rule', 'max_players=4'], 'too_many_players: This edition allows at most 4 players, not 5.'],
    [['--players', '1'], 'too_few_players: This edition needs at least 2 players, not 1.'],
    [['--bot', 'scroge'], 'character_not_found: No character is called scroge; there are Adventurous Capitalist, Ebenezer Scrooge, '],
  ])('where it cannot be played with %j', async (args, reason) => {
    expect(await sqlopoly.failure('play', '--edition', 'classic', ...args)).toEqual([1, expect.stringContaining(reason)]);
  });
});

describe('after a move of a person', () => {
  test('roll and do tell what the characters did, and never move for them', async () => {
    await sqlopoly.output('new', '--bot', 'Bill=scrooge', '--bot', 'Jane=builder', '--bot', 'Norman=jealous', '--seed', 'cli');
    const told = await sqlopoly.output('roll', '3');
    expect(told).toMatch(/^(?:\w+ rolls [1-6]\.\n(?:.+\n)+)+\nMary /);
    const done = await sqlopoly.json<Done>('do', 'roll', '--dice', '1');
    const pid = done.move.player;
    expect(done.bots?.map(({ move }) => move.player)).not.toContain(pid);
    expect(done.bots?.map(({ record }) => record)).toEqual((done.bots ?? []).map((_, index) => done.record + 1 + index));
    expect(done.bots?.length).toBeGreaterThan(2);
    const made = await sqlopoly.json<{ record: number }[]>('roll', '2');
    expect(made.map(({ record }) => record)).toEqual(made.map((_, index) => (made[0]?.record ?? 0) + index));
    expect(made.length).toBeGreaterThan(3);
  });
});

describe('play', () => {
  test('tells what characters do, the same every time', async () => {
    const play = (): Promise<{ stdout: string }> =>
      sqlopoly.runWith({ input: 'ada\nr\ne\nr\ne\n' }, 'play', '--edition', 'hoarding', '--players', '1', '--bot', 'scrooge', '--bot', 'Cleo=builder', '--seed', 'piped');
    const [one, other] = [(await play()).stdout, (await play()).stdout];
    const plain = (text: string): string => text.replace(/[Gg]ame \d+/g, 'game');
    expect(plain(other)).toBe(plain(one));
    expect(one).toMatch(/Order of play: .*Ebenezer Scrooge/);
    expect(one).toMatch(/Cleo rolls \d/);
    expect(one).not.toMatch(/Stack|undefined/);
  });

  test('an edition with an opening position has characters in it', async () => {
    const { stdout } = await sqlopoly.runWith({ input: '2\n' }, 'play', '--edition', 'campus', '--bot', 'Bill=scrooge', '--bot', 'Jane=builder', '--bot', 'Norman=jealous', '--seed', 'piped');
    expect(stdout).toMatch(/Bill rolls [1-6]\./);
    expect(stdout).toMatch(/Mary rolls 2\./);
  });
});
