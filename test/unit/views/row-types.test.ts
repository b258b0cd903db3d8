import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import { GameConnection } from '../../../src/client/connection';
import { joinLobby, openLobby } from '../../../src/client/lobbies';
import { openGame } from '../../../src/client/new-game';
import { say } from '../../../src/client/talk';
import { fileOf, viewsIn } from '../../schema/write-types';
import { freshDatabase } from '../../support/database';
import { SYSTEM_1, TestTournament } from '../../support/league';

/** The views that the rows of the program are of, with the type of each column. */
const ROWS = [...fs.readFileSync(fileOf('src/client/rows.ts'), 'utf8').matchAll(/^\/\*\* A row of (\w+)[^\n]*\nexport interface \w+ \{\n([^}]*)^\}/gm)].map(
  ([, view = '', body = '']) => ({
    view,
    types: new Map([...body.matchAll(/^ {2}(?:'([^']+)'|(\w+)): (.*);$/gm)].map(([, quoted, plain, type = '']) => [quoted ?? plain ?? '', type.split(' | ')])),
  }),
);

/** Views of what this test does not make: links, archives, saves, forks. */
const EMPTY = ['invitationsView', 'restoredView', 'savesView', 'forksView'];

let connection: GameConnection;
beforeAll(async () => {
  // Views of all games are read again and again: they would list those of other tests, too.
  connection = await GameConnection.open((await freshDatabase()).address);
});
afterAll(() => connection.close());

function isOf(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'number' || type === 'string') return typeof value === type;
  return /^['\d]/.test(type) ? `${value as string | number}` === type.replaceAll("'", '') : typeof value === 'object';
}

/** The values in the views that are not of the types of their columns. */
async function misfits(): Promise<{ seen: Set<string>; wrong: string[] }> {
  const [seen, wrong] = [new Set<string>(), new Set<string>()];
  for (const { view, types } of ROWS) {
    for (const row of await connection.rows<Record<string, unknown>>('SELECT * FROM ?? LIMIT 2000', [view])) {
      seen.add(view);
      for (const [column, value] of Object.entries(row)) {
        if (!types.get(column)?.some((type) => isOf(value, type))) wrong.add(`${view}.${column} is ${JSON.stringify(value)?.slice(0, 40)}`);
      }
    }
  }
  return { seen, wrong: [...wrong] };
}

test('the types of rows are found', () => {
  expect(ROWS.length).toBeGreaterThan(45);
  const views = viewsIn(fs.readFileSync(fileOf('test/schema.sql'), 'utf8'));
  expect(ROWS.filter(({ view, types }) => types.size !== views.get(view)?.length).map(({ view }) => view)).toEqual([]);
});

test('every value in a view is of the type of its column, in games and in the league', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus']);
  const [one = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
  await cup.record(one, 'Ann 2', 'Ben 0', 'Cleo -2');
  await cup.drawRound([{ players: ['Ann', 'Ben', 'Dora'] }, { players: ['Cleo', 'Emil', 'Finn'] }]);
  await connection.run('CALL give_scorer(?, ?, ?)', [cup.id, 'zoe', 'score']);
  await connection.run('CALL adjust_points(?, ?, ?, ?, NULL)', [cup.id, cup.name('Ann'), 1, 'fair play']);
  const { Link: link } = await openLobby(connection, 'standard', null, { players: 3, dice: 'server' }, 'table');
  await joinLobby(connection, link, { name: 'Ann', guest: 'ann' });
  const found = new Set<string>();
  const all: string[] = [];
  for (const [edition, players] of [['classic', ['builder', 'hunter', 'builder']], ['singletonopoly', ['hunter', 'hunter']]] as const) {
    const game = await openGame(connection, edition, null, { dice: 'server', seed: `types ${edition}`, players: players.map((character) => ({ character })) });
    await connection.choose(game);
    for (const moves of [20, 60, 40, 40, 300]) {
      await connection.run('CALL play_some(?, ?)', [game, moves]);
      const { seen, wrong } = await misfits();
      all.push(...wrong);
      seen.forEach((view) => found.add(view));
    }
  }
  // Advice, offers and talk are for people.
  const game = await openGame(connection, 'classic', null, { players: ['Ann', 'Ben'] });
  await connection.choose(game);
  await say(connection, game, { player: '0', guest: null }, 'Hello');
  const [mover] = await connection.rows<{ number: number }>('SELECT `Player No.` AS number FROM pendingView');
  const terms = JSON.stringify({ to: 1 - (mover?.number ?? 0), give: { money: 5 }, take: {} });
  await connection.run("INSERT INTO Gamemanager (player_ID, action, terms) VALUES (?, 'propose', ?)", [mover?.number ?? 0, terms]);
  const { seen: advised, wrong: misadvised } = await misfits();
  all.push(...misadvised);
  advised.forEach((view) => found.add(view));
  expect([...new Set(all)]).toEqual([]);
  expect(ROWS.map(({ view }) => view).filter((view) => !found.has(view) && !EMPTY.includes(view))).toEqual([]);
});
