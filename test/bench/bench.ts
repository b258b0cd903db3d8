/** `npm run bench`: measures what a move and the league cost, and prints the figures as a table and as JSON. */
import Table from 'cli-table3';
import { startBenchDatabase } from './bench-database';
import { type Figure, isMet } from './figure';
import { GameConnection } from '../../src/game/connection';
import {
  eightSessions, firstMove, insertOverConnection, loadGameOfDecisions, loadLongGame, moveInServer, viewOfLongGame,
} from './measure';
import { movesOfLateGame, scriptInServer, scriptOverConnection } from './decisions';
import { draws, drawsAtOnce, recording, standings } from './league';

function targetOf({ target }: Figure): string {
  if (!target) return 'reported';
  return 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`;
}

async function main(): Promise<void> {
  const { address, server } = await startBenchDatabase();
  const owner = await GameConnection.open(address, { timeout: 600_000 });
  try {
    const [row] = await owner.rows<{ version: string }>('SELECT VERSION() AS version');
    const figures: Figure[] = [];
    for (const measure of [
      insertOverConnection, moveInServer, viewOfLongGame, loadLongGame, loadGameOfDecisions, eightSessions, firstMove,
      scriptInServer, scriptOverConnection, movesOfLateGame, standings, draws, drawsAtOnce, recording,
    ]) {
      const figure = await measure(owner, address);
      process.stderr.write(`${figure.name}: ${figure.value.toFixed(2)}\n`);
      figures.push(figure);
    }
    const table = new Table({ head: ['figure', 'value', 'target', 'met', 'from'], style: { head: [], border: [] } });
    for (const figure of figures) {
      const { name, value, unit, from, target } = figure;
      table.push([name, `${value.toFixed(2)} ${unit}`, targetOf(figure), target ? (isMet(figure) ? 'yes' : 'no') : '', from]);
    }
    process.stdout.write(`${table.toString()}\n`);
    process.stdout.write(`${JSON.stringify({ mysql: row?.version, node: process.version, figures })}\n`);
  } finally {
    await owner.close();
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
