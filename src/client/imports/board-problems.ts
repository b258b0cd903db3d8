import { type Problem, quoted } from './import-error';
import type { LinedTile, Tile } from './tile';

/** The greatest length of the name of a tile. */
const NAME_LENGTH = 40;

/** Contradictions between rows that are valid one by one. */
export function boardProblems(tiles: readonly LinedTile[]): Problem[] {
  return [...goProblems(tiles), ...nameProblems(tiles), ...setProblems(tiles)];
}

function goProblems(tiles: readonly LinedTile[]): Problem[] {
  return tiles.flatMap(({ line, tile: { kind } }, index) => {
    if (index === 0 && kind !== 'go') return [{ line, text: 'the first space must be Go' }];
    if (index > 0 && kind === 'go') return [{ line, text: 'only the first space can be Go' }];
    return [];
  });
}

function nameProblems(tiles: readonly LinedTile[]): Problem[] {
  const lines = new Map<string, number>();
  return tiles.flatMap(({ line, tile: { name } }) => {
    if (name === '') return [{ line, text: 'the space has no name' }];
    if ([...name].length > NAME_LENGTH) {
      return [{ line, text: `a name can have at most ${NAME_LENGTH} characters; ${quoted(name)} is longer` }];
    }
    if (/\p{Cc}/u.test(name)) return [{ line, text: 'a name must be on one line' }];
    if (/[{}]/.test(name)) return [{ line, text: `a name cannot contain braces: ${quoted(name)}` }];
    const sameName = comparable(name);
    const earlier = lines.get(sameName);
    if (earlier !== undefined) return [{ line, text: `the name ${quoted(name)} is already used in line ${earlier}` }];
    lines.set(sameName, line);
    return [];
  });
}

/** A form in which names are equal that the database treats as equal, e.g. `Café` and `CAFE`. */
function comparable(name: string): string {
  return name.normalize('NFKD').replace(/\p{Mn}/gu, '').toLowerCase();
}

type Property = Extract<Tile, { kind: 'property' }>;

/** Sets must be numbered from 0 without gaps, and so must the properties of each set. */
function setProblems(tiles: readonly LinedTile[]): Problem[] {
  const properties = tiles.flatMap(({ line, tile }) => (tile.kind === 'property' ? [{ line, ...tile }] : []));
  const numbers = [...new Set(properties.map(({ set }) => set))].sort((a, b) => a - b);
  const gap = numbers.findIndex((number, index) => number !== index);
  const after = properties.find(({ set }) => set === numbers[gap]);
  return [
    ...(gap >= 0 && after ? [{ line: after.line, text: `there is set ${after.set}, but no set ${gap}` }] : []),
    ...numbers.flatMap((number) => placeProblems(properties.filter(({ set }) => set === number))),
  ];
}

function placeProblems(properties: readonly (Property & { line: number })[]): Problem[] {
  const problems: Problem[] = [];
  const byPlace = new Map<number, number>();
  for (const { line, set, place } of properties) {
    const earlier = byPlace.get(place);
    if (earlier === undefined) byPlace.set(place, line);
    else problems.push({ line, text: `property ${place} of set ${set} is already defined in line ${earlier}` });
  }
  const places = [...byPlace.keys()].sort((a, b) => a - b);
  const gap = places.findIndex((place, index) => place !== index);
  const after = properties.find(({ place }) => place === places[gap]);
  if (gap >= 0 && after) {
    problems.push({ line: after.line, text: `there is property ${after.place} of set ${after.set}, but no property ${gap}` });
  }
  return problems;
}
