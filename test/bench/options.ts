import { Command, InvalidArgumentError } from 'commander';
import type { Peer } from './workbench';

/** The default duration of each fault, in seconds. */
const SECONDS = 10;

/** The same for a look. */
const SECONDS_OF_A_LOOK = 3;

/** What may be measured, for the help. */
export interface Named {
  name: string;
  about: string;
}

/** What to measure: figures or faults, by name; `only` undefined: all of them. */
export type Run =
  | { what: 'figures'; only: readonly string[] | undefined; json: boolean; quick: boolean; against: string | undefined; peer: Peer | undefined }
  | { what: 'faults'; only: readonly string[] | undefined; json: boolean; seconds: number };

interface Options {
  only?: string[];
  against?: string;
  quick?: boolean;
  peer?: string;
  peerGames?: number;
  faults?: boolean;
  seconds?: number;
  json?: boolean;
}

/** For commander: a whole number above 0. */
function countOf(text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('It must be a whole number above 0.');
}

const listOf = (named: readonly Named[]): string => named.map(({ name, about }) => `  ${name.padEnd(16)}${about}`).join('\n');

/**
 * Understands what the bench is called with.
 * @param complain receives what is wrong, for people
 * @throws CommanderError, after it has told what is wrong or shown the help
 */
export function readOptions(args: readonly string[], figures: readonly Named[], faults: readonly Named[], complain: (text: string) => void): Run {
  const command = new Command('npm run bench --')
    .description('Measures what a move and the league cost, on a durable server of its own; or what faults do to those who play.')
    .option('--only <names...>', 'measure only these')
    .option('--against <folder>', 'also measure an older checkout of this project, by turns, and compare')
    .option('--peer <command>', 'also measure another simulator, which this command of the shell runs')
    .option('--peer-games <number>', 'how many games that plays', countOf)
    .option('--faults', 'let clients play through faults, and count what is lost')
    .option('--seconds <number>', `how long each fault goes on (default ${SECONDS})`, countOf)
    .option('--quick', `a fifth of the rounds, but five, for a look; ${SECONDS_OF_A_LOOK} seconds a fault`)
    .option('--json', 'print JSON instead of the table')
    .helpOption('-h, --help', 'show this')
    .addHelpText('after', `\nNames:\n${listOf(figures)}\n\nNames of faults:\n${listOf(faults)}`)
    .addHelpText('after', '\nThe exit status is 0 also when a target is missed; the table marks it.')
    .exitOverride()
    .configureOutput({ writeErr: complain })
    .showHelpAfterError('(--help shows how)');
  const options = command.parse([...args], { from: 'user' }).opts<Options>();
  const problem = problemOf(options, figures, faults);
  if (problem !== undefined) command.error(`error: ${problem}`);
  const { only, json = false, quick = false, against, peer, peerGames = 0 } = options;
  if (options.faults) return { what: 'faults', only, json, seconds: options.seconds ?? (quick ? SECONDS_OF_A_LOOK : SECONDS) };
  return { what: 'figures', only, json, quick, against, peer: peer === undefined ? undefined : { command: peer, games: peerGames } };
}

/** @returns why options do not go together; undefined: they do */
function problemOf(options: Options, figures: readonly Named[], faults: readonly Named[]): string | undefined {
  const { only = [], against, quick, peer, peerGames, seconds } = options;
  if (options.faults) {
    if (against !== undefined) return '--faults measures this version alone, without --against.';
    if (peer !== undefined || peerGames !== undefined) return '--faults measures no other simulator: leave out --peer and --peer-games.';
    if (quick && seconds !== undefined) return '--quick and --seconds both say how long a fault goes on: give one of them.';
  } else {
    if (seconds !== undefined) return '--seconds says how long a fault goes on, and belongs to --faults.';
    if ((peer === undefined) !== (peerGames === undefined)) return '--peer and --peer-games belong together.';
  }
  const [known, others] = options.faults ? [faults, figures] : [figures, faults];
  const unknown = only.find((name) => !known.some((one) => one.name === name));
  if (unknown === undefined) return undefined;
  const elsewhere = others.some(({ name }) => name === unknown) ? ` ${options.faults ? 'without' : 'with'} --faults` : '';
  return `--only ${unknown}: ${elsewhere ? `that is measured${elsewhere}. ` : ''}There are: ${known.map(({ name }) => name).join(', ')}.`;
}
