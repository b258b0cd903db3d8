import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DATABASE, OWNER, OWNER_OF_GROUP_STATEMENT, ownerStatements } from '../accounts';
import { directoriesOf } from '../directories';
import { withDotenv } from '../database-url';
import { withLock } from '../lock';
import { compareVersions, versionNumbers } from '../mysqld-version';
import { findOrFetchMysqld } from '../private-server';
import { projectDirectory } from '../project';
import type { Address } from '../address';
import { programName } from '../program-name';
import { Member, type MemberState, NO_MAJORITY } from './member';
import { type ClusterState, clusterFolder, readClusterState, readOrMakeClusterState, SIZE, writeClusterState } from './cluster-state';

export interface ClusterOptions {
  /** receives progress lines for people */
  say: (line: string) => void;
  /** the folder whose group it is; default: projectDirectory */
  checkout?: string;
  /** default: the environment of this process */
  env?: NodeJS.ProcessEnv;
}

/** The status of one server of a group. */
export interface MemberStatus extends MemberState {
  member: number;
  port: number | undefined;
  running: boolean;
}

/** There is no such server or no group, or the group cannot start; the message says why. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}

/** The first version whose group members can communicate over MySQL's own protocol. */
const FIRST_VERSION = [8, 0, 27];

/** Milliseconds between two checks of a group that is forming. */
const PAUSE = 200;

/** Milliseconds that a server may take to catch up with the others. */
const JOIN_LIMIT = 120_000;

/**
 * Starts three servers on this machine as a group, in which one accepts writes; servers that already run are kept.
 * Whatever was acknowledged survives the loss of any one server.
 * @param whenReady is called with the address once the group accepts writes; returns lines for people
 * @returns the address of the group, with the owner's password
 * @throws NoServerProgram, ClusterError, Error with the last errors of a server
 */
export async function startCluster(options: ClusterOptions, whenReady: (address: Address) => Promise<readonly string[]>): Promise<string> {
  const { say } = options;
  const { folder, cache, env } = contextOf(options);
  const state = readOrMakeClusterState(folder);
  return await withLock(folder, () => say('Waiting for another process that is starting or stopping the group.'), async () => {
    const mysqld = await findOrFetchMysqld(cache, env, say);
    if (compareVersions(versionNumbers(mysqld.version)!, FIRST_VERSION) < 0) {
      throw new ClusterError(`A group needs MySQL ${FIRST_VERSION.join('.')} or newer; ${mysqld.path} is ${mysqld.version}.`);
    }
    const members = membersOf(folder, state);
    await stopWithoutMajority(members, say);
    for (const member of members) {
      if (await member.isRunning()) continue;
      say(`Starting server ${member.number} of ${SIZE}.`);
      state.ports[member.number - 1] = await member.start(mysqld, env);
      writeClusterState(folder, state);
    }
    await formGroup(members, state, say);
    const primary = await findPrimary(members);
    await primary.use(async (connection) => {
      const [[found]] = (await connection.query('SELECT COUNT(*) AS owners FROM mysql.user WHERE User = ?', [OWNER])) as unknown as [[{ owners: number }]];
      const statements = found.owners ? [] : ownerStatements(state.ownerPassword);
      for (const statement of [...statements, OWNER_OF_GROUP_STATEMENT]) await connection.query(statement);
    });
    const address = addressOf(state);
    for (const line of await whenReady({ url: address })) say(line);
    return address;
  });
}

/** Stops the servers of a group without a majority: it accepts no writes, and no server can join it. */
async function stopWithoutMajority(members: readonly Member[], say: (line: string) => void): Promise<void> {
  const running: Member[] = [];
  for (const member of members) if (await member.isRunning()) running.push(member);
  for (const member of running) {
    if (2 * running.length > SIZE && (await member.readState()).state !== NO_MAJORITY) continue;
    say(`Server ${member.number} has lost the majority of its group; restarting it with the others.`);
    await member.kill();
  }
}

/** Joins all servers to the group. If none is in a group, the one with the most transactions founds it. */
async function formGroup(members: readonly Member[], state: ClusterState, say: (line: string) => void): Promise<void> {
  const ports = state.ports.map((port) => port ?? 0);
  const isIn = async (member: Member): Promise<boolean> => ['ONLINE', 'RECOVERING'].includes((await member.readState()).state);
  const inside: Member[] = [];
  for (const member of members) if (await isIn(member)) inside.push(member);
  if (inside.length === 0) {
    const first = await newest(members);
    say(`Server ${first.number} starts the group.`);
    await first.join(ports, true);
    inside.push(first);
  }
  for (const member of members.filter((one) => !inside.includes(one))) {
    say(`Server ${member.number} joins the group.`);
    await member.join(ports, false);
  }
  const until = Date.now() + JOIN_LIMIT;
  for (const member of members) {
    while ((await member.readState()).state !== 'ONLINE') {
      if (Date.now() > until) throw new ClusterError(`Server ${member.number} did not join the group within two minutes. See its log: ${member.files.log}`);
      await wait(PAUSE);
    }
  }
}

/** The server that has the transactions of all servers. */
async function newest(members: readonly Member[]): Promise<Member> {
  const executed = await Promise.all(members.map((member) => member.transactions()));
  for (const member of members) {
    const has = await Promise.all(executed.map((gtids) => member.has(gtids)));
    if (has.every(Boolean)) return member;
  }
  throw new ClusterError(
    'Each server has transactions that the others do not have, so the group cannot start without losing some of them. ' +
      `${programName()} cluster reset deletes the group with all its games.`,
  );
}

async function findPrimary(members: readonly Member[]): Promise<Member> {
  for (const member of members) {
    const { state, role } = await member.readState();
    if (state === 'ONLINE' && role === 'PRIMARY') return member;
  }
  throw new ClusterError(`The group has no primary; ${programName()} cluster status shows its servers.`);
}

/** The status of the servers of a group. Starts nothing. */
export async function clusterStatus(options: ClusterOptions): Promise<MemberStatus[]> {
  const { folder, state } = existing(options);
  return await Promise.all(
    membersOf(folder, state).map(async (member) => ({
      member: member.number,
      port: state.ports[member.number - 1],
      running: await member.isRunning(),
      ...(await member.readState()),
    })),
  );
}

/** The address of a group, with the owner's password. @throws ClusterError when there is none */
export function clusterAddress(options: ClusterOptions): string {
  return addressOf(existing(options).state);
}

/**
 * Kills a server as a power cut would.
 * @param which its number; undefined: the primary
 * @returns its number
 * @throws ClusterError when it is not running
 */
export async function killMember(options: ClusterOptions, which?: number): Promise<number> {
  const { folder, state } = existing(options);
  const members = membersOf(folder, state);
  const member = which === undefined ? await findPrimary(members) : members.find((one) => one.number === which);
  if (!member) throw new ClusterError(`The group has no server ${which}; its servers are 1 to ${SIZE}.`);
  if (!(await member.kill())) throw new ClusterError(`Server ${member.number} is not running.`);
  return member.number;
}

/** Shuts all servers down and keeps the games. @returns how many were running */
export async function stopCluster(options: ClusterOptions): Promise<number> {
  const { folder, state } = existing(options);
  return await withLock(folder, () => options.say('Waiting for another process that is starting or stopping the group.'), async () => {
    let stopped = 0;
    const states = await Promise.all(membersOf(folder, state).map(async (member) => ({ member, ...(await member.readState()) })));
    // The primary last, so that no other server has to become primary before it stops, too.
    states.sort((one, other) => Number(one.role === 'PRIMARY') - Number(other.role === 'PRIMARY'));
    for (const { member } of states) if (await member.stop()) stopped += 1;
    return stopped;
  });
}

/** Stops all servers and deletes them with all their games. */
export async function eraseCluster(options: ClusterOptions): Promise<void> {
  await stopCluster(options);
  fs.rmSync(existing(options).folder, { recursive: true, force: true });
}

function contextOf({ checkout = projectDirectory(), env = process.env }: ClusterOptions): { folder: string; cache: string; env: NodeJS.ProcessEnv } {
  const complete = withDotenv(checkout, env);
  const { server, cache } = directoriesOf(checkout, complete);
  return { folder: clusterFolder(server), cache, env: complete };
}

function existing(options: ClusterOptions): { folder: string; state: ClusterState } {
  const { folder } = contextOf(options);
  const state = readClusterState(folder);
  if (!state) throw new ClusterError(`There is no group of servers yet; ${programName()} cluster up starts one.`);
  return { folder, state };
}

function membersOf(folder: string, state: ClusterState): Member[] {
  return Array.from({ length: SIZE }, (_, index) => new Member(folder, index + 1, state));
}

function addressOf({ ownerPassword, ports }: ClusterState): string {
  return `mysql://${OWNER}:${ownerPassword}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${DATABASE}`;
}
