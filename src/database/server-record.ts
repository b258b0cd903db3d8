import fs from 'node:fs';
import path from 'node:path';
import { generatePassword } from './accounts';
import { makePrivateDirectory, writePrivateFile } from './directories';
import { serverFiles } from './server-process';

/** What is remembered of a checkout's server, in a file that only this user can read. */
export interface ServerRecord {
  rootPassword: string;
  ownerPassword: string;
  /** where this checkout's games are; missing until a server was up for the first time */
  source?: 'private' | 'container';
  /** the TCP port on 127.0.0.1 */
  port?: number;
  /** the server program used last, and its version */
  mysqld?: { path: string; version: string };
}

/** Path of the record in a server's folder. */
export function recordFile(folder: string): string {
  return path.join(folder, 'credentials.json');
}

/**
 * Reads the record; undefined when this checkout never had a server, or when there is no record in the file: a
 * private server is given new passwords when it starts.
 * @throws Error when there is none in the file, and no private server beside it
 */
export function readRecord(folder: string): ServerRecord | undefined {
  const file = recordFile(folder);
  if (!fs.existsSync(file)) return undefined;
  const record = recordIn(fs.readFileSync(file, 'utf8'));
  if (record || fs.existsSync(serverFiles(folder).data)) return record;
  throw new Error(`There are no passwords in ${file}, and without them no way into a server of this checkout; remove the file to begin anew.`);
}

function recordIn(text: string): ServerRecord | undefined {
  try {
    const record = JSON.parse(text) as Partial<ServerRecord> | null;
    const isWhole = [record?.rootPassword, record?.ownerPassword].every((password) => typeof password === 'string' && password !== '');
    return isWhole ? (record as ServerRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the record, or makes one with new passwords. Makes the folder. */
export function readOrMakeRecord(folder: string): ServerRecord {
  makePrivateDirectory(folder);
  const record = readRecord(folder) ?? { rootPassword: generatePassword(), ownerPassword: generatePassword() };
  writeRecord(folder, record);
  return record;
}

/** Replaces the record. */
export function writeRecord(folder: string, record: ServerRecord): void {
  writePrivateFile(recordFile(folder), `${JSON.stringify(record, undefined, 2)}\n`);
}
