import type { GameConnection } from '../../client/connection';
import { isRefused } from '../../client/refusal';
import { addRound, change } from '../calls';
import { annulShown, correctShown, recordResults } from '../results';
import { readMatchesOf } from '../views';
import { type Form, textOf } from '../../page/form';
import { UNDO } from './acts';
import { type Act, chosenIn, FormRefused, oneIn, type Place } from './form-page';
import { notNumbersIn, resultsIn, typedIn } from './read-results';
import { countOf, textOrNull } from './form-state';

/** The actions of a round. */
export const ROUND_ACTS: Readonly<Record<string, Act>> = {
  ...UNDO,
  draw: (connection, form, { tournament, round }) => change(connection, 'draw_round_by', tournament, round, textOrNull(form, 'method')),
  again: (connection, form, { tournament, round }) => change(connection, 'draw_round_again', tournament, round, textOrNull(form, 'method')),
  cancel: (connection, _, { tournament, round }) => change(connection, 'cancel_draw', tournament, round),
  results: record,
  correct: async (connection, form, place) => {
    const [typed] = typedIn(form);
    const wrong = typed && notNumbersIn(typed);
    if (wrong !== undefined) throw new FormRefused(wrong);
    await correctShown(connection, await matchOf(connection, form, place), textOf(form, 'shown'), resultsIn(typedIn(form))[0]?.scores ?? []);
  },
  annul: async (connection, form, place) => annulShown(connection, await matchOf(connection, form, place), textOf(form, 'shown')),
  forfeit: async (connection, form, place) => change(connection, 'forfeit_match', await matchOf(connection, form, place), chosenIn(form, 'player')),
  substitute: async (connection, form, place) =>
    change(connection, 'substitute_player', await matchOf(connection, form, place), oneIn(form, 'out'), oneIn(form, 'in')),
  'cancel-match': async (connection, form, place) => change(connection, 'cancel_match', await matchOf(connection, form, place)),
  seat: async (connection, form, { tournament, round }) => change(connection, 'seat_player', tournament, round, oneIn(form, 'player')),
  open: async (connection, form, { tournament, round }) => change(connection, 'open_table', tournament, round, chosenIn(form, 'player')),
  dates: (connection, form, { tournament, round }) => change(connection, 'change_round_dates', tournament, round, textOf(form, 'start'), textOf(form, 'end')),
  renumber: async (connection, form, { tournament, round }) => {
    await change(connection, 'renumber_round', tournament, round, textOf(form, 'number'));
    return `/league/${tournament}/rounds/${Number(textOf(form, 'number'))}`;
  },
  delete: async (connection, _, { tournament, round }) => {
    await change(connection, 'delete_round', tournament, round);
    return `/league/${tournament}`;
  },
};

/** The actions on the rounds of a tournament. */
export const ROUNDS_ACTS: Readonly<Record<string, Act>> = {
  ...UNDO,
  add: async (connection, form, { tournament }) =>
    `/league/${tournament}/rounds/${await addRound(connection, tournament, null, textOf(form, 'start'), textOf(form, 'end'))}`,
  'draw-all': (connection, _, { tournament }) => change(connection, 'draw_all_rounds', tournament),
};

/** The refusal for a match that is not, or is no longer, in this round. */
const NOT_DRAWN = 'This round has been drawn again in the meantime.';

/** The match that a form is about. @throws FormRefused when it is not in the round */
async function matchOf(connection: GameConnection, form: Form, { tournament, round }: Place): Promise<number> {
  const match = countOf(form, 'about');
  if (!(await readMatchesOf(connection, tournament, round)).some(({ Match }) => Match === match)) throw new FormRefused(NOT_DRAWN);
  return match;
}

/** Records each table with typed scores, independently of the others. */
async function record(connection: GameConnection, form: Form, { tournament, round }: Place): Promise<void> {
  const typed = typedIn(form);
  const results = resultsIn(typed);
  if (results.length === 0) throw new FormRefused('Type the scores of a table first.');
  const drawn = new Set((await readMatchesOf(connection, tournament, round)).map(({ Match }) => Match));
  const sentences = new Map<number, string>();
  for (const one of typed.filter(({ match }) => results.some((result) => result.match === match))) {
    const wrong = drawn.has(one.match) ? notNumbersIn(one) : NOT_DRAWN;
    if (wrong !== undefined) sentences.set(one.match, wrong);
  }
  for (const [match, refused] of await recordResults(connection, results.filter(({ match }) => !sentences.has(match)))) {
    const isOther = isRefused(refused, 'result_recorded');
    sentences.set(match, isOther ? 'Another result was recorded in the meantime. What you typed is below; send it to correct that result.' : refused.sentence);
  }
  if (sentences.size === 0) return;
  const tableOf = (match: number): string => typed.find((one) => one.match === match)?.table ?? '';
  const told = [...sentences].map(([match, sentence]) => `Table ${tableOf(match)} was not recorded: ${sentence}`);
  const done = results.length - sentences.size;
  const rest = done === 0 ? [] : [done === 1 ? 'The other table was recorded.' : `The other ${done} tables were recorded.`];
  throw new FormRefused([...told, ...rest].join(' '), sentences);
}
