import { Argument, InvalidArgumentError, Option } from 'commander';
import type { GameConnection } from '../../game/connection';
import { RefusedMove } from '../../game/refusal';
import { readRound, readTournament, type Tournament } from '../../league/views';
import { INSTALL, withDatabase } from '../support/database';

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
      throw new RefusedMove(
        'tournament_not_found', 51000, `There is no tournament ${number}; npx sqlopoly league tournaments lists them.`,
      );
    }
    return await use(connection, tournament);
  });
}

/** @throws RefusedMove `round_not_found` when the tournament has no such round */
export async function requireRound(connection: GameConnection, tournament: number, round: number): Promise<void> {
  if (await readRound(connection, tournament, round)) return;
  throw new RefusedMove(
    'round_not_found', 51001,
    `Tournament ${tournament} has no round ${round}; npx sqlopoly league rounds ${tournament} lists them.`,
  );
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
  return new Argument('<match>', 'number of the match').argParser(parseCount);
}

/** `--round N` */
export function roundOption(what: string): Option {
  return new Option('-r, --round <number>', what).argParser(parseCount);
}

/** `--start`, `--end`: a day as MySQL reads it. */
export function dateOption(flags: string, what: string): Option {
  return new Option(flags, what).makeOptionMandatory().argParser((text: string) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) {
      throw new InvalidArgumentError('A date is written like 2026-01-31.');
    }
    return text;
  });
}
