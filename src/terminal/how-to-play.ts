import type { GameConnection } from '../game/connection';
import type { Screen } from './screen/screen';

/** How a game is played, a line each. */
export async function howToPlay(_connection: GameConnection, _gameId: number, _screen?: Screen): Promise<string[]> {
  return [];
}
