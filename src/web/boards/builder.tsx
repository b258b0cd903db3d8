import { format } from 'mysql2';
import { StatementList } from '../drawer/statements';
import type { Form } from '../form';
import { BoardFrame, Tile } from '../game/board';
import { linesIn, sizeFor } from '../game/fit-text';
import { placesOf, SIDE } from '../game/frame';
import { Page } from '../layout';
import { addressOf } from './addresses';
import type { BoardFault } from './faults';
import { FieldInput, sentence } from './field-input';
import { type BuiltTile, fieldsOfBoard, fieldsOfTile } from './fields';
import type { Built } from './read-builder';
import { fieldId, TileForm } from './tile-form';

/** What the builder shows. */
export interface BuilderProps {
  built: Built;
  /** the location of the tile whose card is open */
  chosen?: number | undefined;
  /** whether the card was opened just now */
  isNew?: boolean;
  /** what was sent of the tile, and refused */
  tileForm?: Form;
  /** what was sent of the board, and refused */
  boardForm?: Form;
  /** why */
  refusal?: string | undefined;
  /** what is wrong with what was sent; the faults of the board as it is, when nothing was */
  faults?: readonly BoardFault[];
  /** what was done */
  said?: string | undefined;
}

/** The page on which a board is built. */
export function BuilderPage(props: BuilderProps) {
  const { board } = props.built;
  const name = board.Board;
  return (
    <Page title={name} kind="game" scripts={['builder.js']}>
      <header>
        <h1>{name}</h1>
        <p>{board['Copied from'] === null ? 'The board of an edition' : `A copy of ${board['Copied from']}`}</p>
        <nav aria-label="Board">
          <a class="button main" href={addressOf('/new', { board: name })}>Play on it</a>
          <a class="button" href={addressOf('/boards/export', { board: name })} download={`${name}.yaml`}>Export</a>
          <a class="button" href="/boards">Boards</a>
          <a class="button" href="/">Menu</a>
        </nav>
      </header>
      <main>
        <Builder {...props} />
      </main>
      <details id="drawer">
        <summary>SQL</summary>
        <p><code>{format('SELECT * FROM tilesView WHERE Board = ?;', [name])}</code></p>
        <StatementList />
      </details>
      <p id="connection" role="status" />
    </Page>
  );
}

/** What changes of it when something is looked at or saved. */
export function Builder({ built, chosen, isNew = false, tileForm, boardForm, refusal, faults = built.faults, said }: BuilderProps) {
  const { board, tiles } = built;
  const index = tiles.findIndex(({ tile }) => tile.Location === chosen);
  const open = tiles[index];
  return (
    <div id="builder">
      <DrawnBoard built={built} chosen={chosen} faults={faults} />
      <div class="side">
        {!open && <Told refusal={refusal} said={said} />}
        {faults.length > 0 && <Faults board={board.Board} tiles={tiles} chosen={chosen} faults={faults} />}
        {board.Yours ? <BoardForm built={built} form={boardForm} faults={faults} /> : <CopyForm board={board.Board} />}
        <div id="card">
          {open && <TileForm board={board.Board} built={open} form={tileForm} faults={faults.filter((fault) => fault.index === index)} isYours={Boolean(board.Yours)} isNew={isNew}><Told refusal={refusal} said={said} /></TileForm>}
          {chosen !== undefined && !open && <p>{`There is no tile ${chosen}; the tiles of this board are ${tiles[0]?.tile.Location} to ${tiles.at(-1)?.tile.Location}.`}</p>}
        </div>
        {!open && <p class="hint">Click a tile to see what can be changed.</p>}
      </div>
    </div>
  );
}

/** What became of what was sent: on the card, where one is open, as that may cover the rest. */
function Told({ refusal, said }: Pick<BuilderProps, 'refusal' | 'said'>) {
  return (
    <>
      <p id="refusal" role="alert">{refusal ?? ''}</p>
      <p id="said" class="said" role="status">{said ?? ''}</p>
    </>
  );
}

/** The board as players will see it. */
function DrawnBoard({ built: { board, tiles }, chosen, faults }: { built: Built; chosen: number | undefined; faults: readonly BoardFault[] }) {
  const places = placesOf(tiles.length);
  const size = sizeFor(board.Board, SIDE / 2, 44, 20);
  return (
    <BoardFrame count={tiles.length}>
      {tiles.map((built, index) => {
        const { tile } = built;
        const place = places[index];
        const isFaulty = faults.some((fault) => fault.index === index);
        const link = { address: addressOf('/boards/builder', { board: board.Board, tile: tile.Location }), target: '#builder', swap: 'outerMorph' };
        const emphasis = [...(tile.Location === chosen ? ['chosen'] : []), ...(isFaulty ? ['faulty'] : [])].join(' ');
        return place && <Tile link={link} tile={tile} place={place} description={describe(built, isFaulty)} property={drawn(built)} emphasis={emphasis} />;
      })}
      <g class="title">
        {linesIn(board.Board, SIDE / 2, size, 3).map((line, index) => <text x={SIDE / 2} y={SIDE / 2 - 40 + index * 1.2 * size} font-size={size}>{line}</text>)}
      </g>
    </BoardFrame>
  );
}

function describe({ tile, written }: BuiltTile, isFaulty: boolean): string {
  const told = typeof written === 'string' ? '' : (written.text ?? '');
  return [tile.Set === null ? told : `${tile.Set}, price ${tile.Price}`, ...(isFaulty ? ['something is wrong here'] : [])].filter((text) => text !== '').join(', ');
}

function drawn({ tile }: BuiltTile) {
  if (tile.Set === null || tile.Price === null) return undefined;
  return { Set: tile.Set, 'Set No.': tile['Set No.'] ?? 0, Price: tile.Price, Mortgaged: 0 as const, Houses: 0, Hotels: 0 as const };
}

/** Everything that is wrong, each with the way to where it is. */
function Faults({ board, tiles, chosen, faults }: { board: string; tiles: readonly BuiltTile[]; chosen: number | undefined; faults: readonly BoardFault[] }) {
  return (
    <section id="faults" aria-labelledby="faults-title">
      <h2 id="faults-title">{faults.length === 1 ? 'One fault' : `${faults.length} faults`}</h2>
      <ul>{faults.map((fault) => <FaultLine board={board} built={fault.index === null ? undefined : tiles[fault.index]} chosen={chosen} fault={fault} />)}</ul>
    </section>
  );
}

/** A fault: with the way to its field, where that is on the page, else to its tile. */
function FaultLine({ board, built, chosen, fault: { key, fault } }: { board: string; built: BuiltTile | undefined; chosen: number | undefined; fault: BoardFault }) {
  if (!built) return <li>{`${key === '' ? '' : `${labelled(key)}: `}${sentence(fault)}`}</li>;
  const { Location: location, Tile: name } = built.tile;
  const field = fieldsOfTile(built).find((one) => one.key === key);
  const here = location === chosen && field !== undefined;
  return (
    <li>
      <a href={here ? `#${fieldId(location, key)}` : addressOf('/boards/builder', { board, tile: location })}>{`${name}${key === '' ? '' : `, ${field?.label ?? labelled(key)}`}`}</a>
      {`: ${sentence(fault)}`}
    </li>
  );
}

/** A key as a word. */
function labelled(key: string): string {
  return sentence(key.replaceAll('_', ' ')).slice(0, -1);
}

function BoardForm({ built: { board }, form, faults }: { built: Built; form?: Form | undefined; faults: readonly BoardFault[] }) {
  return (
    <form id="board-form" method="post" action="/boards/board">
      <input type="hidden" name="board" value={board.Board} />
      <div class="fields">
        {fieldsOfBoard(board).map((field) => <FieldInput field={field} id={`board-${field.key}`} form={form} faults={faults.filter(({ index, key }) => index === null && key === field.key)} isLocked={false} />)}
        <button id="save-board">Save the board</button>
      </div>
    </form>
  );
}

/** What belongs to others can be copied. */
export function CopyForm({ board }: { board: string }) {
  return (
    <form id="board-form" method="post" action="/boards/copy">
      <h2>Copy it to change it</h2>
      <p>This board is not yours. A copy of it is.</p>
      <input type="hidden" name="source" value={board} />
      <label>Name of the copy <input name="name" required autocomplete="off" /></label>
      <button class="main">Copy</button>
    </form>
  );
}
