/** A number with its noun, e.g. `1 move`, `2 moves`. @param several default: the noun with an s */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
