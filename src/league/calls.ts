import { call, callForRow, callOnce, onlyRow } from '../client/call';
import type { GameConnection } from '../client/connection';
import { ACTS } from './acts';

/** The score of a player in a match. */
export interface Score {
  player: string;
  /** the database accepts only even whole numbers */
  score: number;
}

/** A match of a draw. */
export interface DrawnMatch {
  /** names */
  players: string[];
  /** strength of the table, 1 the weakest; left out: it has none */
  strength?: number;
}

/** Settings of a tournament by name, as settingsView lists them. */
export type Settings = Readonly<Record<string, string>>;

/** The values of arguments by their kinds; lists also as JSON. */
interface Values {
  tournament: number;
  round: number | string;
  match: number;
  game: number;
  player: string;
  players: readonly string[] | string;
  matches: readonly DrawnMatch[] | string;
  scores: readonly Score[] | string;
  settings: Settings;
  words: readonly string[] | string;
  text: string | number;
  number: number | string;
  /** e.g. `2026-01-31` */
  day: string;
  flag: boolean | '0' | '1';
  point_system: string;
  draw_method: string;
  right: string;
}

/** A procedure of the league that changes something. */
export type ActName = keyof typeof ACTS;

/** An argument of an act. */
export interface ActArgument {
  name: string;
  kind: keyof Values;
  isOptional?: true;
  meaning?: string;
  /** of its field on the page; undefined: the page knows its value, or leaves it out */
  label?: string;
  /** of a number; default: 1 */
  least?: number;
  /** of a number, or of the characters of a text; undefined: no limit */
  most?: number;
}

/** An act of the league; with a command if that only passes its arguments on. */
export interface Act {
  sql: string;
  /** what it changes; undefined: it makes other acts, or cannot be undone */
  part?: string;
  command?: string;
  meaning?: string;
  example?: string;
  takes: readonly ActArgument[];
}

type ValueOf<Argument> = Argument extends { kind: infer Kind extends keyof Values }
  ? Argument extends { isOptional: true } ? Values[Kind] | null : Values[Kind]
  : never;

type ValuesOf<Takes extends readonly unknown[]> = { readonly [Index in keyof Takes]: ValueOf<Takes[Index]> };

/** The values that an act takes, in the order of its procedure's parameters. */
export type ActValues<Name extends ActName> = ValuesOf<(typeof ACTS)[Name]['takes']>;

/** All acts, by their procedures. */
export const acts: Readonly<Record<ActName, Act>> = ACTS;

/** The statements of the acts. */
export const CHANGES = Object.fromEntries(Object.entries(ACTS).map(([name, { sql }]) => [name, sql])) as Readonly<Record<ActName, string>>;

/** Changes something in the league. @throws RefusedMove */
export async function change<Name extends ActName>(connection: GameConnection, act: Name, ...values: ActValues<Name>): Promise<void> {
  await sendChange(connection, act, values);
}

/** The same with values that were read for the act, e.g. from the arguments of a command. @throws RefusedMove */
export async function sendChange(connection: GameConnection, act: ActName, values: readonly unknown[]): Promise<void> {
  await call(connection, CHANGES[act], values.map(sent));
}

/** The same within a transaction, where it is not repeated. @throws RefusedMove */
export async function changeOnce<Name extends ActName>(connection: GameConnection, act: Name, ...values: ActValues<Name>): Promise<void> {
  await callOnce(connection, CHANGES[act], values.map(sent));
}

function sent(value: unknown): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' || value === null ? value : JSON.stringify(value);
}

/**
 * Creates a tournament, which belongs to the account that creates it.
 * @returns its number
 * @throws RefusedMove, e.g. name_taken
 */
export async function newTournament(
  connection: GameConnection, name: string, start: string, end: string, pointSystem: string, settings: Settings = {},
): Promise<number> {
  const values = [name, start, end, pointSystem, settings];
  return (await callForRow<{ tournament_id: number }>(connection, CHANGES.new_tournament, values.map(sent))).tournament_id;
}

/**
 * Adds a round to a tournament.
 * @returns its number
 * @throws RefusedMove, e.g. round_exists
 */
export async function addRound(connection: GameConnection, ...values: ActValues<'add_round'>): Promise<number> {
  return (await callForRow<{ round_id: number }>(connection, CHANGES.add_round, values.map(sent))).round_id;
}

/**
 * Adds a player to the league, once: within a transaction, where it is not repeated.
 * @returns the number of the player
 * @throws RefusedMove, e.g. name_taken
 */
export async function addLeaguePlayer(connection: GameConnection, name: string): Promise<number> {
  return onlyRow(CHANGES.add_league_player, await callOnce<{ player_id: number }>(connection, CHANGES.add_league_player, [name])).player_id;
}
