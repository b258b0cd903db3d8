/**
 * `npx tsx test/recorded/record.ts SERIES COUNT [FIRST]` plays random games and writes what came of them to
 * files, numbered from FIRST (default: after those that are there). A game follows from its number. A series
 * is an edition, or an edition with `-house` after it: then every game has rules of its own.
 */
import fs from 'node:fs';
import path from 'node:path';
import { onThrowawayGame } from '../support/throwaway-game';
import type { GameConnection } from '../../src/client/connection';
import { Chance } from '../support/chance';
import { playCharacters, playRandomly } from '../support/random-play';
import { type RecordedMove, type Recording, writeRecording } from './format';
import { classicOptionsOf, houseOptionsOf, optionsOf, standardOptionsOf } from './options';
import { makeMoves, recordingOf, startGame } from './play-recording';

/** Moves of the longest game: short games of many kinds find more than long ones of a few. */
const MOST_MOVES = 60;

/** Those of classic are longer: what follows from debts and buildings comes late. */
const MOST_MOVES_OF_CLASSIC = 700;

/** Those of standard have a stock of houses to run short of, and estates to auction. */
const MOST_MOVES_OF_STANDARD = 400;

/** How long people take: less than bids add in an auction, and more than any has when it is ended. */
const SECONDS: Readonly<Record<string, number>> = { bid: 3, pass: 2, close: 1_000 };

async function record(connection: GameConnection, series: string, number: number): Promise<string> {
  const [edition = '', kind] = series.split('-');
  const chance = new Chance(number);
  const options = await optionsFor(connection, edition, kind === 'house', number, chance);
  const gameId = await startGame(connection, edition, options);
  if (edition === 'classic') return writeRecording(await recordByTheClock(connection, gameId, edition, options, chance));
  if (edition === 'standard') await playCharacters(connection, gameId, chance, MOST_MOVES_OF_STANDARD);
  else await playRandomly(connection, gameId, chance, MOST_MOVES);
  return writeRecording(await recordingOf(connection, gameId, edition, options));
}

async function optionsFor(connection: GameConnection, edition: string, isHouse: boolean, number: number, chance: Chance): Promise<object> {
  if (edition === 'classic') return classicOptionsOf(number, chance);
  if (edition === 'standard') return standardOptionsOf(number, chance);
  return isHouse ? await houseOptionsOf(connection, edition, number, chance) : optionsOf(edition, number, chance);
}

/**
 * Plays a game of characters in whose decisions chance interferes, and then the same moves at times that it says:
 * what is recorded must not depend on how fast this machine is.
 */
async function recordByTheClock(connection: GameConnection, gameId: number, edition: string, options: object, chance: Chance): Promise<Recording> {
  await playCharacters(connection, gameId, chance, MOST_MOVES_OF_CLASSIC);
  const { moves } = await recordingOf(connection, gameId, edition, options);
  const timed = moves.map(({ move }): RecordedMove => ({ ...move, seconds: SECONDS[move.action] ?? 0 }));
  const again = await startGame(connection, edition, options);
  const refused = await makeMoves(connection, again, timed);
  if (refused) throw new Error(`Record ${refused.record}: ${refused.reason}`);
  const recorded = await recordingOf(connection, again, edition, options);
  return { ...recorded, moves: recorded.moves.map(({ result }, index) => ({ move: timed[index] as RecordedMove, result })) };
}

/** The number after those of the files that are there. */
function firstFree(series: string): number {
  const numbers = fs.readdirSync(__dirname).map((file) => Number(new RegExp(`^${series}-(\\d+)\\.txt$`).exec(file)?.[1] ?? 0));
  return Math.max(0, ...numbers) + 1;
}

async function main([series, count, first]: readonly string[]): Promise<void> {
  if (!series || !Number(count)) throw new Error('Say which series, and how many games.');
  await onThrowawayGame(async (connection) => {
    // Nobody else shall play.
    await connection.run('ALTER EVENT play_bots_event DISABLE');
    const start = first ? Number(first) : firstFree(series);
    for (let number = start; number < start + Number(count); number += 1) {
      const file = `${series}-${String(number).padStart(3, '0')}.txt`;
      fs.writeFileSync(path.join(__dirname, file), await record(connection, series, number));
      process.stdout.write(`${file}\n`);
    }
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
