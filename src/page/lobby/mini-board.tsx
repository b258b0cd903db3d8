import type { BoardTile } from '../../client/boards/boards';
import type { GamePlayer } from '../../client/views';
import { colourOfSet } from '../../client/words/colours';
import { TileIcon } from '../game/tile-face';
import { centreBelowStrip, centreOf, placesOf, SIDE, stripOf } from '../game/board-geometry';
import { playerColour } from '../game/player-colours';
import { Die } from '../game/dice';
import { tokenIcon } from '../game/token';
import { iconAddress } from '../icon';
import { type IconName, isIcon } from '../icons';

/** The depth of a property's strip, so that it is visible in a small picture. */
const STRIP = 56;

/** The dice and tokens on a large picture: where they lie, and the size of a token. */
const DICE = [[0.4, 0.42, 5], [0.53, 0.47, 3]] as const;
const TOKENS = [[0.045, 0.3], [0.62, 0.955], [0.955, 0.56], [0.33, 0.045]] as const;
const TOKEN = 44;

/**
 * A small picture of a board with its pieces. It is decoration: the text next to it says the same.
 * @param isLarge whether there is room for icons and dice
 * @param tokens names of tokens that stand on a large picture
 */
export function MiniBoard({ tiles, players = [], isLarge = false, tokens = [] }: { tiles: readonly BoardTile[]; players?: readonly GamePlayer[]; isLarge?: boolean; tokens?: readonly string[] }) {
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
            {isLarge && isIcon(tile.Icon) && <TileIcon name={tile.Icon} {...(tile.Set === null ? centreOf(place) : centreBelowStrip(place, STRIP))} size={tile.Set === null ? 64 : 52} />}
            {tile.Set !== null && <rect {...stripOf(place, STRIP)} style={`fill: rgb(${colourOfSet(tile.Set, tile['Set No.'] ?? 0).join(' ')})`} />}
          </>
        );
      })}
      {players.filter((player) => player['Takes part']).map((player, index) => {
        const place = places[tiles.findIndex(({ Location: location }) => location === player.Location)];
        const middle = place && centreOf(place);
        return middle && <circle class="mini-piece" cx={middle.x + ((index % 3) - 1) * 34} cy={middle.y + (index % 2) * 30 - 15} r={36} style={`fill: ${playerColour(player['Player No.'])}`} />;
      })}
      {isLarge && DICE.map(([x, y, value]) => <Die value={value} x={x * SIDE} y={y * SIDE} />)}
      {tokens.map((token, index) => {
        const [icon, place] = [tokenIcon(token), TOKENS[index]];
        return icon && place && <Token icon={icon} index={index} x={place[0] * SIDE} y={place[1] * SIDE} />;
      })}
    </svg>
  );
}

function Token({ icon, index, x, y }: { icon: IconName; index: number; x: number; y: number }) {
  return (
    <g class="mini-token">
      <circle class="mini-piece" cx={x} cy={y} r={TOKEN} style={`fill: ${playerColour(index)}`} />
      <use href={iconAddress(icon)} x={x - TOKEN * 0.65} y={y - TOKEN * 0.65} width={TOKEN * 1.3} height={TOKEN * 1.3} />
    </g>
  );
}
