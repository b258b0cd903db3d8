import { DeployError } from './deploy-error';
import type { ArgumentKind, LeagueArgument } from './league-argument';
import { seedRows } from './seed-rows';
import type { SqlFile } from './sql-object';

/** The form of an act on the page: a row of LeagueForm. */
export interface LeagueForm {
  act: string;
  page: string;
  /** the menu that it is in; undefined: it is always visible */
  menu: string | undefined;
  /** when it is offered; undefined: unless the tournament is closed */
  state: string | undefined;
  button: string;
  /** how the button looks; undefined: as most */
  tone: string | undefined;
  /** what people should know before they press it */
  note: string | undefined;
}

/** What a page knows, and what it can let people choose from, besides what is typed. */
interface PageOfForms {
  /** the first arguments of its acts */
  knows: readonly ArgumentKind[];
  lists: readonly ArgumentKind[];
}

const PAGES: Readonly<Record<string, PageOfForms>> = {
  tournaments: { knows: [], lists: ['point_system'] },
  players: { knows: [], lists: [] },
  player: { knows: ['player'], lists: [] },
  rounds: { knows: ['tournament'], lists: [] },
  entries: { knows: ['tournament'], lists: ['player', 'players'] },
  round: { knows: ['tournament', 'round'], lists: ['player', 'players', 'draw_method'] },
  match: { knows: ['match'], lists: ['player', 'players'] },
  adjustments: { knows: ['tournament'], lists: ['player', 'players', 'round'] },
  settings: { knows: ['tournament'], lists: ['point_system', 'right'] },
};

/** What can be typed on every page. */
const TYPED: readonly ArgumentKind[] = ['text', 'number', 'day', 'flag'];

/** An act with what its form and its command ask for. */
interface ActWithArguments {
  act: string;
  takes: readonly LeagueArgument[];
}

/**
 * The forms of acts in the seeds, in their order.
 * @throws DeployError with file and line, when a form has no act, its page cannot ask for an argument, or a label or a
 *   bound would not be used
 */
export function leagueForms(seeds: readonly SqlFile[], acts: readonly ActWithArguments[]): LeagueForm[] {
  const forms = seedRows(seeds, 'LeagueForm').map(({ place, values: { act = '', page = '', menu, state, button = '', tone, note } }) => {
    const of = acts.find((one) => one.act === act);
    if (!of) throw new DeployError(`${place}: the form of ${act} has no row in LeagueAct.`);
    checkFields(place, page, of);
    return { act, page, menu, state, button, tone, note };
  });
  for (const { act, takes } of acts) {
    for (const argument of takes) checkUsed(argument, act, forms.some((form) => form.act === act));
  }
  return forms;
}

/** @throws DeployError when the page does not know, or cannot ask for, what the act takes */
function checkFields(place: string, page: string, { act, takes }: ActWithArguments): void {
  const known = PAGES[page];
  if (!known) throw new DeployError(`${place}: there is no page ${page}; there are: ${Object.keys(PAGES).join(', ')}.`);
  const { knows, lists } = known;
  const first = takes.slice(0, knows.length);
  if (first.map(({ kind }) => kind).join() !== knows.join()) {
    throw new DeployError(`${place}: an act of the page ${page} takes ${knows.join(', ')} first; ${act} takes ${takes.map(({ kind }) => kind).join(', ')}.`);
  }
  const labelled = first.find(({ label }) => label !== undefined);
  if (labelled) throw new DeployError(`${labelled.place}: ${labelled.name} has a label, but the page ${page} knows its value.`);
  for (const { name, kind, label, isOptional, place: at } of takes.slice(knows.length)) {
    if (label === undefined && isOptional) continue;
    if (label === undefined) throw new DeployError(`${at}: ${name} has no label, which the form of ${act} needs.`);
    if (![...TYPED, ...lists].includes(kind)) throw new DeployError(`${at}: the page ${page} cannot ask for ${kind}, which the form of ${act} needs.`);
  }
}

/** @throws DeployError when nothing uses the label or the bounds of an argument */
function checkUsed({ name, kind, label, least, most, place }: LeagueArgument, act: string, hasForm: boolean): void {
  if (label !== undefined && !hasForm) throw new DeployError(`${place}: ${name} has a label, but ${act} has no form.`);
  const canHave = kind === 'number' ? [least, most] : kind === 'text' && label !== undefined ? [most] : [];
  const idle = [least, most].find((bound) => bound !== undefined && !canHave.includes(bound));
  if (idle !== undefined) throw new DeployError(`${place}: ${name} has the bound ${idle}, which nothing uses.`);
}
