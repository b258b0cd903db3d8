import type { PropsWithChildren } from 'hono/jsx';
import { colourOfSet, isLight } from '../../telling/colours';
import type { Form } from '../form';
import { addressOf } from './addresses';
import type { BoardFault } from './faults';
import { FieldInput, sentence } from './field-input';
import { type BuiltTile, fieldsOfTile } from './fields';

interface TileFormProps {
  board: string;
  built: BuiltTile;
  /** what was sent and refused */
  form?: Form | undefined;
  /** what is wrong with the tile */
  faults: readonly BoardFault[];
  isYours: boolean;
  /** whether it was opened just now, so that it is read and typed in next */
  isNew: boolean;
}

/** The card of a tile: all that can be changed of it. */
export function TileForm({ board, built, form, faults, isYours, isNew, children }: PropsWithChildren<TileFormProps>) {
  const { tile, written } = built;
  const fields = fieldsOfTile(built);
  const colour = tile.Set === null ? undefined : colourOfSet(tile.Set, tile['Set No.'] ?? 0);
  const address = '/boards/tile';
  const others = faults.filter(({ key }) => !fields.some((field) => field.key === key));
  const wrong = fields.find((field) => faults.some(({ key }) => key === field.key));
  const closed = addressOf('/boards/builder', { board });
  return (
    <article class="card" aria-labelledby="card-title">
      <h2 id="card-title" tabindex={-1} autofocus={isNew} style={colour && `background: rgb(${colour.join(' ')}); color: ${isLight(colour) ? '#000' : '#fff'}`}>{tile.Tile}</h2>
      {children}
      <p>{[`Tile ${tile.Location}`, ...(tile.Set === null ? [] : [`set ${tile.Set}`]), ...toldOf(written)].join(', ')}</p>
      <form id={`tile-form-${tile.Location}`} method="post" action={address} hx-post={address} hx-target="#builder" hx-swap="outerMorph">
        <input type="hidden" name="board" value={board} />
        <input type="hidden" name="tile" value={String(tile.Location)} />
        {others.length > 0 && <p class="fault">{others.map(({ fault }) => sentence(fault)).join(' ')}</p>}
        <div class="fields">
          {fields.map((field) => <FieldInput field={field} id={fieldId(tile.Location, field.key)} form={form} faults={faults.filter(({ key }) => key === field.key)} isLocked={!isYours} isFirst={field === wrong} />)}
        </div>
        <div class="buttons">
          {isYours && <button id="save-tile" class="main">Save</button>}
          <a class="button" href={closed} hx-get={closed} hx-target="#builder" hx-swap="outerMorph">Close</a>
        </div>
      </form>
    </article>
  );
}

/** By which a field of a tile is found on the page. */
export function fieldId(location: number, key: string): string {
  return `tile-${location}-${key}`;
}

/** What happens on a tile that is no property. */
function toldOf(written: BuiltTile['written']): string[] {
  return typeof written === 'string' || written.text === undefined ? [] : [written.text];
}
