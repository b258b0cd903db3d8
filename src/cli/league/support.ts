import { Argument, InvalidArgumentError, Option } from 'commander';
import type { GameConnection } from '../../game/connection';
import { refusal } from '../../game/refusal';
import { findMatch, type MatchReference, parseMatchReference } from '../../league/match-reference';
import { byesNote } from '../../league/notes';
import { readHistory, readMatch, readRound, readSeating, readTournament, type Tournament } from '../../league/views';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson, say } from '../support/output';

/** `--json` */
export interface JsonOption {
  json?: boolean;
}

/** `--json` and `--tournament N` */
export interface MatchOptions extends JsonOption {
  tournament?: number;
}

/** Opens the database and does something with the league in it. */
export async function withLeague<Result>(use: (connection: GameConnection) => Promise<Result>): Promise<Result> {
  return await withDatabase(INSTALL.never, ({ connection }) => use(connection));
}

/**
 * Opens the database and does something with a tournament.
 * @throws RefusedMove `tournament_not_found`, as the database says it; a view has no way to say so
 */
export async function withTournament<Result>(
  number: number,
  use: (connection: GameConnection, tournament: Tournament) => Promise<Result>,
): Promise<Result> {
  return await withLeague(async (connection) => {
    const tournament = await readTournament(connection, number);
    if (!tournament) {
      throw refusal('tournament_not_found', `There is no tournament ${number}; npx sqlopoly league tournaments lists them.`);
    }
    return await use(connection, tournament);
  });
}

/** @throws RefusedMove `round_not_found` when the tournament has no such round */
export async function requireRound(connection: GameConnection, tournament: number, round: number): Promise<void> {
  if (await readRound(connection, tournament, round)) return;
  throw refusal('round_not_found', `Tournament ${tournament} has no round ${round}; npx sqlopoly league rounds ${tournament} lists them.`);
}

/** A number of something, 1 or more. */
export function parseCount(text: string): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number < 1) throw new InvalidArgumentError('It is chosen by its number.');
  return number;
}

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
  return new Argument('<match>', 'round and table, as 3/2, or number of the match').argParser((text: string) => {
    const reference = parseMatchReference(text);
    if (!reference) throw new InvalidArgumentError('A match is chosen by round and table, as 3/2, or by its number.');
    return reference;
  });
}

/** `--tournament N`, for matches that are chosen by round and table. */
export function tournamentOption(): Option {
  return new Option('-t, --tournament <number>', 'number of the tournament (default: the only one that is open)').argParser(parseCount);
}

/** Does something with a match and says what the history says of it. */
export async function changeMatch(
  reference: MatchReference,
  { tournament, ...options }: MatchOptions,
  use: (connection: GameConnection, match: number) => Promise<void>,
): Promise<void> {
  await withLeague(async (connection) => {
    const match = await findMatch(connection, reference, tournament);
    const of = (await readMatch(connection, match))[0]?.Tournament;
    await use(connection, match);
    if (of !== undefined) await tellLast(connection, of, options);
  });
}

/** Does something with a tournament and says what the history says of it. */
export async function changeTournament(
  tournament: number,
  options: JsonOption,
  use: (connection: GameConnection) => Promise<void>,
): Promise<void> {
  await withLeague(async (connection) => {
    await use(connection);
    await tellLast(connection, tournament, options);
  });
}

/** Says what was done last in a tournament, as its history keeps it. */
export async function tellLast(connection: GameConnection, tournament: number, { json = false }: JsonOption): Promise<void> {
  const last = (await readHistory(connection, tournament)).at(-1);
  if (!last) return;
  if (json) printJson(last);
  else print(last.What);
}

/** Warns when some of those who are entered would sit out in every round. */
export async function warnOfByes(connection: GameConnection, tournament: number): Promise<void> {
  const seating = await readSeating(connection, tournament);
  const note = byesNote(seating);
  if (note === undefined) return;
  const others = seating?.['Fewer with'] ?? null;
  say(`Note: ${note}` + (others === null ? '' : ` Fewer would with ${others}: npx sqlopoly league point-system ${tournament} '${others.split(', ')[0]}'`));
}

/** `--round N` */
export function roundOption(what: string): Option {
  return new Option('-r, --round <number>', what).argParser(parseCount);
}

/** `--start`, `--end`: a day as MySQL reads it. */
export function dateOption(flags: string, what: string): Option {
  return new Option(flags, what).makeOptionMandatory().argParser((text: string) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new InvalidArgumentError('A date is written like 2026-01-31.');
    return text;
  });
}
