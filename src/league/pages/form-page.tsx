import { type Context, type Hono } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { GameConnection } from '../../client/connection';
import { isConnectionLost } from '../../client/connection-lost';
import { RefusedMove } from '../../client/refusal';
import type { Sources } from '../../page/sources';
import { type Form, readForm, textOf, textsOf } from '../../page/form';
import type { ActName } from '../calls';
import { LeaguePage } from './league-page';
import type { Sent } from './form-state';

/** The tournament and round that a page is about; 0 for none. */
export interface Place {
  tournament: number;
  round: number;
  player: number;
}

/**
 * Runs the action of a form.
 * @returns the address to go to; undefined: back to the page
 * @throws RefusedMove
 */
export type Act = (connection: GameConnection, form: Form, place: Place) => Promise<string | void>;

/** The acts of a page's forms. */
export type Acts = Readonly<Partial<Record<ActName, Act>>>;

/** A form was refused, wholly or in part. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused';

  /** @param parts the refusals by match, or by field */
  constructor(
    readonly sentence: string,
    readonly parts: Pick<Sent, 'refusals' | 'fields'> = {},
  ) {
    super(sentence);
  }
}

/** The chosen values of a list. @throws FormRefused when none is chosen */
export function chosenIn(form: Form, name: string): string[] {
  const chosen = textsOf(form, name).filter((one) => one !== '');
  if (chosen.length === 0) throw new FormRefused('Nothing is chosen yet.');
  return chosen;
}

/** A rendered page. */
export type Shown = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page with forms that are sent to the page's address. */
export interface FormPage<Data> {
  path: string;
  /** @returns undefined when the subject of the page does not exist */
  read: (connection: GameConnection, place: Place, c: Context) => Promise<Data | undefined>;
  show: (data: Data, sent?: Sent) => Shown;
  acts: Acts;
  /** shows what was typed while the database does not answer; undefined where little is typed */
  keep?: (form: Form, sentence: string) => Shown | undefined;
}

const AWAY = 'The database is not responding. Nothing is lost; try again in a moment.';

/** Adds a page's routes. A refused form is shown again as it was sent. */
export function addPage<Data>(app: Hono, { connections }: Sources, page: FormPage<Data>): void {
  const shown = async (c: Context, place: Place, sent?: Sent): Promise<Response> => {
    const data = await connections.use(null, (connection) => page.read(connection, place, c));
    if (data === undefined) return await gone(c, sent?.refusal);
    return await c.html(page.show(data, sent), sent ? 422 : 200);
  };

  app.get(page.path, (c) => shown(c, placeOf(c)));

  app.post(page.path, async (c) => {
    const place = placeOf(c);
    const form = await readForm(c);
    const name = textOf(form, 'act');
    const act = Object.hasOwn(page.acts, name) ? page.acts[name as ActName] : undefined;
    if (!act) return await shown(c, place, { form, refusal: 'This page has no such form.' });
    try {
      const next = await connections.use(null, (connection) => act(connection, form, place));
      return c.redirect(next ?? c.req.path, 303);
    } catch (error) {
      if (error instanceof RefusedMove) return await shown(c, place, { form, refusal: error.sentence });
      if (error instanceof FormRefused) return await shown(c, place, { form, refusal: error.sentence, ...error.parts });
      const kept = isConnectionLost(error) ? page.keep?.(form, AWAY) : undefined;
      if (kept === undefined) throw error;
      return c.html(kept, 503);
    }
  });
}

function placeOf(c: Context): Place {
  const [tournament, round, player] = ['tournament', 'round', 'player'].map((name) => Number(c.req.param(name) ?? 0));
  return { tournament: tournament ?? 0, round: round ?? 0, player: player ?? 0 };
}

/** The answer when there is no such page. */
export function gone(c: Context, why = 'There is no such page in the league.'): Response | Promise<Response> {
  return c.html(<LeaguePage title={why} />, 404);
}
