import { type Form, textOf } from '../../page/form';
import type { ActName } from '../calls';

/** A refused form, so that it can be shown as it was sent. */
export interface Sent {
  form: Form;
  /** the refusal */
  refusal: string;
  /** the refusals by match, when several results were sent at once */
  refusals?: ReadonlyMap<number, string>;
  /** what is wrong with single fields, by their names */
  fields?: ReadonlyMap<string, string>;
}

/** The refused form if it is that action's; otherwise undefined. @param about the match that the form is about */
export function fieldsOf(sent: Sent | undefined, act: ActName, about?: number): Form | undefined {
  if (!sent || textOf(sent.form, 'act') !== act) return undefined;
  return about === undefined || textOf(sent.form, 'about') === String(about) ? sent.form : undefined;
}

/** The number in a field; 0, which nothing has, when it is not a number. */
export function countOf(form: Form, name: string): number {
  const text = textOf(form, name).trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
