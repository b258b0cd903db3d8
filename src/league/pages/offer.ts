import { FORMS } from '../acts';
import { type ActArgument, type ActName, acts } from '../calls';
import type { PointSystem, Right } from '../views';
import type { Option } from './fields';
import type { Sent } from './form-state';

/** An act with a form. */
export type FormName = keyof typeof FORMS & ActName;

/** A page with forms; `match`: the page of a round, at each of its tables. */
export type PageName = (typeof FORMS)[FormName]['page'] | 'players';

/** Of a tournament, round, match or player: what can be done with it depends on it. */
export type State = 'closed' | 'undrawn' | 'drawn' | 'unplayed' | 'played' | 'unused';

/** The form of an act: a row of LeagueForm. */
export interface FormRow {
  page: PageName;
  /** the menu that it is in; undefined: it is always visible */
  menu?: string;
  /** when it is offered; undefined: unless the tournament is closed */
  state?: State;
  button: string;
  tone?: 'main' | 'final';
  /** what people should know before they press it */
  note?: string;
  right: Right;
}

/** The forms, in the order of the page. */
export const forms: Readonly<Record<FormName, FormRow>> = FORMS;

const FORM_NAMES = Object.keys(forms) as FormName[];

/** What a field lets people choose from. */
export interface Choices {
  options: readonly Option[];
  /** options with headings, after the others */
  groups?: readonly (readonly [heading: string, options: readonly Option[]])[];
  /** what the options mean */
  notes?: readonly (readonly [option: string, meaning: string])[];
}

/** What a page knows, from which its forms are made. */
export interface Offer {
  page: PageName;
  /** the rights of the page's account */
  rights: readonly Right[];
  states: readonly State[];
  /** the values of the first arguments */
  known: readonly (string | number)[];
  /** the match that the forms are about */
  about?: number;
  /** what else the forms send */
  hidden?: Readonly<Record<string, string>>;
  /** the values of fields, by argument */
  values?: Readonly<Record<string, string>>;
  /** by argument or kind */
  choices?: Readonly<Record<string, Choices>>;
  sent: Sent | undefined;
  /** whether another button of the page is the main one */
  isQuiet?: boolean;
}

/** The arguments of an act that people fill in. */
export function fieldsOfAct(name: FormName): readonly ActArgument[] {
  return acts[name].takes.filter(({ label }) => label !== undefined);
}

/** The forms of a page. */
export function formsOf(page: PageName): FormName[] {
  return FORM_NAMES.filter((name) => forms[name].page === page);
}

/** The forms that a page offers: those that are possible for its account, in its state, with what there is to choose from. */
export function offered(offer: Offer): FormName[] {
  return formsOf(offer.page).filter((name) => {
    const { right, state } = forms[name];
    const isPossible = offer.states.includes('closed') ? state === 'closed' : state === undefined || offer.states.includes(state);
    return isPossible && offer.rights.includes(right) && fieldsOfAct(name).every((field) => field.isOptional === true || !isEmpty(choicesOf(offer, field)));
  });
}

/** What there is to choose from for an argument; undefined: it is typed. */
export function choicesOf({ choices = {} }: Offer, { name, kind }: ActArgument): Choices | undefined {
  return choices[name] ?? (kind === 'number' ? undefined : choices[kind]);
}

function isEmpty(choices: Choices | undefined): boolean {
  return choices !== undefined && [choices.options, ...(choices.groups ?? []).map(([, options]) => options)].every(({ length }) => length === 0);
}

/** The rights that include a right. */
export function rightsOf(right: Right | undefined): readonly Right[] {
  return right === 'organise' ? ['score', 'organise'] : right === undefined ? [] : [right];
}

/** Names as options. */
export function optionsOf(names: readonly string[]): Option[] {
  return names.map((name) => [name, name]);
}

/** The point systems, and what each pays. */
export function pointSystemChoices(systems: readonly PointSystem[]): Choices {
  return {
    options: systems.map(({ 'Point system': name, Players: players }): Option => [name, `${name} (tables of ${players})`]),
    notes: systems.map(({ 'Point system': name, Pays: pays }) => [name, pays]),
  };
}
