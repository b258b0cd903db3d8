import fs from 'node:fs';
import path from 'node:path';
import type { Connection, ConnectionOptions, RowDataPacket } from 'mysql2/promise';
import { memberStatements, REPLICATION } from '../accounts';
import { askIfThere, withConnection } from '../ask-server';
import { makePrivateDirectory, writePrivateFile } from '../directories';
import type { Mysqld } from '../find-mysqld';
import { initialiseData, isGone, livePid, serverFiles, type ServerFiles, startServer, waitUntil } from '../server-process';
import { DURABLE } from '../server-settings';
import { type ClusterState, memberFolder } from './cluster-state';
import { memberSettings, READ_ONLY } from './settings';

/** The state of a server in its group. */
export interface MemberState {
  /** e.g. ONLINE; OFFLINE when it is not in the group */
  state: string;
  /** PRIMARY, SECONDARY, or '' */
  role: string;
}

/** The state of a server that cannot reach most of its group. */
export const NO_MAJORITY = 'NO MAJORITY';

/** Milliseconds that a server may take to flush its data and exit. */
const STOP_LIMIT = 120_000;

/** One of the servers of a group on this machine. */
export class Member {
  readonly files: ServerFiles;

  /** @param number counted from 1 */
  constructor(
    folder: string,
    readonly number: number,
    private readonly state: ClusterState,
  ) {
    this.files = serverFiles(memberFolder(folder, number));
  }

  /** Whether its process is running. */
  async isRunning(): Promise<boolean> {
    return (await livePid(this.files)) !== undefined;
  }

  /**
   * Starts it, after setting it up the first time. It accepts no writes until it has joined the group.
   * @returns its port, a new one when the old one is taken
   * @throws Error with the server's last errors
   */
  async start(mysqld: Mysqld, env: NodeJS.ProcessEnv): Promise<number> {
    const { data, init } = this.files;
    const { rootPassword, replicationPassword } = this.state;
    const settings = memberSettings(this.number, this.state.group);
    const isNew = !fs.existsSync(data) || fs.existsSync(init);
    makePrivateDirectory(path.dirname(data));
    if (!fs.existsSync(data)) await initialiseData(mysqld, data, DURABLE, env);
    if (isNew) writePrivateFile(init, memberStatements(rootPassword, replicationPassword).map((statement) => `${statement};\n`).join(''));
    const port = this.state.ports[this.number - 1];
    const started = await startServer({
      mysqld, files: this.files, settings: isNew ? settings : [...settings, READ_ONLY], port, account: this.account(false), detached: true, env,
    });
    started.child.unref();
    if (isNew) await this.use((connection) => connection.query('SET GLOBAL super_read_only = ON'));
    return started.port;
  }

  /** Its state in the group, as it reports it itself. */
  async readState(): Promise<MemberState> {
    const account = this.account(true);
    if (!(await askIfThere(account))) return { state: 'OFFLINE', role: '' };
    const [row] = await this.rows<MemberState>(
      'SELECT MEMBER_STATE AS state, MEMBER_ROLE AS role FROM performance_schema.replication_group_members WHERE MEMBER_ID = @@server_uuid',
    );
    if (!row) return { state: 'OFFLINE', role: '' };
    return row.state === 'ONLINE' && !(await this.hasMajority()) ? { ...row, state: NO_MAJORITY } : row;
  }

  /** Whether it reaches most of its group. Otherwise it accepts no writes, and no server can join through it. */
  private async hasMajority(): Promise<boolean> {
    const [row] = await this.rows<{ most: number }>(
      "SELECT 2 * SUM(MEMBER_STATE <> 'UNREACHABLE') > COUNT(*) AS most FROM performance_schema.replication_group_members",
    );
    return Boolean(row?.most);
  }

  /** The GTIDs of the transactions that it has. */
  async transactions(): Promise<string> {
    const [row] = await this.rows<{ gtids: string }>('SELECT @@gtid_executed AS gtids');
    return row?.gtids ?? '';
  }

  /** Whether it has all of these transactions. */
  async has(gtids: string): Promise<boolean> {
    const [row] = await this.rows<{ has: number }>('SELECT GTID_SUBSET(?, @@gtid_executed) AS has', [gtids]);
    return Boolean(row?.has);
  }

  /**
   * Joins the group, or founds it.
   * @param ports of all servers, in their order
   */
  async join(ports: readonly number[], founds: boolean): Promise<void> {
    const places = ports.map((port) => `127.0.0.1:${port}`);
    await this.use(async (connection) => {
      await connection.query('SET GLOBAL group_replication_local_address = ?', [places[this.number - 1]]);
      await connection.query('SET GLOBAL group_replication_group_seeds = ?', [places.join(',')]);
      await connection.query("CHANGE REPLICATION SOURCE TO SOURCE_USER = ?, SOURCE_PASSWORD = ? FOR CHANNEL 'group_replication_recovery'", [
        REPLICATION, this.state.replicationPassword,
      ]);
      await connection.query('SET GLOBAL group_replication_bootstrap_group = ?', [founds ? 1 : 0]);
      await connection.query('START GROUP_REPLICATION');
      await connection.query('SET GLOBAL group_replication_bootstrap_group = 0');
    });
  }

  /** Shuts it down. @returns false when it was not running */
  async stop(): Promise<boolean> {
    const pid = await livePid(this.files);
    if (pid === undefined) return false;
    if (await askIfThere(this.account(true))) await this.use((connection) => connection.query('SHUTDOWN'));
    else process.kill(pid, 'SIGTERM');
    if (await waitUntil(() => isGone(pid, this.files), STOP_LIMIT)) return true;
    throw new Error(`Server ${this.number} (process ${pid}) has not stopped within two minutes. See its log: ${this.files.log}`);
  }

  /** Kills it, as a power cut would. @returns false when it was not running */
  async kill(): Promise<boolean> {
    const pid = await livePid(this.files);
    if (pid === undefined) return false;
    process.kill(pid, 'SIGKILL');
    await waitUntil(() => isGone(pid, this.files), STOP_LIMIT);
    return true;
  }

  /** Uses a connection as root. */
  async use<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    return await withConnection(this.account(true), work);
  }

  private async rows<Row extends object>(sql: string, values: readonly string[] = []): Promise<Row[]> {
    const [rows] = await this.use((connection) => connection.query<(Row & RowDataPacket)[]>(sql, [...values]));
    return rows;
  }

  private account(bySocket: boolean): ConnectionOptions {
    const account = { user: 'root', password: this.state.rootPassword };
    return bySocket ? { ...account, socketPath: this.files.socket } : account;
  }
}
