import { type PossibleMove, type PrintedRent, type PropertyState, readLacking, readMoves, readProperties, readRents } from '../client/views';
import { basicInfo, pricesAndRents } from '../client/words/property-info';
import type { Words } from '../client/words/words';
import { printPaged } from './pager';
import { chooseWith, optionOf } from './menu';
import type { Table } from './table';

/** Asks which properties to show, and shows them. */
export async function showProperties(table: Table, player: number): Promise<void> {
  const { connection, terminal, words } = table;
  const { value: wanted } = await chooseWith<'own_properties' | 'all_properties' | 'everything' | 'back'>(
    terminal,
    words.of('properties'),
    [optionOf(words, 'own_properties'), optionOf(words, 'all_properties'), optionOf(words, 'everything')],
    { back: optionOf(words, 'back') },
  );
  if (wanted === 'back') return;
  const properties = await readProperties(connection);
  terminal.print();
  if (wanted === 'own_properties') {
    await printPaged(terminal, await ownLines(table, player, properties));
    return;
  }
  const lines = grouped(words, properties, (set) => set.map((property) => basicInfo(words, property)));
  const rents = wanted === 'everything' ? await readRents(connection) : [];
  const further = wanted === 'everything' ? ['', ...grouped(words, properties, (set) => furtherInfo(words, set, rents))] : [];
  await printPaged(terminal, [...lines, ...further]);
}

/** A player's properties, and under each the actions that are possible on it. */
async function ownLines(table: Table, player: number, properties: readonly PropertyState[]): Promise<string[]> {
  const { words } = table;
  const own = properties.filter((property) => property['Player No.'] === player);
  if (own.length === 0) return ['You have no properties.'];
  const possible = await deedMovesOf(table, player);
  return own.flatMap((property) => [
    basicInfo(words, property),
    ...possible
      .filter(({ prid }) => prid === property.prid)
      .map(({ Action, Price }) => `  ${words.code(Action)}: ${words.of(Action)}${Price === null ? '' : ` (${words.money(Price)})`}`),
  ]);
}

/** The actions that a player can take on properties now, or could with more money, in the order of the edition. */
async function deedMovesOf({ connection, words }: Table, player: number): Promise<Pick<PossibleMove, 'Action' | 'prid' | 'Price'>[]> {
  const moves = [...(await readMoves(connection)), ...(await readLacking(connection))].filter((move) => move['Player No.'] === player);
  return words.choosable.filter((action) => words.takes(action, 'prid')).flatMap((action) => moves.filter(({ Action }) => Action === action));
}

/** Lines under a heading for each kind of property, and for each set if a kind has several. */
function grouped(
  words: Words,
  properties: readonly PropertyState[],
  format: (set: PropertyState[]) => string[],
): string[] {
  const kinds = splitBy(properties, ({ Kind }) => Kind);
  const groups = kinds.flatMap((kind) => {
    const sets = splitBy(kind, ({ Set }) => Set);
    const name = `kind_${kind[0]?.Kind}`;
    const blocks = sets.map((set) => [set[0]?.Set ?? '', ...format(set)]);
    return sets.length > 1 && words.has(name) ? [[words.of(name)], ...blocks] : blocks;
  });
  return groups.flatMap((group, index) => (index === 0 ? group : ['', ...group]));
}

/** Prices and rents of the properties of a set; those with equal lines are shown together. */
function furtherInfo(words: Words, set: readonly PropertyState[], rents: readonly PrintedRent[]): string[] {
  return splitBy(
    set.map((property) => ({ property, lines: pricesAndRents(words, property, rents) })),
    ({ lines }) => lines.join('\n'),
  ).flatMap((same) => {
    const names = same.length === set.length ? [] : [same.map(({ property }) => property.Property).join(', ')];
    return [...names, ...(same[0]?.lines ?? [])];
  });
}

/** Splits a list where the value read from its rows changes. */
function splitBy<Row>(rows: readonly Row[], read: (row: Row) => string): Row[][] {
  const groups: Row[][] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (before !== undefined && read(before) === read(row)) groups.at(-1)?.push(row);
    else groups.push([row]);
  });
  return groups;
}
