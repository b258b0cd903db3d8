import type { PropsWithChildren } from 'hono/jsx';
import { colourOfSet } from '../../telling/colours';
import { marksOf } from '../../telling/marks';
import type { BoardTile, PlayerState, PropertyState } from '../../game/views';
import { isIn } from '../../game/standing';
import { Dice } from './dice';
import { DrawnCard } from './drawn-card';
import { linesIn, sizeFor } from './fit-text';
import { centreOf, type Place, placesOf, SIDE, stripOf } from './frame';
import { playerColour } from './player-colours';
import type { Snapshot } from './snapshot';

/** How large the letters of names are at most and at least, and how far their lines are apart. */
const NAMES = { kind: 'name', largest: 13, smallest: 9, line: 14, below: 34 };

/** The same on a small screen, where a name is all that a tile has room for. */
const NAMES_ON_PHONE = { kind: 'name on-phone', largest: 23, smallest: 18, line: 21, below: 6 };
/** How deep the strip of a property is. */
export const STRIP = 26;
const HOUSE = 13;
const PIECE = 15;
/** How far pieces stand below the middle of a tile. */
const BELOW = 22;

/** The board with all that is on it, or with something else instead of dice and pieces. */
export function Board({ snapshot, children }: PropsWithChildren<{ snapshot: Snapshot }>) {
  const { tiles, properties, players, game } = snapshot;
  const places = placesOf(tiles.length);
  const marks = marksOf(players);
  return (
    <BoardFrame count={tiles.length}>
      {tiles.map((tile, index) => {
        const place = places[index];
        const property = properties.find(({ prid }) => prid === tile.prid);
        const owner = players.find((player) => player['Player No.'] === property?.['Player No.']);
        const link = { address: `/games/${game.Game}/tiles/${tile.Location}`, target: '#card' };
        return place && <Tile link={link} tile={tile} place={place} description={describe(tile, property)} property={property} owner={owner} mark={owner && marks.get(owner['Player No.'])} />;
      })}
      {children ?? <Loose snapshot={snapshot} places={new Map(tiles.map((tile, index) => [tile.Location, places[index]]))} />}
    </BoardFrame>
  );
}

/** A board without anything on it. */
export function BoardFrame({ count, children }: PropsWithChildren<{ count: number }>) {
  return (
    <svg id="board" viewBox={`0 0 ${SIDE} ${SIDE}`} role="group" aria-label={`The board, ${count} tiles`}>
      <rect class="ground" width={SIDE} height={SIDE} />
      {children}
    </svg>
  );
}

/** What lies on the board and moves: dice, the pot, a card, pieces. */
function Loose({ snapshot, places }: { snapshot: Snapshot; places: ReadonlyMap<number, Place | undefined> }) {
  const { ledger, players, words, pending } = snapshot;
  const marks = marksOf(players);
  return (
    <>
      <Dice ledger={ledger} />
      {pending.Pot > 0 && (
        <text class="pot" x={SIDE / 2} y={SIDE / 2 + 120}>{`${words.of('pot')}: ${words.money(pending.Pot)}`}</text>
      )}
      <DrawnCard snapshot={snapshot} />
      {players.filter(isIn).map((player, index, all) => {
        const place = places.get(player.Location);
        return place && <Piece player={player} mark={marks.get(player['Player No.']) ?? ''} place={place} index={index} count={all.length} />;
      })}
    </>
  );
}

/** What is drawn of a property. */
export type DrawnProperty = Pick<PropertyState, 'Set' | 'Set No.' | 'Price' | 'Mortgaged' | 'Houses' | 'Hotels'>;

interface TileProps {
  /** what a click on it loads, and where that is put */
  link: { address: string; target: string; swap?: string };
  tile: Pick<BoardTile, 'Location' | 'Tile'>;
  place: Place;
  /** what is told of it to who cannot see it */
  description: string;
  property: DrawnProperty | undefined;
  owner?: PlayerState | undefined;
  /** what stands for the owner */
  mark?: string | undefined;
  /** how it stands out, e.g. as the one that was chosen */
  emphasis?: string;
}

/** A tile of a board, which can be clicked. */
export function Tile({ link, tile, place, description, property, owner, mark, emphasis }: TileProps) {
  const { x, y, width, height, side } = place;
  const strip = stripOf(place, STRIP);
  const isUpright = side === 'bottom' || side === 'top';
  const top = property && side === 'bottom' ? STRIP : 0;
  const left = property && side === 'right' ? STRIP : 0;
  const inner = property && !isUpright ? width - STRIP : width;
  const room = { name: tile.Tile, x: x + left + inner / 2, y: y + top, width: inner - 6, height: height - (property && isUpright ? STRIP : 0) };
  const kind = ['tile', ...(property?.Mortgaged ? ['mortgaged'] : []), ...(emphasis === undefined ? [] : [emphasis])].join(' ');
  return (
    <a id={`tile-${tile.Location}`} class={kind} href={link.address} hx-get={link.address} hx-target={link.target} hx-swap={link.swap}>
      <desc>{description}</desc>
      <rect class="ground" x={x} y={y} width={width} height={height} />
      {property && <rect class="strip" {...strip} fill={css(colourOfSet(property.Set, property['Set No.']))} />}
      {property && <Buildings property={property} strip={strip} />}
      <Name {...room} letters={NAMES} />
      <Name {...room} letters={NAMES_ON_PHONE} />
      {property && !owner && <text class="price" x={x + left + inner / 2} y={y + (side === 'top' ? height - STRIP : height) - 6}>{property.Price}</text>}
      {property && owner && <Owner turn={owner.Turn} mark={mark ?? ''} x={x + left + 12} y={y + (side === 'top' ? height - STRIP : height) - 12} isMortgaged={Boolean(property.Mortgaged)} />}
    </a>
  );
}

interface NameProps {
  name: string;
  /** the middle of the lines */
  x: number;
  /** where the room for them begins */
  y: number;
  width: number;
  height: number;
  letters: typeof NAMES;
}

/** What a tile is called, in as many lines as there is room for. */
function Name({ name, x, y, width, height, letters: { kind, largest, smallest, line, below } }: NameProps) {
  const size = sizeFor(name, width, largest, smallest);
  const lines = linesIn(name, width, size, Math.max(1, Math.floor((height - below) / line)));
  return <text class={kind} y={y + line + 2} font-size={size}>{lines.map((text, index) => <tspan x={x} dy={index === 0 ? 0 : line}>{`${text} `}</tspan>)}</text>;
}

/** Whose a property is: a colour with a letter, on white where the property is mortgaged. */
function Owner({ turn, mark, x, y, isMortgaged }: { turn: number; mark: string; x: number; y: number; isMortgaged: boolean }) {
  const colour = playerColour(turn);
  return (
    <g class="owner">
      <rect x={x - 9} y={y - 9} width={18} height={18} rx={4} fill={isMortgaged ? '#fff' : colour} stroke={colour} />
      <text x={x} y={y + 5} style={`fill: ${isMortgaged ? colour : '#fff'}`}>{mark}</text>
    </g>
  );
}

/** Houses are green, a hotel is red and larger; more than there is room for are a number. */
function Buildings({ property, strip }: { property: DrawnProperty; strip: { x: number; y: number; width: number; height: number } }) {
  const { Houses: houses, Hotels: hotels } = property;
  const isUpright = strip.width >= strip.height;
  const length = Math.max(strip.width, strip.height);
  const across = Math.min(strip.width, strip.height);
  const at = (offset: number, size: number): { x: number; y: number } =>
    isUpright ? { x: strip.x + offset, y: strip.y + (across - size) / 2 } : { x: strip.x + (across - size) / 2, y: strip.y + offset };
  if (hotels) return <rect class="hotel" {...at((length - 22) / 2, 20)} width={isUpright ? 24 : 20} height={isUpright ? 20 : 24} />;
  const room = Math.floor((length - 4) / (HOUSE + 3));
  if (houses > room) {
    return <text class="houses" x={strip.x + strip.width / 2} y={strip.y + strip.height / 2 + 5}>{`×${houses}`}</text>;
  }
  const begin = (length - houses * (HOUSE + 3) + 3) / 2;
  return <>{Array.from({ length: houses }, (_, index) => <rect class="house" {...at(begin + index * (HOUSE + 3), HOUSE)} width={HOUSE} height={HOUSE} />)}</>;
}

interface PieceProps {
  player: PlayerState;
  mark: string;
  place: Place;
  index: number;
  count: number;
}

/** A player's piece. Those on one tile stand beside each other. */
function Piece({ player, mark, place, index, count }: PieceProps) {
  const { x, y } = centreOf(place);
  const columns = Math.ceil(Math.sqrt(count));
  const step = Math.min(2 * PIECE + 2, place.width / (columns + 0.5));
  const dx = ((index % columns) - (columns - 1) / 2) * step;
  const rows = Math.ceil(count / columns);
  // Below the name, as far as there is room.
  const below = Math.max(0, Math.min(BELOW, place.height / 2 - ((rows - 1) * step) / 2 - PIECE));
  const dy = (Math.floor(index / columns) - (rows - 1) / 2) * step + below;
  return (
    <g id={`piece-${player['Player No.']}`} class="piece" data-player={player['Player No.']} data-location={player.Location} data-dx={dx} data-dy={dy} style={`transform: translate(${x + dx}px, ${y + dy}px)`}>
      <title>{`${player['Player name']}${player.Token === null ? '' : ` (${player.Token})`}`}</title>
      <circle r={PIECE} fill={playerColour(player.Turn)} />
      <text y={5}>{mark}</text>
    </g>
  );
}

function describe(tile: BoardTile, property: PropertyState | undefined): string {
  if (!property) return tile.Description ?? '';
  const buildings = property.Hotels ? ', hotel' : property.Houses > 0 ? `, ${property.Houses} buildings` : '';
  return `${property.Set}, ${property.Owner ?? 'unowned'}${buildings}${property.Mortgaged ? ', mortgaged' : ''}`;
}

function css([red, green, blue]: readonly [number, number, number]): string {
  return `rgb(${red}, ${green}, ${blue})`;
}
