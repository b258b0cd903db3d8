import { resultKeyOf } from '../results';
import { FormMenus } from './act-forms';
import { ActForm } from './fields';
import { type Choices, type Offer, optionsOf } from './offer';
import type { Typed } from './read-results';
import type { Match } from './round-data';
import { rowsOf, ScoreFields } from './score-table';

interface TableMenusProps {
  match: Match;
  /** what the page of the round offers */
  offer: Offer;
  /** the players without a table */
  withoutTable: Choices;
  /** typed scores that are not recorded */
  typed: Typed | undefined;
  refusal: string | undefined;
}

/** The menus of a table. */
export function TableMenus({ match: of, offer, withoutTable, typed, refusal }: TableMenusProps) {
  const { match, table, players, isPlayed } = of;
  const here = { options: optionsOf(players.map(({ Player }) => Player)) };
  const shown = resultKeyOf(players);
  const ofTable: Offer = {
    ...offer, page: 'match', known: [match], about: match, states: [isPlayed ? 'played' : 'unplayed'], values: {}, ...(isPlayed ? { hidden: { shown } } : {}),
    choices: { player: here, players: here, in: withoutTable },
  };
  const correction = (
    <ActForm act="correct_result" about={match} values={[match]}>
      <input type="hidden" name="shown" value={shown} />
      <ScoreFields match={match} table={String(table)} rows={rowsOf(of, typed)} refusal={refusal} isFirst={typed !== undefined} />
      <button>Correct result</button>
    </ActForm>
  );
  return <FormMenus offer={ofTable} suffix={` ${table}`} leads={{ 'Change result': correction }} open={isPlayed && typed !== undefined ? 'Change result' : undefined} />;
}
