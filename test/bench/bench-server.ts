import fs from 'node:fs';
import path from 'node:path';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { CHECKOUT } from '../../src/deploy/catalogue';
import { GameConnection } from '../../src/client/connection';
import { memoryOf } from './memory';
import { clockOf, type Session } from './timing';

/** Durable, with the binary log on, as on a server that many play on. */
const FLAGS = [
  '--log-bin=binlog',
  '--sync-binlog=1',
  '--innodb-flush-log-at-trx-commit=1',
  '--server-id=1',
  '--gtid-mode=ON',
  '--enforce-gtid-consistency=ON',
  '--log-bin-trust-function-creators=ON',
  '--innodb-buffer-pool-size=256M',
  '--innodb-redo-log-capacity=256M',
  // Nothing happens beside what is measured.
  '--event-scheduler=OFF',
];

/** Milliseconds that a statement of the bench may take. */
const TIMEOUT = 600_000;

/** The server that everything is measured on. */
export class BenchServer {
  private readonly opened: GameConnection[] = [];

  private constructor(private readonly server: ThrowawayServer) {}

  /** @param flags more of them, which win over ours */
  static async start(flags: readonly string[] = []): Promise<BenchServer> {
    return new BenchServer(await startThrowawayServer({ durable: true, flags: [...FLAGS, ...flags] }));
  }

  /** Kills the server as a power cut would. */
  kill(): Promise<void> {
    return this.server.kill();
  }

  /** Starts it again after that. */
  restart(): Promise<void> {
    return this.server.restart();
  }

  /** The memory that it holds, in MB; NaN where the system does not tell. */
  memory(): number {
    return memoryOf(this.server.pid);
  }

  async stop(): Promise<void> {
    for (const connection of this.opened) await connection.close();
    await this.server.stop();
  }

  /** The address of a database, with root's password. */
  urlOf(database: string): string {
    return new URL(`/${database}`, this.server.url).href;
  }

  /** Makes an empty database. */
  async create(database: string): Promise<void> {
    const root = await GameConnection.open({ url: this.urlOf('') });
    await root.run('CREATE DATABASE ??', [database]);
    await root.close();
  }

  /** A session, which is closed with the server. */
  async open(database: string): Promise<Session> {
    const session = await this.fresh(database);
    this.opened.push(session.connection);
    return session;
  }

  /** A session that the caller closes. */
  async fresh(database: string): Promise<Session> {
    const address = { url: this.urlOf(database) };
    const connection = await GameConnection.open(address, { timeout: TIMEOUT, multipleStatements: true });
    return { connection, clock: await clockOf(connection, this.server.pid) };
  }
}

/** Makes the coursework's own game in an empty database, and begins it in this session. */
export async function beginCoursework(connection: GameConnection): Promise<void> {
  const script = fs.readFileSync(path.join(CHECKOUT, 'docs', 'coursework.sql'), 'utf8');
  const [before = '', routines = '', after = ''] = script.split(/^DELIMITER .*$/m);
  for (const sql of [before, ...routines.split('$$').filter((text) => text.trim() !== ''), after]) await connection.run(sql);
  await runFiles(connection, 'coursework');
}

/** Runs the files of a folder of the bench: first those in it, then those in its `procedures/`, in order of name. */
export async function runFiles(connection: GameConnection, folder: string): Promise<void> {
  for (const place of [path.join(__dirname, folder), path.join(__dirname, folder, 'procedures')]) {
    const files = fs.existsSync(place) ? fs.readdirSync(place).filter((file) => file.endsWith('.sql')) : [];
    for (const file of files.sort()) await connection.run(fs.readFileSync(path.join(place, file), 'utf8'));
  }
}
