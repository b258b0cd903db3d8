import type { GameConnection } from '../../client/connection';
import { isRefused } from '../../client/refusal';
import { type Form, textOf } from '../../page/form';
import { correctShown, recordResults } from '../results';
import { readMatchesOf } from '../views';
import { formActs, matchOf, NOT_DRAWN, UNDO } from './form-acts';
import { type Acts, FormRefused, type Place } from './form-page';
import { notNumbersIn, resultsIn, typedIn } from './read-results';

/** The acts of a round and its tables. Scores are typed for many tables at once, with their sums. */
export const ROUND_ACTS: Acts = {
  ...UNDO,
  ...formActs('round'),
  ...formActs('match'),
  record_result: record,
  correct_result: async (connection, form, place) => {
    const [typed] = typedIn(form);
    const wrong = typed && notNumbersIn(typed);
    if (wrong !== undefined) throw new FormRefused(wrong);
    await correctShown(connection, await matchOf(connection, form, place), textOf(form, 'shown'), resultsIn(typedIn(form))[0]?.scores ?? []);
  },
};

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
  throw new FormRefused([...told, ...rest].join(' '), { refusals: sentences });
}
