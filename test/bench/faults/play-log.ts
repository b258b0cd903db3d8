import { isConnectionLost } from '../../../src/client/connection-lost';
import { RefusedMove, serverErrno } from '../../../src/client/refusal';
import type { Acknowledged, LedgerEntry, Refusal, Span } from './tally';

/** The server undid a statement because of another: a deadlock, or a lock that was waited for too long. */
const UNDONE: readonly (number | undefined)[] = [1213, 1205];

/** What the clients of a fault were told. */
export class PlayLog {
  readonly acknowledged: Acknowledged[] = [];
  /** moves that were refused because the rules were being replaced, of those that are told so */
  readonly refusals: Refusal[] = [];
  /** deadlocks, and lock wait timeouts, that a client saw */
  undone = 0;
  /** what else went wrong, in the server's words; neither a lost connection nor a refusal that belongs to the fault */
  readonly otherErrors: string[] = [];
  readonly play: Span = { from: performance.now(), to: Infinity };
  private readonly unknown = new Map<number, number>();
  private readonly counts = new Map<number, number>();
  private listeners: (() => void)[] = [];

  /** Counts a move that was made. @param row null: the client is not told it */
  acknowledge(client: number, game: number, row: LedgerEntry | null): void {
    this.acknowledged.push({ client, game, at: performance.now(), row });
    this.counts.set(client, this.movesOf(client) + 1);
    this.wake();
  }

  /** Counts a move with an unknown result. */
  leaveOpen(game: number): void {
    this.unknown.set(game, this.unknownIn(game) + 1);
  }

  /** Counts an error that a client was told. A connection that was lost is none: that is what faults are. */
  complain(client: number, error: unknown): void {
    if (isConnectionLost(error)) return;
    if (error instanceof RefusedMove && error.token === 'deploy_running') this.refusals.push({ client, at: performance.now() });
    else if (UNDONE.includes(serverErrno(error))) this.undone += 1;
    else this.otherErrors.push(`${serverErrno(error) ?? ''} ${error instanceof Error ? error.message : String(error)}`.trim());
    this.wake();
  }

  unknownIn(game: number): number {
    return this.unknown.get(game) ?? 0;
  }

  movesOf(client: number): number {
    return this.counts.get(client) ?? 0;
  }

  /** Waits until what was logged makes something true. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => this.listeners.push(resolve));
  }

  /** Lets those who wait look again. */
  wake(): void {
    const listeners = this.listeners;
    this.listeners = [];
    for (const listener of listeners) listener();
  }
}
