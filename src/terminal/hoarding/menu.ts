import type { EditionChoice, PossibleMove } from '../../game/views';

/** What somebody may look at without making a move. */
export const INSPECT = 'inspect';

/** A choice of the edition, whether it is offered now or not. */
export interface Offered {
  choice: EditionChoice;
  /** what may be inserted for it, one for each property; none: it is no move, or none that is possible now */
  moves: readonly PossibleMove[];
}

/**
 * The choices of an edition with what one player may do now, in the order of the edition.
 * @param moves what the player may do now
 */
export function withMoves(choices: readonly EditionChoice[], moves: readonly PossibleMove[]): Offered[] {
  return choices.map((choice) => ({ choice, moves: moves.filter(({ Action }) => Action === choice.Action) }));
}

/** Whether it stands in the menu. */
export function isOffered({ choice, moves }: Offered): boolean {
  return moves.length > 0 || choice.Action === INSPECT;
}

/**
 * The choice that somebody typed, by its code, its label or its action, and the words that followed.
 * @returns undefined when the edition has no such choice
 */
export function chosen(choices: readonly Offered[], answer: string): { offered: Offered; said: string[] } | undefined {
  const typed = `${answer.replace(/\s+/g, ' ')} `;
  const [best] = choices
    .flatMap((offered) => namesOf(offered).map((name) => ({ offered, name: `${name} ` })))
    .filter(({ name }) => typed.toLowerCase().startsWith(name.toLowerCase()))
    .sort((one, other) => other.name.length - one.name.length);
  return best && { offered: best.offered, said: typed.slice(best.name.length).split(' ').filter((word) => word !== '') };
}

function namesOf({ choice: { Code, Label, Action } }: Offered): string[] {
  return [Code, Label, Action];
}

/** The menu, a line for each choice that is offered. */
export function menuLines(choices: readonly Offered[]): string[] {
  const offered = choices.filter(isOffered);
  const width = Math.max(...offered.map(({ choice }) => choice.Code.length));
  return offered.map(({ choice }) => `  ${choice.Code.padEnd(width)}  ${choice.Label}`);
}
