import type { GameConnection } from '../../game/connection';
import type { Conversation } from '../conversation';

/** A game that is played, and who plays it. */
export interface Table {
  connection: GameConnection;
  conversation: Conversation;
  gameId: number;
}
