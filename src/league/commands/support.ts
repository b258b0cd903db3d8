import fs from 'node:fs';
import { Argument, InvalidArgumentError, Option } from 'commander';
import type { GameConnection } from '../../client/connection';
import { refusal } from '../../client/refusal';
import { decode } from '../csv';
import { namesIn } from '../names';
import { findMatch, type MatchReference, parseMatchReference } from '../match-reference';
import { compareNames } from '../compare-names';
import { byesNote, repeatsNote } from '../notes';
import {
  type MatchPlayer, readLastChange, readMatch, readRepeatedMeetings, readRepeatedMeetingsOf, readRound, readSeating, readTournament, readTournaments,
  type Tournament,
} from '../views';
import { type JsonOption, wholeNumber } from '../../cli/support/arguments';
import { INSTALL, withDatabase } from '../../cli/support/database';
import { print, printJson, printNote } from '../../cli/support/output';
import { UsageError } from '../../cli/support/statuses';
import { programName } from '../../server/program-name';

/** `--json` and `--tournament N` */
export interface MatchOptions extends JsonOption {
  tournament?: number;
}

/** Opens the database and uses its league. */
export async function withLeague<Result>(use: (connection: GameConnection) => Promise<Result>): Promise<Result> {
  return await withDatabase(INSTALL.never, ({ connection }) => use(connection));
}

/**
 * Opens the database and uses a tournament.
 * @throws RefusedMove `tournament_not_found`, like the database; a view would just be empty
 */
export async function withTournament<Result>(
  number: number,
  use: (connection: GameConnection, tournament: Tournament) => Promise<Result>,
): Promise<Result> {
  return await withLeague(async (connection) => {
    const tournament = await readTournament(connection, number);
    if (!tournament) {
      throw refusal('tournament_not_found', `There is no tournament ${number}; ${programName()} league tournaments lists them.`);
    }
    return await use(connection, tournament);
  });
}

/** @throws RefusedMove `round_not_found` when the tournament has no such round */
export async function requireRound(connection: GameConnection, tournament: number, round: number): Promise<void> {
  if (await readRound(connection, tournament, round)) return;
  throw refusal('round_not_found', `Tournament ${tournament} has no round ${round}; ${programName()} league rounds ${tournament} lists them.`);
}

/** For commander: the number of something, 1 or more. */
export const parseCount = wholeNumber('a number, 1 or more', 1);

/** `<tournament>` */
export function tournamentArgument(): Argument {
  return new Argument('<tournament>', 'number of the tournament').argParser(parseCount);
}

/** `<round>` */
export function roundArgument(): Argument {
  return new Argument('<round>', 'number of the round').argParser(parseCount);
}

/** `<match>` */
export function matchArgument(): Argument {
  return new Argument('<match>', 'round and table, e.g. 3/2, or number of the match').argParser((text: string) => {
    const reference = parseMatchReference(text);
    if (!reference) throw new InvalidArgumentError('Expected round and table, as 3/2, or the number of a match.');
    return reference;
  });
}

/** `--tournament N`, for matches given by round and table. */
export function tournamentOption(): Option {
  return new Option('-t, --tournament <number>', 'number of the tournament (default: SQLOPOLY_TOURNAMENT, or the only open one)').argParser(parseCount);
}

/** The environment variable with the default tournament. */
const TOURNAMENT_VARIABLE = 'SQLOPOLY_TOURNAMENT';

/**
 * Finds the number of a match.
 * @param tournament of `--tournament`; undefined: SQLOPOLY_TOURNAMENT, or the only open one
 * @throws UsageError when several are open; RefusedMove match_not_found, tournament_not_found
 */
export async function matchOf(connection: GameConnection, reference: MatchReference, tournament: number | undefined): Promise<number> {
  if ('match' in reference) return reference.match;
  return await findMatch(connection, reference, tournament ?? (await defaultTournament(connection)));
}

async function defaultTournament(connection: GameConnection): Promise<number> {
  const chosen = process.env[TOURNAMENT_VARIABLE];
  if (chosen) {
    if (/^\d{1,9}$/.test(chosen)) return Number(chosen);
    throw new UsageError(`${TOURNAMENT_VARIABLE} must be the number of a tournament, not ${chosen}.`);
  }
  const open = (await readTournaments(connection)).filter(({ Closed }) => Closed === 'no');
  const [only] = open;
  if (!only) throw refusal('tournament_not_found', 'No tournament is open.');
  if (open.length === 1) return only.Tournament;
  const some = open.slice(0, 5).map(({ Tournament, Name }) => `${Tournament} (${Name})`);
  const more = open.length > some.length ? ` and ${open.length - some.length} more` : '';
  throw new UsageError(
    `${open.length} tournaments are open: ${some.join(', ')}${more}. Choose one with --tournament ${only.Tournament}, or for this shell with: export ${TOURNAMENT_VARIABLE}=${only.Tournament}`,
  );
}

/** Changes a match and prints the change from the history. @param after is given a player of the match */
export async function changeMatch(
  reference: MatchReference,
  { tournament, ...options }: MatchOptions,
  use: (connection: GameConnection, match: number) => Promise<void>,
  after: (connection: GameConnection, player: MatchPlayer) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await withLeague(async (connection) => {
    const match = await matchOf(connection, reference, tournament);
    const [player] = await readMatch(connection, match);
    await use(connection, match);
    if (!player) return;
    await printLast(connection, player.Tournament, options);
    await after(connection, player);
  });
}

/** Changes a tournament and prints the change from the history. */
export async function changeTournament(
  tournament: number,
  options: JsonOption,
  use: (connection: GameConnection) => Promise<void>,
  after: (connection: GameConnection) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await withLeague(async (connection) => {
    await use(connection);
    await printLast(connection, tournament, options);
    await after(connection);
  });
}

/** Prints the last change of a tournament from its history. */
export async function printLast(connection: GameConnection, tournament: number, { json = false }: JsonOption): Promise<void> {
  const last = await readLastChange(connection, tournament);
  if (!last) return;
  if (json) printJson(last);
  else print(last.What);
}

interface RepeatsOptions extends JsonOption {
  /** default: all, each with its number in front */
  rounds?: readonly number[];
  /** only pairs with one of them; default: all pairs */
  players?: readonly string[];
}

/** Prints who meets again, one line per round; with --json on stderr. */
export async function printRepeats(connection: GameConnection, tournament: number, { rounds, players, json = false }: RepeatsOptions): Promise<void> {
  const isConcerned = (name: string): boolean => players?.some((one) => compareNames(one.trim(), name) === 0) ?? true;
  const [only, ...others] = rounds ?? [];
  const isSingle = only !== undefined && others.length === 0;
  const all = await (isSingle ? readRepeatedMeetingsOf(connection, tournament, only) : readRepeatedMeetings(connection, tournament));
  const pairs = all.filter(({ Round, Player, Other }) => (rounds?.includes(Round) ?? true) && (isConcerned(Player) || isConcerned(Other)));
  for (const round of new Set(pairs.map(({ Round }) => Round))) {
    const note = repeatsNote(pairs.filter(({ Round }) => Round === round)) ?? '';
    (json ? printNote : print)(isSingle ? note : `Round ${round}: ${note}`);
  }
}

/** Warns when some of the entered players would sit out in every round. */
export async function warnOfByes(connection: GameConnection, tournament: number): Promise<void> {
  const seating = await readSeating(connection, tournament);
  const note = byesNote(seating);
  if (note === undefined) return;
  const others = seating?.['Fewer with'] ?? null;
  printNote(`Note: ${note}` + (others === null ? '' : ` With ${others} there would be fewer: ${programName()} league point-system ${tournament} '${others.split(', ')[0]}'`));
}

/** `--round N` */
export function roundOption(what: string): Option {
  return new Option('-r, --round <number>', what).argParser(parseCount);
}

/** `--start`, `--end`: a date as MySQL reads it. */
export function dateOption(flags: string, what: string): Option {
  return optionalDate(flags, what).makeOptionMandatory();
}

/** An optional date. */
export function optionalDate(flags: string, what: string): Option {
  return new Option(flags, what).argParser((text: string) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new InvalidArgumentError('Expected a date like 2026-01-31.');
    return text;
  });
}

/** The names of the arguments and those in a file. @throws UsageError; ImportError when the file is not a list of names */
export function readNames(names: readonly string[], file: string | undefined): string[] {
  const all = [...names, ...(file === undefined ? [] : namesIn(decode(readFileOf(file))))];
  if (all.length === 0) throw new UsageError(file === undefined ? 'Give names, or a file with names with --file.' : `There are no names in ${file}.`);
  return all;
}

/** The bytes of a file; of stdin for `-`. @throws UsageError when it cannot be read */
export function readFileOf(file: string): Uint8Array {
  try {
    return fs.readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new UsageError(`The file cannot be read: ${(error as Error).message}`);
  }
}

/** `--file FILE` of names */
export function namesOption(): Option {
  return new Option('-f, --file <file>', 'file with names, one per line, on one line separated by commas, or CSV with a heading such as name; - reads stdin');
}
