import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../server/directories';
import { withClientObjects } from './client-objects';
import { leagueActs, leagueProcedures } from './league-acts';
import { withLeagueChecks } from './league-checks';
import { leagueForms } from './league-forms';
import { withRuleLists } from './rule-lists';
import type { ObjectType, SqlFile, SqlObject } from './sql-object';

export type { ObjectType, SqlFile, SqlObject };

/** The folder that holds migrations/, procedures/ and seeds/. */
export const CHECKOUT = PROGRAM_DIRECTORY;

/** The document of an edition, in YAML. */
export interface EditionFile {
  name: string;
  text: string;
}

/** The tables of an empty database, as some migrations would make them. */
export interface Baseline {
  sql: string;
  /** the name of the last of these migrations */
  last: string;
}

/** Everything that a deploy installs in a database. */
export interface Catalogue {
  /** the version of the package, `+`, and 12 hexadecimal digits of a hash over all the SQL */
  version: string;
  migrations: SqlFile[];
  /** the tables as the migrations leave them; undefined: they run one by one in an empty database, too */
  baseline?: Baseline;
  /** in alphabetical order; the views last, each after those that it reads */
  objects: SqlObject[];
  /** in the order in which they are applied */
  seeds: SqlFile[];
  /** applied after the seeds, each after the one that it extends */
  editions: EditionFile[];
}

/** The refusals, which must exist before the other seeds are applied. */
const FIRST_SEED = 'refusals.sql';

/** The tables after all migrations, in the folder of these. */
const BASELINE = 'baseline.sql';

/** The beginning of an object's SQL, with its type and name. */
export const CREATE = /^CREATE\s+(FUNCTION|PROCEDURE|TRIGGER|VIEW)\s+`?(\w+)`?/i;

/**
 * Reads all the SQL of a checkout.
 * @param checkout default: that of this program
 * @throws Error when a file in procedures/ is not one CREATE of an object with the file's name, or disagrees with the
 *   acts of the league in the seeds; when a form of an act disagrees with it; or when a rule in the seeds has an unknown
 *   type
 */
export function readCatalogue(checkout: string = CHECKOUT): Catalogue {
  const read = (folder: string): SqlFile[] =>
    filesIn(path.join(checkout, folder), '.sql').map((file) => ({ name: path.basename(file), sql: readText(file) }));
  const tables = read('migrations');
  const migrations = tables.filter(({ name }) => name !== BASELINE);
  const baseline = tables.find(({ name }) => name === BASELINE);
  const procedures = filesIn(path.join(checkout, 'procedures'), '.sql').map((file) => ({
    name: path.basename(file),
    sql: readText(file),
    file: path.relative(checkout, file).split(path.sep).join('/'),
  }));
  const editions = filesIn(path.join(checkout, 'seeds'), '.yaml').map((file) => ({ name: path.basename(file), text: readText(file) }));
  const seeds = [...read('seeds')].sort((a, b) => Number(b.name === FIRST_SEED) - Number(a.name === FIRST_SEED));
  const written = withLeagueChecks(withRuleLists(procedures.map(parseObject), seeds));
  const acts = leagueActs(seeds);
  // Only the page uses them; what is wrong in their rows is said here.
  leagueForms(seeds, acts);
  const made = leagueProcedures(acts, written);
  const objects = withClientObjects([...written, ...made], seeds).sort((a, b) => compare(a.name, b.name));
  rejectDuplicates(objects);
  const views = inOrderOfUse(objects.filter(({ type }) => type === 'VIEW'));
  const version = `${packageVersion(checkout)}+${hashOf(migrations, objects, seeds, editions.map(({ name, text }) => ({ name, sql: text })))}`;
  return { version, migrations, ...(baseline ? { baseline: parseBaseline(baseline) } : {}), objects: [...objects.filter(({ type }) => type !== 'VIEW'), ...views], seeds, editions };
}

/** The objects of the given types, in the order of the catalogue. */
export function objectsOf(catalogue: Catalogue, ...types: ObjectType[]): SqlObject[] {
  return catalogue.objects.filter(({ type }) => types.includes(type));
}

/** The files under a folder whose names end with `end`, in the order of their names. */
function filesIn(folder: string, end: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(folder, file))
    .sort((a, b) => compare(path.basename(a), path.basename(b)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** Reads a file with the same line ends on every machine, so that the version is the same. */
function readText(file: string): string {
  return fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/** @throws Error when it does not say which migrations it stands for */
function parseBaseline({ name, sql }: SqlFile): Baseline {
  const [, last] = /^-- The tables after (\S+\.sql)/.exec(sql) ?? [];
  if (last === undefined) throw new Error(`${name} must begin with: -- The tables after FILE`);
  return { sql, last };
}

function parseObject({ name: fileName, sql, file }: SqlFile): SqlObject {
  const [, type, name] = CREATE.exec(sql) ?? [];
  if (!type || !name) {
    throw new Error(`${fileName} must begin with CREATE FUNCTION, PROCEDURE, TRIGGER or VIEW and a name.`);
  }
  if (`${name}.sql` !== fileName) throw new Error(`${fileName} creates ${name}, so its name must be ${name}.sql.`);
  return { type: type.toUpperCase() as ObjectType, name, sql: sql.trim().replace(/;$/, ''), ...(file ? { file } : {}) };
}

/** The views in an order in which each comes after those that it reads. */
function inOrderOfUse(views: readonly SqlObject[]): SqlObject[] {
  const ordered: SqlObject[] = [];
  const seen = new Set<SqlObject>();
  const add = (view: SqlObject): void => {
    if (seen.has(view)) return;
    seen.add(view);
    const sql = withoutComments(view.sql);
    views.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(sql)).forEach(add);
    ordered.push(view);
  };
  views.forEach(add);
  return ordered;
}

function withoutComments(sql: string): string {
  return sql.replace(/--.*$/gm, '');
}

function rejectDuplicates(objects: readonly SqlObject[]): void {
  objects.forEach(({ name, file }, index) => {
    const next = objects[index + 1];
    if (next?.name === name) throw new Error(`Two objects are named ${name} (${file ?? name}, ${next.file ?? name}); rename one.`);
  });
}

function hashOf(...groups: readonly SqlFile[][]): string {
  const hash = createHash('sha256');
  for (const group of groups) {
    hash.update(`${group.length}\n`);
    for (const { name, sql } of group) hash.update(`${name}\n${Buffer.byteLength(sql)}\n${sql}`);
  }
  return hash.digest('hex').slice(0, 12);
}

function packageVersion(checkout: string): string {
  const { version } = JSON.parse(readText(path.join(checkout, 'package.json'))) as { version: string };
  return version;
}
