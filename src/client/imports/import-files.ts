import { createHash } from 'node:crypto';
import path from 'node:path';
import { editionErrors, errorProblem, isMalformed } from '../editions/errors';
import { callOnce, onlyRow } from '../call';
import type { GameConnection } from '../connection';
import { isRefused, serverErrno } from '../refusal';
import { resend } from '../resend';
import { parseBoard } from './board-file';
import { throwIfAny } from './import-error';
import { parseNumbers } from './numbers-file';
import { readText } from './read-text';
import { parseRules } from './rules-file';
import { boardDocument, rulesDocument } from './to-document';

export const KINDS = ['rules', 'board', 'numbers'] as const;

/** The kinds of files. */
export type ImportKind = (typeof KINDS)[number];

/** A valid file that was read. */
export interface ReadFile {
  kind: ImportKind;
  /** as the user named it */
  file: string;
  /** JSON: the numbers; for rules or a board, an edition document without `edition` and `extends` */
  content: string;
  /** its default name in the database */
  baseName: string;
  /** the line of a place in the document */
  lineOf: (place: string) => number | undefined;
}

export interface ImportOptions {
  /**
   * name in the database; default: the name of the file, with a hash of its content if that name is taken
   */
  name?: string;
  /** the edition that rules and boards extend */
  template?: string;
}

/** An imported file. */
export interface Imported {
  kind: ImportKind;
  name: string;
  id: number;
}

/** The MySQL error when a concurrent import took the number or the name. */
const DUPLICATE_KEY = 1062;

/** The most retries after that. */
const MAX_COLLISIONS = 10;

/** The greatest lengths of names in the database. */
const NAME_LENGTH = { rules: 40, board: 40, numbers: 60 } as const;

/** The number of default names to try. */
const MAX_NAMES = 4;

/** How to parse each kind of file, and how to find the line of an error from the database. */
const READERS: Readonly<
  Record<ImportKind, (file: string, text: string) => { content: unknown; lineOf: (place: string) => number | undefined }>
> = {
  rules: (file, text) => {
    const { rules, lines } = parseRules(file, text);
    return { content: rulesDocument(rules), lineOf: (place) => lines[place.replace(/^rules\./, '')] };
  },
  board: (file, text) => {
    const tiles = parseBoard(file, text);
    const lineOf = (place: string): number | undefined => tiles[Number(/^board\.tiles\[(\d+)\]/.exec(place)?.[1])]?.line;
    return { content: boardDocument(tiles.map(({ tile }) => tile)), lineOf };
  },
  numbers: (file, text) => ({ content: parseNumbers(file, text), lineOf: () => undefined }),
};

/** Reads and parses a file. @throws ImportError with all problems */
export function readImport(kind: ImportKind, file: string): ReadFile {
  const { content, lineOf } = READERS[kind](file, readText(file));
  return { kind, file, content: JSON.stringify(content), baseName: path.parse(file).name, lineOf };
}

/**
 * Imports files, all of them or none. An identical import under the same name is left as it is.
 * @throws RefusedMove, e.g. name_taken
 */
export async function importFiles(
  connection: GameConnection,
  files: readonly ReadFile[],
  options: ImportOptions = {},
): Promise<Imported[]> {
  for (let left = MAX_COLLISIONS; ; left -= 1) {
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
  throw new Error('There is no name to import under.');
}

/** The names to try, in order. */
function namesFor({ kind, content, baseName }: ReadFile): string[] {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const endings = Array.from({ length: MAX_NAMES }, (_, index) => ['', `-${hash}`][index] ?? `-${hash}-${index}`);
  return endings.map((ending) => [...baseName].slice(0, NAME_LENGTH[kind] - ending.length).join('') + ending);
}

/** @returns the number of the import in the database */
async function callImport(
  connection: GameConnection,
  { kind, file, content, lineOf }: ReadFile,
  name: string,
  template: string,
): Promise<number> {
  if (kind === 'numbers') return await idFrom(connection, 'CALL import_numbers(?, ?)', [name, content]);
  const document = JSON.stringify({ edition: name, extends: template, ...(JSON.parse(content) as object) });
  try {
    return await idFrom(connection, 'CALL import_file(?, ?)', [kind, document]);
  } catch (error) {
    if (!isMalformed(error)) throw error;
    const errors = await editionErrors(connection, document);
    throwIfAny(file, errors.map(({ place, error }) => errorProblem(place, error, lineOf(place))));
    throw error;
  }
}

async function idFrom(connection: GameConnection, sql: string, values: readonly string[]): Promise<number> {
  const made = onlyRow(sql, await callOnce<{ ruleset_id: number } | { list_id: number }>(connection, sql, values));
  return 'ruleset_id' in made ? made.ruleset_id : made.list_id;
}
