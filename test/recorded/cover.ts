/**
 * `npx tsx test/recorded/cover.ts` chooses the recorded games that `npm test` plays again, and writes cover.json: as few moves
 * as it takes for everything that any of them shows to be shown (features.ts).
 */
import fs from 'node:fs';
import path from 'node:path';
import { onThrowawayGame } from '../support/throwaway-game';
import type { GameConnection } from '../../src/client/connection';
import { featuresOf } from './features';
import { readRecording } from './format';
import { makeMoves, startGame } from './play-recording';
import { COVER, FILES, read } from './recordings';

/** A recorded game with what it shows. */
interface Shown {
  file: string;
  moves: number;
  features: Set<string>;
}

/** What each recorded game shows. */
async function showAll(connection: GameConnection): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const file of FILES) {
    const { edition, options, moves } = readRecording(read(file));
    const gameId = await startGame(connection, edition, options);
    const refused = await makeMoves(connection, gameId, moves.map(({ move }) => move));
    if (refused) throw new Error(`${file}, record ${refused.record}: ${refused.reason}`);
    shown.push({ file, moves: moves.length, features: await featuresOf(connection, gameId, edition, options) });
  }
  return shown;
}

/** The greedy cover: again and again the game that shows most for its moves. */
function coverOf(shown: readonly Shown[]): Shown[] {
  const missing = new Set(shown.flatMap(({ features }) => [...features]));
  const cover: Shown[] = [];
  const worth = ({ features, moves }: Shown): number => [...features].filter((feature) => missing.has(feature)).length / moves;
  while (missing.size > 0) {
    const worths = shown.map(worth);
    const best = shown[worths.indexOf(Math.max(...worths))];
    if (!best) break;
    cover.push(best);
    for (const feature of best.features) missing.delete(feature);
  }
  return cover;
}

async function main(): Promise<void> {
  await onThrowawayGame(async (connection) => {
    await connection.run('ALTER EVENT play_bots_event DISABLE');
    const shown = await showAll(connection);
    const cover = coverOf(shown);
    fs.writeFileSync(path.join(__dirname, COVER), `${JSON.stringify(cover.map(({ file }) => file).sort(), null, 2)}\n`);
    const movesOf = (games: readonly Shown[]): number => games.reduce((sum, { moves }) => sum + moves, 0);
    const features = new Set(shown.flatMap(({ features: all }) => [...all]));
    process.stdout.write(`${cover.length} of ${shown.length} games, ${movesOf(cover)} of ${movesOf(shown)} moves show all ${features.size} features.\n`);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
