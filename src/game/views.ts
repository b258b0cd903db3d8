import type { GameConnection } from './connection';

/** A row of gameView: a seat of the current game. */
export interface Seat {
  Round: number;
  'Player No.': number;
  'Player name': string;
  Location: number;
  'Properties owned': string | null;
  'Bank balance': number;
  Status: string;
}

/** A row of gamesView: a game. */
export interface Game {
  Game: number;
  Name: string;
  Edition: string;
  Players: number;
  Round: number;
  Moves: number;
  'Next player': string | null;
  Winner: string | null;
  Created: string;
}

/** A row of eventView: a sentence of the story of the current game. */
export interface StoryEvent {
  Record: number;
  Event: number;
  Round: number;
  Kind: string;
  Payer: string | null;
  Payee: string | null;
  Amount: number | null;
  Sentence: string;
}

/** A row of movesView: something that may be inserted into the current game now. */
export interface PossibleMove {
  Game: number;
  Record: number;
  'Player No.': number;
  'Player name': string;
  Action: string;
  /** the least number that the dice can show */
  Minimum: number;
  Maximum: number;
  Meaning: string;
  SQL: string;
}

/** A row of ledgerView: a move of the current game. */
export interface LedgerRow {
  record_ID: number;
  token: string | null;
  player_ID: number;
  action: string;
  dice: number | null;
  round: number;
  turn: number;
  location: number;
  bank_balance: number;
}

/** The row of deploymentView: what is installed. */
export interface Deployment {
  version: string | null;
  state: 'running' | 'finished';
  started_at: string | null;
  finished_at: string | null;
}

/** The seats of the current game in the order of play; none: there is no such game. */
export function readSeats(connection: GameConnection): Promise<Seat[]> {
  return connection.rows('SELECT * FROM gameView');
}

/** All games, the newest first. */
export function readGames(connection: GameConnection): Promise<Game[]> {
  return connection.rows('SELECT * FROM gamesView');
}

/** The newest game, if there is one. */
export async function readNewestGame(connection: GameConnection): Promise<Game | undefined> {
  return (await connection.rows<Game>('SELECT * FROM gamesView LIMIT 1'))[0];
}

/** One game, if it exists. */
export async function readGame(connection: GameConnection, gameId: number): Promise<Game | undefined> {
  return (await connection.rows<Game>('SELECT * FROM gamesView WHERE Game = ?', [gameId]))[0];
}

/** The story of the current game, in order. */
export function readStory(connection: GameConnection): Promise<StoryEvent[]> {
  return connection.rows('SELECT * FROM eventView');
}

/** What one move of the current game brought about, in order. */
export function readStoryOf(connection: GameConnection, record: number): Promise<StoryEvent[]> {
  return connection.rows('SELECT * FROM eventView WHERE Record = ?', [record]);
}

/** What may be inserted into the current game now; none: it is over, or there is no such game. */
export function readMoves(connection: GameConnection): Promise<PossibleMove[]> {
  return connection.rows('SELECT * FROM movesView');
}

/** The moves of the current game, in order. */
export function readLedger(connection: GameConnection): Promise<LedgerRow[]> {
  return connection.rows('SELECT * FROM ledgerView');
}

/** The move of the current game that was made with a token, if it was made. */
export async function readMoveWithToken(connection: GameConnection, token: string): Promise<LedgerRow | undefined> {
  return (await connection.rows<LedgerRow>('SELECT * FROM ledgerView WHERE token = ?', [token]))[0];
}

/**
 * What is installed.
 * @throws the error of mysql2, e.g. 1146 when nothing is
 */
export async function readDeployment(connection: GameConnection): Promise<Deployment | undefined> {
  return (await connection.rows<Deployment>('SELECT * FROM deploymentView'))[0];
}
