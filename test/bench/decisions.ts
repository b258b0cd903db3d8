import type { GameConnection, Value } from '../../src/game/connection';
import { openGame } from '../../src/game/new-game';
import { Chance } from '../support/chance';
import { playRandomly } from '../support/random-play';
import { endlessGame } from './bench-database';
import type { Figure } from './figure';
import { interleaved, median, microseconds } from './statistics';

/** How many moves the scripted game has. */
const MOVES = 600;

const OPTIONS = { players: 4, dice: 'server', seed: 'a scripted game' } as const;

const MOVE =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';

/** The moves of one game made in another by one statement. */
const SCRIPT =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, prid, amount, terms)' +
  ' SELECT ?, player_ID, action, dice, dice2, prid, amount, terms FROM Gamemanager WHERE game_id = ? ORDER BY record_ID';

const perSecond = (microsecondsEach: number): string => (1_000_000 / microsecondsEach).toFixed(0);

/** A random game of four that is not over after MOVES moves: the first there is. */
async function scriptedGame(owner: GameConnection): Promise<number> {
  for (let seed = 1; ; seed += 1) {
    const gameId = await openGame(owner, 'singletonopoly', null, OPTIONS);
    await owner.run('START TRANSACTION');
    const moves = await playRandomly(owner, gameId, new Chance(seed), MOVES);
    await owner.run('COMMIT');
    const [game] = await owner.rows<{ phase: string }>('SELECT phase FROM Game WHERE game_id = ?', [gameId]);
    if (moves === MOVES && game?.phase !== 'over') return gameId;
  }
}

/** As many moves of campus, in which nobody goes broke. */
async function scriptedCampus(owner: GameConnection): Promise<number> {
  const gameId = await endlessGame(owner);
  await owner.run('CALL loop_of_moves(?, ?)', [gameId, MOVES]);
  return gameId;
}

/** A scripted game of four, played in one statement, beside one of campus. */
export async function scriptInServer(owner: GameConnection): Promise<Figure> {
  const [deciding, campus] = [await scriptedGame(owner), await scriptedCampus(owner)];
  const copies = { deciding: await openGame(owner, 'singletonopoly', null, OPTIONS), campus: await endlessGame(owner) };
  const inTransaction = (copy: number, script: number) => async (): Promise<void> => {
    await owner.run('START TRANSACTION');
    await owner.run(SCRIPT, [copy, script]);
    await owner.run('ROLLBACK');
  };
  const times = await interleaved(7, {
    deciding: inTransaction(copies.deciding, deciding),
    campus: inTransaction(copies.campus, campus),
  });
  return {
    name: 'a scripted move of singletonopoly (4 players) / of campus, inside the server',
    value: times.deciding / times.campus,
    unit: 'x',
    target: null,
    from: `${perSecond(times.deciding / MOVES)} / ${perSecond(times.campus / MOVES)} moves a second`,
  };
}

/** The same, a statement a move through a connection. */
export async function scriptOverConnection(owner: GameConnection): Promise<Figure> {
  const script = await owner.rows<Record<string, Value>>(
    'SELECT player_ID, action, dice, dice2, prid, amount, terms FROM Gamemanager WHERE game_id = ? ORDER BY record_ID',
    [await scriptedGame(owner)],
  );
  const dice = await owner.rows<{ dice: number }>('SELECT dice FROM Gamemanager WHERE game_id = ? ORDER BY record_ID', [
    await scriptedCampus(owner),
  ]);
  const [deciding, campus] = [await openGame(owner, 'singletonopoly', null, OPTIONS), await endlessGame(owner)];
  const times: { deciding: number[]; campus: number[] } = { deciding: [], campus: [] };
  for (const [index, move] of script.entries()) {
    times.deciding.push(await microseconds(() => owner.run(MOVE, [deciding, ...Object.values(move)])));
    const roll = [campus, null, 'roll', dice[index]?.dice ?? 1, null, null, null, null];
    times.campus.push(await microseconds(() => owner.run(MOVE, roll)));
  }
  return {
    name: 'a scripted move of singletonopoly (4 players) / of campus, through a connection',
    value: median(times.deciding) / median(times.campus),
    unit: 'x',
    target: null,
    from: `${perSecond(median(times.deciding))} / ${perSecond(median(times.campus))} moves a second`,
  };
}

/** Everything that may be done in a game in which most things are owned. */
export async function movesOfLateGame(owner: GameConnection): Promise<Figure> {
  await owner.choose(await scriptedGame(owner));
  const [deeds] = await owner.rows<{ owned: number }>('SELECT COUNT(`Player No.`) AS owned FROM propertiesView');
  const [offers] = await owner.rows<{ count: number }>('SELECT COUNT(*) AS count FROM movesView');
  const times: number[] = [];
  for (let round = 0; round < 200; round += 1) times.push(await microseconds(() => owner.rows('SELECT * FROM movesView')));
  return {
    name: 'movesView of a late singletonopoly game',
    value: median(times) / 1_000,
    unit: 'ms',
    target: { atMost: 5 },
    from: `${MOVES} moves, ${deeds?.owned} properties owned, ${offers?.count} rows`,
  };
}
