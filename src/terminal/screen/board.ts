import type { GameConnection } from '../../client/connection';
import {
  type BoardTile,
  type Pending,
  type PlayerState,
  type PropertyState,
  readBoard,
  readPending,
  readPlayers,
  readProperties,
} from '../../client/views';
import { wrapped } from '../draw-table';
import { sanitize } from '../sanitize';
import type { Words } from '../../client/words/words';
import { cut, pad, shortNames, widthOfText } from './text-width';
import { marksOf } from '../../client/words/marks';
import type { Brush, Paint } from './paint';
import { type Screen, widthOf } from './screen';
import { drawSquare, squareFor, type SquareShape } from './square';

/** The state of a game that is drawn. */
export interface BoardState {
  pending: Pending;
  tiles: readonly BoardTile[];
  properties: readonly PropertyState[];
  players: readonly PlayerState[];
}

/** Reads the state of the chosen game; undefined: it no longer exists. */
export async function readBoardState(connection: GameConnection): Promise<BoardState | undefined> {
  const pending = await readPending(connection);
  if (!pending) return undefined;
  const tiles = await readBoard(connection);
  const properties = await readProperties(connection);
  return { pending, tiles, properties, players: await readPlayers(connection) };
}

/** The lines of the window that are reserved below the board. */
const BELOW = 10;

/** More players than this need additional lines below the board. */
const MOST_BELOW = 4;

/** The least width of the middle for showing the players there. */
const NARROWEST_MIDDLE = 36;

/**
 * Draws the board as a square, if the window is large enough for it and for a question below it.
 * @param news the latest sentences of the log, for the middle
 * @returns undefined: the window is too small
 */
export function drawBoard(screen: Screen, words: Words, state: BoardState, news: readonly string[] = []): string[] | undefined {
  const { tiles, properties, players } = state;
  const hasMiddleFor = ({ innerWidth, innerLines }: SquareShape): boolean => innerWidth >= NARROWEST_MIDDLE && innerLines >= players.length + 4;
  const largest = squareFor(tiles.length, screen.columns, screen.rows - BELOW);
  const hasMiddle = largest !== undefined && hasMiddleFor(largest);
  const below = players.length > MOST_BELOW ? players.length : 0;
  const shape = hasMiddle ? largest : squareFor(tiles.length, screen.columns, screen.rows - BELOW - below);
  if (!shape) return undefined;
  const brushes = new Brushes(screen.paint, players);
  const names = shortNames(tiles.map(({ Tile: name }) => sanitize(name)), shape.tileWidth);
  const cells = tiles.map((tile) => {
    const property = properties.find(({ prid }) => prid === tile.prid);
    const name = pad(names.get(sanitize(tile.Tile)) ?? '', shape.tileWidth);
    const here = players.filter((player) => player['Takes part'] && player.Location === tile.Location);
    return [
      property ? screen.paint.set(property.Set, property['Set No.'])(name) : screen.paint.strong(name),
      secondLine(brushes, words, property, here, shape.tileWidth),
    ];
  });
  // The players are shown in the middle, or below the board if that is too small.
  const middle = hasMiddle ? middleOf(screen.paint, words, state, brushes, news, shape.innerWidth - 2) : [];
  return [
    ...drawSquare(shape, cells, ['', ...middle]),
    legend(words, brushes, players, properties, screen),
    ...(hasMiddle ? [] : playerLines(screen.paint, words, state, widthOf(screen), brushes)),
  ];
}

/** The marks and colours of the players. */
class Brushes {
  readonly marks: ReadonlyMap<number, string>;

  constructor(
    readonly paint: Paint,
    private readonly players: readonly PlayerState[],
  ) {
    this.marks = marksOf(players);
  }

  of(number: number): Brush {
    return this.paint.player(this.players.findIndex((player) => player['Player No.'] === number));
  }

  mark(number: number): string {
    return this.of(number)(this.marks.get(number) ?? '?');
  }
}

/** The second line of a tile: owner and buildings, or the price, and on the right the players who are there. */
function secondLine(
  brushes: Brushes,
  words: Words,
  property: PropertyState | undefined,
  here: readonly PlayerState[],
  width: number,
): string {
  const left = property ? ownership(brushes, property) : '';
  const room = width - widthOfText(left) - (left === '' ? 0 : 1) - 1;
  const marks: string[] = [];
  for (const [index, player] of here.entries()) {
    const mark = brushes.marks.get(player['Player No.']) ?? '?';
    const isLast = index === here.length - 1;
    if (widthOfText(marks.join('')) + mark.length + (isLast ? 0 : 1) > room) {
      marks.push('+');
      break;
    }
    marks.push(brushes.mark(player['Player No.']));
  }
  const right = marks.length === 0 ? '' : `@${marks.join('')}`;
  const price = property && property.Owner === null && left === '' ? words.money(property.Price) : '';
  const start = price !== '' && price.length + widthOfText(right) < width ? brushes.paint.faint(price) : left;
  return start + pad(right, width - widthOfText(start), 'right');
}

/** The owner of a property and its state: `A`, `A+3` (houses), `A#` (hotel), `A^` (skyscraper), `A-` (mortgaged); '': unowned. */
function ownership(brushes: Brushes, property: PropertyState): string {
  const owner = property['Player No.'];
  if (owner === null) return '';
  const sign = property.Mortgaged ? '-' : property.Skyscrapers ? '^' : property.Hotels ? '#' : property.Houses > 0 ? `+${property.Houses}` : '';
  return `${brushes.mark(owner)}${property.Mortgaged ? brushes.paint.bad(sign) : sign}`;
}

/** The legend of the signs that are in use. */
function legend(
  words: Words,
  brushes: Brushes,
  players: readonly PlayerState[],
  properties: readonly PropertyState[],
  screen: Screen,
): string {
  const signs = [
    ...(players.some((player) => player['Takes part']) ? [`@${words.of('here')}`] : []),
    ...(properties.some(({ Houses }) => Houses > 0) ? [`+ ${words.of('buildings')}`] : []),
    ...(properties.some(({ Hotels, Skyscrapers }) => Hotels && !Skyscrapers) ? [`# ${words.of('hotel')}`] : []),
    ...(properties.some(({ Skyscrapers }) => Skyscrapers) ? [`^ ${words.of('skyscraper')}`] : []),
    ...(properties.some(({ Mortgaged }) => Mortgaged) ? [`- ${words.of('mortgaged')}`] : []),
  ];
  return brushes.paint.faint(cut(signs.join('   '), screen.columns - 1));
}

/** The middle of the board: the players and the latest events. */
function middleOf(
  paint: Paint,
  words: Words,
  state: BoardState,
  brushes: Brushes,
  news: readonly string[],
  width: number,
): string[] {
  const pot = state.pending.Pot > 0 ? [`${words.of('pot')}: ${words.money(state.pending.Pot)}`] : [];
  return [
    paint.strong(cut(sanitize(state.pending.Edition), width)),
    ...pot,
    '',
    ...playerLines(paint, words, state, width, brushes),
    '',
    ...news.flatMap((sentence) => wrapped(sanitize(sentence), width)).map(paint.faint),
  ];
}

/**
 * A line for each player: mark, name, cash and place.
 * @param width the most columns of a line
 */
export function playerLines(
  paint: Paint,
  words: Words,
  { players, properties, pending }: Pick<BoardState, 'players' | 'properties' | 'pending'>,
  width: number,
  brushes = new Brushes(paint, players),
): string[] {
  const names = Math.min(20, Math.max(...players.map((player) => widthOfText(sanitize(player['Player name'])))));
  const moneys = Math.max(...players.map((player) => words.money(player['Bank balance']).length));
  const marks = Math.max(...[...brushes.marks.values()].map(({ length }) => length));
  return players.map((player) => {
    const number = player['Player No.'];
    const isActing = number === (pending['Next No.'] ?? -1);
    const name = pad(cut(sanitize(player['Player name']), names), names);
    const start = `${isActing ? '>' : ' '}${pad(brushes.mark(number), marks)} ${isActing ? paint.strong(name) : paint.plain(name)}`;
    if (!player['Takes part'] || player.Status === 'winner') return `${start} ${paint.faint(sanitize(player.Label))}`;
    const money = pad(words.money(player['Bank balance']), moneys, 'right');
    const owned = properties.filter((property) => property['Player No.'] === number);
    const rest = [
      player.Status === 'jailed' ? player.Label : (player.Tile ?? ''),
      ...(owned.length > 0 ? [`${owned.length} ${words.of(owned.length === 1 ? 'deed' : 'owned_deeds').toLowerCase()}`] : []),
      ...(player.Cards > 0 ? [`${words.of('cards')}: ${player.Cards}`] : []),
      ...(player.Token === null ? [] : [player.Token]),
    ].filter((part) => part !== '');
    return `${start} ${money}  ${paint.plain(cut(sanitize(rest.join(', ')), Math.max(0, width - widthOfText(start) - moneys - 3)))}`;
  });
}

/** Draws the board as a list with a line for each tile. */
export function listBoard(screen: Screen, words: Words, { tiles, properties, players }: BoardState): string[] {
  const { paint } = screen;
  const brushes = new Brushes(paint, players);
  const width = widthOf(screen);
  const rows = tiles.map((tile) => {
    const property = properties.find(({ prid }) => prid === tile.prid);
    const here = players.filter((player) => player['Takes part'] && player.Location === tile.Location);
    return {
      location: String(tile.Location),
      tile: sanitize(tile.Tile),
      set: property ? sanitize(property.Set) : '',
      property,
      owner: property ? ownership(brushes, property) : '',
      money: property ? moneyOf(words, property) : '',
      here: here.map((player) => sanitize(player['Player name'])).join(', '),
    };
  });
  const widthOfColumn = (key: 'location' | 'tile' | 'set' | 'owner' | 'money', head: string, most: number): number =>
    Math.min(most, Math.max(head.length, ...rows.map((row) => widthOfText(row[key]))));
  const columns = {
    location: widthOfColumn('location', '', 6),
    tile: widthOfColumn('tile', 'Tile', Math.max(8, Math.floor(width * 0.3))),
    set: widthOfColumn('set', 'Set', Math.max(4, Math.floor(width * 0.18))),
    owner: widthOfColumn('owner', 'Own', 8),
    money: widthOfColumn('money', 'Price or rent', Math.max(6, Math.floor(width * 0.24))),
  };
  const used = Object.values(columns).reduce((sum, column) => sum + column + 2, 0);
  const head = [
    pad('', columns.location),
    pad('Tile', columns.tile),
    pad(cut('Set', columns.set), columns.set),
    pad('Own', columns.owner),
    pad(cut('Price or rent', columns.money), columns.money),
    'Here',
  ].join('  ');
  return [
    paint.faint(cut(head, width)),
    ...rows.map((row) =>
      [
        paint.faint(pad(row.location, columns.location, 'right')),
        pad(paint.plain(cut(row.tile, columns.tile)), columns.tile),
        row.property
          ? paint.set(row.property.Set, row.property['Set No.'])(pad(cut(row.set, columns.set), columns.set))
          : pad('', columns.set),
        pad(row.owner, columns.owner),
        pad(cut(row.money, columns.money), columns.money),
        paint.strong(cut(row.here, Math.max(0, width - used))),
      ].join('  ').trimEnd(),
    ),
  ];
}

/** The price of an unowned property, otherwise its rent. */
function moneyOf(words: Words, property: PropertyState): string {
  if (property.Owner === null) return words.money(property.Price);
  if (property.Mortgaged) return words.of('mortgaged');
  const rent = words.of('rent').toLowerCase();
  if (property['Rent now'] !== null) return `${rent} ${words.money(property['Rent now'])}`;
  return `${rent} ${words.money(property['Rent factor'] ?? 0)} x dice`;
}
