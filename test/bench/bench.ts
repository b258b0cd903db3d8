/** `npm run bench`: measures what a move and the league cost, or what faults do, and prints the figures. */
import { CommanderError } from 'commander';
import { startProgress } from '../../src/server/progress';
import { PLAYED_BY_CHARACTERS } from './characters';
import { otherCheckout } from './checkout';
import { CONNECTIONS } from './connections';
import { DECISIONS } from './decisions';
import { DURABLE } from './durable';
import { FaultBench } from './faults/fault-bench';
import { FAULTS } from './faults/faults';
import type { Figure } from './figure';
import { GROWTH } from './growth';
import { IN_SERVER } from './in-server';
import { LEAGUE } from './league';
import { LONG_GAME } from './long-game';
import type { Measured, Measurement } from './measurement';
import { readOptions, type Run } from './options';
import { OPENINGS } from './openings';
import { PAGE } from './page';
import { FAULTS_LEGEND, jsonOf, LEGEND, tableOf } from './report';
import { VIEWS } from './views';
import { WAITING } from './waiting';
import { Workbench } from './workbench';

const MEASUREMENTS: readonly Measurement[] = [
  ...IN_SERVER, ...DURABLE, ...CONNECTIONS, ...DECISIONS, ...PLAYED_BY_CHARACTERS, ...LEAGUE, ...VIEWS, ...GROWTH, ...WAITING, ...LONG_GAME, ...OPENINGS, ...PAGE,
];

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** What measurements report their progress to. */
interface Progressing {
  onProgress: (percent: number) => void;
}

/** Measures one thing after the other. What cannot be measured is told, and passed by. */
async function measureAll<Bench extends Progressing>(bench: Bench, all: readonly Measured<Bench>[], only: Run['only']): Promise<Figure[]> {
  const wanted = all.filter(({ name }) => !only || only.includes(name));
  const figures: Figure[] = [];
  for (const [index, { name, measure }] of wanted.entries()) {
    const progress = startProgress(say, `${index + 1}/${wanted.length} ${name}`);
    bench.onProgress = (percent) => progress.update(percent);
    try {
      figures.push(...(await measure(bench)));
    } catch (error) {
      say(`  not measured: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      progress.stop();
    }
  }
  return figures;
}

function print(figures: readonly Figure[], json: boolean, about: object, legend: readonly string[]): void {
  if (json) process.stdout.write(`${JSON.stringify({ ...about, figures: jsonOf(figures) }, undefined, 2)}\n`);
  else process.stdout.write(`${tableOf(figures, legend)}\n`);
}

async function measureFigures({ only, json, quick, against, peer }: Run & { what: 'figures' }): Promise<void> {
  const other = against === undefined ? undefined : otherCheckout(against);
  say('Starting a server and installing the game.');
  const bench = await Workbench.start({ quick, against: other, peer });
  try {
    const figures = await measureAll(bench, MEASUREMENTS, only);
    const [server] = await bench.ours.connection.rows<{ version: string }>('SELECT VERSION() AS version');
    const versions = await bench.installedVersions();
    const overflows = await bench.overflows();
    if (overflows > 0) say(`The table cache was too small ${overflows} times: the figures are too high.`);
    print(figures, json, { mysql: server?.version, node: process.version, quick, ...versions }, LEGEND);
  } finally {
    await bench.stop();
  }
}

async function measureFaults({ only, json, seconds }: Run & { what: 'faults' }): Promise<void> {
  const bench = new FaultBench(seconds);
  try {
    const figures = await measureAll(bench, FAULTS, only);
    print(figures, json, { ...bench.installed, node: process.version, seconds }, FAULTS_LEGEND);
  } finally {
    await bench.stop();
  }
}

async function main(): Promise<void> {
  const run = readOptions(process.argv.slice(2), MEASUREMENTS, FAULTS, (text) => void process.stderr.write(text));
  if (run.what === 'faults') await measureFaults(run);
  else await measureFigures(run);
}

main().catch((error: unknown) => {
  // Commander has told about its own errors.
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
