import { linesIn } from './fit-text';
import { SIDE } from './frame';
import type { Snapshot } from './snapshot';

const WIDTH = 580;
const TOP = SIDE / 2 + 140;
const LETTERS = 26;
const LINE = 34;
const PADDING = 24;

/** The card that was drawn by the last roll, in the middle of the board. It is told in the story, too. */
export function DrawnCard({ snapshot: { ledger, story } }: { snapshot: Snapshot }) {
  const last = ledger.findLast(({ dice }) => dice !== null);
  const drawn = story.findLast(({ Kind: kind, Record: record }) => kind === 'drew' && record === last?.record_ID);
  if (!drawn) return null;
  const lines = linesIn(drawn.Sentence, WIDTH - 2 * PADDING, LETTERS, 5);
  return (
    <g id="drawn-card" aria-hidden="true">
      <rect x={(SIDE - WIDTH) / 2} y={TOP} width={WIDTH} height={lines.length * LINE + 2 * PADDING} rx={16} />
      {lines.map((line, index) => <text x={SIDE / 2} y={TOP + PADDING + (index + 0.8) * LINE} font-size={LETTERS}>{line}</text>)}
    </g>
  );
}
