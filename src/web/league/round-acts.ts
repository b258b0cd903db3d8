import type { GameConnection } from '../../game/connection';
import { addRound, cancelDraw, change, correctResult, drawRound, drawRoundAgain } from '../../league/calls';
import { recordResults } from '../../league/results';
import type { Form } from '../form';
import { UNDO } from './acts';
import { type Act, chosenIn, FormRefused } from './form-page';
import { resultsIn, typedIn } from './read-results';
import { countOf, textOf, textOrNull } from './sent';

/** What can be done in a round. */
export const ROUND_ACTS: Readonly<Record<string, Act>> = {
  ...UNDO,
  draw: (connection, form, { tournament, round }) => drawRound(connection, tournament, round, textOrNull(form, 'method')),
  again: (connection, form, { tournament, round }) => drawRoundAgain(connection, tournament, round, textOrNull(form, 'method')),
  cancel: (connection, _, { tournament, round }) => cancelDraw(connection, tournament, round),
  results: (connection, form) => record(connection, form),
  correct: (connection, form) => correctResult(connection, countOf(form, 'about'), resultsIn(typedIn(form))[0]?.scores ?? []),
  annul: (connection, form) => change(connection, 'annulResult', countOf(form, 'about')),
  forfeit: async (connection, form) => change(connection, 'forfeitMatch', countOf(form, 'about'), JSON.stringify(chosenIn(form, 'player'))),
  substitute: (connection, form) => change(connection, 'substitutePlayer', countOf(form, 'about'), textOf(form, 'out'), textOf(form, 'in')),
  'cancel-match': (connection, form) => change(connection, 'cancelMatch', countOf(form, 'about')),
  seat: (connection, form, { tournament, round }) => change(connection, 'seatPlayer', tournament, round, textOf(form, 'player')),
  open: async (connection, form, { tournament, round }) => change(connection, 'openTable', tournament, round, JSON.stringify(chosenIn(form, 'player'))),
  dates: (connection, form, { tournament, round }) => change(connection, 'changeRoundDates', tournament, round, textOf(form, 'start'), textOf(form, 'end')),
  renumber: async (connection, form, { tournament, round }) => {
    await change(connection, 'renumberRound', tournament, round, textOf(form, 'number'));
    return `/league/${tournament}/rounds/${countOf(form, 'number')}`;
  },
  delete: async (connection, _, { tournament, round }) => {
    await change(connection, 'deleteRound', tournament, round);
    return `/league/${tournament}`;
  },
};

/** What can be done with the rounds of a tournament. */
export const ROUNDS_ACTS: Readonly<Record<string, Act>> = {
  ...UNDO,
  add: async (connection, form, { tournament }) =>
    `/league/${tournament}/rounds/${await addRound(connection, tournament, null, textOf(form, 'start'), textOf(form, 'end'))}`,
  'draw-all': (connection, _, { tournament }) => change(connection, 'drawAllRounds', tournament),
};

/** Records the tables at which something was typed, each by itself. */
async function record(connection: GameConnection, form: Form): Promise<void> {
  const typed = typedIn(form);
  const results = resultsIn(typed);
  if (results.length === 0) throw new FormRefused('Type the scores of a table first.');
  const refused = await recordResults(connection, results);
  if (refused.size === 0) return;
  const tableOf = (match: number): string => typed.find((one) => one.match === match)?.table ?? '';
  const sentences = new Map([...refused].map(([match, { sentence }]) => [match, sentence]));
  const told = [...sentences].map(([match, sentence]) => `Table ${tableOf(match)} is not recorded: ${sentence}`);
  const done = results.length - refused.size;
  const rest = done === 0 ? [] : [done === 1 ? 'The other table is recorded.' : `The other ${done} tables are recorded.`];
  throw new FormRefused([...told, ...rest].join(' '), sentences);
}
