import type { GameConnection } from './connection';

/** The row of commitmentView: what the dice and shuffles of the current game follow from. */
export interface Commitment {
  Game: number;
  'Dice source': 'table' | 'server' | 'numbers';
  Commitment: string;
  /** null: it is still secret */
  Seed: string | null;
}

/** A row of diceView: what the server threw, shuffled or dealt. */
export interface Thrown {
  Record: number;
  /** which it is, as it is hashed: e.g. `die:17`, `order:0:1`, `deed:3`, `card:5` */
  What: string;
  /** null: it is no die */
  Sides: number | null;
  /** what a die showed, or the place in its pile; null: secret */
  Result: number | null;
  /** in which deck a card lies */
  Deck: number | null;
}

/** A row of drawsView: what came of a shuffle, as it was recorded. */
export interface Draw {
  Record: number;
  Event: number;
  Kind: 'rolled' | 'dealt' | 'drew' | 'card_used';
  'Player No.': number;
  /** e.g. `order:0`, `deed:3`, `card:5` */
  What: string;
  Deck: number | null;
  /** whether the player keeps the card */
  Kept: 0 | 1;
  /** what two dice showed together; null: none were rolled */
  Roll: number | null;
}

/** What the current game is committed to; undefined: there is no game. */
export async function readCommitment(connection: GameConnection): Promise<Commitment | undefined> {
  return (await connection.rows<Commitment>('SELECT * FROM commitmentView'))[0];
}

/** All that the server threw, shuffled and dealt in the current game. It reads the whole ledger. */
export function readThrown(connection: GameConnection): Promise<Thrown[]> {
  return connection.rows('SELECT Record, What, Sides, Result, Deck FROM diceView');
}

/** What came of the shuffles of the current game, in order. It reads all of its events. */
export function readDraws(connection: GameConnection): Promise<Draw[]> {
  return connection.rows('SELECT * FROM drawsView');
}
