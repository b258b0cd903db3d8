import { readCatalogue } from '../../src/deploy/catalogue';
import { LINKED_TRIGGER } from '../../src/deploy/link/link';
import { MoveRecord } from '../../src/deploy/link/move-record';

let known: MoveRecord | undefined;

/** The variables of the move, and which routine uses which, as this checkout has them. */
export function moveRecord(): MoveRecord {
  known ??= new MoveRecord(readCatalogue(), LINKED_TRIGGER);
  return known;
}

/**
 * The call of one routine of a move, alone, as it is deployed: after its own arguments it takes the
 * variables of the move that it uses.
 * @param own its own arguments, as SQL
 * @param move what each of those variables is, as SQL, without the `m_` of its name
 */
export function callInMove(routine: string, own: string, move: Readonly<Record<string, number | string>>): string {
  const names = moveRecord().parametersOf(routine);
  const unused = Object.keys(move).filter((name) => !names.includes(`m_${name}`));
  if (unused.length > 0) throw new Error(`${routine} does not use ${unused.join(', ')} of the move.`);
  const values = names.map((name) => {
    const value = move[name.slice(2)];
    if (value === undefined) throw new Error(`${routine} uses ${name}: say what it is.`);
    return String(value);
  });
  return `CALL ${routine}(${[own, ...values].filter((part) => part !== '').join(', ')})`;
}
