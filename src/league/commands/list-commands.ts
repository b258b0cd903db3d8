import type { Command } from 'commander';
import type { GameConnection } from '../../client/connection';
import { readCrossTable } from '../cross-table';
import {
  readAdjustments, readDrawMethods, readMatches, readMatchesOf, readPoints, readPointsOf, readPointSystems, readRatings, readRounds, readRoundStandings,
  readStandings, readTournaments,
} from '../views';
import { programName } from '../../server/program-name';
import { examples, jsonOption, type JsonOption } from '../../cli/support/arguments';
import { printRows } from '../../cli/support/output';
import { printMatches } from './print-matches';
import { requireRound, roundOption, tournamentArgument, withLeague, withTournament } from './support';

/** A command that lists rows of the whole league. */
interface LeagueList {
  readonly name: string;
  readonly meaning: string;
  readonly read: (connection: GameConnection) => Promise<object[]>;
  /** the note for people when there are no rows */
  readonly none?: string;
}

/** A command that lists rows of a tournament. */
interface TournamentList<Row extends object> {
  readonly name: string;
  readonly meaning: string;
  readonly read: (connection: GameConnection, tournament: number) => Promise<Row[]>;
  /** reads the rows of one round instead, with --round */
  readonly readRound?: (connection: GameConnection, tournament: number, round: number) => Promise<Row[]>;
  /** the meaning of --round */
  readonly round?: string;
  /** the note for people when there are no rows */
  readonly none?: (tournament: number) => string;
  /** default: as a table */
  readonly print?: (rows: readonly Row[], options: JsonOption, none?: string) => void;
}

/** `sqlopoly league tournaments` */
export const addTournaments = ofLeague({
  name: 'tournaments',
  meaning: 'list all tournaments, newest first (tournamentsView)',
  read: readTournaments,
  none: `There are no tournaments yet; create one with: ${programName()} league new`,
});

/** `sqlopoly league point-systems` */
export const addPointSystems = ofLeague({
  name: 'point-systems',
  meaning: 'list the point systems that tournaments can have (pointSystemsView)',
  read: readPointSystems,
});

/** `sqlopoly league rounds` */
export const addRounds = ofTournament({
  name: 'rounds',
  meaning: 'list the rounds of a tournament (roundsView)',
  read: readRounds,
  none: (tournament) => `There are no rounds yet; add one with: ${programName()} league add-round ${tournament}`,
});

/** `sqlopoly league draw-methods` */
export const addDrawMethods = ofLeague({ name: 'draw-methods', meaning: 'list the draw methods (drawMethodsView)', read: readDrawMethods });

/** `sqlopoly league matches` */
export const addMatches = ofTournament({
  name: 'matches',
  meaning: 'show the draws and results of a tournament (matchesView)',
  read: readMatches,
  readRound: readMatchesOf,
  print: printMatches,
});

/** `sqlopoly league adjustments` */
export const addAdjustments = ofTournament({
  name: 'adjustments',
  meaning: 'list the bonuses and penalties of a tournament (adjustmentsView)',
  read: readAdjustments,
  none: () => 'There are no adjustments.',
});

/** `sqlopoly league points` */
export const addPoints = ofTournament({
  name: 'points',
  meaning: 'show the points of each score (pointsView)',
  read: readPoints,
  readRound: readPointsOf,
  none: () => 'No matches have been played yet.',
});

/** `sqlopoly league standings` */
export const addStandings = ofTournament({
  name: 'standings',
  meaning: 'show the current standings (standingsView), or those after a round (roundStandingsView)',
  read: readStandings,
  readRound: readRoundStandings,
  round: 'show the standings after this round',
  none: () => 'No players are entered yet.',
});

/** `sqlopoly league cross-table` */
export const addCrossTable = ofTournament({
  name: 'cross-table',
  meaning: 'show the points of each player by round, in the order of the standings',
  read: readCrossTable,
  none: () => 'No players are entered yet.',
});

/** `sqlopoly league ratings` */
export const addRatings = ofLeague({
  name: 'ratings',
  meaning: 'rank all players by their results in all tournaments (ratingsView)',
  read: readRatings,
  none: 'No matches have been played yet.',
});

/** Adds a command of the whole league. */
function ofLeague({ name, meaning, read, none }: LeagueList): (league: Command) => void {
  return (league) => {
    league
      .command(name)
      .description(meaning)
      .addOption(jsonOption())
      .addHelpText('after', examples(`league ${name}`))
      .action(async (options: JsonOption) => printRows(await withLeague(read), options, none));
  };
}

/** Adds a command of a tournament. */
function ofTournament<Row extends object>(
  { name, meaning, read, readRound, round: roundMeaning = 'only this round', none, print = printRows }: TournamentList<Row>,
): (league: Command) => void {
  return (league) => {
    const command = league.command(name).description(meaning).addArgument(tournamentArgument());
    if (readRound) command.addOption(roundOption(roundMeaning));
    command
      .addOption(jsonOption())
      .addHelpText('after', examples(`league ${name} 1`, ...(readRound ? [`league ${name} 1 --round 2`] : [])))
      .action(async (tournament: number, { round, ...options }: JsonOption & { round?: number }) => {
        const rows = await withTournament(tournament, async (connection) => {
          if (!readRound || round === undefined) return await read(connection, tournament);
          await requireRound(connection, tournament, round);
          return await readRound(connection, tournament, round);
        });
        print(rows, options, none?.(tournament));
      });
  };
}
