import type { GameConnection } from '../client/connection';
import type { Adjustment, Criterion, DrawMethod, Entry, HistoryLine, LeaguePlayer, MatchPlayer, PlayedMatch, PointSystem, Points, RankedBy, RepeatedMeeting, Round, RoundStanding, Scorer, Seating, Setting, Standing, Tournament, Undoable, Violation } from '../client/rows';

export type { Adjustment, Criterion, DrawMethod, Entry, HistoryLine, LeaguePlayer, MatchPlayer, PlayedMatch, PointSystem, Points, RankedBy, RepeatedMeeting, Round, Scorer, Seating, Setting, Standing, Tournament, Undoable } from '../client/rows';

/** What an account may do in a tournament: an organiser may also change the tournament itself. */
export type Right = 'score' | 'organise';

/** All tournaments, newest first. */
export function readTournaments(connection: GameConnection): Promise<Tournament[]> {
  return connection.rows('SELECT * FROM tournamentsView');
}

/** One tournament, if it exists. */
export function readTournament(connection: GameConnection, tournament: number): Promise<Tournament | undefined> {
  return connection.row('SELECT * FROM tournamentsView WHERE Tournament = ?', [tournament]);
}

/** The point systems that tournaments can have. */
export function readPointSystems(connection: GameConnection): Promise<PointSystem[]> {
  return connection.rows('SELECT * FROM pointSystemsView');
}

/** All league players, by name. */
export function readLeaguePlayers(connection: GameConnection): Promise<LeaguePlayer[]> {
  return connection.rows('SELECT * FROM leaguePlayersView');
}

/** The same without the cost of counting their matches. */
export function readLeagueNames(connection: GameConnection): Promise<Pick<LeaguePlayer, 'Player No.' | 'Player'>[]> {
  return connection.rows('SELECT `Player No.`, Player FROM leaguePlayersView');
}

/** A league player, by name. */
export function readLeaguePlayer(connection: GameConnection, name: string): Promise<LeaguePlayer | undefined> {
  return connection.row('SELECT * FROM leaguePlayersView WHERE Player = ?', [name]);
}

/** A league player, by number. */
export function readLeaguePlayerOf(connection: GameConnection, number: number): Promise<LeaguePlayer | undefined> {
  return connection.row('SELECT * FROM leaguePlayersView WHERE `Player No.` = ?', [number]);
}

/** The players entered for the undrawn rounds of a tournament, by name. */
export function readEntries(connection: GameConnection, tournament: number): Promise<Entry[]> {
  return connection.rows('SELECT * FROM entriesView WHERE Tournament = ?', [tournament]);
}

/** The rounds of a tournament, in order. */
export function readRounds(connection: GameConnection, tournament: number): Promise<Round[]> {
  return connection.rows('SELECT * FROM roundsView WHERE Tournament = ?', [tournament]);
}

/** One round, if it exists. */
export function readRound(connection: GameConnection, tournament: number, round: number): Promise<Round | undefined> {
  return connection.row('SELECT * FROM roundsView WHERE Tournament = ? AND Round = ?', [tournament, round]);
}

/** The draws and scores of a tournament, in the order of its rounds and tables. */
export function readMatches(connection: GameConnection, tournament: number): Promise<MatchPlayer[]> {
  return connection.rows('SELECT * FROM matchesView WHERE Tournament = ?', [tournament]);
}

/** The draw and scores of a round, in the order of its tables. */
export function readMatchesOf(connection: GameConnection, tournament: number, round: number): Promise<MatchPlayer[]> {
  return connection.rows('SELECT * FROM matchesView WHERE Tournament = ? AND Round = ?', [tournament, round]);
}

/** The pairs who meet again in a tournament, in the order of its rounds. */
export function readRepeatedMeetings(connection: GameConnection, tournament: number): Promise<RepeatedMeeting[]> {
  return connection.rows('SELECT * FROM repeatedMeetingsView WHERE Tournament = ?', [tournament]);
}

/** The pairs who meet again in a round. */
export function readRepeatedMeetingsOf(connection: GameConnection, tournament: number, round: number): Promise<RepeatedMeeting[]> {
  return connection.rows('SELECT * FROM repeatedMeetingsView WHERE Tournament = ? AND Round = ?', [tournament, round]);
}

/** The players and scores of a match. */
export function readMatch(connection: GameConnection, match: number): Promise<MatchPlayer[]> {
  return connection.rows('SELECT * FROM matchesView WHERE `Match` = ?', [match]);
}

/** The points of all scores of a tournament, in the order of its rounds. */
export function readPoints(connection: GameConnection, tournament: number): Promise<Points[]> {
  return connection.rows('SELECT * FROM pointsView WHERE Tournament = ?', [tournament]);
}

/** The points of all scores of a round. */
export function readPointsOf(connection: GameConnection, tournament: number, round: number): Promise<Points[]> {
  return connection.rows('SELECT * FROM pointsView WHERE Tournament = ? AND Round = ?', [tournament, round]);
}

/** The current standings of a tournament, best first. */
export function readStandings(connection: GameConnection, tournament: number): Promise<Standing[]> {
  return connection.rows('SELECT * FROM standingsView WHERE Tournament = ?', [tournament]);
}

/** The standings of a tournament after a round, best first. */
export function readRoundStandings(connection: GameConnection, tournament: number, round: number): Promise<RoundStanding[]> {
  return connection.rows('SELECT * FROM roundStandingsView WHERE Tournament = ? AND Round = ?', [tournament, round]);
}

/** The matches of a player, by tournament. */
export async function readPlayerHistory(connection: GameConnection, player: number): Promise<PlayedMatch[]> {
  const tournaments = await connection.rows<{ Tournament: number }>(
    'SELECT DISTINCT Tournament FROM matchesView WHERE `Player No.` = ? ORDER BY Tournament',
    [player],
  );
  const matches: PlayedMatch[] = [];
  // One query per tournament: points are computed for whole tournaments, and only those of the player are needed.
  for (const { Tournament: tournament } of tournaments) {
    matches.push(
      ...(await connection.rows<PlayedMatch>('SELECT * FROM playerHistoryView WHERE `Player No.` = ? AND Tournament = ?', [
        player, tournament,
      ])),
    );
  }
  return matches;
}

/** How the entered players of a tournament would be seated in its next round. */
export function readSeating(connection: GameConnection, tournament: number): Promise<Seating | undefined> {
  return connection.row('SELECT * FROM seatingView WHERE Tournament = ?', [tournament]);
}

/** All changes of a tournament, in order. */
export function readHistory(connection: GameConnection, tournament: number): Promise<HistoryLine[]> {
  return connection.rows('SELECT * FROM leagueHistoryView WHERE Tournament = ?', [tournament]);
}

/** The last change of a tournament; undefined: there never was such a tournament. */
export function readLastChange(connection: GameConnection, tournament: number): Promise<HistoryLine | undefined> {
  return connection.row('SELECT * FROM lastChangeView WHERE Tournament = ?', [tournament]);
}

/** The players who joined the league, were renamed or deleted, in order. */
export function readPlayerChanges(connection: GameConnection): Promise<object[]> {
  return connection.rows('SELECT * FROM playerChangesView');
}

/** The settings of a tournament. */
export function readSettings(connection: GameConnection, tournament: number): Promise<Setting[]> {
  return connection.rows('SELECT * FROM settingsView WHERE Tournament = ?', [tournament]);
}

/** The ranking criteria of a tournament. */
export function readRanking(connection: GameConnection, tournament: number): Promise<RankedBy[]> {
  return connection.rows('SELECT * FROM rankingView WHERE Tournament = ?', [tournament]);
}

/** The bonuses and penalties of a tournament. */
export function readAdjustments(connection: GameConnection, tournament: number): Promise<Adjustment[]> {
  return connection.rows('SELECT * FROM adjustmentsView WHERE Tournament = ?', [tournament]);
}

/** The accounts that may change a tournament. */
export function readScorers(connection: GameConnection, tournament: number): Promise<Scorer[]> {
  return connection.rows('SELECT * FROM scorersView WHERE Tournament = ?', [tournament]);
}

/** The ratings of all players. */
export function readRatings(connection: GameConnection): Promise<object[]> {
  return connection.rows('SELECT * FROM ratingsView');
}

/** The draw methods. */
export function readDrawMethods(connection: GameConnection): Promise<DrawMethod[]> {
  return connection.rows('SELECT * FROM drawMethodsView');
}

/** The possible ranking criteria. */
export function readCriteria(connection: GameConnection): Promise<Criterion[]> {
  return connection.rows('SELECT * FROM rankCriteriaView');
}

/** What the current account may do in a tournament; undefined: only read. */
export async function readRight(connection: GameConnection, tournament: number): Promise<Right | undefined> {
  return (await connection.row<{ Right: Right }>('SELECT * FROM rightsView WHERE Tournament = ?', [tournament]))?.Right;
}

/** The change that would be undone next in a tournament, if any. */
export function readUndoable(connection: GameConnection, tournament: number): Promise<Undoable | undefined> {
  return connection.row('SELECT * FROM undoView WHERE Tournament = ?', [tournament]);
}

/** The number of violations of each league rule. */
export function readViolations(connection: GameConnection): Promise<Violation[]> {
  return connection.rows('SELECT * FROM violationsView');
}
