import fs from 'node:fs';
import path from 'node:path';
import { generatePassword } from './accounts';
import { makePrivateDirectory, writePrivateFile } from './directories';

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

/** Reads the record; undefined when this checkout never had a server. */
export function readRecord(folder: string): ServerRecord | undefined {
  const file = recordFile(folder);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ServerRecord) : undefined;
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
