import fs from 'node:fs';
import path from 'node:path';
import { generatePassword } from './accounts';
import { makePrivateDirectory, writePrivateFile } from './directories';
import { serverFiles } from './server-process';

/** The record of a checkout's server, in a file that only this user can read. */
export interface ServerRecord {
  rootPassword: string;
  ownerPassword: string;
  /** which kind of server has this checkout's games; missing until the first one was started */
  source?: 'private' | 'container';
  /** the TCP port on 127.0.0.1 */
  port?: number;
  /** the mysqld that was used last, and its version */
  mysqld?: { path: string; version: string };
}

/** Path of the record in a server's folder. */
function recordFile(folder: string): string {
  return path.join(folder, 'credentials.json');
}

/**
 * Reads the record.
 * @returns undefined when this checkout never had a server, or the file is damaged but belongs to a private server,
 *   which gets new passwords at its next start
 * @throws Error when the file is damaged and there is no private server
 */
export function readRecord(folder: string): ServerRecord | undefined {
  const file = recordFile(folder);
  if (!fs.existsSync(file)) return undefined;
  const record = recordIn(fs.readFileSync(file, 'utf8'));
  if (record || fs.existsSync(serverFiles(folder).data)) return record;
  throw new Error(`${file} has no passwords, so the server of this project cannot be used. Delete the file to set up a new server.`);
}

/**
 * Whether a server was set up, whose folder this is. A start that failed leaves only passwords, and that is none. A record
 * that is damaged, or belongs to another user, counts as one, so that its server is not passed over.
 */
export function hasServer(folder: string): boolean {
  if (fs.existsSync(serverFiles(folder).data)) return true;
  const file = recordFile(folder);
  if (!fs.existsSync(file)) return false;
  try {
    const record = recordIn(fs.readFileSync(file, 'utf8'));
    return record === undefined || record.source !== undefined;
  } catch {
    return true;
  }
}

function recordIn(text: string): ServerRecord | undefined {
  try {
    const record = JSON.parse(text) as Partial<ServerRecord> | null;
    const isComplete = [record?.rootPassword, record?.ownerPassword].every((password) => typeof password === 'string' && password !== '');
    return isComplete ? (record as ServerRecord) : undefined;
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
