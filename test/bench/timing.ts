import fs from 'node:fs';
import type { GameConnection } from '../../src/client/connection';
import { median, type Reading } from './statistics';

/** Nanoseconds of processor time that a thread of the server has had; null: that cannot be read here. */
export type Clock = () => bigint | null;

/** A connection to the server, and the clock of the thread that serves it. */
export interface Session {
  connection: GameConnection;
  clock: Clock;
}

/**
 * The clock of the thread that serves a connection: what Linux tells of a thread of a process on this
 * machine. It needs the performance schema, which knows the number of the thread.
 * @param pid the server's process
 */
export async function clockOf(connection: GameConnection, pid: number): Promise<Clock> {
  const [thread] = await connection.rows<{ id: number | null }>(
    'SELECT THREAD_OS_ID AS id FROM performance_schema.threads WHERE PROCESSLIST_ID = CONNECTION_ID()',
  );
  const file = `/proc/${pid}/task/${thread?.id ?? 0}/schedstat`;
  const read = (): bigint => BigInt(fs.readFileSync(file, 'utf8').split(' ')[0] ?? '');
  try {
    read();
    return read;
  } catch {
    return () => null;
  }
}

/** What is done each time, outside of the time that is measured. */
export interface Surroundings {
  before?: (round: number) => Promise<unknown>;
  after?: (round: number) => Promise<unknown>;
}

/** Some work, and how long it took each time. */
export class Timed {
  private readonly wall: number[] = [];
  private readonly processor: number[] = [];

  /**
   * @param work what is done in a round, or a part of it
   */
  constructor(
    private readonly clock: Clock,
    private readonly work: (round: number, part: number) => Promise<unknown>,
    private readonly surroundings: Surroundings = {},
  ) {}

  /** Does a part of the work of a round, and adds its time to that of the round. */
  async part(round: number, part: number, parts: number): Promise<void> {
    if (part === 0) await this.surroundings.before?.(round);
    const [wallBefore, processorBefore] = [process.hrtime.bigint(), this.clock()];
    await this.work(round, part);
    const [wallAfter, processorAfter] = [process.hrtime.bigint(), this.clock()];
    add(this.wall, round, wallAfter - wallBefore);
    if (processorBefore !== null && processorAfter !== null) add(this.processor, round, processorAfter - processorBefore);
    if (part === parts - 1) await this.surroundings.after?.(round);
  }

  /** Forgets all times so far. */
  forget(): void {
    this.wall.length = 0;
    this.processor.length = 0;
  }

  /** How many rounds there were. */
  get count(): number {
    return this.wall.length;
  }

  /** All rounds together, in microseconds. */
  get total(): Reading {
    const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0);
    return { wall: sum(this.wall), processor: this.processor.length > 0 ? sum(this.processor) : null };
  }

  /** The medians of the rounds, in microseconds. */
  get middle(): Reading {
    return { wall: median(this.wall), processor: this.processor.length > 0 ? median(this.processor) : null };
  }

  /** The median of how many times longer this took than something else in the same round. */
  over(other: Timed): Reading {
    const each = (above: readonly number[], below: readonly number[]): number[] =>
      above.flatMap((value, round) => (below[round] ? [value / below[round]] : []));
    const processor = each(this.processor, other.processor);
    return { wall: median(each(this.wall, other.wall)), processor: processor.length > 0 ? median(processor) : null };
  }
}

function add(times: number[], round: number, nanoseconds: bigint): void {
  times[round] = (times[round] ?? 0) + Number(nanoseconds) / 1_000;
}

/** Does everything some times beforehand, so that the server has read and opened what it needs. */
export async function warmUp(times: number, work: readonly Timed[], parts = 1): Promise<void> {
  for (const timed of work) {
    for (let time = 0; time < times; time += 1) {
      for (let part = 0; part < parts; part += 1) await timed.part(time, part, parts);
    }
    timed.forget();
  }
}

/**
 * Does several kinds of work in turn, so that noise hits all of them alike; each turn begins with
 * another, so that none always comes after the same.
 * @param onRound hears what share of the rounds is done, in percent
 * @param parts how many parts each kind of work has in a round: they take turns as well
 */
export async function interleaved(
  rounds: number,
  work: readonly Timed[],
  onRound: (percent: number) => void = () => undefined,
  parts = 1,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (let part = 0; part < parts; part += 1) {
      for (let place = 0; place < work.length; place += 1) {
        await work[(place + round + part) % work.length]?.part(round, part, parts);
      }
    }
    onRound((100 * (round + 1)) / rounds);
  }
}
