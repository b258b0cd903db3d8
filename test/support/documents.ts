import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { CHECKOUT } from '../../src/deploy/catalogue';
import type { GameConnection } from '../../src/client/connection';

/** What stands in a document. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A document, or a part of it that has keys. */
export type Document = Record<string, Json>;

/** The document of an edition that the seeds have. */
export function seedDocument(edition: string): Document {
  return parse(fs.readFileSync(path.join(CHECKOUT, 'seeds', `${edition}.yaml`), 'utf8')) as Document;
}

/** A board of ten tiles on which there is something of everything. */
const QUAY: Document = {
  edition: 'quay',
  rules: {
    min_players: 2, max_players: 4, dice_count: 2, doubles_roll_again: true, doubles_to_jail: 3, jail_exit_doubles: true,
    jail_fine: 20, jail_turns: 3, purchase: 'offered', auction: 'declined', first_bid_percent: 10, raise_percent: 10,
    max_houses: 2, has_hotels: true, build_evenly: true, sell_percent: 50, mortgage_percent: 50, redeem_fee: 1000,
    trade: 'free', insolvency: 'debt', cards_go_to_creditor: true, pot: 'everything', turn_end: 'declared', can_leave: true,
  },
  board: {
    first_location: 1, salary: 100, jail_location: 'Lock',
    tiles: [
      'Pier',
      { property: 'North Quay', colour: 'Blue', price: 60, house_cost: 30, hotel_cost: 40, rent: { level: [2, 10, 30, 90] } },
      { bonus: 'Storm', text: 'Lose 15.', pay: 15 },
      { property: 'South Quay', colour: 'Blue', price: 60, house_cost: 30, hotel_cost: 40, rent: { house: [4, 20, 100] } },
      { bonus: 'Bottle', draw: 'Bottles' },
      { property: "Old Tom's Ferry", colour: 'Ferries', price: 100, rent: { owned: [25, 50] } },
      { bonus: 'Lock' },
      { property: 'New Ferry', colour: 'Ferries', price: 100, rent: { dice: [4, 10] } },
      { bonus: 'Nets', take_pot: true },
      { bonus: 'Customs', go_to_jail: 'Lock' },
    ],
  },
  decks: {
    Bottles: [
      { text: 'Find 50.', collect: 50 },
      { text: 'Drift.', move_by: -2 },
      { text: 'A pass.', jail_card: true },
      { text: 'Repairs.', pay_per_building: 5 },
      { text: 'To the quay.', move_to: 'North Quay' },
    ],
  },
  statuses: { jailed: 'Locked up' },
  wording: { moved: '{player} drifts to {tile}.' },
  choices: [{ action: 'roll', code: 'r', label: 'Row' }],
  words: { sign: '€' },
  tokens: ['Anchor', 'Buoy', 'Crab'],
  opening: [
    { name: 'Ada', token: 'Anchor', cash: 300, at: 'North Quay', owns: ['New Ferry', { property: 'South Quay', cost_factor: 1 }] },
    { name: 'Bob', token: 'Crab' },
  ],
};

/** A document of its own for a test: something of everything on ten tiles. */
export function quay(edition: string, change: (document: Document) => unknown = () => undefined): Document {
  const document = { ...structuredClone(QUAY), edition };
  change(document);
  return document;
}

/** A part of a document, by its keys, to change something in it. */
export function at(document: Json, ...keys: (string | number)[]): Document {
  let part = document;
  for (const key of keys) part = (part as Record<string | number, Json>)[key] ?? null;
  return part as Document;
}

/** Makes or replaces an edition. @returns the number of its ruleset @throws RefusedMove */
export async function importDocument(connection: GameConnection, document: Json): Promise<number> {
  const [rows] = await connection.rows<{ ruleset_id: number }[]>('CALL import_edition(?)', [JSON.stringify(document)]);
  return rows?.[0]?.ruleset_id ?? -1;
}

/** Everything that is wrong with a document, as `place error`. */
export async function errorsOf(connection: GameConnection, document: Json): Promise<string[]> {
  const [rows] = await connection.rows<{ place: string; error: string }[]>('CALL check_edition(?)', [JSON.stringify(document)]);
  return (rows ?? []).map(({ place, error }) => `${place} ${error}`.trimStart());
}
