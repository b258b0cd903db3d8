import type { BoardTile } from '../../board/boards';
import type { GamePlayer } from '../../game/views';
import { colourOfSet } from '../../format/colours';
import { TileIcon } from '../game/tile-face';
import { centreOf, placesOf, SIDE, stripOf } from '../game/board-geometry';
import { playerColour } from '../game/player-colours';
import { isIcon } from '../icons';

/** The depth of a property's strip, so that it is visible in a small picture. */
const STRIP = 56;

/**
 * A small picture of a board with its pieces. It is decoration: the text next to it says the same.
 * @param isLarge whether there is room for icons
 */
export function MiniBoard({ tiles, players = [], isLarge = false }: { tiles: readonly BoardTile[]; players?: readonly GamePlayer[]; isLarge?: boolean }) {
  const places = placesOf(tiles.length);
  return (
    <svg class="mini-board" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <rect class="ground" width={SIDE} height={SIDE} />
      {tiles.map((tile, index) => {
        const place = places[index];
        if (!place) return null;
        const { x, y, width, height } = place;
        return (
          <>
            <rect class={`mini-tile${tile.Set === null ? ' bonus' : ''}`} x={x} y={y} width={width} height={height} />
            {isLarge && isIcon(tile.Icon) && <TileIcon name={tile.Icon} {...centreOf(place)} size={64} />}
            {tile.Set !== null && <rect {...stripOf(place, STRIP)} style={`fill: rgb(${colourOfSet(tile.Set, tile['Set No.'] ?? 0).join(' ')})`} />}
          </>
        );
      })}
      {players.filter((player) => player['Takes part']).map((player, index) => {
        const place = places[tiles.findIndex(({ Location: location }) => location === player.Location)];
        const middle = place && centreOf(place);
        return middle && <circle class="mini-piece" cx={middle.x + ((index % 3) - 1) * 34} cy={middle.y + (index % 2) * 30 - 15} r={36} style={`fill: ${playerColour(player.Turn)}`} />;
      })}
    </svg>
  );
}
