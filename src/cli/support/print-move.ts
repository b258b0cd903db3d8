import { rollSentence } from '../../format/rolls';
import type { LoggedMove } from '../../game/bots';
import { playerOf } from '../../game/game-state';
import type { PlayerState } from '../../game/views';
import { print } from './output';

/** Prints a move: its roll, if it is one, and its events. @param indent before each event */
export function printMove(players: readonly PlayerState[], { move, events }: LoggedMove, indent = ''): void {
  const rolled = rollSentence(playerOf(players, move.player_ID)['Player name'], move);
  if (rolled !== undefined) print(rolled);
  for (const { Sentence } of events) print(`${indent}${Sentence}`);
}
