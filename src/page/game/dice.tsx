import type { LedgerRow } from '../../client/views';

const DIE = 84;
const GAP = 20;

/** The pips of each side of a die, as fractions of its length. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [[0.25, 0.25], [0.75, 0.75]],
  3: [[0.25, 0.25], [0.5, 0.5], [0.75, 0.75]],
  4: [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]],
  5: [[0.25, 0.25], [0.75, 0.25], [0.5, 0.5], [0.25, 0.75], [0.75, 0.75]],
  6: [[0.25, 0.22], [0.75, 0.22], [0.25, 0.5], [0.75, 0.5], [0.25, 0.78], [0.75, 0.78]],
};

/** The dice of a move, in the colour of the player who rolled them. */
export function Dice({ move, colour }: { move: LedgerRow | undefined; colour: string | undefined }) {
  const shown = [move?.dice, move?.dice2].filter((value) => value !== null && value !== undefined);
  const width = Math.max(1, shown.length) * DIE + Math.max(0, shown.length - 1) * GAP;
  return (
    <svg id="dice" viewBox={`-6 -6 ${width + 12} ${DIE + 12}`} data-record={move?.record_ID ?? 0} role="img" aria-label={shown.length === 0 ? 'No dice yet' : `Dice: ${shown.join(' and ')}`} style={colour === undefined ? undefined : `--mover: ${colour}`}>
      {shown.map((value, index) => <Die value={value} x={index * (DIE + GAP)} />)}
    </svg>
  );
}

/** A die; one with more than six sides shows a number. */
export function Die({ value, x, y = 0 }: { value: number; x: number; y?: number }) {
  const pips = PIPS[value];
  return (
    <g class="die">
      <rect x={x} y={y} width={DIE} height={DIE} rx={14} />
      {pips ? pips.map(([left, top]) => <circle cx={x + left * DIE} cy={y + top * DIE} r={8} />) : <text x={x + DIE / 2} y={y + DIE / 2 + 14}>{value}</text>}
    </g>
  );
}
