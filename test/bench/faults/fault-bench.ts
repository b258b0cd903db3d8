import { CHECKOUT } from '../../../src/deploy/catalogue';
import { type ClusterOptions, startCluster } from '../../../src/server/group/cluster';
import { enableEventOnAll } from '../../../src/deploy/events';
import { type Address, GameConnection } from '../../../src/client/connection';
import { BenchServer } from '../bench-server';
import { copyOfCheckout, deployCheckout } from '../checkout';
import { Place } from './place';

/** A server with the game in it. */
export interface Served {
  server: BenchServer;
  address: Address;
}

/** Three servers with the game in them. */
export interface Group {
  options: ClusterOptions;
  address: Address;
}

const DATABASE = 'bench_faults';

/** What faults are made on. What only some of them need is made when it is first asked for. */
export class FaultBench {
  /** receives how much of a fault is done, in percent */
  onProgress: (percent: number) => void = () => undefined;
  /** the version of MySQL, and of what is installed; null: nothing was started */
  installed: { mysql: string; version: string } | null = null;
  private served: Promise<Served> | undefined;
  private grouped: Promise<Group> | undefined;
  private place: Place | undefined;

  /** @param seconds the duration of each fault */
  constructor(private readonly seconds: number) {}

  /** A server that may be killed. */
  server(): Promise<Served> {
    this.served ??= this.startServer();
    return this.served;
  }

  /** A group that may lose its primary. */
  group(): Promise<Group> {
    this.grouped ??= this.startGroup();
    return this.grouped;
  }

  /** A copy of this checkout that may be changed. @returns its folder */
  copy(): string {
    return copyOfCheckout(this.folder().folder).folder;
  }

  /** Starts a period with the duration of a fault. @returns a function that says whether it is over */
  timer(): () => boolean {
    const begun = performance.now();
    return () => {
      const share = (performance.now() - begun) / (1_000 * this.seconds);
      this.onProgress(Math.min(100, 100 * share));
      return share >= 1;
    };
  }

  /** Ends and removes everything, also what was not quite there. */
  async stop(): Promise<void> {
    await this.served?.then(({ server }) => server.stop(), () => undefined);
    await this.grouped?.catch(() => undefined);
    await this.place?.remove();
  }

  private folder(): Place['machine'] {
    this.place ??= Place.make();
    return this.place.machine;
  }

  private async startServer(): Promise<Served> {
    const server = await BenchServer.start(['--event-scheduler=ON']);
    try {
      await server.create(DATABASE);
      const address = { url: server.urlOf(DATABASE) };
      await this.install(address);
      return { server, address };
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  private async startGroup(): Promise<Group> {
    const machine = this.folder();
    const options = machine.options(machine.checkout('group'));
    const address = { url: await startCluster(options, enableEventOnAll) };
    await this.install(address);
    return { options, address };
  }

  private async install(address: Address): Promise<void> {
    await deployCheckout(CHECKOUT, address.url);
    const connection = await GameConnection.open(address);
    const [row] = await connection.rows<{ mysql: string; version: string }>('SELECT VERSION() AS mysql, version FROM deploymentView');
    this.installed = row ?? null;
    await connection.close();
  }
}
