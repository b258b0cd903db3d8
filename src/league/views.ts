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
  /** how many its matches have, e.g. `3, 4` */
  Players: string;
  'Table strength': 'yes' | 'no';
  /** what the places pay, in a sentence */
  Pays: string;
}

/** A row of leaguePlayersView. */
export interface LeaguePlayer {
  'Player No.': number;
  Player: string;
  Tournaments: number;
  Matches: number;
}

/** A row of entriesView: somebody who is drawn in the rounds to come. */
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
  /** names, with commas between them; null: nobody */
  Byes: string | null;
}

/** A row of matchesView: a player who is drawn, and his score. */
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
  /** rounds of which somebody played and this player sat out */
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

/** A row of seatingView: how those who are entered would sit. */
export interface Seating {
  Tournament: number;
  'Point system': string;
  Players: number;
  Seated: number;
  'Left over': number;
  /** point systems that leave fewer over */
  'Fewer with': string | null;
}

/** A row of leagueHistoryView: something that was done. */
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
  /** null: nothing is set, and nothing is meant initially */
  Value: string | null;
  /** what it can be, for people */
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
  /** from which on it counts; null: from the beginning */
  'From round': number | null;
  Points: number;
  Reason: string;
}

/** What an account may do in a tournament: an organiser may change what it is, too. */
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

/** A row of undoView: what is taken back next, a change of the tournament or a record of a match. */
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

/** All tournaments, the newest first. */
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

/** Everybody in the league, by name. */
export function readLeaguePlayers(connection: GameConnection): Promise<LeaguePlayer[]> {
  return connection.rows('SELECT * FROM leaguePlayersView');
}

/** Somebody in the league. */
export async function readLeaguePlayer(connection: GameConnection, name: string): Promise<LeaguePlayer | undefined> {
  return (await connection.rows<LeaguePlayer>('SELECT * FROM leaguePlayersView WHERE Player = ?', [name]))[0];
}

/** Somebody in the league, by number. */
export async function readLeaguePlayerOf(connection: GameConnection, number: number): Promise<LeaguePlayer | undefined> {
  return (await connection.rows<LeaguePlayer>('SELECT * FROM leaguePlayersView WHERE `Player No.` = ?', [number]))[0];
}

/** Who is drawn in the rounds to come of a tournament, by name. */
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

/** The present standings of a tournament, the best first. */
export function readStandings(connection: GameConnection, tournament: number): Promise<Standing[]> {
  return connection.rows('SELECT * FROM standingsView WHERE Tournament = ?', [tournament]);
}

/** The standings of a tournament after a round, the best first. */
export function readRoundStandings(connection: GameConnection, tournament: number, round: number): Promise<RoundStanding[]> {
  return connection.rows('SELECT * FROM roundStandingsView WHERE Tournament = ? AND Round = ?', [tournament, round]);
}

/** The matches that somebody played, tournament by tournament. */
export async function readPlayerHistory(connection: GameConnection, player: number): Promise<PlayedMatch[]> {
  const tournaments = await connection.rows<{ Tournament: number }>(
    'SELECT DISTINCT Tournament FROM matchesView WHERE `Player No.` = ? ORDER BY Tournament',
    [player],
  );
  const matches: PlayedMatch[] = [];
  // Points are found for whole tournaments: naming one spares the others.
  for (const { Tournament: tournament } of tournaments) {
    matches.push(
      ...(await connection.rows<PlayedMatch>('SELECT * FROM playerHistoryView WHERE `Player No.` = ? AND Tournament = ?', [
        player, tournament,
      ])),
    );
  }
  return matches;
}

/** How those who are entered for a tournament would sit in its next round. */
export async function readSeating(connection: GameConnection, tournament: number): Promise<Seating | undefined> {
  return (await connection.rows<Seating>('SELECT * FROM seatingView WHERE Tournament = ?', [tournament]))[0];
}

/** Everything that was done in a tournament, in order. */
export function readHistory(connection: GameConnection, tournament: number): Promise<HistoryLine[]> {
  return connection.rows('SELECT * FROM leagueHistoryView WHERE Tournament = ?', [tournament]);
}

/** Who joined the league, got another name or was deleted, in order. */
export function readPlayerChanges(connection: GameConnection): Promise<object[]> {
  return connection.rows('SELECT * FROM playerChangesView');
}

/** What can be set for a tournament, and what is set. */
export function readSettings(connection: GameConnection, tournament: number): Promise<Setting[]> {
  return connection.rows('SELECT * FROM settingsView WHERE Tournament = ?', [tournament]);
}

/** What the players of a tournament are ranked by. */
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

/** The ways to draw a round. */
export function readDrawMethods(connection: GameConnection): Promise<DrawMethod[]> {
  return connection.rows('SELECT * FROM drawMethodsView');
}

/** What players can be ranked by. */
export function readCriteria(connection: GameConnection): Promise<Criterion[]> {
  return connection.rows('SELECT * FROM rankCriteriaView');
}

/** What the account that asks may do in a tournament; undefined: it may only look. */
export async function readRight(connection: GameConnection, tournament: number): Promise<Right | undefined> {
  return (await connection.rows<{ Right: Right }>('SELECT * FROM rightsView WHERE Tournament = ?', [tournament]))[0]?.Right;
}

/** What would be undone next in a tournament, if anything can be. */
export async function readUndoable(connection: GameConnection, tournament: number): Promise<Undoable | undefined> {
  return (await connection.rows<Undoable>('SELECT * FROM undoView WHERE Tournament = ?', [tournament]))[0];
}

/** How often each rule of the league is broken. */
export function readViolations(connection: GameConnection): Promise<Violation[]> {
  return connection.rows('SELECT * FROM violationsView');
}
