import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** The fields of a form. Each has one value or several. */
export type Form = Readonly<Record<string, unknown>>;

/** Reads the form of a request. @throws HTTPException when the body is not a form */
export async function readForm(c: Context): Promise<Form> {
  try {
    return await c.req.parseBody({ all: true });
  } catch (error) {
    // No browser sends this: multipart data without a boundary, or cut off.
    if (typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError') throw new HTTPException(422, { message: 'The form could not be read.' });
    throw error;
  }
}

/** The values of a field as texts; files are left out. */
export function textsOf(form: Form, name: string): string[] {
  const value = form[name];
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}

/** The value of a field; empty when there is none. */
export function textOf(form: Form | undefined, name: string): string {
  return (form && textsOf(form, name)[0]) ?? '';
}

/** Parses the number of a move; -1, which no game has, when the text is not a number. */
export function recordOf(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1;
}
