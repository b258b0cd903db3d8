import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { GameConnection } from '../../src/client/connection';
import { change } from '../../src/league/calls';
import { compareNames } from '../../src/league/compare-names';
import { freshDatabase } from '../support/database';
import { TestGame } from '../support/game';
import { END, START, SYSTEM_1, SYSTEM_2, TestTournament } from '../support/league';
import { cellsIn, CommandLine, onFreshDatabase } from './command-line';

/** What `matches --json` prints for each player. */
interface MatchJson {
  table: number;
  match: number;
  player_name: string;
  score: number | null;
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

const league = (...args: string[]): Promise<string> => sqlopoly.output('league', ...args);

/** A file in the home of the command line. */
function file(name: string, ...lines: string[]): string {
  const where = path.join(sqlopoly.home, name);
  fs.writeFileSync(where, `${lines.join('\n')}\n`);
  return where;
}

describe('before the first tournament', () => {
  test('tournaments is empty and says how to make one; the point systems are there', async () => {
    expect(await sqlopoly.run('league', 'tournaments')).toMatchObject({
      status: 0, stdout: '', stderr: expect.stringContaining('npx sqlopoly league new'),
    });
    expect(JSON.parse(await league('point-systems', '--json'))).toMatchObject([{ point_system: SYSTEM_1 }, { point_system: SYSTEM_2 }]);
  });
});

test('a tournament is run from its draw to its final table', async () => {
  const [ann, , , , , finn] = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'];
  expect(await league('join', 'Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus')).toMatch(/^Player 1: Ann\n(.*\n){5}Player 7: Gus\n$/);
  expect(await league('new', 'Winter Cup', '--start', '2026-01-01', '--end', '2026-03-31', '--points', SYSTEM_2, '--seed', 'snow')).toBe(
    'Created tournament 1 (Winter Cup); it has no players and no rounds yet.\n',
  );
  expect(await league('enter', '1', 'Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus')).toBe('7 players are entered for tournament 1.\n');
  expect(await league('withdraw', '1', 'Gus')).toBe('Gus will no longer be drawn.\n');
  expect(cellsIn(await league('players', '--tournament', '1')).map(([, , name]) => name)).toEqual([
    'Player', 'Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn',
  ]);
  expect(cellsIn(await league('players'))).toHaveLength(8);
  expect(await league('add-round', '1', '--start', '2026-01-01', '--end', '2026-01-31')).toMatch(/^Added round 1 .*league draw 1 1\n$/);

  const drawn = cellsIn(await league('draw', '1', '1'));
  expect(drawn[0]).toEqual(['Round', 'Table', 'Match', 'Strength', 'Players']);
  // Nobody has played: the tables are equal.
  expect(drawn.slice(1).map(([round, table, , strength]) => [round, table, strength])).toEqual([['1', '1', '1'], ['1', '2', '1']]);
  expect(await league('cancel-draw', '1', '1')).toBe('The draw of round 1 is cancelled.\n');
  const again = await sqlopoly.json<MatchJson[]>('league', 'draw', '1', '1');
  expect(again.map(({ player_name }) => player_name)).toEqual(drawn.slice(1).flatMap((cells) => (cells[4] ?? '').split(', ')));
  expect(await sqlopoly.json('league', 'matches', '1', '--round', '1')).toEqual(again);

  const tables = [1, 2].map((table) => again.filter((row) => row.table === table));
  for (const players of tables) {
    const [one, two, three] = players.map(({ player_name }) => player_name);
    const shown = cellsIn(await league('result', String(players[0]?.match), `${one}=12`, `${two}=-4`, `${three}=-8`));
    expect(shown[1]?.[4]).toBe(`${one} 12, ${two} -4, ${three} -8`);
  }
  const [winner, second] = (tables[1] ?? []).map(({ player_name }) => player_name);
  const match = String(tables[1]?.[0]?.match);
  const corrected = await sqlopoly.json<MatchJson[]>('league', 'result', match, '--correct', ...(tables[1] ?? []).map(({ player_name: name }) =>
    `${name}=${name === winner ? 100 : name === second ? -40 : -60}`));
  expect(corrected.map(({ score }) => score)).toEqual([100, -40, -60]);

  const standings = cellsIn(await league('standings', '1'));
  expect(standings[0]).toEqual([
    'Tournament', 'Rank', 'Player No.', 'Player', 'Matches', 'Points', 'Points per match', 'Total score', 'Wins', 'Byes', 'Points for byes', 'Bonus',
  ]);
  // 40 for the place, 1 for the table, 10 for the score.
  expect(standings[1]?.slice(1)).toEqual(['1', expect.any(String), winner, '1', '51', '51', '100', '1', '0', '0', '0']);
  expect(await sqlopoly.json('league', 'standings', '1', '--round', '1')).toEqual(
    (await sqlopoly.json<object[]>('league', 'standings', '1')).map((row) => ({ ...row, round: 1 })),
  );
  const points = await sqlopoly.json<{ player_name: string }[]>('league', 'points', '1', '--round', '1');
  expect(points.find(({ player_name }) => player_name === winner)).toMatchObject({ for_place: 40, for_table: 1, for_score: 10, points: 51 });
  expect(await sqlopoly.json('league', 'points', '1')).toEqual(points);
  const cross = cellsIn(await league('cross-table', '1'));
  expect(cross[0]).toEqual(['Rank', 'Player', 'R1', 'Points']);
  expect(cross[1]).toEqual(['1', winner, '51', '51']);
  expect(cross.slice(1).map(([, player]) => player)).toEqual(standings.slice(1).map((row) => row[3]));

  expect(cellsIn(await league('player', ann ?? ''))).toHaveLength(2);
  const [played] = await sqlopoly.json<{ player_name: string; opponents: string }[]>('league', 'player', finn ?? '');
  expect([played?.player_name, ...(played?.opponents.split(', ') ?? [])].sort()).toEqual(
    tables.map((players) => players.map(({ player_name }) => player_name).sort()).find((names) => names.includes('Finn')),
  );
  expect(cellsIn(await league('rounds', '1'))[1]).toEqual(['1', '1', '2026-01-01', '2026-01-31', '2', '2', '']);
  const [tournament] = await sqlopoly.json<object[]>('league', 'tournaments');
  expect(tournament).toMatchObject({ name: 'Winter Cup', rounds: 1, matches: 2, played: 2 });
  expect(new Set(cellsIn(await league('check')).slice(1).map(([, tuples]) => tuples))).toEqual(new Set(['0']));
});

test('check fails for a broken rule, and says what it found', async () => {
  await connection.run('SET SESSION foreign_key_checks = 0');
  await connection.run('INSERT INTO MatchTable VALUES (999999, 1)');
  try {
    const { status, stdout, stderr } = await sqlopoly.run('league', 'check');
    expect([status, cellsIn(stdout).filter(([, tuples]) => tuples === '1').map(([check]) => check)]).toEqual([1, ['violation_missing_match', 'violation_table_without_draw']]);
    expect(stderr).toContain([
      'Violated:',
      'violation_missing_match: Rows that refer to matches that do not exist, or not in this round, by the name of the key.',
      'violation_table_without_draw: Table strengths of matches that do not exist (seed 002, Part IV, foreign keys).',
    ].join('\n'));
  } finally {
    await connection.run('DELETE FROM MatchTable WHERE match_id = 999999');
    await connection.run('SET SESSION foreign_key_checks = 1');
  }
});

describe('what is not there or not possible', () => {
  test.each<[string[], string]>([
    [['standings', '999'], 'tournament_not_found: There is no tournament 999; npx sqlopoly league tournaments lists them.'],
    [['points', '999'], 'tournament_not_found: There is no tournament 999; npx sqlopoly league tournaments lists them.'],
    [['cross-table', '999'], 'tournament_not_found: There is no tournament 999; npx sqlopoly league tournaments lists them.'],
    [['rounds', '999'], 'tournament_not_found: There is no tournament 999; npx sqlopoly league tournaments lists them.'],
    [['export', 'draws', '999'], 'tournament_not_found: There is no tournament 999; npx sqlopoly league tournaments lists them.'],
    [['draw', '999', '1'], 'tournament_not_found: There is no tournament 999.'],
    [['player', 'Nobody'], 'league_player_not_found: Nobody is not in the league.'],
    [['result', '999', 'Ann=2'], 'match_not_found: There is no match 999.'],
    [['record-game', '999', '999'], 'game_not_found: There is no such game. npx sqlopoly new begins one; npx sqlopoly games lists them.'],
  ])('%j', async (args, message) => {
    expect(await sqlopoly.failure('league', ...args)).toEqual([1, message]);
  });

  test('a round', async () => {
    const { id } = await TestTournament.start(connection, SYSTEM_1, []);
    const message = `round_not_found: Tournament ${id} has no round 3; npx sqlopoly league rounds ${id} lists them.`;
    for (const command of ['standings', 'points', 'matches']) {
      expect(await sqlopoly.failure('league', command, String(id), '--round', '3')).toEqual([1, message]);
    }
  });

  test('scores that break a rule are refused by name', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo']);
    const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
    const scores = (...numbers: string[]): string[] => cup.names.map((name, index) => `${name}=${numbers[index]}`);
    const failures = await Promise.all([['3', '-1', '-2'], ['4', '2', '0'], ['2.5', '-2.5', '0']].map((numbers) =>
      sqlopoly.failure('league', 'result', String(match), ...scores(...numbers)),
    ));
    expect(failures.map(([status, message]) => [status, message.split(':')[0]])).toEqual([[1, 'score_odd'], [1, 'sum_not_zero'], [1, 'score_not_whole']]);
    expect(await cup.recorded(match)).toEqual([]);
  });
});

test('record-game records a finished game', async () => {
  const seats = ['Jane', 'Norman', 'Mary', 'Bill'];
  await league('join', ...seats);
  const cup = await TestTournament.start(connection, SYSTEM_2, []);
  const [match = 0] = await cup.drawRound([{ players: seats, strength: 1 }]);
  const game = await TestGame.start(connection);
  const record = ['league', 'record-game', String(match), String(game.id)];
  expect(await sqlopoly.failure(...record)).toEqual([1, `game_not_over: Game ${game.id} is still being played.`]);
  await game.run('UPDATE Player SET bank_balance = pid WHERE game_id = ?', [game.id]);
  await game.run('UPDATE Deed SET p_owner = NULL WHERE game_id = ?', [game.id]);
  await game.run("UPDATE GameState SET phase = 'over' WHERE game_id = ?", [game.id]);
  expect((await sqlopoly.json<MatchJson[]>(...record)).map(({ player_name, score }) => `${player_name} ${score}`)).toEqual([
    'Bill 36', 'Jane -36', 'Mary 12', 'Norman -12',
  ]);
});

test('an evening is typed line by line, from a pipe too, and its round printed', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']);
  const id = String(cup.id);
  await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
  const input = ['1 3 -1 -2', '1 4 -2 -2', '1! ann=6 b=-2 cl=-4', 'what', 'undo', ''].join('\n');
  const { status, stdout, stderr } = await sqlopoly.runWith({ input }, 'league', 'run', id);
  expect(status).toBe(0);
  expect(stdout.split('\n').map((line) => line.split(':')[0])).toEqual([
    'Result at table 1 of round 1', 'Correction at table 1 of round 1', 'Undone, back to the earlier result at table 1 of round 1', '',
  ]);
  expect(stderr).toContain('score_odd: ');
  expect(stderr).toContain('Unknown command: what.');
  expect(await cup.recorded((await cup.matches(1))[0]?.Match ?? 0)).toEqual(['Ann 4', 'Ben -2', 'Cleo -2']);
  const page = path.join(sqlopoly.home, 'round.html');
  expect(await league('sheet', id, '1', '--output', page)).toContain(page);
  expect(fs.readFileSync(page, 'utf8')).toContain('<h3>1/1</h3>');
  expect((await sqlopoly.runWith({}, 'league', 'result', `1/1`, '--tournament', id, '--correct', ...cup.names.slice(0, 3).map((name) => `${name}=0`))).status).toBe(0);
});

test('what was changed about players can be seen, with the account', async () => {
  for (const args of [['join', 'Quinn'], ['rename-player', 'Quinn', 'Quentin'], ['delete-player', 'Quentin']]) await league(...args);
  const changes = (await sqlopoly.json<Record<string, unknown>[]>('league', 'players', '--history')).slice(-3);
  expect(changes.map(({ act, before, player_name }) => [act, before, player_name])).toEqual([
    ['join', null, 'Quinn'], ['rename', 'Quinn', 'Quentin'], ['delete', 'Quentin', null],
  ]);
  for (const { account } of changes) expect(account).toContain('@');
});

test('an evening sees what others do meanwhile', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn']);
  await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
  const evening = sqlopoly.terminal('league', 'run', String(cup.id));
  evening.type('matches\n');
  await evening.until('Ann');
  await connection.run('CALL open_table(?, 1, ?)', [cup.id, JSON.stringify(cup.names.slice(3))]);
  evening.type('2 4 0 -4\n');
  await evening.until('Result at table 2 of round 1');
  evening.type('quit\n');
  expect((await evening.end()).status).toBe(0);
});

describe('an organiser with several tournaments', () => {
  let cup: TestTournament;
  beforeAll(async () => {
    cup = await TestTournament.start(connection, SYSTEM_2, []);
    await TestTournament.start(connection, SYSTEM_2, []);
  });

  test('enters names of a file, of which some are new to the league', async () => {
    await league('join', 'Olga');
    const names = file('names.txt', 'olga, Pia, Quin, Rolf');
    expect(await sqlopoly.run('league', 'enter', String(cup.id), 'Pia', 'Olga')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^league_player_not_found: Pia /m) });
    expect(await league('enter', String(cup.id), '--join', 'Sina', '--file', names)).toBe(`5 players are entered for tournament ${cup.id}.\n`);
    expect(await sqlopoly.run('league', 'enter', String(cup.id))).toMatchObject({ status: 2, stderr: expect.stringContaining('--file') });
    expect(await sqlopoly.run('league', 'join', '--file', file('empty.txt', ''))).toMatchObject({ status: 2, stderr: expect.stringContaining('There are no names in') });
    expect(await sqlopoly.failure('league', 'join', '--file', file('columns.csv', '1,Tom', '2,Uwe'))).toEqual([1, expect.stringMatching(/^line 1: there are 2 fields and no heading; /)]);
    expect(await sqlopoly.failure('league', 'join', 'Tom', 'TOM')).toEqual([1, 'name_taken: TOM is in the list twice.']);
    expect(await league('join', '--file', file('more.csv', 'No.;Player', '1;Tom', '2;Uwe'))).toMatch(/^Player \d+: Tom\nPlayer \d+: Uwe\n$/);
  });

  test('sees everybody who is entered in the standings before anybody has played', async () => {
    expect(cellsIn(await league('standings', String(cup.id))).map(([, , , player]) => player)).toEqual(['Player', 'Olga', 'Pia', 'Quin', 'Rolf', 'Sina']);
  });

  test('adds a round without days: it has those of the tournament', async () => {
    expect(await league('add-round', String(cup.id))).toMatch(/^Added round 1 /);
    expect(JSON.parse(await league('rounds', String(cup.id), '--json'))).toMatchObject([{ start: START, end: END }]);
    await league('add-round', String(cup.id), '--start', '2026-05-01');
    expect(JSON.parse(await league('rounds', String(cup.id), '--json'))).toMatchObject([{}, { start: '2026-05-01', end: END }]);
    expect(await sqlopoly.run('league', 'add-round', String(cup.id), '--start', '2027-05-01')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^dates_out_of_order: /m) });
  });

  test('is told who meets again by each draw, and on the sheet', async () => {
    await league('draw', String(cup.id), '1');
    const again = await league('draw', String(cup.id), '2');
    const [, pairs = '', names = ''] = /^(\d+) pairs? meets? again: (.*)$/m.exec(again) ?? [];
    expect(names.split(', ')).toHaveLength(Number(pairs));
    expect(Number(pairs)).toBeGreaterThan(0);
    expect(await league('sheet', String(cup.id), '2')).toContain(`again: ${names}`);
    expect(await league('sheet', String(cup.id), '1')).not.toContain('again:');
    expect(await sqlopoly.run('league', 'draw', String(cup.id), '2', '--again', '--json')).toMatchObject({ status: 0, stderr: expect.stringMatching(/meets? again: /) });
  });

  test('names a tournament with every result, or once for the shell', async () => {
    const players = (await cup.matches(1)).filter(({ Table }) => Table === 1).map(({ Player }) => Player);
    const result = ['league', 'result', '1/1', ...players.map((player, index) => `${player}=${[4, -2, -2, 0][index]}`)];
    const several = await sqlopoly.run(...result);
    expect(several).toMatchObject({ status: 2, stderr: expect.stringMatching(/\d+ tournaments are open: .*SQLOPOLY_TOURNAMENT=/) });
    const chosen = (tournament: string, ...args: string[]) => sqlopoly.runWith({ env: { SQLOPOLY_TOURNAMENT: tournament } }, ...args);
    expect(await chosen('winter', ...result)).toMatchObject({ status: 2, stderr: expect.stringContaining('SQLOPOLY_TOURNAMENT must be the number of a tournament, not winter.') });
    expect(await chosen('99999', ...result)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^tournament_not_found: There is no tournament 99999; /m) });
    expect(await chosen(String(cup.id), ...result)).toMatchObject({ status: 0 });
    expect(await chosen('99999', 'league', 'annul', '1/1', '-t', String(cup.id))).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Annulled at table 1 of round 1/) });
    expect(await sqlopoly.run('league', 'annul', '1/1', '-t', '99999')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^tournament_not_found: /m) });
  });

  test('archives a tournament and restores it under another name', async () => {
    const where = path.join(sqlopoly.home, 'cup.json.gz');
    expect(await league('archive', String(cup.id), '--file', where)).toMatch(new RegExp(`^Archived tournament ${cup.id} \\(.*\\) to .*cup.json.gz: 2 rounds, 2 matches; \\d+ bytes\\.\\n$`));
    expect(await sqlopoly.run('league', 'archive', String(cup.id), '--file', where)).toMatchObject({ status: 1, stderr: expect.stringContaining('--overwrite') });
    expect(await sqlopoly.run('league', 'archive', '99999')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^tournament_not_found: /m) });
    expect(await sqlopoly.run('league', 'restore', where)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^name_taken: /m) });
    expect(await league('restore', where, '--name', 'The same again')).toMatch(/^Restored tournament \d+ \(The same again\): 2 rounds, 2 matches, 5 players entered\.\n$/);
    expect(JSON.parse(await league('restore', where, '--name', 'And again', '--json'))).toMatchObject({ name: 'And again', rounds: 2 });
  });
});

describe('import and export', () => {
  test('a file of 100,000 names that nobody has is refused line by line', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, []);
    const lines = Array.from({ length: 100_000 }, (_, index) => `1,${Math.floor(index / 4) + 1},Nobody ${index}`);
    const { status, stderr } = await sqlopoly.run('league', 'import', 'draws', String(cup.id), file('many.csv', 'round,table,player', ...lines));
    expect(status).toBe(1);
    expect(stderr.match(/^line /gm)).toHaveLength(lines.length);
    expect(stderr).toContain('line 100001, player: league_player_not_found: Nobody 99999 is not in the league.');
  });

  const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus'];

  /** A tournament with rounds 1 and 2, and its number as text. */
  async function start(system = SYSTEM_2): Promise<{ cup: TestTournament; id: string; name: (player: string) => string }> {
    const cup = await TestTournament.start(connection, system, NAMES);
    await cup.addRound();
    await cup.addRound();
    return { cup, id: String(cup.id), name: (player) => cup.name(player) };
  }

  /** A file of two rounds, in which the tables do not come in their order. */
  function draws(name: (player: string) => string): string[] {
    return [
      'round,table,player,strength',
      ...['Ann', 'Ben', 'Cleo'].map((player) => `1,2,${name(player)},1`),
      ...['Dora', 'Emil', 'Finn', 'Gus'].map((player) => `1,1,${name(player)},2`),
      ...['Ann', 'Dora', 'Finn'].map((player) => `2,1,${name(player)},1`),
    ];
  }

  test('who meets again is said by what changes tables, too: of the players whom it seats', async () => {
    const { cup, id, name } = await start();
    const repeats = async (...args: string[]): Promise<string[]> => {
      const [, pairs = '', names = ''] = /^(\d+) pairs? meets? again: (.*)$/m.exec(await league(...args)) ?? [];
      const meetings = names.split(', ').filter((pair) => pair !== '').map((pair) => pair.split('–').map((player) => cup.short(player)).sort().join());
      expect(meetings).toHaveLength(Number(pairs));
      return meetings.sort();
    };
    const rows = [['1,1', 'Ann', 'Ben', 'Cleo'], ['2,1', 'Ann', 'Dora', 'Emil']].flatMap(([table, ...players]) => players.map((player) => `${table},${name(player)},1`));
    expect(await repeats('import', 'draws', id, file('draws.csv', 'round,table,player,strength', ...rows))).toEqual([]);
    expect(await repeats('open-table', id, '1', name('Dora'), name('Finn'), name('Gus'))).toEqual([]);
    expect(await repeats('seat', id, '2', name('Ben'))).toEqual(['Ann,Ben']);
    expect(await repeats('substitute', '2/1', name('Dora'), name('Cleo').toUpperCase(), '-t', id)).toEqual(['Ann,Cleo', 'Ben,Cleo']);
    expect(await repeats('substitute', '2/1', name('Cleo'), name('Finn'), '-t', id)).toEqual([]);
    const { stdout, stderr } = await sqlopoly.run('league', 'substitute', '2/1', name('Finn'), name('Cleo'), '-t', id, '--json');
    expect([JSON.parse(stdout), stderr]).toEqual([expect.objectContaining({ tournament: cup.id }), expect.stringContaining('2 pairs meet again: ')]);
    expect(await repeats('open-table', id, '2', name('Dora'), name('Finn'), name('Gus'))).toEqual(['Dora,Finn', 'Dora,Gus', 'Finn,Gus']);
  });

  test('what was exported is imported', async () => {
    const { cup, id, name } = await start();
    expect(await league('import', 'draws', id, file('draws.csv', ...draws(name)))).toBe(`Rounds drawn: 2\nRound 2: 1 pair meets again: ${name('Dora')}–${name('Finn')}\n`);
    const matches = await cup.matches(1);
    expect(matches.map(({ Table, Strength, Player }) => [Table, Strength, cup.short(Player)])).toEqual([
      [1, 2, 'Dora'], [1, 2, 'Emil'], [1, 2, 'Finn'], [1, 2, 'Gus'], [2, 1, 'Ann'], [2, 1, 'Ben'], [2, 1, 'Cleo'],
    ]);
    const results = [
      'Score, Player ,ROUND,table',
      `4,${name('Ann')},1,2`, `-2,${name('Ben')},1,2`, `-2,"${name('Cleo')}",1,2`, '',
      `0,${name('Ann')},2,1`, `0,${name('Dora')},2,1`, `0,${name('Finn')},2,1`,
    ];
    expect(await league('import', 'results', id, file('results.csv', ...results))).toBe('Results recorded: 2\n');

    const copy = await start();
    const rename = (text: string): string => NAMES.reduce((file, player) => file.replaceAll(name(player), copy.name(player)), text);
    const [exportedDraws, exportedResults] = [await league('export', 'draws', id), await league('export', 'results', id)];
    expect(exportedResults.split('\n')[0]).toBe('round,table,player,score');
    await league('import', 'draws', copy.id, file('draws.csv', rename(exportedDraws)));
    await league('import', 'results', copy.id, file('results.csv', rename(exportedResults)));
    expect(await league('export', 'draws', copy.id)).toBe(rename(exportedDraws));
    expect(await league('export', 'results', copy.id)).toBe(rename(exportedResults));
  });

  test('names with separators and quotes survive', async () => {
    const { cup, id } = await start(SYSTEM_1);
    const names = ['a, b', '"quoted"', 'c;d'].map((name) => `${name} ${cup.id}`);
    await league('join', ...names);
    const [match = 0] = await cup.drawRound([{ players: names }]);
    await change(connection, 'record_result', match, names.map((player) => ({ player, score: 0 })));
    const exported = await league('export', 'draws', id);
    const copy = await start(SYSTEM_1);
    await copy.cup.addRound();
    expect((await sqlopoly.runWith({ input: exported }, 'league', 'import', 'draws', copy.id, '-')).stdout)
      .toBe(`Rounds drawn: 1\nSeated, but not entered for the tournament: ${[...names].sort(compareNames).map((name) => (name.includes(',') ? `"${name}"` : name)).join(', ')}.\n`);
    expect((await copy.cup.matches(3)).map(({ Player }) => Player).sort()).toEqual([...names].sort());
  });

  test.each<[string, (lines: string[]) => string[], string]>([
    ['a column that is missing', (lines) => lines.map((line) => line.split(',').slice(0, 2).join(',')),
      'line 1: the column player is missing; the header must name round, table, player, separated by commas, semicolons, tabs or vertical bars'],
    ['a line that is too long', (lines) => lines.map((line, index) => (index === 3 ? `${line},9` : line)),
      'line 4: 5 fields instead of 4'],
    ['a quote that stays open', (lines) => [...lines, '2,1,"Ann'], 'line 12: the quotation marks do not match; one within a field is written twice, as in "Ann ""Nan"" Lee"'],
    ['a table that is no number', (lines) => lines.map((line, index) => (index === 8 ? line.replace('2,1', '2,x') : line)),
      "line 9, table: 'x' is not a whole number above 0"],
    ['a table that is left out', (lines) => lines.map((line) => line.replace(/^2,1/, '2,3')),
      'line 9, table: tables are numbered from 1 in each round; there is table 3, but no table 1'],
    ['a strength that is no number', (lines) => lines.map((line, index) => (index === 8 ? line.replace(/1$/, 'strong') : line)),
      "line 9, strength: 'strong' is not a number"],
    ['strengths that differ', (lines) => lines.map((line, index) => (index === 8 ? line.replace(/1$/, '2') : line)),
      'line 10, strength: the rows of a table have different strengths'],
    ['a match of two', (lines) => lines.slice(0, -1), 'line 9, table: wrong_player_count: Match 1 of the draw has 2 players; a match has 3 or 4.'],
    ['a player who is unknown', (lines) => [...lines.slice(0, -1), '2,1,Nobody,1'],
      'line 11, player: league_player_not_found: Nobody is not in the league.'],
    ['a round that is not there', (lines) => lines.map((line) => line.replace(/^2,/, '9,')),
      'line 9, round: round_not_found: Tournament T has no round 9.'],
  ])('draws with %s are not imported at all', async (_, change, message) => {
    const { cup, id, name } = await start();
    const where = file('wrong.csv', ...change(draws(name)));
    expect(await sqlopoly.failure('league', 'import', 'draws', id, where)).toEqual([1, message.replace('T has', `${id} has`)]);
    expect([await cup.matches(1), await cup.matches(2)]).toEqual([[], []]);
  });

  test.each<[string, string[], string]>([
    ['an odd score', ['1,1,Dora,3', '1,1,Emil,-1', '1,1,Finn,0', '1,1,Gus,-2'], 'line 5, score: score_odd: Scores must be even; that of Dora is 3.'],
    ['a score that is missing', ['2,1,Ann,2', '2,1,Dora,-2'], 'line 5, table: score_missing: Finn is drawn in this match but has no score.'],
    ['a score that is no number', ['2,1,Ann,two', '2,1,Dora,-2', '2,1,Finn,0'], "line 5, score: 'two' is not a number"],
    ['a score that is empty', ['2,1,Ann,', '2,1,Dora,-2', '2,1,Finn,0'], 'line 5, score: the score is missing'],
    ['a table that is not drawn', ['2,2,Ann,2'], 'line 5, table: no match is drawn at this table (2/2)'],
    ['a match that comes with a result', ['1,2,Ann,2'], 'line 5, player: scored_twice: Ann has two scores.'],
  ])('results with %s are not imported at all', async (_, lines, message) => {
    const { cup, id, name } = await start();
    await league('import', 'draws', id, file('draws.csv', ...draws(name)));
    const good = ['round,table,player,score', '1,2,Ann,4', '1,2,Ben,-2', '1,2,Cleo,-2'];
    const named = [...good, ...lines].map((line) => NAMES.reduce((text, player) => text.replace(`,${player},`, `,${name(player)},`), line));
    const [status, said] = await sqlopoly.failure('league', 'import', 'results', id, file('wrong.csv', ...named));
    const short = cup.names.reduce((text, player) => text.replaceAll(player, cup.short(player)), said);
    expect([status, short.replace(/match \d+/, 'match M')]).toEqual([1, message]);
    const rows = await sqlopoly.json<MatchJson[]>('league', 'matches', id);
    expect(rows.filter(({ score }) => score !== null)).toEqual([]);
  });

  test('a file that cannot be read is wrong usage', async () => {
    const { id } = await start();
    expect(await sqlopoly.failure('league', 'import', 'draws', id, 'nowhere.csv')).toEqual([2, expect.stringContaining('nowhere.csv')]);
  });
});

test('the example that docs/league.md begins with does what it says, word by word', async () => {
  const page = fs.readFileSync(path.join(__dirname, '../../docs/league.md'), 'utf8');
  const lines = (/^```\n([^`]*)^```$/m.exec(page)?.[1] ?? '').trim().split('\n');
  expect(lines.length).toBeGreaterThan(7);
  const { address } = await freshDatabase();
  const beginner = new CommandLine(address.url);
  for (const line of lines) {
    const words = line.replace(/#.*/, '').match(/'[^']*'|\S+/g) ?? [];
    const [npx, program, ...args] = words.map((word) => word.replaceAll("'", ''));
    expect([npx, program]).toEqual(['npx', 'sqlopoly']);
    const { status } = await beginner.run(...args.map((arg) => (arg.endsWith('.html') ? path.join(beginner.home, arg) : arg)));
    expect([line, status]).toEqual([line, 0]);
  }
  expect(cellsIn(await beginner.output('league', 'standings', '1')).map((cells) => cells[3])).toEqual(
    ['Player', 'Ann', 'Hana', 'Ida', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Jon', 'Kim'],
  );
  beginner.remove();
});
