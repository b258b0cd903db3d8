/** What a form sends: a field once, or several times. */
export type Form = Readonly<Record<string, unknown>>;

/** The fields of a form that have a name, as texts; files are none. */
export function textsOf(form: Form, name: string): string[] {
  const value = form[name];
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}

/** The number of a move that is typed or sent; one that no game has, when it is none. */
export function recordOf(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1;
}
