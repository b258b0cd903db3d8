import { CHANGES } from '../calls';
import { resultKeyOf } from '../results';
import { callOf } from '../../client/words/statement';
import { textsOf } from '../../page/form';
import { ActForm, Checkboxes, Choice, Menu, type Option } from './fields';
import type { Typed } from './read-results';
import type { Match } from './round-data';
import { rowsOf, ScoreFields } from './score-table';
import { fieldsOf, type Sent } from './form-state';

interface PlayedMenuProps {
  match: Match;
  /** typed scores that are not recorded */
  typed: Typed | undefined;
  refusal: string | undefined;
}

/** The actions on a match with a result. */
export function PlayedMenu({ match, typed, refusal }: PlayedMenuProps) {
  const { match: number, table, players } = match;
  const shown = resultKeyOf(players);
  return (
    <Menu label={`Change result ${table}`} isOpen={typed !== undefined}>
      <ActForm act="correct" about={number} sql={callOf(CHANGES.correct_result, number)}>
        <input type="hidden" name="shown" value={shown} />
        <ScoreFields match={number} table={String(table)} rows={rowsOf(match, typed)} refusal={refusal} isFirst={typed !== undefined} />
        <button>Correct result</button>
      </ActForm>
      <ActForm act="annul" about={number} sql={callOf(CHANGES.annul_result, number)}>
        <input type="hidden" name="shown" value={shown} />
        <button class="final">Annul result</button>
      </ActForm>
    </Menu>
  );
}

interface OpenMenuProps {
  match: Match;
  /** possible substitutes */
  free: readonly (readonly [heading: string, options: readonly Option[]])[];
  sent: Sent | undefined;
}

/** The actions on a match without a result. */
export function OpenMenu({ match: { match, table, players }, free, sent }: OpenMenuProps) {
  const [forfeit, substitute] = [fieldsOf(sent, 'forfeit', match), fieldsOf(sent, 'substitute', match)];
  const names = players.map(({ Player }) => Player);
  return (
    <Menu label={`Change table ${table}`} isOpen={forfeit !== undefined || substitute !== undefined}>
      <ActForm act="forfeit" about={match} sql={callOf(CHANGES.forfeit_match, match)}>
        <Checkboxes legend="Players who forfeit" name="player" values={names} chosen={forfeit ? textsOf(forfeit, 'player') : []} />
        <button>Record forfeit</button>
      </ActForm>
      {free.some(([, options]) => options.length > 0) && (
        <ActForm act="substitute" about={match} sql={callOf(CHANGES.substitute_player, match)}>
          <Choice label="Player who leaves" name="out" sent={substitute} options={names.map((name): Option => [name, name])} />
          <Choice label="Substitute" name="in" sent={substitute} options={[]} groups={free} />
          <button>Substitute</button>
        </ActForm>
      )}
      <ActForm act="cancel-match" about={match} sql={callOf(CHANGES.cancel_match, match)}><button class="final">Cancel table</button></ActForm>
    </Menu>
  );
}
