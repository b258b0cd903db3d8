/** The address of a page about a board: names stand after the question mark, where any of them can. */
export function addressOf(path: string, values: Readonly<Record<string, string | number>>): string {
  return `${path}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()}`;
}
