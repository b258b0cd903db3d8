import type { GameConnection } from '../../client/connection';
import { change, CHANGES } from '../calls';
import { type Adjustment, readAdjustments, readEntries, readMatches, readRounds, type Round } from '../views';
import { callOf } from '../../client/words/statement';
import { textOf } from '../../page/form';
import { UNDO } from './acts';
import { DataTable } from '../../page/data-table';
import { ActForm, Choice, Field, type Option } from './fields';
import type { FormPage } from './form-page';
import { type Frame, mayScore, readFrame, TournamentPage } from './frame';
import { fieldsOf, type Sent, textOrNull } from './form-state';

interface AdjustmentsData {
  frame: Frame;
  adjustments: readonly Adjustment[];
  /** the names of everybody who is entered or has played */
  players: readonly string[];
  rounds: readonly Round[];
}

async function read(connection: GameConnection, tournament: number): Promise<AdjustmentsData | undefined> {
  const frame = await readFrame(connection, tournament);
  if (!frame) return undefined;
  const known = [...(await readEntries(connection, tournament)), ...(await readMatches(connection, tournament))].map(({ Player }) => Player);
  return {
    frame, adjustments: await readAdjustments(connection, tournament),
    players: [...new Set(known)].sort((one, other) => one.localeCompare(other, 'en')), rounds: await readRounds(connection, tournament),
  };
}

/** Bonuses and penalties: points in addition to those of matches. */
export const ADJUSTMENTS: FormPage<AdjustmentsData> = {
  path: '/:tournament{[0-9]+}/adjustments',
  read: (connection, { tournament }) => read(connection, tournament),
  show: (data, sent) => <AdjustmentsPage data={data} sent={sent} />,
  acts: {
    ...UNDO,
    adjust: (connection, form, { tournament }) =>
      change(connection, 'adjust_points', tournament, textOf(form, 'player'), textOf(form, 'points'), textOf(form, 'reason'), textOrNull(form, 'round')),
    remove: (connection, form, { tournament }) => change(connection, 'remove_adjustment', tournament, textOf(form, 'number')),
  },
};

function AdjustmentsPage({ data: { frame, adjustments, players, rounds }, sent }: { data: AdjustmentsData; sent: Sent | undefined }) {
  const fields = fieldsOf(sent, 'adjust');
  return (
    <TournamentPage frame={frame} title="bonuses and penalties" part="/adjustments" sent={sent}>
      {adjustments.length === 0 ? <p>Nobody has a bonus or penalty yet.</p> : <DataTable label="Bonuses and penalties" rows={adjustments} without={['Tournament', 'Player No.']} />}
      {mayScore(frame) && adjustments.length > 0 && (
        <ActForm act="remove" sql={callOf(CHANGES.remove_adjustment, frame.tournament.Tournament)}>
          <Choice label="Bonus or penalty" name="number" sent={fieldsOf(sent, 'remove')} options={adjustments.map(({ Number: number, Player, Points, Reason }): Option => [String(number), `${number}: ${Player} ${Points}, ${Reason}`])} />
          <button>Remove</button>
        </ActForm>
      )}
      {mayScore(frame) && players.length > 0 && (
        <ActForm act="adjust" sql={callOf(CHANGES.adjust_points, frame.tournament.Tournament)}>
          <Choice label="Player" name="player" sent={fields} options={players.map((name): Option => [name, name])} />
          <Field label="Points (negative for a penalty)" name="points" type="number" sent={fields} isRequired />
          <Field label="Reason" name="reason" sent={fields} isRequired />
          <Choice label="Counts from" name="round" sent={fields} options={[['', 'The beginning'], ...rounds.map(({ Round: round }): Option => [String(round), `Round ${round}`])]} />
          <button class="main">Give points</button>
        </ActForm>
      )}
      {mayScore(frame) && players.length === 0 && <p>Enter players first.</p>}
    </TournamentPage>
  );
}
