import type { GameConnection } from '../../client/connection';
import { type Form, textOf, textsOf } from '../../page/form';
import { type ActArgument, type ActName, acts, type ActValues, addRound, newTournament, sendChange } from '../calls';
import { annulShown } from '../results';
import { undoShown } from '../undo';
import { readLeaguePlayerOf, readMatchesOf } from '../views';
import { type Act, type Acts, FormRefused, type Place } from './form-page';
import { countOf } from './form-state';
import { type FormName, formsOf, type PageName } from './offer';

/** A value that was typed or chosen for an act. */
type Value = string | number | boolean | readonly string[] | null;

/** The refusal for a match that is not, or is no longer, in this round. */
export const NOT_DRAWN = 'This round has been drawn again in the meantime.';

/** The match that a form is about. @throws FormRefused when it is not in the round */
export async function matchOf(connection: GameConnection, form: Form, { tournament, round }: Place): Promise<number> {
  const match = countOf(form, 'about');
  if (!(await readMatchesOf(connection, tournament, round)).some(({ Match }) => Match === match)) throw new FormRefused(NOT_DRAWN);
  return match;
}

/** A player's present name: it may have changed since the page was rendered. */
async function nameOf(connection: GameConnection, { player }: Place): Promise<string> {
  const found = await readLeaguePlayerOf(connection, player);
  if (!found) throw new FormRefused('This player was deleted.');
  return found.Player;
}

/** The arguments that a page knows. */
async function knownOf(page: PageName, connection: GameConnection, form: Form, place: Place): Promise<Value[]> {
  if (page === 'tournaments' || page === 'players') return [];
  if (page === 'match') return [await matchOf(connection, form, place)];
  if (page === 'player') return [await nameOf(connection, place)];
  return page === 'round' ? [place.tournament, place.round] : [place.tournament];
}

/** The acts that do not just send their values. */
const SENDS: Partial<Record<FormName, (connection: GameConnection, values: readonly Value[], form: Form) => Promise<string | void>>> = {
  // These two lead to what they made.
  new_tournament: async (connection, values) => `/league/${await newTournament(connection, ...(values.slice(0, 4) as [string, string, string, string]))}/players`,
  add_round: async (connection, values) => `/league/${String(values[0])}/rounds/${await addRound(connection, ...(values as unknown as ActValues<'add_round'>))}`,
  // Another result may have been recorded since the page was rendered.
  annul_result: (connection, [match], form) => annulShown(connection, Number(match), textOf(form, 'shown')),
};

/** Where an act leads that moves or deletes the subject of its page. */
const NEXT: Partial<Record<FormName, (values: readonly Value[]) => string>> = {
  delete_tournament: () => '/league',
  delete_round: ([tournament]) => `/league/${String(tournament)}`,
  delete_league_player: () => '/league/players',
  renumber_round: ([tournament, , to]) => `/league/${String(tournament)}/rounds/${String(to)}`,
};

/** The acts of the forms of a page, by name. */
export function formActs(page: PageName): Acts {
  return Object.fromEntries(formsOf(page).map((name): [ActName, Act] => [name, async (connection, form, place) => {
    const known = await knownOf(page, connection, form, place);
    const values = [...known, ...acts[name].takes.slice(known.length).map((argument) => valueIn(form, argument))];
    const send = SENDS[name];
    if (send) return await send(connection, values, form);
    await sendChange(connection, name, values);
    return NEXT[name]?.(values);
  }]));
}

/** The value of an argument; null if it has no field or may be left empty. @throws FormRefused */
function valueIn(form: Form, { name, kind, label, isOptional, least = 1, most }: ActArgument): Value {
  if (label === undefined) return null;
  const wrong = (what: string): FormRefused =>
    new FormRefused(`${label}: ${what}.`, { fields: new Map([[name, `${what.charAt(0).toUpperCase()}${what.slice(1)}.`]]) });
  if (kind === 'flag') return textOf(form, name) === 'yes';
  if (kind === 'players') {
    const chosen = textsOf(form, name).filter((one) => one !== '');
    if (chosen.length === 0) throw wrong('choose somebody');
    return chosen;
  }
  const text = textOf(form, name);
  if (text.trim() === '') {
    if (isOptional) return null;
    throw wrong('fill this in');
  }
  if (kind !== 'number') return text;
  const number = /^[+-]?\d{1,9}$/.test(text.trim()) ? Number(text) : NaN;
  if (!(number >= least && number <= (most ?? Infinity))) {
    throw wrong(`type a whole number${most === undefined ? `, ${least} or more` : ` from ${least} to ${most}`}`);
  }
  return number;
}

/** The undo on every page of a tournament. */
export const UNDO: Acts = {
  undo_change: (connection, form, { tournament }) => undoShown(connection, tournament, textOf(form, 'key')),
};
