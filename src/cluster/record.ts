import fs from 'node:fs';
import path from 'node:path';
import { generatePassword } from '../database/accounts';
import { makePrivateDirectory, writePrivateFile } from '../database/directories';

/** How many servers a group has: the smallest number that survives the loss of one. */
export const SIZE = 3;

/** The record of a group, in a file that only this user can read. */
export interface ClusterRecord {
  /** the name of the group, a UUID */
  group: string;
  rootPassword: string;
  ownerPassword: string;
  /** of the account with which the servers replicate from each other */
  replicationPassword: string;
  /** TCP ports on 127.0.0.1, in the order of the servers; missing until they are first started */
  ports: (number | undefined)[];
}

/** The folder of a group, next to that of the checkout's own server. */
export function clusterFolder(server: string): string {
  return `${server}-cluster`;
}

/** The folder of one server, counted from 1. */
export function memberFolder(folder: string, member: number): string {
  return path.join(folder, String(member));
}

/** The record; undefined when there is no group. */
export function readClusterRecord(folder: string): ClusterRecord | undefined {
  const file = recordFile(folder);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ClusterRecord) : undefined;
}

/** Reads the record, or makes one with new passwords. Makes the folder. */
export function readOrMakeClusterRecord(folder: string): ClusterRecord {
  makePrivateDirectory(path.dirname(folder));
  makePrivateDirectory(folder);
  const found = readClusterRecord(folder);
  if (found) return found;
  const [rootPassword, ownerPassword, replicationPassword] = [generatePassword(), generatePassword(), generatePassword()];
  const record = { group: crypto.randomUUID(), rootPassword, ownerPassword, replicationPassword, ports: [] };
  writeClusterRecord(folder, record);
  return record;
}

export function writeClusterRecord(folder: string, record: ClusterRecord): void {
  writePrivateFile(recordFile(folder), `${JSON.stringify(record, undefined, 2)}\n`);
}

function recordFile(folder: string): string {
  return path.join(folder, 'cluster.json');
}
