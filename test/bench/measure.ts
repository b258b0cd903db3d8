import { type Address, GameConnection } from '../../src/game/connection';
import { newGame } from '../../src/game/new-game';
import { loadSave, saveGame } from '../../src/game/time';
import { startGame } from '../recorded/play-recording';
import { Chance } from '../support/chance';
import { playRandomly } from '../support/random-play';
import { endlessGame } from './bench-database';
import type { Figure } from './figure';
import { interleaved, median, microseconds } from './statistics';

const MOVE = 'INSERT INTO Gamemanager (game_id, dice) VALUES (?, ?)';
const BARE =
  'INSERT INTO BareInsert (game_id, record_ID, player_ID, dice, round, turn, location, bank_balance)' +
  ' VALUES (?, ?, 0, ?, 1, 0, 3, 350)';

const SESSIONS = 8;
/** Milliseconds that the sessions play at a time. */
const SLICE = 1_000;

const diceOf = (move: number): number => 1 + ((move * 7919 + Math.floor(move / 7) * 31) % 6);
const ms = (value: number): string => `${(value / 1_000).toFixed(3)} ms`;
const us = (value: number): string => `${value.toFixed(1)} µs`;

/** One dice insert against a bare insert of a row of the same shape, on the same connection. */
export async function insertOverConnection(owner: GameConnection): Promise<Figure> {
  const gameId = await endlessGame(owner);
  const play = (round: number): Promise<void> => owner.run(MOVE, [gameId, diceOf(round)]);
  const bare = (round: number): Promise<void> => owner.run(BARE, [gameId, round + 1, diceOf(round)]);
  const times = await interleaved(1_500, { bare, play });
  return {
    name: 'one dice insert / one bare insert, same connection',
    value: times.play / times.bare,
    unit: 'x',
    target: { atMost: 1.6 },
    from: `${ms(times.play)} / ${ms(times.bare)}`,
  };
}

/** A move inside the server against the update of a row by its primary key, both without their loop. */
export async function moveInServer(owner: GameConnection): Promise<Figure> {
  const gameId = await endlessGame(owner);
  const times = 1_000;
  const inTransaction = (call: string) => async (): Promise<void> => {
    await owner.run('START TRANSACTION');
    await owner.run(call, [gameId, times]);
    await owner.run('ROLLBACK');
  };
  const medians = await interleaved(15, {
    loop: inTransaction('CALL loop_only(?, ?)'),
    updates: inTransaction('CALL loop_of_updates(?, ?)'),
    moves: inTransaction('CALL loop_of_moves(?, ?)'),
  });
  const update = (medians.updates - medians.loop) / times;
  const move = (medians.moves - medians.loop) / times;
  return {
    name: 'one move / one primary-key update, inside the server',
    value: move / update,
    unit: 'x',
    target: { atMost: 13 },
    from: `${us(move)} / ${us(update)}`,
  };
}

/** gameView of a game with 100,000 rows in its ledger against one with 10. */
export async function viewOfLongGame(owner: GameConnection): Promise<Figure> {
  const short = await endlessGame(owner);
  for (let move = 0; move < 10; move += 1) await owner.run(MOVE, [short, diceOf(move)]);
  const long = await endlessGame(owner);
  for (let part = 0; part < 10; part += 1) {
    await owner.run('START TRANSACTION');
    await owner.run('CALL loop_of_moves(?, 10000)', [long]);
    await owner.run('COMMIT');
  }
  const view = (gameId: number) => async (): Promise<number> => {
    await owner.choose(gameId);
    return microseconds(() => owner.rows('SELECT * FROM gameView'));
  };
  const times: { short: number[]; long: number[] } = { short: [], long: [] };
  const [viewShort, viewLong] = [view(short), view(long)];
  for (let round = 0; round < 400; round += 1) {
    times.short.push(await viewShort());
    times.long.push(await viewLong());
  }
  const [shortTime, longTime] = [median(times.short), median(times.long)];
  return {
    name: 'gameView with 100,000 ledger rows / with 10',
    value: longTime / shortTime,
    unit: 'x',
    target: { atMost: 1.2 },
    from: `${ms(longTime)} / ${ms(shortTime)}`,
  };
}

/** Eight connections, each in a game of its own, against eight that insert bare rows. */
export async function eightSessions(owner: GameConnection, address: Address): Promise<Figure> {
  const sessions = await Promise.all(Array.from({ length: SESSIONS }, () => GameConnection.open(address)));
  const games: number[] = [];
  for (const _ of sessions) games.push(await endlessGame(owner));
  const perSecond = async (statement: (session: GameConnection, gameId: number) => Promise<void>): Promise<number> => {
    let count = 0;
    const end = Date.now() + SLICE;
    await Promise.all(
      sessions.map(async (session, index) => {
        while (Date.now() < end) {
          await statement(session, games[index] ?? 0);
          count += 1;
        }
      }),
    );
    return (count * 1_000) / SLICE;
  };
  let next = 0;
  const rates: { moves: number[]; bare: number[] } = { moves: [], bare: [] };
  for (let round = 0; round < 7; round += 1) {
    // A deadlock would end the bench with its error.
    rates.moves.push(await perSecond((session, gameId) => session.run(MOVE, [gameId, diceOf((next += 1))])));
    rates.bare.push(await perSecond((session, gameId) => session.run(BARE, [gameId, 1_000_000 + (next += 1), 3])));
  }
  await Promise.all(sessions.map((session) => session.close()));
  const [moves, bare] = [median(rates.moves), median(rates.bare)];
  return {
    name: '8 connections, moves per second / bare inserts per second',
    value: moves / bare,
    unit: 'x',
    target: { atLeast: 0.45 },
    from: `${moves.toFixed(0)} / ${bare.toFixed(0)} a second, no deadlock`,
  };
}

/** The first move on a fresh connection, for which the server reads all routines of a move. */
export async function firstMove(owner: GameConnection, address: Address): Promise<Figure> {
  const gameId = await endlessGame(owner);
  const times: { first: number[]; second: number[] } = { first: [], second: [] };
  for (let round = 0; round < 30; round += 1) {
    const session = await GameConnection.open(address);
    times.first.push(await microseconds(() => session.run(MOVE, [gameId, diceOf(round)])));
    times.second.push(await microseconds(() => session.run(MOVE, [gameId, diceOf(round + 1)])));
    await session.close();
  }
  return {
    name: 'first move on a fresh connection',
    value: median(times.first) / 1_000,
    unit: 'ms',
    target: null,
    from: `the second takes ${ms(median(times.second))}`,
  };
}

/** Loading a game of 1,000 rolls: one statement that makes the game and all its moves. */
export async function loadLongGame(owner: GameConnection): Promise<Figure> {
  const gameId = await newGame(owner, 'campus', 'to load');
  await owner.run('START TRANSACTION');
  await owner.run('CALL loop_of_moves(?, 1000)', [gameId]);
  await owner.run('COMMIT');
  return await loading(owner, gameId, 'loading 1,000 moves');
}

/** The same where players decide, in a random game of five. */
export async function loadGameOfDecisions(owner: GameConnection): Promise<Figure> {
  const gameId = await startGame(owner, 'singletonopoly', { players: 5, dice: 'server', seed: 'to load' });
  await owner.run('START TRANSACTION');
  await playRandomly(owner, gameId, new Chance(4), 1_000);
  await owner.run('COMMIT');
  return await loading(owner, gameId, 'loading 1,000 moves with decisions');
}

async function loading(owner: GameConnection, gameId: number, name: string): Promise<Figure> {
  const { Name, Record } = await saveGame(owner, gameId, null);
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) times.push(await microseconds(() => loadSave(owner, Name)));
  return {
    name,
    value: median(times) / 1_000,
    unit: 'ms',
    target: { atMost: 1_000 },
    from: `${Record} moves, ${us(median(times) / Record)} each`,
  };
}
