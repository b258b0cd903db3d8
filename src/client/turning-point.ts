import type { GameConnection } from './connection';
import type { GameWorth, TurningPoint } from './rows';

export type { GameWorth, TurningPoint } from './rows';

/** The move at which a game turned. Follows the whole game. @returns undefined: it is not over, or nobody has won it alone */
export function readTurningPoint(connection: GameConnection, game: number): Promise<TurningPoint | undefined> {
  return connection.row('SELECT * FROM turningPointsView WHERE Game = ?', [game]);
}

/** What every player was worth after each move of a game that is over. Follows the whole game. */
export function readWorths(connection: GameConnection, game: number): Promise<GameWorth[]> {
  return connection.rows('SELECT * FROM gamesWorthView WHERE Game = ?', [game]);
}
