import type { BoardTile, WrittenTile } from '../../board/boards';

/** Something of a tile, or of a board, that can be changed. */
export interface Field {
  /** how the database calls it */
  key: string;
  label: string;
  /** what it is now: a text, or as many as a rent has amounts */
  now: readonly string[];
  /** what each of several amounts is for */
  parts?: readonly string[];
  /** what else can be typed there */
  hint?: string;
}

/** A tile of a board: as it lies there, and as it is written. */
export interface BuiltTile {
  tile: BoardTile;
  written: string | WrittenTile;
}

/** What of a tile can be changed. */
export function fieldsOfTile({ tile, written }: BuiltTile): Field[] {
  const name: Field = { key: 'name', label: 'Name', now: [tile.Tile] };
  if (typeof written === 'string' || written.property === undefined) return [name];
  return [
    name,
    ...amount('price', 'Price', written.price),
    ...amount('mortgage', 'Mortgage value', tile.Mortgage, mortgageHint(written)),
    ...amount('house_cost', 'Cost of a house', written.house_cost),
    ...amount('hotel_cost', 'Cost of a hotel', written.hotel_cost),
    ...rent(written),
  ];
}

/** What of a board can be changed besides its tiles. */
export function fieldsOfBoard({ Board: board, Salary: salary }: { Board: string; Salary: number }): Field[] {
  return [{ key: 'name', label: 'Name of the board', now: [board] }, ...amount('salary', 'Salary', salary)];
}

function amount(key: string, label: string, now: number | null | undefined, hint?: string): Field[] {
  return now === null || now === undefined ? [] : [{ key, label, now: [String(now)], ...(hint === undefined ? {} : { hint }) }];
}

function mortgageHint({ mortgage }: WrittenTile): string {
  return mortgage === undefined ? 'As usual, by the price, until you type another.' : 'Type none to let it go by the price again.';
}

function rent({ rent: now, hotel_cost: hotel }: WrittenTile): Field[] {
  if (now === undefined) return [];
  if (typeof now !== 'object') return [{ key: 'rent', label: 'Rent', now: [String(now)], hint: 'A number, or the word price: then it is the price.' }];
  return Object.entries(now).map(([by, amounts]): Field => ({
    key: 'rent',
    label: by === 'dice' ? 'Rent, times the dice' : 'Rent',
    now: amounts.map(String),
    parts: amounts.map((_, index) => partOf(by, index, hotel !== undefined && index === amounts.length - 1)),
  }));
}

/** For what an amount of a rent is. */
function partOf(by: string, index: number, isHotel: boolean): string {
  if (by === 'owned' || by === 'dice') return `${index + 1} owned`;
  if (index === 0) return 'Bare';
  if (isHotel) return 'Hotel';
  return by === 'house' ? 'Each building' : `${index} ${index === 1 ? 'building' : 'buildings'}`;
}
