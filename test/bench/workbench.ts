import type { Address } from '../../src/client/connection';
import { CHECKOUT } from '../../src/deploy/catalogue';
import { beginCoursework, BenchServer, runFiles } from './bench-server';
import { copyOfCheckout, deployCheckout } from './checkout';
import { addEditions, addWords } from './crowd';
import type { Session } from './timing';

/** A version of the game that is installed on the server of the bench, and a session in its database. */
export interface Version extends Session {
  database: string;
  /** the folder that it was deployed from */
  checkout: string;
}

/** How a bench is run. */
export interface BenchOptions {
  /** a fifth of the rounds, but five, for a look */
  quick: boolean;
  /** the folder of an older checkout; undefined: there is nothing to compare with */
  against: string | undefined;
  /** another simulator to compare with; undefined: there is none */
  peer?: Peer | undefined;
}

/** Another program that plays games by itself. */
export interface Peer {
  /** for the shell */
  command: string;
  /** how many games it plays */
  games: number;
}

/** What measurements work with. What only some of them need is made when it is first asked for. */
export class Workbench {
  /** receives how much of a measurement is done, in percent */
  onProgress: (percent: number) => void = () => undefined;
  private readonly made = new Map<string, Promise<Session>>();

  private constructor(
    private readonly server: BenchServer,
    /** whether only a look is wanted */
    readonly isQuick: boolean,
    /** this version, and after it the older one if there is one */
    readonly versions: readonly [Version, ...Version[]],
    readonly peer: Peer | undefined,
  ) {}

  /** Starts a server and installs the versions. */
  static async start({ quick, against, peer }: BenchOptions): Promise<Workbench> {
    const server = await BenchServer.start();
    try {
      const ours = await install(server, 'bench_new', CHECKOUT);
      const older = against === undefined ? [] : [await install(server, 'bench_old', against)];
      return new Workbench(server, quick, [ours, ...older], peer);
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  get ours(): Version {
    return this.versions[0];
  }

  /** What is installed: this version, and the older one or null. */
  async installedVersions(): Promise<{ version: string | null; against: string | null }> {
    const names: (string | null)[] = [];
    for (const { connection } of this.versions) {
      const [row] = await connection.rows<{ version: string | null }>('SELECT version FROM deploymentView');
      names.push(row?.version ?? null);
    }
    return { version: names[0] ?? null, against: names[1] ?? null };
  }

  /** How often the server closed a table to open another: then it measured that. */
  async overflows(): Promise<number> {
    const [row] = await this.ours.connection.rows<{ Value: string }>("SHOW GLOBAL STATUS LIKE 'Table_open_cache_overflows'");
    return Number(row?.Value ?? 0);
  }

  /** How often to do what a full run does so often. */
  rounds(full: number): number {
    return this.isQuick ? Math.max(5, Math.ceil(full / 5)) : full;
  }

  /** A session in the database of the yardsticks: tables without triggers, and loops over them. */
  yardstick(): Promise<Session> {
    return this.once('bench_yardstick', (database) => this.prepare(database, 'yardstick'));
  }

  /** A session in which the coursework's own algorithm plays, in a database of its own. */
  coursework(): Promise<Session> {
    return this.once('bench_coursework', async (database) => {
      await this.server.create(database);
      const session = await this.server.open(database);
      await beginCoursework(session.connection);
      return session;
    });
  }

  /** This version with more editions, actions and effects. */
  async crowded(): Promise<Version> {
    const database = 'bench_crowded';
    const session = await this.once(database, async () => {
      const { folder, remove } = copyOfCheckout();
      try {
        addWords(folder);
        const crowded = await install(this.server, database, folder);
        await addEditions(crowded.connection);
        return crowded;
      } finally {
        remove();
      }
    });
    return { ...session, database, checkout: CHECKOUT };
  }

  /** This version in a further database, which is empty. */
  another(database: string): Promise<Version> {
    return install(this.server, database, CHECKOUT);
  }

  /** A version on a server of its own, which may be killed; the caller stops it. */
  async alone({ checkout }: Version): Promise<{ server: BenchServer; version: Version }> {
    const server = await BenchServer.start();
    try {
      return { server, version: await install(server, 'bench_alone', checkout) };
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** Where the database of a version is. */
  addressOf({ database }: Pick<Version, 'database'>): Address {
    return { url: this.server.urlOf(database) };
  }

  /** A further session in the database of a version. */
  open({ database }: Version): Promise<Session> {
    return this.server.open(database);
  }

  /** A further session beside the yardsticks. */
  async openYardstick(): Promise<Session> {
    await this.yardstick();
    return await this.server.open('bench_yardstick');
  }

  /** A session whose connection nothing was played through yet; the caller closes it. */
  fresh({ database }: Version): Promise<Session> {
    return this.server.fresh(database);
  }

  private async prepare(database: string, folder: string): Promise<Session> {
    await this.server.create(database);
    const session = await this.server.open(database);
    await runFiles(session.connection, folder);
    return session;
  }

  private once(database: string, make: (database: string) => Promise<Session>): Promise<Session> {
    const session = this.made.get(database) ?? make(database);
    this.made.set(database, session);
    return session;
  }
}

/** Installs a checkout in a database of its own, and the loop of moves with it. */
async function install(server: BenchServer, database: string, checkout: string): Promise<Version> {
  await server.create(database);
  await deployCheckout(checkout, server.urlOf(database));
  const session = await server.open(database);
  await runFiles(session.connection, 'installed');
  return { ...session, database, checkout };
}
