import type { PropsWithChildren } from 'hono/jsx';
import { colourOfSet, isLight } from '../../client/words/colours';
import type { Form } from '../form';
import { addressOf } from './addresses';
import type { BoardError } from './errors';
import { FieldInput, sentence } from './field-input';
import { type BuiltTile, fieldsOfTile } from './fields';

interface TileFormProps {
  board: string;
  built: BuiltTile;
  /** the refused form */
  form?: Form | undefined;
  /** the errors of the tile */
  errors: readonly BoardError[];
  isYours: boolean;
  /** whether it was just opened: then it gets the focus */
  isNew: boolean;
}

/** The card of a tile, with a field for everything that can be changed. */
export function TileForm({ board, built, form, errors, isYours, isNew, children }: PropsWithChildren<TileFormProps>) {
  const { tile, written } = built;
  const fields = fieldsOfTile(built);
  const colour = tile.Set === null ? undefined : colourOfSet(tile.Set, tile['Set No.'] ?? 0);
  const address = '/boards/tile';
  const others = errors.filter(({ key }) => !fields.some((field) => field.key === key));
  const wrong = fields.find((field) => errors.some(({ key }) => key === field.key));
  const closed = addressOf('/boards/builder', { board });
  return (
    <article class="card" aria-labelledby="card-title">
      <h2 id="card-title" tabindex={-1} autofocus={isNew} style={colour && `background: rgb(${colour.join(' ')}); color: ${isLight(colour) ? '#000' : '#fff'}`}>{tile.Tile}</h2>
      {children}
      <p>{[`Tile ${tile.Location}`, ...(tile.Set === null ? [] : [`set ${tile.Set}`]), ...notesOf(written)].join(', ')}</p>
      <form id={`tile-form-${tile.Location}`} method="post" action={address} hx-post={address} hx-target="#builder" hx-swap="outerMorph">
        <input type="hidden" name="board" value={board} />
        <input type="hidden" name="tile" value={String(tile.Location)} />
        {others.length > 0 && <p class="error">{others.map(({ error }) => sentence(error)).join(' ')}</p>}
        <div class="fields">
          {fields.map((field) => <FieldInput field={field} id={fieldId(tile.Location, field.key)} form={form} errors={errors.filter(({ key }) => key === field.key)} isLocked={!isYours} isFirst={field === wrong} />)}
        </div>
        <div class="buttons">
          {isYours && <button id="save-tile" class="main">Save</button>}
          <a class="button" href={closed} hx-get={closed} hx-target="#builder" hx-swap="outerMorph">Close</a>
        </div>
      </form>
    </article>
  );
}

/** The id of a tile's field on the page. */
export function fieldId(location: number, key: string): string {
  return `tile-${location}-${key}`;
}

/** What happens on a tile that is not a property. */
function notesOf(written: BuiltTile['written']): string[] {
  return typeof written === 'string' || written.text === undefined ? [] : [written.text];
}
