import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DATABASE, OWNER, ownerStatements } from '../database/accounts';
import { directoriesOf, PROGRAM_DIRECTORY } from '../database/directories';
import { withDotenv } from '../database/database-url';
import { withLock } from '../database/lock';
import { compareVersions, versionNumbers } from '../database/mysqld-version';
import { findOrFetchMysqld } from '../database/private-server';
import { Member, NO_MAJORITY, type Standing } from './member';
import { type ClusterRecord, clusterFolder, readClusterRecord, readOrMakeClusterRecord, SIZE, writeClusterRecord } from './record';

export interface ClusterOptions {
  /** receives a line for people */
  say: (line: string) => void;
  /** the folder whose group it is; default: the one this program is in */
  checkout?: string;
  /** default: the environment of this process */
  env?: NodeJS.ProcessEnv;
}

/** One server of a group, for people. */
export interface MemberStatus extends Standing {
  member: number;
  port: number | undefined;
  running: boolean;
}

/** There is no such server, or no group at all. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}

/** The first version whose members talk to each other by MySQL's own protocol. */
const FIRST_VERSION = [8, 0, 27];

/** Milliseconds between two looks at a group that is forming. */
const PAUSE = 200;

/** Milliseconds that a server may take to catch up with the others. */
const JOIN_LIMIT = 120_000;

/**
 * Starts three servers on this machine, as a group of which one takes writes, or starts those again
 * that are down. What was acknowledged survives the loss of any one.
 * @returns the address of the group, with the owner's password
 * @throws NoServerProgram, ClusterError, Error with the server's own words
 */
export async function startCluster(options: ClusterOptions): Promise<string> {
  const { say } = options;
  const { folder, cache, env } = contextOf(options);
  const record = readOrMakeClusterRecord(folder);
  return await withLock(folder, () => say('Waiting for another process that is starting or stopping the group.'), async () => {
    const mysqld = await findOrFetchMysqld(cache, env, say);
    if (compareVersions(versionNumbers(mysqld.version)!, FIRST_VERSION) < 0) {
      throw new ClusterError(`A group needs MySQL ${FIRST_VERSION.join('.')} or newer; ${mysqld.path} is ${mysqld.version}.`);
    }
    const members = membersOf(folder, record);
    await endRemains(members, say);
    for (const member of members) {
      if (await member.isRunning()) continue;
      say(`Starting server ${member.number} of ${SIZE}.`);
      record.ports[member.number - 1] = await member.start(mysqld, env);
      writeClusterRecord(folder, record);
    }
    await form(members, record, say);
    const primary = await findPrimary(members);
    await primary.use(async (connection) => {
      const [[found]] = (await connection.query('SELECT COUNT(*) AS owners FROM mysql.user WHERE User = ?', [OWNER])) as unknown as [[{ owners: number }]];
      if (!found.owners) for (const statement of ownerStatements(record.ownerPassword)) await connection.query(statement);
    });
    return addressOf(record);
  });
}

/** Ends what is left of a group of which most are gone: it takes no writes, and nobody can join it. */
async function endRemains(members: readonly Member[], say: (line: string) => void): Promise<void> {
  const running: Member[] = [];
  for (const member of members) if (await member.isRunning()) running.push(member);
  for (const member of running) {
    if (2 * running.length > SIZE && (await member.standing()).state !== NO_MAJORITY) continue;
    say(`Server ${member.number} is left of a group of which most are gone; it starts anew with the others.`);
    await member.kill();
  }
}

/** Lets all servers take part: by who has a group already, else by who has the most. */
async function form(members: readonly Member[], record: ClusterRecord, say: (line: string) => void): Promise<void> {
  const ports = record.ports.map((port) => port ?? 0);
  const isIn = async (member: Member): Promise<boolean> => ['ONLINE', 'RECOVERING'].includes((await member.standing()).state);
  const inside: Member[] = [];
  for (const member of members) if (await isIn(member)) inside.push(member);
  if (inside.length === 0) {
    const first = await newest(members);
    say(`Server ${first.number} begins the group.`);
    await first.join(ports, true);
    inside.push(first);
  }
  for (const member of members.filter((one) => !inside.includes(one))) {
    say(`Server ${member.number} joins it.`);
    await member.join(ports, false);
  }
  const until = Date.now() + JOIN_LIMIT;
  for (const member of members) {
    while ((await member.standing()).state !== 'ONLINE') {
      if (Date.now() > until) throw new ClusterError(`Server ${member.number} did not join the group; its log is ${member.files.log}.`);
      await wait(PAUSE);
    }
  }
}

/** The server that has every transaction that any of them has. */
async function newest(members: readonly Member[]): Promise<Member> {
  const executed = await Promise.all(members.map((member) => member.transactions()));
  for (const member of members) {
    const has = await Promise.all(executed.map((gtids) => member.has(gtids)));
    if (has.every(Boolean)) return member;
  }
  throw new ClusterError('Each of the servers has something that the others do not have: the group cannot be formed without losing some of it.');
}

async function findPrimary(members: readonly Member[]): Promise<Member> {
  for (const member of members) {
    const { state, role } = await member.standing();
    if (state === 'ONLINE' && role === 'PRIMARY') return member;
  }
  throw new ClusterError('The group has no primary.');
}

/** How the servers of a group stand; nothing is started. */
export async function clusterStatus(options: ClusterOptions): Promise<MemberStatus[]> {
  const { folder, record } = existing(options);
  return await Promise.all(
    membersOf(folder, record).map(async (member) => ({
      member: member.number,
      port: record.ports[member.number - 1],
      running: await member.isRunning(),
      ...(await member.standing()),
    })),
  );
}

/** The address of a group, with the owner's password. @throws ClusterError when there is none */
export function clusterAddress(options: ClusterOptions): string {
  return addressOf(existing(options).record);
}

/**
 * Kills a server as a power cut would.
 * @param which its number; undefined: the primary
 * @returns its number
 * @throws ClusterError when it does not run
 */
export async function killMember(options: ClusterOptions, which?: number): Promise<number> {
  const { folder, record } = existing(options);
  const members = membersOf(folder, record);
  const member = which === undefined ? await findPrimary(members) : members.find((one) => one.number === which);
  if (!member) throw new ClusterError(`The group has no server ${which}; they are 1 to ${SIZE}.`);
  if (!(await member.kill())) throw new ClusterError(`Server ${member.number} does not run.`);
  return member.number;
}

/** Ends all servers in good order; the games stay. @returns how many ran */
export async function stopCluster(options: ClusterOptions): Promise<number> {
  const { folder, record } = existing(options);
  return await withLock(folder, () => options.say('Waiting for another process that is starting or stopping the group.'), async () => {
    let stopped = 0;
    const standings = await Promise.all(membersOf(folder, record).map(async (member) => ({ member, ...(await member.standing()) })));
    // The primary last: else each of the others would become it before it ends.
    standings.sort((one, other) => Number(one.role === 'PRIMARY') - Number(other.role === 'PRIMARY'));
    for (const { member } of standings) if (await member.stop()) stopped += 1;
    return stopped;
  });
}

/** Ends all servers and deletes them with all that is in them. */
export async function eraseCluster(options: ClusterOptions): Promise<void> {
  await stopCluster(options);
  fs.rmSync(existing(options).folder, { recursive: true, force: true });
}

function contextOf({ checkout = PROGRAM_DIRECTORY, env = process.env }: ClusterOptions): { folder: string; cache: string; env: NodeJS.ProcessEnv } {
  const complete = withDotenv(checkout, env);
  const { server, cache } = directoriesOf(checkout, complete);
  return { folder: clusterFolder(server), cache, env: complete };
}

function existing(options: ClusterOptions): { folder: string; record: ClusterRecord } {
  const { folder } = contextOf(options);
  const record = readClusterRecord(folder);
  if (!record) throw new ClusterError('There is no group of servers yet; npx sqlopoly cluster up starts one.');
  return { folder, record };
}

function membersOf(folder: string, record: ClusterRecord): Member[] {
  return Array.from({ length: SIZE }, (_, index) => new Member(folder, index + 1, record));
}

function addressOf({ ownerPassword, ports }: ClusterRecord): string {
  return `mysql://${OWNER}:${ownerPassword}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/${DATABASE}`;
}
