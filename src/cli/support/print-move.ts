import { rollSentence } from '../../client/words/rolls';
import type { LoggedMove } from '../../client/bots';
import type { PlayerState } from '../../client/views';
import { print } from './output';

/** Prints a move: its roll, if it is one, and its events. @param indent before each event */
export function printMove(players: readonly PlayerState[], { move, events }: LoggedMove, indent = ''): void {
  const rolled = rollSentence(players, move);
  if (rolled !== undefined) print(rolled);
  for (const { Sentence } of events) print(`${indent}${Sentence}`);
}
