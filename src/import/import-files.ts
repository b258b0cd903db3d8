import { createHash } from 'node:crypto';
import path from 'node:path';
import { editionFaults, faultProblem, isMalformed } from '../edition/faults';
import { callOnce, onlyRow } from '../game/call';
import type { GameConnection } from '../game/connection';
import { isRefused, serverErrno } from '../game/refusal';
import { resend } from '../game/resend';
import { readBoard } from './board-file';
import { throwIfAny } from './import-error';
import { parseNumbers } from './numbers-file';
import { readText } from './read-text';
import { readRules } from './rules-file';
import { boardDocument, rulesDocument } from './to-document';

export const KINDS = ['rules', 'board', 'numbers'] as const;

/** What can be imported. */
export type ImportKind = (typeof KINDS)[number];

/** A file that was read, and is as it must be. */
export interface ReadFile {
  kind: ImportKind;
  /** as the user named it */
  file: string;
  /** in JSON: the numbers; of rules or a board the document of an edition, without its name and what it extends */
  content: string;
  /** what it is called in the database when nobody says a name */
  baseName: string;
  /** the line of a place in the document that is at fault */
  lineOf: (place: string) => number | undefined;
}

export interface ImportOptions {
  /**
   * what it is to be called; default: like the file, or, when something else is called so, like the
   * file and a hash of what it holds
   */
  name?: string;
  /** the edition from which rules and boards take what their file does not say */
  template?: string;
}

/** Something that is in the database now. */
export interface Imported {
  kind: ImportKind;
  name: string;
  id: number;
}

/** Somebody else imported something in the same moment, and took the number or the name. */
const DUPLICATE_KEY = 1062;

/** How often that may happen. */
const MOST_COLLISIONS = 10;

/** How many characters of names the database holds. */
const NAME_LENGTH = { rules: 40, board: 40, numbers: 60 } as const;

/** How often another name is tried when nobody said one. */
const MOST_NAMES = 4;

/** How files are read, and how the lines are found that the database finds fault with. */
const READERS: Readonly<
  Record<ImportKind, (file: string, text: string) => { content: unknown; lineOf: (place: string) => number | undefined }>
> = {
  rules: (file, text) => {
    const { rules, lines } = readRules(file, text);
    return { content: rulesDocument(rules), lineOf: (place) => lines[place.replace(/^rules\./, '')] };
  },
  board: (file, text) => {
    const tiles = readBoard(file, text);
    const lineOf = (place: string): number | undefined => tiles[Number(/^board\.tiles\[(\d+)\]/.exec(place)?.[1])]?.line;
    return { content: boardDocument(tiles.map(({ tile }) => tile)), lineOf };
  },
  numbers: (file, text) => ({ content: parseNumbers(file, text), lineOf: () => undefined }),
};

/**
 * Reads a file.
 * @throws ImportError that names the lines that are wrong
 */
export function readImport(kind: ImportKind, file: string): ReadFile {
  const { content, lineOf } = READERS[kind](file, readText(file));
  return { kind, file, content: JSON.stringify(content), baseName: path.parse(file).name, lineOf };
}

/**
 * Puts files into the database, all of them or none. What is there already under the name is left as
 * it is when it is the same.
 * @throws RefusedMove, e.g. name_taken
 */
export async function importFiles(
  connection: GameConnection,
  files: readonly ReadFile[],
  options: ImportOptions = {},
): Promise<Imported[]> {
  for (let left = MOST_COLLISIONS; ; left -= 1) {
    try {
      return await resend(connection, () => importInTransaction(connection, files, options));
    } catch (error) {
      if (left === 0 || serverErrno(error) !== DUPLICATE_KEY) throw error;
    }
  }
}

async function importInTransaction(
  connection: GameConnection,
  files: readonly ReadFile[],
  options: ImportOptions,
): Promise<Imported[]> {
  await connection.run('START TRANSACTION');
  try {
    const imported: Imported[] = [];
    for (const file of files) imported.push(await importOne(connection, file, options));
    await connection.run('COMMIT');
    return imported;
  } catch (error) {
    await connection.run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function importOne(
  connection: GameConnection,
  file: ReadFile,
  { name: wanted, template = '' }: ImportOptions,
): Promise<Imported> {
  const names = wanted === undefined ? namesFor(file) : [wanted];
  for (const [index, name] of names.entries()) {
    try {
      return { kind: file.kind, name, id: await callImport(connection, file, name, template) };
    } catch (error) {
      if (!isRefused(error, 'name_taken') || index === names.length - 1) throw error;
    }
  }
  throw new Error('There is a name to import under.');
}

/** The names that are tried, the first first. */
function namesFor({ kind, content, baseName }: ReadFile): string[] {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const endings = Array.from({ length: MOST_NAMES }, (_, index) => ['', `-${hash}`][index] ?? `-${hash}-${index}`);
  return endings.map((ending) => [...baseName].slice(0, NAME_LENGTH[kind] - ending.length).join('') + ending);
}

/** @returns the number of what is in the database now */
async function callImport(
  connection: GameConnection,
  { kind, file, content, lineOf }: ReadFile,
  name: string,
  template: string,
): Promise<number> {
  if (kind === 'numbers') return await idFrom(connection, 'CALL import_numbers(?, ?)', [name, content]);
  const document = JSON.stringify({ edition: name, extends: template, ...(JSON.parse(content) as object) });
  try {
    return await idFrom(connection, 'CALL add_edition(?)', [document]);
  } catch (error) {
    if (!isMalformed(error)) throw error;
    const faults = await editionFaults(connection, document);
    throwIfAny(file, faults.map(({ place, fault }) => faultProblem(place, fault, lineOf(place))));
    throw error;
  }
}

async function idFrom(connection: GameConnection, sql: string, values: readonly string[]): Promise<number> {
  const made = onlyRow(sql, await callOnce<{ ruleset_id: number } | { list_id: number }>(connection, sql, values));
  return 'ruleset_id' in made ? made.ruleset_id : made.list_id;
}
