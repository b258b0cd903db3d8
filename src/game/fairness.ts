import type { GameConnection } from './connection';

/** The row of commitmentView: the commitment to the seed of the current game's dice and shuffles. */
export interface Commitment {
  Game: number;
  'Dice source': 'table' | 'server' | 'numbers';
  Commitment: string;
  /** null: still secret */
  Seed: string | null;
}

/** A row of diceView: a random choice of the server, e.g. a die or the place of a card. */
export interface RandomChoice {
  Record: number;
  /** the hashed text without the seed, e.g. `die:17`, `order:0:1`, `deed:3`, `card:5` */
  What: string;
  /** null: not a die */
  Sides: number | null;
  /** what the die showed, or the place in its pile; null: secret */
  Result: number | null;
  /** the deck of a card */
  Deck: number | null;
}

/** A row of drawsView: the recorded outcome of a random choice. */
export interface Draw {
  Record: number;
  Event: number;
  Kind: 'rolled' | 'dealt' | 'drew' | 'card_used';
  'Player No.': number;
  /** e.g. `order:0`, `deed:3`, `card:5` */
  What: string;
  Deck: number | null;
  /** whether the player kept the card */
  Kept: 0 | 1;
  /** the sum of two dice; null: none were rolled */
  Roll: number | null;
}

/** The commitment of the current game; undefined: there is no game. */
export async function readCommitment(connection: GameConnection): Promise<Commitment | undefined> {
  return (await connection.rows<Commitment>('SELECT * FROM commitmentView'))[0];
}

/** All random choices of the server in the current game. Reads the whole ledger. */
export function readRandomChoices(connection: GameConnection): Promise<RandomChoice[]> {
  return connection.rows('SELECT Record, What, Sides, Result, Deck FROM diceView');
}

/** The outcomes of the random choices in the current game, in order. Reads all of its events. */
export function readDraws(connection: GameConnection): Promise<Draw[]> {
  return connection.rows('SELECT * FROM drawsView');
}
