import { format } from 'mysql2';
import { StatementList } from '../drawer/statements';
import type { Form } from '../form';
import { BoardFrame, Tile } from '../game/board';
import { linesIn, sizeFor } from '../game/fit-text';
import { placesOf, SIDE } from '../game/board-geometry';
import { Page } from '../layout';
import { SiteHeader, SKIPPED_TO } from '../site-header';
import { addressOf } from './addresses';
import type { BoardError } from './errors';
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
  /** the refused form of the tile */
  tileForm?: Form;
  /** the refused form of the board */
  boardForm?: Form;
  /** why */
  refusal?: string | undefined;
  /** the errors of the refused form; without one, those of the board as it is */
  errors?: readonly BoardError[];
  /** what was done */
  said?: string | undefined;
}

/** The page of the board builder. */
export function BuilderPage(props: BuilderProps) {
  const { board } = props.built;
  const name = board.Board;
  return (
    <Page title={name} kind="builder" scripts={['builder.js']}>
      <SiteHeader here="/boards" />
      <main {...SKIPPED_TO}>
        <header>
          <h1>{name}</h1>
          <p>{board['Copied from'] === null ? 'The board of an edition' : `A copy of ${board['Copied from']}`}</p>
          <nav aria-label="Board">
            <a class="button main" href={addressOf('/new', { board: name })}>Play on it</a>
            <a class="button" href={addressOf('/boards/export', { board: name })} download={`${name}.yaml`}>Export</a>
          </nav>
        </header>
        <div class="builder-room"><Builder {...props} /></div>
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

/** The part of the page that changes when a tile is opened or saved. */
export function Builder({ built, chosen, isNew = false, tileForm, boardForm, refusal, errors = built.errors, said }: BuilderProps) {
  const { board, tiles } = built;
  const index = tiles.findIndex(({ tile }) => tile.Location === chosen);
  const open = tiles[index];
  return (
    <div id="builder">
      <DrawnBoard built={built} chosen={chosen} errors={errors} />
      <div class="side">
        {!open && <Notices refusal={refusal} said={said} />}
        {errors.length > 0 && <Errors board={board.Board} tiles={tiles} chosen={chosen} errors={errors} />}
        {board.Yours ? <BoardForm built={built} form={boardForm} errors={errors} /> : <CopyForm board={board.Board} />}
        <div id="card">
          {open && <TileForm board={board.Board} built={open} form={tileForm} errors={errors.filter((error) => error.index === index)} isYours={Boolean(board.Yours)} isNew={isNew}><Notices refusal={refusal} said={said} /></TileForm>}
          {chosen !== undefined && !open && <p>{`There is no tile ${chosen}; the tiles of this board are ${tiles[0]?.tile.Location} to ${tiles.at(-1)?.tile.Location}.`}</p>}
        </div>
        {!open && <p class="hint">Choose a tile to see what can be changed.</p>}
      </div>
    </div>
  );
}

/** The result of the last form: on the open card, if any, which may cover the rest. */
function Notices({ refusal, said }: Pick<BuilderProps, 'refusal' | 'said'>) {
  return (
    <>
      <p id="refusal" role="alert">{refusal ?? ''}</p>
      <p id="said" class="said" role="status">{said ?? ''}</p>
    </>
  );
}

/** The board as players will see it. */
function DrawnBoard({ built: { board, tiles }, chosen, errors }: { built: Built; chosen: number | undefined; errors: readonly BoardError[] }) {
  const places = placesOf(tiles.length);
  const size = sizeFor(board.Board, SIDE / 2, 44, 20);
  return (
    <BoardFrame count={tiles.length}>
      {tiles.map((built, index) => {
        const { tile } = built;
        const place = places[index];
        const isWrong = errors.some((error) => error.index === index);
        const link = { address: addressOf('/boards/builder', { board: board.Board, tile: tile.Location }), target: '#builder', swap: 'outerMorph' };
        const emphasis = [...(tile.Location === chosen ? ['chosen'] : []), ...(isWrong ? ['faulty'] : [])].join(' ');
        return place && <Tile link={link} tile={tile} place={place} description={describe(built, isWrong)} property={drawn(built)} price={built.tile.Price === null ? undefined : String(built.tile.Price)} emphasis={emphasis} />;
      })}
      <g class="title">
        {linesIn(board.Board, SIDE / 2, size, 3).map((line, index) => <text x={SIDE / 2} y={SIDE / 2 - 40 + index * 1.2 * size} font-size={size}>{line}</text>)}
      </g>
    </BoardFrame>
  );
}

function describe({ tile, written }: BuiltTile, isWrong: boolean): string {
  const told = typeof written === 'string' ? '' : (written.text ?? '');
  return [tile.Set === null ? told : `${tile.Set}, price ${tile.Price}`, ...(isWrong ? ['has an error'] : [])].filter((text) => text !== '').join(', ');
}

function drawn({ tile }: BuiltTile) {
  if (tile.Set === null || tile.Price === null) return undefined;
  return { Set: tile.Set, 'Set No.': tile['Set No.'] ?? 0, Mortgaged: 0 as const, Houses: 0, Hotels: 0 as const, Skyscrapers: 0 as const };
}

/** All errors, each with a link to its place. */
function Errors({ board, tiles, chosen, errors }: { board: string; tiles: readonly BuiltTile[]; chosen: number | undefined; errors: readonly BoardError[] }) {
  return (
    <section id="errors" aria-labelledby="errors-title">
      <h2 id="errors-title">{errors.length === 1 ? 'One error' : `${errors.length} errors`}</h2>
      <ul>{errors.map((error) => <ErrorLine board={board} built={error.index === null ? undefined : tiles[error.index]} chosen={chosen} error={error} />)}</ul>
    </section>
  );
}

/** An error, with a link to its field if that is on the page, otherwise to its tile. */
function ErrorLine({ board, built, chosen, error: { key, error } }: { board: string; built: BuiltTile | undefined; chosen: number | undefined; error: BoardError }) {
  if (!built) return <li>{`${key === '' ? '' : `${labelled(key)}: `}${sentence(error)}`}</li>;
  const { Location: location, Tile: name } = built.tile;
  const field = fieldsOfTile(built).find((one) => one.key === key);
  const here = location === chosen && field !== undefined;
  return (
    <li>
      <a href={here ? `#${fieldId(location, key)}` : addressOf('/boards/builder', { board, tile: location })}>{`${name}${key === '' ? '' : `, ${field?.label ?? labelled(key)}`}`}</a>
      {`: ${sentence(error)}`}
    </li>
  );
}

/** A key as a word. */
function labelled(key: string): string {
  return sentence(key.replaceAll('_', ' ')).slice(0, -1);
}

function BoardForm({ built: { board }, form, errors }: { built: Built; form?: Form | undefined; errors: readonly BoardError[] }) {
  return (
    <form id="board-form" method="post" action="/boards/board">
      <input type="hidden" name="board" value={board.Board} />
      <div class="fields">
        {fieldsOfBoard(board).map((field) => <FieldInput field={field} id={`board-${field.key}`} form={form} errors={errors.filter(({ index, key }) => index === null && key === field.key)} isLocked={false} />)}
        <button id="save-board">Save the board</button>
      </div>
    </form>
  );
}

/** The form that copies another account's board. */
function CopyForm({ board }: { board: string }) {
  return (
    <form id="board-form" method="post" action="/boards/copy">
      <h2>Copy it to change it</h2>
      <p>This board is not yours. Copy it to get your own.</p>
      <input type="hidden" name="source" value={board} />
      <label>Name of the copy <input name="name" required autocomplete="off" /></label>
      <button class="main">Copy</button>
    </form>
  );
}
