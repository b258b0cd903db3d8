import { type PossibleMove, type PrintedRent, type PropertyState, readLacking, readMoves, readProperties, readRents } from '../game/views';
import { basicInfo, pricesAndRents } from '../telling/property-info';
import type { Words } from '../telling/words';
import { sayLong } from './long';
import { chooseWith, optionOf } from './menu';
import type { Table } from './table';

/** Shows what a player wants to know of properties. */
export async function showProperties(table: Table, player: number): Promise<void> {
  const { connection, talk, words } = table;
  const { value: wanted } = await chooseWith<'own_properties' | 'all_properties' | 'everything' | 'back'>(
    talk,
    words.of('properties'),
    [optionOf(words, 'own_properties'), optionOf(words, 'all_properties'), optionOf(words, 'everything')],
    { back: optionOf(words, 'back') },
  );
  if (wanted === 'back') return;
  const properties = await readProperties(connection);
  talk.say();
  if (wanted === 'own_properties') {
    await sayLong(talk, await ownLines(table, player, properties));
    return;
  }
  const lines = grouped(words, properties, (set) => set.map((property) => basicInfo(words, property)));
  const rents = wanted === 'everything' ? await readRents(connection) : [];
  const further = wanted === 'everything' ? ['', ...grouped(words, properties, (set) => furtherInfo(words, set, rents))] : [];
  await sayLong(talk, [...lines, ...further]);
}

/** A player's properties, and under each what he can do with it. */
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

/** What a player can do now with single properties of his, or could with more money, in the order of the edition. */
async function deedMovesOf({ connection, words }: Table, player: number): Promise<Pick<PossibleMove, 'Action' | 'prid' | 'Price'>[]> {
  const moves = [...(await readMoves(connection)), ...(await readLacking(connection))].filter((move) => move['Player No.'] === player);
  return words.choosable.filter((action) => words.takes(action, 'prid')).flatMap((action) => moves.filter(({ Action }) => Action === action));
}

/** Lines under headings: one for each kind of property, and in a kind of several sets one for each of them. */
function grouped(
  words: Words,
  properties: readonly PropertyState[],
  tell: (set: PropertyState[]) => string[],
): string[] {
  const kinds = splitBy(properties, ({ Kind }) => Kind);
  const groups = kinds.flatMap((kind) => {
    const sets = splitBy(kind, ({ Set }) => Set);
    const name = `kind_${kind[0]?.Kind}`;
    const blocks = sets.map((set) => [set[0]?.Set ?? '', ...tell(set)]);
    return sets.length > 1 && words.has(name) ? [[words.of(name)], ...blocks] : blocks;
  });
  return groups.flatMap((group, index) => (index === 0 ? group : ['', ...group]));
}

/** Prices and rents that the properties of a set have in common, whoever owns them. */
function furtherInfo(words: Words, set: readonly PropertyState[], rents: readonly PrintedRent[]): string[] {
  return splitBy(
    set.map((property) => ({ property, lines: pricesAndRents(words, property, rents) })),
    ({ lines }) => lines.join('\n'),
  ).flatMap((same) => {
    const names = same.length === set.length ? [] : [same.map(({ property }) => property.Property).join(', ')];
    return [...names, ...(same[0]?.lines ?? [])];
  });
}

/** Splits a list where what is read from its rows changes. */
function splitBy<Row>(rows: readonly Row[], read: (row: Row) => string): Row[][] {
  const groups: Row[][] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (before !== undefined && read(before) === read(row)) groups.at(-1)?.push(row);
    else groups.push([row]);
  });
  return groups;
}
