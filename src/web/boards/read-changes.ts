import type { Board, BoardChanges } from '../../board/boards';
import { type Form, textsOf } from '../form';
import { type BuiltTile, type Field, fieldsOfBoard, fieldsOfTile } from './fields';

/** The field in which a form says what another was when it was shown. */
export function wasOf(key: string): string {
  return `was_${key}`;
}

/** What a form changes, and what of that somebody else has changed since it was shown. */
export interface ReadChanges {
  changes: BoardChanges;
  /** fields, with what they are now */
  stale: readonly Field[];
}

/** What a form changes of a tile: what is typed otherwise than it was shown, as it is typed. Whether it can be so, the database says. */
export function tileChangesIn(form: Form, built: BuiltTile): ReadChanges {
  const read = fieldsOfTile(built).map((field) => ({ field, ...changedIn(form, field) }));
  const changed = read.flatMap(({ field: { key }, texts }) => (texts === undefined ? [] : [[key, texts.length === 1 ? texts[0] : texts.map(numberIn)] as const]));
  return {
    changes: changed.length === 0 ? {} : { tiles: [{ ...Object.fromEntries(changed), tile: built.tile.Location }] },
    stale: read.filter(({ isStale }) => isStale).map(({ field }) => field),
  };
}

/** What a form changes of a board besides its tiles. */
export function boardChangesIn(form: Form, board: Board): ReadChanges {
  const read = fieldsOfBoard(board).map((field) => ({ field, ...changedIn(form, field) }));
  return {
    changes: Object.fromEntries(read.flatMap(({ field: { key }, texts }) => (texts?.[0] === undefined ? [] : [[key, texts[0]] as const]))),
    stale: read.filter(({ isStale }) => isStale).map(({ field }) => field),
  };
}

/** What a field is to be; undefined: as it is. What was not typed otherwise stays as it is now, whatever it was when it was shown. */
function changedIn(form: Form, { key, now }: Field): { texts: string[] | undefined; isStale: boolean } {
  const [typed, was] = [textsOf(form, key), textsOf(form, wasOf(key))];
  if (typed.length !== now.length) return { texts: typed.length === 0 ? undefined : typed, isStale: false };
  const isTyped = (text: string, index: number): boolean => text !== (was[index] ?? now[index]);
  const texts = typed.map((text, index) => (isTyped(text, index) ? text : (now[index] ?? text)));
  return {
    texts: texts.every((text, index) => text === now[index]) ? undefined : texts,
    isStale: typed.some((text, index) => isTyped(text, index) && text !== now[index] && (was[index] ?? now[index]) !== now[index]),
  };
}

/** An amount of several, as JSON has it; what is none stays as it is typed. */
function numberIn(text: string): string | number {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
