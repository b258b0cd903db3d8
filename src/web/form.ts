import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** What a form sends: a field once, or several times. */
export type Form = Readonly<Record<string, unknown>>;

/** The form that is sent. @throws HTTPException when it is none */
export async function readForm(c: Context): Promise<Form> {
  try {
    return await c.req.parseBody({ all: true });
  } catch (error) {
    // What a browser never sends: parts without a boundary between them, or cut off.
    if (typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError') throw new HTTPException(422, { message: 'This is no form.' });
    throw error;
  }
}

/** The fields of a form that have a name, as texts; files are none. */
export function textsOf(form: Form, name: string): string[] {
  const value = form[name];
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}

/** The number of a move that is typed or sent; one that no game has, when it is none. */
export function recordOf(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1;
}
