/** `npm run bench`: measures what a move and the league cost, and prints the figures. */
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { startProgress } from '../../src/database/progress';
import { PLAYED_BY_CHARACTERS } from './characters';
import { otherCheckout } from './checkout';
import { DECISIONS } from './decisions';
import { DURABLE } from './durable';
import type { Figure } from './figure';
import { IN_SERVER } from './in-server';
import { LEAGUE } from './league';
import type { Measurement } from './measurement';
import { jsonOf, tableOf } from './report';
import { type Peer, Workbench } from './workbench';

const MEASUREMENTS: readonly Measurement[] = [...IN_SERVER, ...DURABLE, ...DECISIONS, ...PLAYED_BY_CHARACTERS, ...LEAGUE];

interface Options {
  only?: string[];
  against?: string;
  quick?: boolean;
  peer?: string;
  peerGames?: number;
  json?: boolean;
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** For commander: names of measurements, collected. */
function addName(name: string, before: readonly string[] | undefined): string[] {
  if (MEASUREMENTS.some((measurement) => measurement.name === name)) return [...(before ?? []), name];
  throw new InvalidArgumentError(`There are: ${MEASUREMENTS.map((measurement) => measurement.name).join(', ')}.`);
}

/** For commander: a whole number above 0. */
function countOf(text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}

/** @throws Error when one is said without the other */
function peerOf({ peer: command, peerGames: games }: Options): Peer | undefined {
  if (command === undefined && games === undefined) return undefined;
  if (command === undefined || games === undefined) throw new Error('--peer and --peer-games belong together.');
  return { command, games };
}

function program(): Command {
  return new Command('npm run bench --')
    .description('Measures what a move and the league cost, on a durable server of its own.')
    .option('--only <names...>', 'measure only these', addName)
    .option('--against <folder>', 'also measure an older checkout of this project, by turns, and compare')
    .option('--peer <command>', 'also measure another simulator, which this command of the shell runs')
    .option('--peer-games <number>', 'how many games that plays', countOf)
    .option('--quick', 'a fifth of the rounds, but five, for a look')
    .option('--json', 'print JSON instead of the table')
    .helpOption('-h, --help', 'show this')
    .addHelpText('after', `\nNames:\n${MEASUREMENTS.map(({ name, about }) => `  ${name.padEnd(16)}${about}`).join('\n')}`)
    .addHelpText('after', '\nThe exit status is 0 also when a target is missed; the table marks it.')
    .exitOverride()
    .showHelpAfterError('(--help shows how)');
}

/** Measures one thing after the other. What cannot be measured is told, and passed by. */
async function measureAll(bench: Workbench, wanted: readonly Measurement[]): Promise<Figure[]> {
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

async function main(): Promise<void> {
  const options = program().parse().opts<Options>();
  const { only, against, quick = false, json = false } = options;
  const peer = peerOf(options);
  const wanted = MEASUREMENTS.filter(({ name }) => !only || only.includes(name));
  const other = against === undefined ? undefined : otherCheckout(against);
  say('Starting a server and installing the game.');
  const bench = await Workbench.start({ quick, against: other, peer });
  try {
    const figures = await measureAll(bench, wanted);
    const [server] = await bench.ours.connection.rows<{ version: string }>('SELECT VERSION() AS version');
    const versions = await bench.installedVersions();
    const overflows = await bench.overflows();
    if (overflows > 0) say(`The table cache was too small ${overflows} times: the figures are too high.`);
    const about = { mysql: server?.version, node: process.version, quick, ...versions };
    if (json) process.stdout.write(`${JSON.stringify({ ...about, figures: jsonOf(figures) }, undefined, 2)}\n`);
    else process.stdout.write(`${tableOf(figures)}\n`);
  } finally {
    await bench.stop();
  }
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
