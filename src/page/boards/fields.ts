import type { BoardTile, WrittenTile } from '../../client/boards/boards';

/** A field of a tile or a board that can be changed. */
export interface Field {
  /** its name in the database */
  key: string;
  label: string;
  /** its present value; a rent has one for each amount */
  now: readonly string[];
  /** the labels of several amounts */
  parts?: readonly string[];
  /** other values that the field accepts */
  hint?: string;
}

/** A tile of a board: its row in the view, and its entry in the board's document. */
export interface BuiltTile {
  tile: BoardTile;
  written: string | WrittenTile;
}

/** The fields of a tile that can be changed. */
export function fieldsOfTile({ tile, written }: BuiltTile): Field[] {
  const name: Field = { key: 'name', label: 'Name', now: [tile.Tile] };
  if (typeof written === 'string' || written.property === undefined) return [name];
  return [
    name,
    ...amount('price', 'Price', written.price),
    ...amount('mortgage', 'Mortgage value', tile.Mortgage, mortgageHint(written)),
    ...amount('house_cost', 'Cost of a house', written.house_cost),
    ...amount('hotel_cost', 'Cost of a hotel', written.hotel_cost),
    ...amount('skyscraper_cost', 'Cost of a skyscraper', written.skyscraper_cost),
    ...rent(written),
  ];
}

/** The fields of a board outside its tiles. */
export function fieldsOfBoard({ Board: board, Salary: salary }: { Board: string; Salary: number }): Field[] {
  return [{ key: 'name', label: 'Name of the board', now: [board] }, ...amount('salary', 'Salary', salary)];
}

function amount(key: string, label: string, now: number | null | undefined, hint?: string): Field[] {
  return now === null || now === undefined ? [] : [{ key, label, now: [String(now)], ...(hint === undefined ? {} : { hint }) }];
}

function mortgageHint({ mortgage }: WrittenTile): string {
  return mortgage === undefined ? 'Follows the price until you type another value.' : 'Type none to follow the price again.';
}

function rent({ rent: now, hotel_cost: hotel, skyscraper_cost: skyscraper }: WrittenTile): Field[] {
  if (now === undefined) return [];
  if (typeof now !== 'object') return [{ key: 'rent', label: 'Rent', now: [String(now)], hint: 'A number, or the word price for the price itself.' }];
  const tall = [...(hotel === undefined ? [] : ['Hotel']), ...(skyscraper === undefined ? [] : ['Skyscraper'])];
  return Object.entries(now).map(([by, amounts]): Field => ({
    key: 'rent',
    label: by === 'dice' ? 'Rent, times the dice' : 'Rent',
    now: amounts.map(String),
    parts: amounts.map((_, index) => partOf(by, index, tall[index - amounts.length + tall.length])),
  }));
}

/** The label of one amount of a rent. @param tall the building above the houses that it is for */
function partOf(by: string, index: number, tall: string | undefined): string {
  if (by === 'owned' || by === 'dice') return `${index + 1} owned`;
  if (index === 0) return 'No buildings';
  if (tall !== undefined) return tall;
  return by === 'house' ? 'Each building' : `${index} ${index === 1 ? 'building' : 'buildings'}`;
}
