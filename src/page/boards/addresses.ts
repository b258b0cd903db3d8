/** The address of a page about a board. Names are in the query string, where every character is possible. */
export function addressOf(path: string, values: Readonly<Record<string, string | number>>): string {
  return `${path}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()}`;
}
