import type { GameConnection } from '../game/connection';

/** A row of tournamentsView. */
export interface Tournament {
  Tournament: number;
  Name: string;
  Start: string;
  End: string;
  'Point system': string;
  /** entered for the rounds to come */
  Players: number;
  Rounds: number;
  Matches: number;
  /** matches that have a result */
  Played: number;
  Closed: 'yes' | 'no';
}

/** A row of pointSystemsView. */
export interface PointSystem {
  'Point system': string;
  /** the possible numbers of players in a match, e.g. `3, 4` */
  Players: string;
  'Table strength': 'yes' | 'no';
  /** a sentence about the points of the places */
  Pays: string;
}

/** A row of leaguePlayersView. */
export interface LeaguePlayer {
  'Player No.': number;
  Player: string;
  Tournaments: number;
  Matches: number;
}

/** A row of entriesView: a player entered for the undrawn rounds. */
export interface Entry {
  Tournament: number;
  'Player No.': number;
  Player: string;
}

/** A row of roundsView. */
export interface Round {
  Tournament: number;
  Round: number;
  Start: string;
  End: string;
  Matches: number;
  Played: number;
  /** names separated by commas; null: nobody */
  Byes: string | null;
}

/** A row of matchesView: a drawn player and their score. */
export interface MatchPlayer {
  Tournament: number;
  Round: number;
  Table: number;
  Match: number;
  Strength: number | null;
  'Player No.': number;
  Player: string;
  Score: number | null;
}

/** A row of repeatedMeetingsView: two players who met in a match that was drawn before this one. */
export interface RepeatedMeeting {
  Tournament: number;
  Round: number;
  Table: number;
  Match: number;
  'Player No.': number;
  Player: string;
  'Other No.': number;
  Other: string;
  'Met before': number;
}

/** A row of pointsView: a score and what it pays. */
export interface Points {
  Tournament: number;
  Round: number;
  Match: number;
  'Player No.': number;
  Player: string;
  Score: number;
  Place: number;
  'For place': number;
  'For table': number;
  'For score': number;
  Points: number;
}

/** A row of standingsView. */
export interface Standing {
  Tournament: number;
  Rank: number;
  'Player No.': number;
  Player: string;
  Matches: number;
  /** null: the point system does not say what a place of this player pays */
  Points: number | null;
  'Points a match': number | null;
  'Total score': number;
  Wins: number;
  /** rounds with results in which this player sat out */
  Byes: number;
  'For byes': number;
  /** bonuses less penalties */
  Bonus: number;
}

/** A row of roundStandingsView. */
export interface RoundStanding extends Standing {
  Round: number;
}

/** A row of playerHistoryView: a match that a player played. */
export interface PlayedMatch {
  'Player No.': number;
  Player: string;
  Tournament: number;
  Round: number;
  Match: number;
  Opponents: string;
  Score: number;
  Place: number;
  Points: number;
}

/** A row of seatingView: how the entered players would be seated. */
export interface Seating {
  Tournament: number;
  'Point system': string;
  Players: number;
  Seated: number;
  'Left over': number;
  /** point systems that leave fewer over */
  'Fewer with': string | null;
}

/** A row of leagueHistoryView: a change. */
export interface HistoryLine {
  Tournament: number;
  Change: number;
  When: string;
  Account: string;
  What: string;
  Undone: 'yes' | '';
}

/** A row of settingsView. */
export interface Setting {
  Tournament: number;
  Setting: string;
  /** null: nothing is set, and there is no initial value */
  Value: string | null;
  /** the possible values, in words */
  Takes: string;
  Meaning: string;
}

/** A row of rankCriteriaView. */
export interface Criterion {
  Criterion: string;
  Meaning: string;
}

/** A row of rankingView. */
export interface RankedBy extends Criterion {
  Tournament: number;
  /** 1: it decides first */
  Position: number;
}

/** A row of adjustmentsView: a bonus, or a penalty, which is below 0. */
export interface Adjustment {
  Tournament: number;
  Number: number;
  'Player No.': number;
  Player: string;
  /** the first round for which it counts; null: from the beginning */
  'From round': number | null;
  Points: number;
  Reason: string;
}

/** What an account may do in a tournament: an organiser may also change the tournament itself. */
export type Right = 'score' | 'organise';

/** A row of scorersView. */
export interface Scorer {
  Tournament: number;
  Account: string;
  Right: Right;
}

/** A row of drawMethodsView. */
export interface DrawMethod {
  Method: string;
  Draws: 'round' | 'tournament';
  Meaning: string;
}

/** A row of undoView: what is undone next, a change of the tournament or a record of a match. */
export interface Undoable {
  Tournament: number;
  Change: number | null;
  Match: number | null;
  Record: number | null;
  When: string;
  Account: string;
  What: string;
}

/** A row of violationsView. */
export interface Violation {
  Violation: string;
  Tuples: number;
}

/** All tournaments, newest first. */
export function readTournaments(connection: GameConnection): Promise<Tournament[]> {
  return connection.rows('SELECT * FROM tournamentsView');
}

/** One tournament, if it exists. */
export async function readTournament(connection: GameConnection, tournament: number): Promise<Tournament | undefined> {
  return (await connection.rows<Tournament>('SELECT * FROM tournamentsView WHERE Tournament = ?', [tournament]))[0];
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
export async function readLeaguePlayer(connection: GameConnection, name: string): Promise<LeaguePlayer | undefined> {
  return (await connection.rows<LeaguePlayer>('SELECT * FROM leaguePlayersView WHERE Player = ?', [name]))[0];
}

/** A league player, by number. */
export async function readLeaguePlayerOf(connection: GameConnection, number: number): Promise<LeaguePlayer | undefined> {
  return (await connection.rows<LeaguePlayer>('SELECT * FROM leaguePlayersView WHERE `Player No.` = ?', [number]))[0];
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
export async function readRound(connection: GameConnection, tournament: number, round: number): Promise<Round | undefined> {
  return (await connection.rows<Round>('SELECT * FROM roundsView WHERE Tournament = ? AND Round = ?', [tournament, round]))[0];
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
export async function readSeating(connection: GameConnection, tournament: number): Promise<Seating | undefined> {
  return (await connection.rows<Seating>('SELECT * FROM seatingView WHERE Tournament = ?', [tournament]))[0];
}

/** All changes of a tournament, in order. */
export function readHistory(connection: GameConnection, tournament: number): Promise<HistoryLine[]> {
  return connection.rows('SELECT * FROM leagueHistoryView WHERE Tournament = ?', [tournament]);
}

/** The last change of a tournament; undefined: there never was such a tournament. */
export async function readLastChange(connection: GameConnection, tournament: number): Promise<HistoryLine | undefined> {
  return (await connection.rows<HistoryLine>('SELECT * FROM lastChangeView WHERE Tournament = ?', [tournament]))[0];
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
  return (await connection.rows<{ Right: Right }>('SELECT * FROM rightsView WHERE Tournament = ?', [tournament]))[0]?.Right;
}

/** The change that would be undone next in a tournament, if any. */
export async function readUndoable(connection: GameConnection, tournament: number): Promise<Undoable | undefined> {
  return (await connection.rows<Undoable>('SELECT * FROM undoView WHERE Tournament = ?', [tournament]))[0];
}

/** The number of violations of each league rule. */
export function readViolations(connection: GameConnection): Promise<Violation[]> {
  return connection.rows('SELECT * FROM violationsView');
}
