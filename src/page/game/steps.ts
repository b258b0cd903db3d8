import { advance, type Change } from '../../client/changes';
import type { LedgerRow, EventRow } from '../../client/views';
import { drawnIn, LOGGED_MOVES, type Snapshot, type Step } from './snapshot';

/** The steps that follow a position. @param moves the moves after it; their events and changes are the other arguments */
export function stepsAfter(from: Snapshot, moves: readonly LedgerRow[], events: readonly EventRow[], changes: readonly Change[]): Step[] {
  const eventsOf = byRecord(events);
  const changesOf = byRecord(changes);
  // Without its own steps: else each snapshot would keep all earlier ones in memory.
  let before: Snapshot = { ...from, steps: [] };
  return moves.map((move) => {
    const own = { events: eventsOf.get(move.record_ID) ?? [], changes: changesOf.get(move.record_ID) ?? [] };
    const step = { move, ...own, before, then: after(before, move, own) };
    before = step.then;
    return step;
  });
}

function after(before: Snapshot, move: LedgerRow, { events, changes }: Pick<Step, 'events' | 'changes'>): Snapshot {
  const ledger = [...before.ledger, move].slice(-LOGGED_MOVES);
  const first = ledger[0]?.record_ID ?? 0;
  return {
    ...before,
    ...advance(before, move, changes),
    pending: { ...before.pending, Record: move.record_ID, Round: move.round, Terms: null, prid: changes.findLast(({ prid }) => prid !== null)?.prid ?? before.pending.prid },
    tradeEffects: [],
    moves: [],
    lacking: [],
    ledger,
    events: [...before.events.filter(({ Record: record }) => record >= first), ...events],
    drawn: drawnIn(changes) ?? before.drawn,
    steps: [],
  };
}

function byRecord<Row extends { Record: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const records = new Map<number, Row[]>();
  for (const row of rows) {
    const known = records.get(row.Record);
    if (known) known.push(row);
    else records.set(row.Record, [row]);
  }
  return records;
}
