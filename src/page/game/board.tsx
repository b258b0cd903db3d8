import type { PropsWithChildren } from 'hono/jsx';
import { isIn } from '../../client/game-state';
import type { BoardTile, PlayerState, PropertyState, Trade } from '../../client/views';
import { colourOfSet } from '../../client/words/colours';
import { marksOf } from '../../client/words/marks';
import type { Words } from '../../client/words/words';
import { iconAddress } from '../icon';
import { isIcon } from '../icons';
import { Buildings } from './buildings';
import { type Place, placesOf, scaleOf, SIDE, SMALLEST_LETTERS, stripDepthOf, stripOf } from './board-geometry';
import { Jail } from './jail';
import { Piece } from './piece';
import { playerColour } from './player-colours';
import type { Snapshot } from './snapshot';
import { type Letters, linesOf, Name, TileIcon } from './tile-face';
import { builtOn } from './title-deed';
import { tokenIcon } from './token';

/** Names on tiles: the largest and smallest letters, and the distance of lines. */
const NAMES = { kind: 'name', largest: 17.5, smallest: SMALLEST_LETTERS, line: 17.5 };

/** Names on corner tiles. */
const NAMES_IN_CORNER = { ...NAMES, largest: 21, line: 22 };

/** Names on small screens, where tiles have room for nothing else. */
const NAMES_ON_PHONE = { kind: 'name on-phone', largest: 23, smallest: 19, line: 21 };

/** The height of the line with a property's price or owner. */
const FOOT = 20;

/** The largest icon of a tile. */
const ICON = 58;

/** The board with everything on it. @param children take the place of the pieces */
export function Board({ snapshot, children }: PropsWithChildren<{ snapshot: Snapshot }>) {
  const { tiles } = snapshot;
  const places = placesOf(tiles.length);
  return (
    <BoardFrame count={tiles.length} isHeated={children !== undefined}>
      {tiles.map((tile, index) => <TileOfGame snapshot={snapshot} tile={tile} place={places[index]} />)}
      {children ?? <Pieces players={snapshot.players} tiles={tiles} places={new Map(tiles.map((tile, index) => [tile.Location, places[index]]))} />}
    </BoardFrame>
  );
}

/** A tile of a game with its present owner and buildings. */
export function TileOfGame({ snapshot: { properties, players, game, words, pending }, tile, place }: { snapshot: Snapshot; tile: BoardTile; place: Place | undefined }) {
  const property = properties.find(({ prid }) => prid === tile.prid);
  const owner = players.find((player) => player['Player No.'] === property?.['Player No.']);
  const link = { address: `/games/${game.Game}/tiles/${tile.Location}`, target: '#card' };
  const taker = players.find((player) => player['Player No.'] === takerOf(pending.Terms, tile.prid));
  return place ? (
    <Tile
      link={link}
      tile={tile}
      place={place}
      description={`${describe(words, tile, property)}${taker ? `, in the offer: to ${taker['Player name']}` : ''}`}
      property={property}
      price={property && words.money(property.Price)}
      owner={owner}
      mark={owner && marksOf(players).get(owner['Player No.'])}
      emphasis={taker && 'traded'}
      colour={taker && playerColour(taker['Player No.'])}
    />
  ) : null;
}

/** The player who would get a property by the trade that is offered. */
function takerOf(terms: Trade | null, prid: number | null): number | undefined {
  if (!terms || prid === null) return undefined;
  if (terms.give?.properties?.includes(prid)) return terms.to;
  return terms.take?.properties?.includes(prid) ? terms.from : undefined;
}

/** An empty board. @param isHeated whether something lies on its tiles, which leaves no room for icons and prices */
export function BoardFrame({ count, isHeated = false, children }: PropsWithChildren<{ count: number; isHeated?: boolean }>) {
  return (
    <svg id="board" class={isHeated ? 'heated' : undefined} viewBox={`0 0 ${SIDE} ${SIDE}`} role="group" aria-label={`The board, ${count} tiles`}>
      <defs>
        <pattern id="hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch" width="3" height="12" /></pattern>
      </defs>
      <rect class="ground" width={SIDE} height={SIDE} />
      {children}
    </svg>
  );
}

/** The pieces of all players who are still in the game. */
export function Pieces({ players, tiles, places }: { players: readonly PlayerState[]; tiles: readonly BoardTile[]; places: ReadonlyMap<number, Place | undefined> }) {
  const marks = marksOf(players);
  return (
    <>
      {players.filter(isIn).map((player, index, all) => {
        const place = places.get(player.Location);
        const tile = tiles.find(({ Location: location }) => location === player.Location);
        return place && <Piece player={player} mark={marks.get(player['Player No.']) ?? ''} place={place} index={index} count={all.length} isJail={tile?.Kind === 'jail'} hasPrice={tile?.prid != null} />;
      })}
    </>
  );
}

/** The columns of a property that are drawn. */
export type DrawnProperty = Pick<PropertyState, 'Set' | 'Set No.' | 'Mortgaged' | 'Houses' | 'Hotels' | 'Skyscrapers'> & Partial<Pick<PropertyState, 'prid'>>;

interface TileProps {
  /** the page that a click loads, and the element that shows it */
  link: { address: string; target: string; swap?: string };
  tile: Pick<BoardTile, 'Location' | 'Tile' | 'Kind' | 'Icon'>;
  place: Place;
  /** a description for screen readers */
  description: string;
  property: DrawnProperty | undefined;
  /** the price of the property */
  price?: string | undefined;
  owner?: PlayerState | undefined;
  /** the letters for the owner */
  mark?: string | undefined;
  /** a class that makes it stand out */
  emphasis?: string | undefined;
  /** the colour of its frame */
  colour?: string | undefined;
}

/** A tile of a board, as a link. */
export function Tile({ link, tile, place, description, property, price, owner, mark, emphasis, colour }: TileProps) {
  const { x, y, width, height } = place;
  const isMortgaged = Boolean(property?.Mortgaged);
  const kind = ['tile', ...(property ? ['property'] : []), ...(isMortgaged ? ['mortgaged'] : []), ...(emphasis ? [emphasis] : [])].join(' ');
  return (
    <a id={`tile-${tile.Location}`} class={kind} data-prid={property?.prid} href={link.address} hx-get={link.address} hx-target={link.target} hx-swap={link.swap}>
      <title>{tile.Tile}</title>
      <desc>{description}</desc>
      <rect class="ground" x={x} y={y} width={width} height={height} />
      {property ? <PropertyFace tile={tile} place={place} property={property} price={price} owner={owner} mark={mark} /> : <BonusFace tile={tile} place={place} />}
      {colour !== undefined && <rect class="frame" x={x + 3} y={y + 3} width={width - 6} height={height - 6} style={`stroke: ${colour}`} />}
    </a>
  );
}

/** A property: its colour with the buildings, its name, its price or owner. */
function PropertyFace({ tile, place, property, price, owner, mark }: Pick<TileProps, 'tile' | 'place' | 'price' | 'owner' | 'mark'> & { property: DrawnProperty }) {
  const { x, y, width, height, side } = place;
  const [depth, scale] = [stripDepthOf(place), scaleOf(place)];
  const strip = stripOf(place, depth);
  const names = larger(NAMES, scale);
  const isUpright = side === 'bottom' || side === 'top';
  const face = {
    x: side === 'right' ? x + depth : x,
    y: side === 'bottom' ? y + depth : y,
    width: isUpright ? width : width - depth,
    height: isUpright ? height - depth : height,
  };
  const room = { name: tile.Tile, x: face.x + face.width / 2, y: face.y, width: face.width - 2 };
  const foot = { x: face.x, y: face.y + face.height - FOOT, width: face.width, height: FOOT };
  const lines = linesOf({ ...room, height: face.height - FOOT, letters: names });
  const icon = property.Mortgaged ? 'mortgage' : tile.Icon;
  const left = face.height - FOOT - 4 - lines.length * names.line;
  const size = Math.min((ICON - 16) * scale, left - 4);
  return (
    <>
      {Boolean(property.Mortgaged) && <rect class="turned" x={x} y={y} width={width} height={height} fill="url(#hatch)" />}
      <rect class="strip" {...strip} fill={css(colourOfSet(property.Set, property['Set No.']))} />
      <Buildings property={property} strip={strip} side={side} scale={scale} />
      <Name {...room} height={face.height - FOOT} letters={names} />
      <Name {...room} height={face.height - FOOT} letters={NAMES_ON_PHONE} />
      {isIcon(icon) && size > 18 && <TileIcon name={icon} x={room.x} y={face.y + face.height - FOOT - left / 2} size={size} />}
      {owner ? <Owner owner={owner} mark={mark ?? ''} foot={foot} isMortgaged={Boolean(property.Mortgaged)} /> : <text class="price" x={room.x} y={foot.y + 15}>{price ?? ''}</text>}
    </>
  );
}

/** The letters of a tile that is larger than on a board with many. */
function larger(letters: Letters, scale: number): Letters {
  return { ...letters, largest: letters.largest * scale, line: letters.line * scale };
}

/** Any other tile: its icon and its name. */
function BonusFace({ tile, place }: Pick<TileProps, 'tile' | 'place'>) {
  const { x, y, width, height } = place;
  const isCorner = width === height;
  const room = { name: tile.Tile, x: x + width / 2, y, width: width - 2 };
  const scale = scaleOf(place);
  const letters = larger(isCorner ? NAMES_IN_CORNER : NAMES, scale);
  if (tile.Kind === 'jail') return <Jail tile={tile} place={place} />;
  if (!isIcon(tile.Icon)) {
    return (
      <>
        <Name {...room} height={height} letters={letters} />
        <Name {...room} height={height} letters={NAMES_ON_PHONE} />
      </>
    );
  }
  const lines = linesOf({ ...room, height: height - 30, letters });
  const above = lines.length * letters.line + 8;
  const size = Math.min((isCorner ? ICON + 18 : ICON) * scale, height - above - 4, width - 12);
  return (
    <>
      <Name {...room} height={height - 30} letters={letters} />
      <TileIcon name={tile.Icon} x={room.x} y={y + above + (height - above) / 2} size={size} />
    </>
  );
}

/** The owner of a property: a stripe of their colour with their token; only an outline when it is mortgaged. */
function Owner({ owner, mark, foot, isMortgaged }: { owner: PlayerState; mark: string; foot: { x: number; y: number; width: number; height: number }; isMortgaged: boolean }) {
  const colour = playerColour(owner['Player No.']);
  const icon = tokenIcon(owner.Token);
  const [x, y] = [foot.x + foot.width / 2, foot.y + foot.height / 2];
  return (
    <g class={isMortgaged ? 'owner pale' : 'owner'}>
      <rect x={foot.x + 2} y={foot.y} width={foot.width - 4} height={foot.height - 2} rx={3} style={`fill: ${colour}; stroke: ${colour}`} />
      {icon ? <use href={iconAddress(icon)} x={x - 9} y={y - 10} width={18} height={18} /> : <text x={x} y={y + 5}>{mark}</text>}
    </g>
  );
}

function describe(words: Words, tile: BoardTile, property: PropertyState | undefined): string {
  if (!property) return tile.Description ?? '';
  return `${property.Set}, ${property.Owner ?? words.of('unowned')}${builtOn(words, property)}${property.Mortgaged ? ', mortgaged' : ''}`;
}

function css([red, green, blue]: readonly [number, number, number]): string {
  return `rgb(${red}, ${green}, ${blue})`;
}
