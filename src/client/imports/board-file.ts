import { boardProblems } from './board-problems';
import { type CsvRow, parseCsv } from './csv';
import { type Problem, quoted, throwIfAny } from './import-error';
import type { LinedTile, Tile } from './tile';
import { MONEY, parseWhole, wholeBetween } from './whole-number';

/** The number of spaces of a board. */
const SPACES = { least: 2, most: 1_000 };

const SET_NUMBER = { least: 0, most: SPACES.most };

/** The headers of the columns, without spaces and in lower case. */
const COLUMNS = [
  'type', 'setid', 'intrasetid', 'name', 'propertycost', 'housecost', 'hotelcost', 'rent', 'rentwithhouse', 'rentwithhotel',
];

/** Those that a board with skyscrapers has after them. */
const MORE_COLUMNS = ['skyscrapercost', 'rentwithskyscraper'];

/** How to read a row, by its first word. */
const KINDS: Readonly<Record<string, { width?: number; read: (reader: Reader) => Tile }>> = {
  go: { width: 3, read: goTile },
  freeparking: { width: 2, read: potTile },
  // As wide as the header.
  property: { read: propertyTile },
};

/**
 * Parses a board with the lines of its tiles.
 * @param file the name for messages
 * @param text fields separated by commas, semicolons or tabs; empty rows and trailing separators are ignored
 * @throws ImportError
 */
export function parseBoard(file: string, text: string): LinedTile[] {
  const problems: Problem[] = [];
  const { rows, end } = parseCsv(file, text);
  const count = takeCount(rows, end, problems);
  const width = takeHeader(rows, end, problems);
  // Another kind of file: what is wrong with its rows says nothing.
  if (problems.length > 1) throwIfAny(file, problems);
  const tiles = rows.flatMap((row) => {
    const tile = parseTile(row, width, problems);
    return tile ? [{ line: row.line, tile }] : [];
  });
  if (count && count.number !== rows.length) {
    problems.push({ line: count.line, text: `NumberofSpaces is ${count.number}, but there are ${rows.length} spaces` });
  }
  // Only if all rows are valid: a missing row would cause misleading errors.
  if (problems.length === 0) problems.push(...boardProblems(tiles));
  throwIfAny(file, problems);
  return tiles;
}

/** A word without spaces and in lower case. */
function plain(word: string | undefined): string {
  return (word ?? '').replace(/\s+/g, '').toLowerCase();
}

/** Removes the first row and returns its number of spaces. */
function takeCount(rows: CsvRow[], end: number, problems: Problem[]): { line: number; number: number } | undefined {
  const [first] = rows;
  if (plain(first?.fields[0]) !== 'numberofspaces') {
    problems.push({ line: first?.line ?? end, text: 'the first row must be NumberofSpaces and their number' });
    return undefined;
  }
  const { line, fields } = rows.shift() as CsvRow;
  const number = fields.length === 2 ? parseWhole(fields[1] ?? '', SPACES) : undefined;
  if (number !== undefined) return { line, number };
  problems.push({ line, text: `NumberofSpaces must be ${wholeBetween(SPACES)}, not ${quoted(fields.slice(1).join(','))}` });
  return undefined;
}

/** Removes the row with the headers, which may be broken into two rows. @returns the number of columns */
function takeHeader(rows: CsvRow[], end: number, problems: Problem[]): number {
  const [first, second] = rows.map(({ fields }) => fields.map(plain).join(','));
  // The longer one first: broken after the shorter one, it begins like it.
  for (const columns of [[...COLUMNS, ...MORE_COLUMNS], COLUMNS]) {
    const wanted = columns.join(',');
    const isBroken = first !== wanted && second !== undefined && [`${first}${second}`, `${first},${second}`].includes(wanted);
    if (first !== wanted && !isBroken) continue;
    rows.splice(0, isBroken ? 2 : 1);
    return columns.length;
  }
  problems.push({
    line: rows[0]?.line ?? end,
    text:
      'the header must be Type,SetId,IntrasetId,Name,PropertyCost,HouseCost,HotelCost,Rent,RentWithHouse,RentWithHotel, ' +
      'with skyscrapers also SkyscraperCost,RentWithSkyscraper',
  });
  if (first?.startsWith('type,')) rows.splice(0, 1);
  return COLUMNS.length;
}

function parseTile({ line, fields }: CsvRow, columns: number, problems: Problem[]): Tile | undefined {
  const kind = KINDS[plain(fields[0])];
  if (!kind) {
    problems.push({ line, text: `a space is Go, Property or Free Parking, not ${quoted(fields[0] ?? '')}` });
    return undefined;
  }
  const width = kind.width ?? columns;
  if (fields.length !== width) {
    problems.push({ line, text: `a row of ${fields[0]} has ${width} fields, this one has ${fields.length}` });
    return undefined;
  }
  const before = problems.length;
  const whole = (index: number, what: string, bounds = MONEY): number => {
    const number = parseWhole(fields[index] ?? '', bounds);
    if (number !== undefined) return number;
    problems.push({ line, text: `${what} must be ${wholeBetween(bounds)}, not ${quoted(fields[index] ?? '')}` });
    return 0;
  };
  const tile = kind.read({ fields, whole });
  return problems.length === before ? tile : undefined;
}

interface Reader {
  fields: readonly string[];
  whole: (index: number, what: string, bounds?: { least: number; most: number }) => number;
}

function goTile({ fields, whole }: Reader): Tile {
  return { kind: 'go', name: fields[2] ?? '', amount: whole(1, 'the salary') };
}

function potTile({ fields }: Reader): Tile {
  return { kind: 'take_pot', name: fields[1] ?? '' };
}

function propertyTile({ fields, whole }: Reader): Tile {
  return {
    kind: 'property',
    set: whole(1, 'SetId', SET_NUMBER),
    place: whole(2, 'IntrasetId', SET_NUMBER),
    name: fields[3] ?? '',
    cost: whole(4, 'PropertyCost'),
    house_cost: whole(5, 'HouseCost'),
    hotel_cost: whole(6, 'HotelCost'),
    rent: whole(7, 'Rent'),
    rent_with_house: whole(8, 'RentWithHouse'),
    rent_with_hotel: whole(9, 'RentWithHotel'),
    ...(fields.length > COLUMNS.length
      ? { skyscraper: { cost: whole(10, 'SkyscraperCost'), rent: whole(11, 'RentWithSkyscraper') } }
      : {}),
  };
}
