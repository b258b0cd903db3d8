import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import type { GameConnection } from '../../src/client/connection';
import { cellsIn, type CommandLine, onFreshDatabase } from './command-line';
import { failureHere } from './in-process';

/** What `simulate --json` prints, as far as it matters here. */
interface Simulated {
  edition: string;
  seed: string;
  players: string[];
  games: number;
  ended: number;
  rounds: { least: number; most: number };
  characters: { character: string; games: number; wins: number; wins_when_first: number; rating: { elo: number; error: number } }[];
  seats: { seat: number; games: number; wins: number }[];
  deeds: { position: number; price: number; rent_per_game: number; return: number | null }[];
  sets: { set: string | null; landings: number; frequency: number; rents: number; rent_paid: number }[];
  tiles: { position: number; tile: string; landings: number; frequency: number; rents: number; rent_paid: number }[];
  results: { number: number; seed: string; game_id: number | null; is_over: boolean; rounds: number | null; moves: number | null; winners: string[] }[];
}

const [CAPITALIST, SCROOGE, BUILDER, JEALOUS, HUNTER] = [
  'Adventurous Capitalist', 'Ebenezer Scrooge', 'Master Builder', 'Jealous Neighbour', 'Bargain Hunter',
] as const;

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  ({ sqlopoly, connection } = await onFreshDatabase());
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

/** The games that there are, also those that are being deleted. */
async function games(): Promise<number[]> {
  return (await connection.rows<{ game_id: number }>('SELECT game_id FROM Game ORDER BY game_id')).map(({ game_id }) => game_id);
}

/** Short games that surely end: whoever is richest after some turns has won. */
const SHORT = ['--rule', 'turn_limit=20', '--rule', 'winner=net_worth'];

describe('what comes out', () => {
  test('follows from the seed, whatever --jobs is, and leaves no game', async () => {
    const before = await games();
    const args = ['simulate', '--games', '5', '--players', 'scrooge,capitalist,scrooge', '--seed', 'same', ...SHORT];
    const [one, three, again] = [
      await sqlopoly.output(...args, '--json', '--jobs', '1'),
      await sqlopoly.output(...args, '--json', '--jobs', '3'),
      await sqlopoly.output(...args, '--json', '--jobs', '3'),
    ];
    expect(three).toBe(one);
    expect(again).toBe(one);
    const other = await sqlopoly.output(...args, '--json', '--seed', 'other');
    expect(other.replaceAll('other', 'same')).not.toBe(one);
    expect(await games()).toEqual(before);
    const simulated = JSON.parse(one) as Simulated;
    expect(simulated).toMatchObject({ edition: 'classic', seed: 'same', players: [SCROOGE, CAPITALIST, SCROOGE], games: 5, ended: 5 });
    expect(simulated.results.map(({ number, seed, game_id, is_over }) => [number, seed, game_id, is_over])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, `same:${number}`, null, true]),
    );
    expect(simulated.characters.map(({ character, games: played }) => [character, played])).toEqual([[SCROOGE, 10], [CAPITALIST, 5]]);
    expect(simulated.characters.reduce((sum, { wins }) => sum + wins, 0)).toBe(
      simulated.results.reduce((sum, { winners }) => sum + winners.length, 0),
    );
  });

  test('adds up', async () => {
    const { tiles, sets, seats, deeds, characters, rounds, results } = await sqlopoly.json<Simulated>('simulate', '--games', '3', '--seed', 'sums', ...SHORT);
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
    expect(characters.map(({ character }) => character)).toEqual([CAPITALIST, SCROOGE, BUILDER, JEALOUS, HUNTER]);
    expect(tiles.map(({ position }) => position)).toEqual(Array.from({ length: 40 }, (_, position) => position));
    expect(sum(tiles.map(({ frequency }) => frequency))).toBeCloseTo(1, 9);
    for (const key of ['landings', 'rents', 'rent_paid'] as const) {
      expect(sum(sets.map((one) => one[key]))).toBe(sum(tiles.map((one) => one[key])));
    }
    expect(sets).toHaveLength(9);
    expect(seats.map(({ seat, games: played }) => [seat, played])).toEqual([[1, 3], [2, 3], [3, 3], [4, 3], [5, 3]]);
    expect(sum(seats.map(({ wins }) => wins))).toBe(sum(characters.map(({ wins }) => wins)));
    expect(sum(characters.map(({ rating }) => rating.elo)) / 5).toBeCloseTo(1_500, 6);
    expect(deeds).toHaveLength(22);
    for (const { position, price, return: rate } of deeds) expect((rate ?? 0) * price * 3).toBeCloseTo(tiles[position]?.rent_paid ?? -1, 6);
    expect(sum(sets.map(({ rents }) => rents))).toBeGreaterThan(0);
    expect(results.map((one) => one.rounds).every((one) => one !== null && one >= rounds.least && one <= rounds.most)).toBe(true);
  });

  test('is a line of CSV for each player of each game with --csv', async () => {
    const lines = (await sqlopoly.output('simulate', '--games', '2', '-p', 'hunter, @builder', '-s', 'csv', ...SHORT, '--csv')).trimEnd().split('\n');
    expect(lines[0]).toBe('number,seed,rounds,moves,character,began,won,cash,seat');
    const rows = lines.slice(1).map((line) => line.split(','));
    // The next one begins in every further game.
    expect(rows.map(([number, seed, , , character]) => [number, seed, character])).toEqual([
      ['1', 'csv:1', HUNTER], ['1', 'csv:1', BUILDER], ['2', 'csv:2', BUILDER], ['2', 'csv:2', HUNTER],
    ]);
    for (const number of ['1', '2']) expect(rows.filter((row) => row[0] === number && row[5] === '1')).toHaveLength(1);
    expect(rows.every((row) => /^\d+$/.test(row[7] ?? ''))).toBe(true);
    expect(rows.map((row) => [row[5], row[8]]).every(([began, seat]) => (began === '1') === (seat === '1'))).toBe(true);
  });

  test('is told in tables', async () => {
    const said = await sqlopoly.output('simulate', '--games', '2', '--players', 'jealous,BUILDER', '--seed', 'told', '--rounds', '300', ...SHORT);
    expect(said).toMatch(/^2 of 2 games of classic ended within 300 rounds \(seed told\)\.\nRounds: median \d+, /);
    const cells = cellsIn(said);
    expect(cells.slice(0, 3).map(([name, played]) => [name, played])).toEqual([['Character', 'Games'], [JEALOUS, '2'], [BUILDER, '2']]);
    expect(cells.find(([set]) => set === '(others)')).toBeDefined();
    expect(cells.find(([position]) => position === '39')?.slice(0, 3)).toEqual(['39', 'Boardwalk', 'Dark Blue']);
    expect(cells.find(([name]) => name === JEALOUS)?.[4]).toMatch(/^\d+ ± \d+$/);
    const deeds = cells.slice(cells.findIndex(([head]) => head === 'Property') + 1);
    expect(deeds).toHaveLength(22);
    const returns = deeds.map((row) => Number(row[4]?.replace('%', '')));
    expect(returns).toEqual([...returns].sort((one, other) => other - one));
  });

  test('has a seed that is told, another every time, by which it comes out again', async () => {
    const args = ['simulate', '--games', '1', '--players', 'hunter,builder', ...SHORT];
    const [one, other] = [await sqlopoly.json<Simulated>(...args), await sqlopoly.json<Simulated>(...args)];
    expect(one.seed).not.toBe(other.seed);
    expect(await sqlopoly.json<Simulated>(...args, '--seed', one.seed)).toEqual(one);
  });
});

describe('games', () => {
  test('stay with --keep, as they were played', async () => {
    const before = await games();
    const { results } = await sqlopoly.json<Simulated>('simulate', '--games', '2', '--players', 'hunter,builder', '--seed', 'kept', '--keep', ...SHORT);
    const kept = results.map(({ game_id }) => game_id);
    expect((await games()).filter((game) => !before.includes(game)).sort()).toEqual([...kept].sort());
    for (const { game_id, moves, rounds, winners } of results) {
      const told = (await sqlopoly.json<{ game_id: number; moves: number; round: number; winner_names: string }[]>('games')).find((one) => one.game_id === game_id);
      expect(told).toMatchObject({ moves, round: rounds, winner_names: winners.join(', ') });
      expect(await sqlopoly.output('replay', '--game', String(game_id))).toContain('identical results');
    }
    const printed = await sqlopoly.output('simulate', '--games', '1', '--players', 'hunter,builder', '--keep', ...SHORT);
    const [newest] = await sqlopoly.json<{ game_id: number }[]>('games');
    expect(printed.split('\n').at(-2)).toBe(`Kept as game ${newest?.game_id}.`);
  });

  test('that do not end are given up after --rounds, and counted so', async () => {
    const before = await games();
    // Nobody ever goes bankrupt.
    const endless = ['simulate', '--games', '2', '--players', 'hunter,builder', '--seed', 'endless', '--rule', 'salary=100000', '--rounds', '10'];
    expect(await sqlopoly.json<Simulated>(...endless)).toMatchObject({
      games: 2, ended: 0, tiles: [],
      results: [1, 2].map((number) => ({ number, is_over: false, rounds: null, moves: null, winners: [] })),
    });
    expect(await sqlopoly.output(...endless)).toBe('0 of 2 games of classic ended within 10 rounds (seed endless).\n');
    expect((await sqlopoly.output(...endless, '--csv')).trimEnd()).toBe('number,seed,rounds,moves,character,began,won,cash,seat');
    expect(await games()).toEqual(before);
  });

  test.each([
    ['campus', 4, ['--players', 'scrooge,hunter,scrooge,builder']],
    ['campus', 4, []],
    ['hoarding', 3, ['--players', 'scrooge,hunter,builder']],
    ['singletonopoly', 2, ['--players', 'hunter,jealous', ...SHORT]],
  ])('of %s are played by %d characters: %j', async (edition, count, args) => {
    const simulated = await sqlopoly.json<Simulated>('simulate', '--edition', edition, '--games', '2', '--seed', 'other editions', ...args);
    expect(simulated).toMatchObject({ edition, games: 2, ended: 2 });
    expect(simulated.players).toHaveLength(count);
    expect(simulated.results.every(({ winners }) => winners.length > 0)).toBe(true);
  });

  test('have as many characters as the rules and the pace let play', async () => {
    const one = async (...args: string[]): Promise<number> =>
      (await sqlopoly.json<Simulated>('simulate', '--games', '1', '--seed', 'seats', ...SHORT, ...args)).players.length;
    expect(await one()).toBe(5);
    expect(await one('--rule', 'max_players=3')).toBe(3);
    expect(await one('--rule', 'min_players=6')).toBe(6);
    expect(await one('--pace', 'high')).toBe(5);
  });
});

describe('is refused, and no game stays', () => {
  let before: number[];
  beforeAll(async () => {
    before = await games();
  });
  afterAll(async () => {
    expect(await games()).toEqual(before);
  });

  test.each([
    [1, 'character_not_found: No character is called nobody; ', ['--players', 'scrooge,nobody']],
    [1, 'character_not_found: Several characters are called er; ', ['--players', 'scrooge,er']],
    [1, 'character_not_found: No character is called nothing; ', ['--players', 'scrooge,']],
    [1, 'character_not_found: ', ['--players', '']],
    [1, 'edition_not_found: ', ['--edition', 'nowhere']],
    [1, 'board_not_found: ', ['--board', 'nowhere']],
    [1, 'pace_not_found: There is no pace fast; choose from low, ', ['--pace', 'fast']],
    [1, 'rules_malformed: rules.jail_fee: ', ['--rule', 'jail_fee=3']],
    [1, 'rules_malformed: rules.jail_fine: must be a whole number from 0 to 100000000, not "x".\nrules.trade: ', ['--rule', 'jail_fine=x', '--rule', 'trade=all']],
    [1, 'too_many_players: ', ['--players', Array.from({ length: 7 }, () => 'scrooge').join(',')]],
    [1, 'too_few_players: ', ['--players', 'scrooge']],
    [1, 'too_few_players: ', ['--edition', 'campus', '--players', 'scrooge']],
    [1, 'options_malformed: ', ['--seed', 'x'.repeat(70)]],
    [2, '--json or --csv, not both.', ['--json', '--csv']],
  ])('%d, %s', async (status, message, args) => {
    const [found, said] = await sqlopoly.failure('simulate', '--games', '3', '--jobs', '2', ...args);
    expect([found, said.replace(/^\d+ games of .*\n/, '')]).toEqual([status, expect.stringContaining(message)]);
    expect(said).not.toMatch(/ {4}at |undefined/);
  });

  test.each([
    [['--games', '0']], [['--games', '-1']], [['--games', '1.5']], [['--games', 'many']], [['--games', '12345678']], [['--jobs', '0']],
    [['--jobs', '101']], [['--rounds', '0']], [['--rule', 'jail_fine']], [['more']], [['--fast']],
  ])('%j, which is wrong usage', async (args) => {
    const [status, said] = await failureHere('simulate', ...args);
    expect(status).toBe(2);
    expect(said).toMatch(/^error: .*(number|rule=value|arguments|unknown option)/);
  });
});

test('the example of docs/simulate.md comes out as it says, and docs/json.md has every name of --json', async () => {
  const page = fs.readFileSync(path.join(PROGRAM_DIRECTORY, 'docs/simulate.md'), 'utf8');
  const [, command = '', said = ''] = /^```\n\$ npx sqlopoly (.*)\n([^`]*)^```$/m.exec(page) ?? [];
  expect(await sqlopoly.output(...command.split(' '))).toBe(said);
  const row = fs.readFileSync(path.join(PROGRAM_DIRECTORY, 'docs/json.md'), 'utf8').split('\n').find((line) => line.startsWith('| `simulate` |')) ?? '';
  const told = new Set([...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  const printed = new Set<string>();
  JSON.stringify(await sqlopoly.json(...command.split(' ')), (key, value: unknown) => {
    if (!/^\d*$/.test(key)) printed.add(key);
    return value;
  });
  expect([...printed].filter((name) => !told.has(name))).toEqual([]);
  expect([...told].filter((name) => !printed.has(name))).toEqual(['simulate']);
});

test('Ctrl-C stops it, and deletes the games that had begun', async () => {
  const before = await games();
  const terminal = sqlopoly.talkInTerminal('simulate', '--games', '5000', '--players', 'hunter,builder', '--jobs', '2', '--rule', 'salary=100000', '--rounds', '9000000');
  await terminal.until('5000 games of classic');
  while ((await games()).length < before.length + 2) continue;
  terminal.type('\u0003');
  const { stdout } = await terminal.end();
  expect(stdout).toContain('Stopped; there are no results.');
  expect(await games()).toEqual(before);
});
