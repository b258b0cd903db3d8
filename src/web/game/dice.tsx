import type { LedgerRow } from '../../game/views';
import { SIDE } from './frame';

const DIE = 84;
const GAP = 20;

/** Where the pips of a die are, as parts of its side. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [[0.25, 0.25], [0.75, 0.75]],
  3: [[0.25, 0.25], [0.5, 0.5], [0.75, 0.75]],
  4: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
  5: [[0.25, 0.25], [0.75, 0.25], [0.5, 0.5], [0.25, 0.75], [0.75, 0.75]],
  6: [[0.25, 0.22], [0.75, 0.22], [0.25, 0.5], [0.75, 0.5], [0.25, 0.78], [0.75, 0.78]],
};

/** What was rolled last, in the middle of the board. */
export function Dice({ ledger }: { ledger: readonly LedgerRow[] }) {
  const last = ledger.findLast(({ dice }) => dice !== null);
  const shown = [last?.dice, last?.dice2].filter((value) => value !== null && value !== undefined);
  const width = shown.length * DIE + (shown.length - 1) * GAP;
  return (
    <g id="dice" data-record={last?.record_ID ?? 0} role="img" aria-label={shown.length === 0 ? 'No dice yet' : `Dice: ${shown.join(' and ')}`}>
      {shown.map((value, index) => <Die value={value} x={(SIDE - width) / 2 + index * (DIE + GAP)} y={SIDE / 2 - DIE} />)}
    </g>
  );
}

/** A die; what has more sides than six shows a number. */
function Die({ value, x, y }: { value: number; x: number; y: number }) {
  const pips = PIPS[value];
  return (
    <g class="die">
      <rect x={x} y={y} width={DIE} height={DIE} rx={14} />
      {pips ? pips.map(([left, top]) => <circle cx={x + left * DIE} cy={y + top * DIE} r={8} />) : <text x={x + DIE / 2} y={y + DIE / 2 + 14}>{value}</text>}
    </g>
  );
}
