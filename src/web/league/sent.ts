import { type Form, textsOf } from '../form';

/** A form that was sent and refused, so that it can be shown as it was. */
export interface Sent {
  form: Form;
  /** why */
  refusal: string;
  /** why, by matches, where several were sent at once */
  refusals?: ReadonlyMap<number, string>;
}

/** The fields of the form of that name; none when another one was sent, or none. @param about the match that it is about */
export function fieldsOf(sent: Sent | undefined, act: string, about?: number): Form | undefined {
  if (!sent || textOf(sent.form, 'act') !== act) return undefined;
  return about === undefined || textOf(sent.form, 'about') === String(about) ? sent.form : undefined;
}

/** What stands in a field; the empty text, when there is none. */
export function textOf(form: Form | undefined, name: string): string {
  return (form && textsOf(form, name)[0]) ?? '';
}

/** A number above 0 in a field; 0, which nothing has, when it is none. */
export function countOf(form: Form, name: string): number {
  const text = textOf(form, name).trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** What stands in a field that may be left empty. */
export function textOrNull(form: Form, name: string): string | null {
  return textOf(form, name).trim() || null;
}
