import type { Board, BoardChanges } from '../../client/boards/boards';
import { type Form, textsOf } from '../form';
import { type BuiltTile, type Field, fieldsOfBoard, fieldsOfTile } from './fields';

/** The name of the hidden field with the value that a field had when the form was rendered. */
export function wasOf(key: string): string {
  return `was_${key}`;
}

/** The changes in a form, and the fields among them that somebody else has changed since the form was rendered. */
export interface ReadChanges {
  changes: BoardChanges;
  /** fields with their present values */
  stale: readonly Field[];
}

/** The same of a tile. */
export interface TileChanges extends ReadChanges {
  /** the labels of the fields that were changed */
  changed: readonly string[];
}

/** The fields of a tile that differ from the rendered form, with the typed values. The database validates them. */
export function tileChangesIn(form: Form, built: BuiltTile): TileChanges {
  const read = fieldsOfTile(built).map((field) => ({ field, ...changedIn(form, field) }));
  const changed = read.flatMap(({ field: { key }, texts }) => (texts === undefined ? [] : [[key, texts.length === 1 ? texts[0] : texts.map(numberIn)] as const]));
  return {
    changes: changed.length === 0 ? {} : { tiles: [{ ...Object.fromEntries(changed), tile: built.tile.Location }] },
    stale: read.filter(({ isStale }) => isStale).map(({ field }) => field),
    changed: read.filter(({ texts }) => texts !== undefined).map(({ field: { label } }) => label.toLowerCase()),
  };
}

/** The same for the fields of a board outside its tiles. */
export function boardChangesIn(form: Form, board: Board): ReadChanges {
  const read = fieldsOfBoard(board).map((field) => ({ field, ...changedIn(form, field) }));
  return {
    changes: Object.fromEntries(read.flatMap(({ field: { key }, texts }) => (texts?.[0] === undefined ? [] : [[key, texts[0]] as const]))),
    stale: read.filter(({ isStale }) => isStale).map(({ field }) => field),
  };
}

/** The new values of a field; undefined if none. Values that were not edited keep their present value, not the one in the form. */
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

/** One of several amounts as a JSON number; a text that is not a number stays a text. */
function numberIn(text: string): string | number {
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}
