/**
 * Writes the games in scripts/ anew, if rules change so that they cannot be played any more:
 * `npx tsx test/bench/record-script.ts`. Each is the first random game that is long enough.
 */
import fs from 'node:fs';
import path from 'node:path';
import { onThrowawayGame } from '../support/throwaway-game';
import type { GameConnection } from '../../src/client/connection';
import { Chance } from '../support/chance';
import { playRandomly } from '../support/random-play';
import type { Script, ScriptedMove } from './decisions';
import { openedGame } from './games';

const GAMES = [
  { name: 'four-players', players: 4, length: 600 },
  { name: 'five-players', players: 5, length: 1_000 },
] as const;

const LEDGER =
  'SELECT player_ID, action, dice, dice2, prid, amount, terms FROM Gamemanager WHERE game_id = ? ORDER BY record_ID';

async function record(owner: GameConnection, players: number, length: number): Promise<Script> {
  const options = { players, dice: 'server', seed: 'a scripted game' };
  for (let seed = 1; ; seed += 1) {
    const gameId = await openedGame(owner, 'singletonopoly', options);
    const made = await playRandomly(owner, gameId, new Chance(seed), length);
    const offers = await owner.rows('SELECT Action FROM movesView');
    if (made < length || offers.length === 0) continue;
    const rows = await owner.rows<Record<string, string | number | null>>(LEDGER, [gameId]);
    return { edition: 'singletonopoly', options, moves: rows.map((row): ScriptedMove => Object.values(row)) };
  }
}

/** JSON, a move a line. */
function textOf({ edition, options, moves }: Script): string {
  const head = `{"edition": ${JSON.stringify(edition)}, "options": ${JSON.stringify(options)}, "moves": [`;
  return `${head}\n${moves.map((move) => JSON.stringify(move)).join(',\n')}\n]}\n`;
}

async function main(): Promise<void> {
  await onThrowawayGame(async (owner) => {
    for (const { name, players, length } of GAMES) {
      const script = await record(owner, players, length);
      fs.writeFileSync(path.join(__dirname, 'scripts', `${name}.json`), textOf(script));
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
