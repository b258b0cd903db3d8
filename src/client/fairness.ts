import type { GameConnection } from './connection';
import type { Commitment, Draw, RandomChoice } from './rows';

export type { Commitment, Draw, RandomChoice } from './rows';

/** The commitment of the current game; undefined: there is no game. */
export function readCommitment(connection: GameConnection): Promise<Commitment | undefined> {
  return connection.row('SELECT * FROM commitmentView');
}

/** All random choices of the server in the current game. Reads the whole ledger. */
export function readRandomChoices(connection: GameConnection): Promise<RandomChoice[]> {
  return connection.rows('SELECT Record, What, Sides, Result, Deck FROM diceView');
}

/** The outcomes of the random choices in the current game, in order. Reads all of its events. */
export function readDraws(connection: GameConnection): Promise<Draw[]> {
  return connection.rows('SELECT * FROM drawsView');
}
