import fs from 'node:fs';
import path from 'node:path';
import { generatePassword } from '../accounts';
import { makePrivateDirectory, writePrivateFile } from '../directories';

/** How many servers a group has: the smallest number that survives the loss of one. */
export const SIZE = 3;

/** The state of a group, kept in a file that only this user can read. */
export interface ClusterState {
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

/** The state of a group; undefined when there is no group. */
export function readClusterState(folder: string): ClusterState | undefined {
  const file = stateFile(folder);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ClusterState) : undefined;
}

/** Reads the state, or makes one with new passwords. Makes the folder. */
export function readOrMakeClusterState(folder: string): ClusterState {
  makePrivateDirectory(path.dirname(folder));
  makePrivateDirectory(folder);
  const found = readClusterState(folder);
  if (found) return found;
  const [rootPassword, ownerPassword, replicationPassword] = [generatePassword(), generatePassword(), generatePassword()];
  const state = { group: crypto.randomUUID(), rootPassword, ownerPassword, replicationPassword, ports: [] };
  writeClusterState(folder, state);
  return state;
}

export function writeClusterState(folder: string, state: ClusterState): void {
  writePrivateFile(stateFile(folder), `${JSON.stringify(state, undefined, 2)}\n`);
}

function stateFile(folder: string): string {
  return path.join(folder, 'cluster.json');
}
