/** What a form sends: a field once, or several times. */
export type Form = Readonly<Record<string, unknown>>;

/** The fields of a form that have a name, as texts; files are none. */
export function textsOf(form: Form, name: string): string[] {
  const value = form[name];
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}
