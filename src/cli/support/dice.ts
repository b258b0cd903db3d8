import { InvalidArgumentError } from 'commander';
import type { GameOptions } from '../../client/game-options';

/** The options that say where the dice of a game come from. */
export type DiceSource = Pick<GameOptions, 'dice' | 'numbers'>;

/** For commander: `server`, `table`, or `numbers:` and the name of a list. */
export function parseSource(text: string): DiceSource {
  if (text === 'server' || text === 'table') return { dice: text };
  const [, numbers] = /^numbers:(.+)$/.exec(text) ?? [];
  if (numbers === undefined) throw new InvalidArgumentError('Expected server, table, or numbers:LIST.');
  return { dice: 'numbers', numbers };
}
