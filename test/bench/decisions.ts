import fs from 'node:fs';
import path from 'node:path';
import type { GameConnection } from '../../src/client/connection';
import { type Figure, type FigureKind, figureOf } from './figure';
import { CAMPUS_MOVES, campusGame, diceOf, openedGame } from './games';
import { type Measurement, us } from './measurement';
import { ratio, share } from './statistics';
import { interleaved, Timed, warmUp } from './timing';
import type { Version, Workbench } from './workbench';

const SCRIPT_ROUNDS = 7;
const VIEW_ROUNDS = 150;
const LOAD_ROUNDS = 9;

/** A move in a script: player_ID, action, dice, dice2, prid, amount, terms. */
export type ScriptedMove = readonly (string | number | null)[];

/** A game that can be played again: the same moves in every version. */
export interface Script {
  edition: string;
  options: object;
  moves: readonly ScriptedMove[];
}

/** Makes the moves of a script by one statement. */
const PLAY =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms)' +
  ' SELECT ?, m.player_id, m.action, m.dice, m.dice2, m.prid, m.amount, m.terms' +
  " FROM JSON_TABLE(?, '$[*]' COLUMNS (number FOR ORDINALITY," +
  " player_id INT PATH '$[0]', action VARCHAR(20) PATH '$[1]', dice DOUBLE PATH '$[2]', dice2 DOUBLE PATH '$[3]'," +
  " prid INT PATH '$[4]', amount DOUBLE PATH '$[5]', terms VARCHAR(2000) PATH '$[6]')) AS m ORDER BY m.number";

const SCRIPTED: FigureKind = {
  name: 'scripted singletonopoly move inside the server / campus move',
  unit: 'x',
  target: { atMost: 3 },
};

const VIEW: FigureKind = { name: 'movesView of a late game', unit: 'ms', target: { atMost: 3 }, changeTarget: { atMost: 0.6 } };

const LOAD_DECISIONS: FigureKind = {
  name: 'loading 1,000 moves of singletonopoly',
  unit: 'ms',
  target: { atMost: 500 },
  changeTarget: { atMost: 0.6 },
};

const LOAD_CAMPUS: FigureKind = { name: 'loading 1,000 moves of campus', unit: 'ms' };

/** A game of some players of singletonopoly, as it was played once; record-script.ts says how. */
function readScript(name: string): Script {
  return JSON.parse(fs.readFileSync(path.join(__dirname, 'scripts', `${name}.json`), 'utf8')) as Script;
}

/** A game of campus with the dice of the bench. */
function campusScript(moves: number): ScriptedMove[] {
  return Array.from({ length: moves }, (_, move) => [null, 'roll', diceOf(move), null, null, null, null]);
}

async function play(connection: GameConnection, gameId: number, moves: readonly ScriptedMove[]): Promise<void> {
  await connection.run(PLAY, [gameId, JSON.stringify(moves)]);
}

/** A game in which a script was played. @returns its number */
async function playedGame({ connection }: Version, { edition, options, moves }: Script): Promise<number> {
  const gameId = await openedGame(connection, edition, options);
  await play(connection, gameId, moves);
  return gameId;
}

/** Moves of a script that are taken back. */
function inTransaction({ connection, clock }: Version, gameId: number, moves: readonly ScriptedMove[]): Timed {
  return new Timed(clock, () => play(connection, gameId, moves), {
    before: () => connection.run('START TRANSACTION'),
    after: () => connection.run('ROLLBACK'),
  });
}

/** A scripted game of four in one statement, beside one of campus with as many moves. */
async function scripts(bench: Workbench): Promise<Figure[]> {
  const { edition, options, moves } = readScript('four-players');
  const pairs: { deciding: Timed; campus: Timed }[] = [];
  for (const version of bench.versions) {
    pairs.push({
      deciding: inTransaction(version, await openedGame(version.connection, edition, options), moves),
      campus: inTransaction(version, await campusGame(version.connection), campusScript(moves.length)),
    });
  }
  const all = pairs.flatMap(({ deciding, campus }) => [deciding, campus]);
  await warmUp(1, all);
  await interleaved(bench.rounds(SCRIPT_ROUNDS), all, bench.onProgress);
  const each = (timed: Timed): string => us(timed.middle.wall / moves.length);
  const told = pairs.map(({ deciding, campus }) => `${each(deciding)} / ${each(campus)}`).join(', old ');
  return [figureOf(SCRIPTED, pairs.map(({ deciding, campus }) => ratio(deciding.middle, campus.middle)), told)];
}

/** Everything that may be done in a game in which most things are owned. */
async function movesView(bench: Workbench): Promise<Figure[]> {
  const script = readScript('four-players');
  const views: Timed[] = [];
  for (const version of bench.versions) {
    const gameId = await playedGame(version, script);
    const { connection, clock } = await bench.open(version);
    await connection.choose(gameId);
    views.push(new Timed(clock, () => connection.rows('SELECT * FROM movesView')));
  }
  await warmUp(1, views);
  await interleaved(bench.rounds(VIEW_ROUNDS), views, bench.onProgress);
  return [figureOf(VIEW, views.map(({ middle }) => share(middle, 1_000)), `4 players, ${script.moves.length} moves`)];
}

/** Loading a save: a statement that makes a game and all moves of another. */
async function loading(bench: Workbench, kind: FigureKind, script: Script): Promise<Figure[]> {
  const loads: Timed[] = [];
  for (const version of bench.versions) {
    const { connection, clock } = version;
    const gameId = await playedGame(version, script);
    await connection.run('CALL save_game(?, ?)', [gameId, kind.name]);
    loads.push(new Timed(clock, () => connection.run('CALL load_save(?)', [kind.name])));
  }
  await warmUp(1, loads);
  await interleaved(bench.rounds(LOAD_ROUNDS), loads, bench.onProgress);
  const told = loads.map(({ middle }) => us(middle.wall / script.moves.length)).join(', old ');
  return [figureOf(kind, loads.map(({ middle }) => share(middle, 1_000)), `${told} a move`)];
}

export const DECISIONS: readonly Measurement[] = [
  { name: 'script', about: 'a scripted move of an edition whose players decide', measure: scripts },
  { name: 'moves-view', about: 'movesView of a late game of that edition', measure: movesView },
  {
    name: 'load',
    about: 'loading a game of that edition',
    measure: (bench) => loading(bench, LOAD_DECISIONS, readScript('five-players')),
  },
  {
    name: 'load-campus',
    about: 'loading a game of campus',
    measure: (bench) => loading(bench, LOAD_CAMPUS, { edition: 'campus', options: {}, moves: campusScript(CAMPUS_MOVES) }),
  },
];
