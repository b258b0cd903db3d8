import type { BoardChanges } from '../../board/boards';
import { type Form, textsOf } from '../form';

/** What of a tile a form may change. */
const OF_TILE = ['name', 'price', 'rent', 'mortgage', 'house_cost', 'hotel_cost'] as const;

/** The field in which a form says what another was when it was shown. */
export function wasOf(key: string): string {
  return `was_${key}`;
}

/** What a form changes of a tile: what is typed otherwise than it was shown, as it is typed. Whether it can be so, the database says. */
export function tileChangesIn(form: Form, location: number): BoardChanges {
  const changed = OF_TILE.flatMap((key) => {
    const typed = changedIn(form, key);
    return typed === undefined ? [] : [[key, typed.length === 1 ? typed[0] : typed.map(numberIn)] as const];
  });
  return changed.length === 0 ? {} : { tiles: [{ ...Object.fromEntries(changed), tile: location }] };
}

/** What a form changes of a board besides its tiles. */
export function boardChangesIn(form: Form): BoardChanges {
  const [name, salary] = ['name', 'salary'].map((key) => changedIn(form, key)?.[0]);
  return { ...(name === undefined ? {} : { name }), ...(salary === undefined ? {} : { salary }) };
}

function changedIn(form: Form, key: string): string[] | undefined {
  const [typed, was] = [textsOf(form, key), textsOf(form, wasOf(key))];
  const isSame = typed.length === was.length && typed.every((text, index) => text === was[index]);
  return typed.length === 0 || isSame ? undefined : typed;
}

/** An amount of several, as JSON has it; what is none stays as it is typed. */
function numberIn(text: string): string | number {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
