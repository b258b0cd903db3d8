/**
 * `npx tsx test/recorded/record.ts EDITION COUNT [FIRST]` plays random games and writes what came of them to
 * files, numbered from FIRST (default: after those that are there). A game follows from its number.
 */
import fs from 'node:fs';
import path from 'node:path';
import { startThrowawayServer } from '../../src/database/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { GameConnection } from '../../src/game/connection';
import { Chance } from '../support/chance';
import { playRandomly } from '../support/random-play';
import { writeRecording } from './format';
import { optionsOf } from './options';
import { recordingOf, startGame } from './play-recording';

/** Moves of the longest game. */
const MOST_MOVES = 300;

async function record(connection: GameConnection, edition: string, number: number): Promise<string> {
  const chance = new Chance(number);
  const options = optionsOf(edition, number, chance);
  const gameId = await startGame(connection, edition, options);
  await playRandomly(connection, gameId, chance, MOST_MOVES);
  return writeRecording(await recordingOf(connection, gameId, edition, options));
}

/** The number after those of the files that are there. */
function firstFree(edition: string): number {
  const numbers = fs.readdirSync(__dirname).map((file) => Number(new RegExp(`^${edition}-(\\d+)\\.txt$`).exec(file)?.[1] ?? 0));
  return Math.max(0, ...numbers) + 1;
}

async function main([edition, count, first]: readonly string[]): Promise<void> {
  if (!edition || !Number(count)) throw new Error('Say which edition, and how many games.');
  const server = await startThrowawayServer();
  try {
    const root = await GameConnection.open({ url: server.url });
    await root.run('CREATE DATABASE sqlopoly');
    await root.close();
    const address = { url: new URL('/sqlopoly', server.url).href };
    await deploy(address, { say: () => undefined });
    const connection = await GameConnection.open(address);
    const start = first ? Number(first) : firstFree(edition);
    for (let number = start; number < start + Number(count); number += 1) {
      const file = `${edition}-${String(number).padStart(3, '0')}.txt`;
      fs.writeFileSync(path.join(__dirname, file), await record(connection, edition, number));
      process.stdout.write(`${file}\n`);
    }
    await connection.close();
  } finally {
    await server.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
