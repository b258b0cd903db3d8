import { Board } from '../game/board';
import { type Place, placesOf, SIDE, stripDepthOf } from '../game/board-geometry';
import type { Snapshot } from '../game/snapshot';
import { short } from './scale';

/** The height of a chip. At the sides of the board a name of three lines leaves it less; phones, on which names have two, show the usual one everywhere. */
const CHIP = { usual: 36, atSides: 25 };

/** How large its letters are, at most, as a share of its height. */
const LARGEST = 0.89;

/** The width of a digit as a fraction of its height. */
const DIGIT = 0.72;

/** The board without pieces, with the number of landings on each tile: the more, the darker. */
export function HeatBoard({ snapshot, landings }: { snapshot: Snapshot; landings: ReadonlyMap<number, number> }) {
  const places = placesOf(snapshot.tiles.length);
  const most = Math.max(1, ...landings.values());
  const total = [...landings.values()].reduce((sum, number) => sum + number, 0);
  const bare: Snapshot = { ...snapshot, players: [], properties: snapshot.properties.map((property) => ({ ...property, 'Player No.': null, Owner: null, Houses: 0, Hotels: 0, Skyscrapers: 0, Level: 0, Mortgaged: 0 })) };
  return (
    <Board snapshot={bare}>
      <g class="heat">
        {snapshot.tiles.map((tile, index) => {
          const place = places[index];
          if (!place) return null;
          const chip = { place, hasStrip: tile.prid !== null, landings: landings.get(tile.Location) ?? 0, most };
          const isAtSide = tile.prid !== null && (place.side === 'left' || place.side === 'right');
          if (!isAtSide) return <Chip {...chip} height={CHIP.usual} />;
          return <><g class="low"><Chip {...chip} height={CHIP.atSides} /></g><g class="on-phone"><Chip {...chip} height={CHIP.usual} /></g></>;
        })}
        <text class="pot" x={SIDE / 2} y={SIDE / 2 - 10}>{`${total} landings`}</text>
        <text class="pot" x={SIDE / 2} y={SIDE / 2 + 40}>{`at most ${short(most)} on a tile`}</text>
      </g>
    </Board>
  );
}

function Chip({ place, hasStrip, landings, most, height }: { place: Place; hasStrip: boolean; landings: number; most: number; height: number }) {
  const { side } = place;
  const strip = hasStrip ? stripDepthOf(place) : 0;
  const left = side === 'right' ? strip : 0;
  const width = place.width - (side === 'left' || side === 'right' ? strip : 0);
  const bottom = place.y + place.height - (side === 'top' ? strip : 0);
  const text = short(landings);
  const share = landings / most;
  const size = Math.min(LARGEST * height, Math.floor((width - 6) / (text.length * DIGIT)));
  return (
    <>
      <rect x={place.x + left + 1} y={bottom - height - 1} width={width - 2} height={height} style={`fill: rgb(${mixed(share).join(' ')})`} />
      <text x={place.x + left + width / 2} y={bottom - height / 2 + size * 0.34} font-size={size} class={share > 0.55 ? 'on-dark' : undefined}>{text}</text>
    </>
  );
}

/** From pale to dark red. */
function mixed(share: number): number[] {
  const [pale, dark] = [[255, 244, 230], [136, 19, 55]] as const;
  return pale.map((from, index) => Math.round(from + ((dark[index] ?? 0) - from) * share));
}
