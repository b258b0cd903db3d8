import { createHash } from 'node:crypto';
import type { GameConnection } from '../client/connection';
import { objectsOf, type Catalogue, type ObjectType, type SqlObject } from './catalogue';
import { isGate } from './gates';
import { SESSION_SETTINGS } from './session-settings';

/** A routine, trigger or view on the server. */
export interface PresentObject {
  type: ObjectType;
  name: string;
  /** changes whenever the object is replaced or altered */
  state: string;
}

/** What a deploy must do. */
export interface Plan {
  /** the objects on the server, without the gates */
  present: readonly PresentObject[];
  /** the objects to create or replace, in the order of the catalogue */
  replaced: readonly SqlObject[];
  /** the objects on the server that have no file */
  orphans: readonly PresentObject[];
  /** whether seeds and editions must be applied */
  seeds: boolean;
}

interface InstalledPart {
  type: ObjectType | 'SEEDS';
  name: string;
  source: string;
  state: string;
}

/** The part that is not an object: all seeds and editions together. */
const SEEDS = { type: 'SEEDS', name: 'all', state: '' } as const;

/** The folder of the routines that turn the documents of editions into rows. */
const EDITION_ROUTINES = 'procedures/edition/';

/**
 * Compares the objects on the server with a catalogue.
 * @param account that of this connection, which becomes the definer of the routines
 */
export async function planDeploy(connection: GameConnection, catalogue: Catalogue, account: string): Promise<Plan> {
  const present = await presentObjects(connection);
  const installed = new Map((await installedParts(connection)).map((part) => [keyOf(part), part]));
  const isThere = (part: InstalledPart): boolean => {
    const found = installed.get(keyOf(part));
    return found?.source === part.source && found.state === part.state;
  };
  return {
    present,
    replaced: catalogue.objects.filter((object) => {
      const found = present.find((other) => isSame(other, object));
      return !found || !isThere(partOf(object, found, account));
    }),
    orphans: present.filter((found) => !catalogue.objects.some((object) => isSame(found, object))),
    seeds: !isThere(seedsOf(catalogue)),
  };
}

/** Whether a deploy has nothing to do. */
export function isEmptyPlan({ replaced, orphans, seeds }: Plan): boolean {
  return replaced.length === 0 && orphans.length === 0 && !seeds;
}

/** Deletes the records of parts before they are replaced: if this deploy is killed, the next one replaces them. */
export async function forgetParts(connection: GameConnection, { replaced, seeds }: Pick<Plan, 'replaced' | 'seeds'>): Promise<void> {
  const parts = [...replaced.map(({ type, name }) => [type, name]), ...(seeds ? [[SEEDS.type, SEEDS.name]] : [])];
  if (parts.length > 0) await connection.run('DELETE FROM InstalledPart WHERE (type, name) IN (?)', [parts]);
}

/** Deletes all records, so that everything is replaced. */
export async function forgetAllParts(connection: GameConnection): Promise<void> {
  await connection.run('DELETE FROM InstalledPart');
}

/** Records that everything in a catalogue is installed. */
export async function recordParts(connection: GameConnection, catalogue: Catalogue, account: string): Promise<void> {
  const present = await presentObjects(connection);
  const parts = catalogue.objects.flatMap((object) => {
    const found = present.find((other) => isSame(other, object));
    return found ? [partOf(object, found, account)] : [];
  });
  await connection.run('START TRANSACTION');
  await forgetAllParts(connection);
  await connection.run('INSERT INTO InstalledPart (type, name, source, state) VALUES ?', [
    [...parts, seedsOf(catalogue)].map(({ type, name, source, state }) => [type, name, source, state]),
  ]);
  await connection.run('COMMIT');
}

/** The recorded parts; none before their table exists. */
async function installedParts(connection: GameConnection): Promise<InstalledPart[]> {
  const [found] = await connection.rows<{ tables: number }>(
    'SELECT COUNT(*) AS `tables` FROM information_schema.TABLES' +
      " WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'InstalledPart'",
  );
  return found?.tables ? await connection.rows<InstalledPart>('SELECT type, name, source, state FROM InstalledPart') : [];
}

/** The routines, triggers and views of the database, without the gates. */
export async function presentObjects(connection: GameConnection): Promise<PresentObject[]> {
  const objects = await connection.rows<PresentObject>(
    'SELECT ROUTINE_TYPE AS type, ROUTINE_NAME AS name, CAST(UNIX_TIMESTAMP(LAST_ALTERED) AS CHAR) AS state' +
      ' FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE()' +
      " UNION ALL SELECT 'TRIGGER', TRIGGER_NAME, CAST(UNIX_TIMESTAMP(CREATED) AS CHAR)" +
      ' FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()' +
      " UNION ALL SELECT 'VIEW', TABLE_NAME, SHA2(VIEW_DEFINITION, 256)" +
      ' FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE()',
  );
  return objects.filter(({ type, name }) => !(type === 'TRIGGER' && isGate(name)));
}

/** Compares names without regard to case, which some servers do not preserve. */
function isSame(present: PresentObject, { type, name }: SqlObject): boolean {
  return type === present.type && name.toLowerCase() === present.name.toLowerCase();
}

function keyOf({ type, name }: Pick<InstalledPart, 'type' | 'name'>): string {
  return `${type} ${name}`;
}

function partOf({ type, name, sql }: SqlObject, { state }: PresentObject, account: string): InstalledPart {
  return { type, name, source: hashOf([account, SESSION_SETTINGS, sql]), state };
}

function seedsOf(catalogue: Catalogue): InstalledPart {
  const { seeds, editions } = catalogue;
  const routines = objectsOf(catalogue, 'FUNCTION', 'PROCEDURE').filter(({ file }) => file?.startsWith(EDITION_ROUTINES));
  return { ...SEEDS, source: hashOf([seeds, editions, routines.map(({ sql }) => sql)]) };
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
