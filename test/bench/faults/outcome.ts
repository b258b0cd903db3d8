import type { Address } from '../../../src/client/connection';
import { type Bound, type Figure, figureOf } from '../figure';
import { median } from '../statistics';
import { type Audit, audit } from './audit';
import type { PlayLog } from './play-log';
import type { Players } from './players';
import { gapsOf, type Happening, longest, pausesAt } from './tally';

/** What came of a fault. */
export interface Outcome {
  fault: string;
  log: PlayLog;
  audit: Audit;
  /** for how long each client paused at each time that the fault happened, in milliseconds */
  pauses: number[][];
  /** the longest time between two moves of one client, in milliseconds */
  longestPause: number;
}

/**
 * Lets clients play through a fault, and looks what became of their moves.
 * @param cause makes the fault happen some times, and says when
 * @param further games that no client plays
 */
export async function playThrough(fault: string, address: Address, players: Players, cause: () => Promise<Happening[]>, further: readonly number[] = []): Promise<Outcome> {
  try {
    const { log } = players;
    const times = await players.during(cause);
    const gaps = players.numbers.map((number) => gapsOf(log.acknowledged, number, log.play));
    return {
      fault, log, audit: await audit(address, players.games, log, further),
      pauses: times.map((time) => pausesAt(time, gaps)), longestPause: longest(gaps.flat()),
    };
  } finally {
    await players.close();
  }
}

/** The bound of what must not be. */
export const NONE: Bound = { atMost: 0 };

/** A figure that is counted. @param from what is behind it, for people */
export function counted(fault: string, what: string, count: number, from = '', target?: Bound): Figure {
  return figureOf({ name: `${fault}: ${what}`, unit: 'count', ...(target && { target }) }, [{ wall: count, processor: null }], from);
}

/** A figure that is a time, which is told in seconds. @param milliseconds the time */
export function timed(fault: string, what: string, milliseconds: number, from = '', target?: Bound): Figure {
  return figureOf({ name: `${fault}: ${what}`, unit: 's', ...(target && { target }) }, [{ wall: milliseconds / 1_000, processor: null }], from);
}

/**
 * What is told of every fault.
 * @param about how often it happened, and to whom
 */
export function figuresOf({ fault, log, audit: { games, lost, doubled, failures }, pauses, longestPause }: Outcome, about: string): Figure[] {
  const atFault = pauses.flat();
  return [
    counted(fault, 'moves acknowledged', log.acknowledged.length, about),
    counted(fault, 'lost', lost, '', NONE),
    counted(fault, 'doubled', doubled, '', NONE),
    counted(fault, 'deadlocks and lock wait timeouts', log.undone, '', NONE),
    counted(fault, 'other errors', log.otherErrors.length, first(log.otherErrors), NONE),
    counted(fault, 'games that fail a check or their replay', failures.length, first(failures) || `of ${games}`, NONE),
    timed(fault, 'longest pause of a client', longestPause),
    ...(atFault.length > 0 ? [timed(fault, 'pause of a client, in the middle', median(atFault))] : []),
  ];
}

/** The first of some messages, short enough for a table. */
function first([message = '']: readonly string[]): string {
  return message.length > 100 ? `${message.slice(0, 99)}…` : message;
}
