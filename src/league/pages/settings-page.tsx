import type { GameConnection } from '../../client/connection';
import { CHANGES } from '../calls';
import { rankingNote } from '../notes';
import {
  type Criterion, type PointSystem, type RankedBy, readCriteria, readPointSystems, readRanking, readSettings, type Setting,
} from '../views';
import { callOf } from '../../client/words/statement';
import { SETTING_ACTS } from './acts';
import { DataTable } from '../../page/data-table';
import { ActForm, Choice, Field, Menu, type Option } from './fields';
import type { FormPage } from './form-page';
import { type Frame, mayOrganise, readFrame, TournamentPage } from './frame';
import { PointsChoice } from './points-choice';
import { fieldsOf, type Sent } from './form-state';
import { textOf, textsOf } from '../../page/form';

interface SettingsData {
  frame: Frame;
  settings: readonly Setting[];
  ranking: readonly RankedBy[];
  criteria: readonly Criterion[];
  systems: readonly PointSystem[];
}

async function read(connection: GameConnection, tournament: number): Promise<SettingsData | undefined> {
  const frame = await readFrame(connection, tournament);
  return frame && {
    frame, settings: await readSettings(connection, tournament), ranking: await readRanking(connection, tournament),
    criteria: await readCriteria(connection), systems: await readPointSystems(connection),
  };
}

/** The settings of a tournament: name, dates, points, rules, ranking and rights. */
export const SETTINGS: FormPage<SettingsData> = {
  path: '/:tournament{[0-9]+}/settings',
  read: (connection, { tournament }) => read(connection, tournament),
  show: (data, sent) => <SettingsPage data={data} sent={sent} />,
  acts: SETTING_ACTS,
};

interface PartProps {
  data: SettingsData;
  sent: Sent | undefined;
}

function SettingsPage({ data, sent }: PartProps) {
  const { frame, settings, ranking } = data;
  const { scorers, tournament } = frame;
  if (!mayOrganise(frame) || tournament.Closed === 'yes') {
    return (
      <TournamentPage frame={frame} title="settings" part="/settings" sent={sent}>
        <p>{`${tournament.Start} to ${tournament.End}, ${tournament['Point system']}.`}</p>
        <DataTable label="Settings" rows={settings.map(({ Meaning, Value, Setting: name }) => ({ What: capitalised(Meaning), Value, Setting: name }))} />
        <DataTable label="Ranking" rows={ranking} without={['Tournament']} />
        {scorers.length > 0 && <DataTable label="Accounts that may change the tournament" rows={scorers} without={['Tournament']} />}
        {mayOrganise(frame) && <ActForm act="reopen" sql={callOf(CHANGES.reopen_tournament, tournament.Tournament)}><button class="main">Reopen tournament</button></ActForm>}
      </TournamentPage>
    );
  }
  return (
    <TournamentPage frame={frame} title="settings" part="/settings" sent={sent}>
      <Identity data={data} sent={sent} />
      <section class="panel" aria-labelledby="run-by">
        <h2 id="run-by">Rules of the tournament</h2>
        {settings.map((setting) => <SettingForm setting={setting} sent={sent} />)}
      </section>
      <Ranking data={data} sent={sent} />
      <People data={data} sent={sent} />
      <section class="buttons" aria-label="End">
        <Menu label="Close tournament">
          <p>A closed tournament cannot be changed until it is reopened.</p>
          <ActForm act="close" sql={callOf(CHANGES.close_tournament, tournament.Tournament)}><button class="final">Close tournament</button></ActForm>
        </Menu>
        <Menu label="Delete tournament">
          <p>Only a tournament without players and rounds can be deleted.</p>
          <ActForm act="delete" sql={callOf(CHANGES.delete_tournament, tournament.Tournament)}><button class="final">Delete tournament</button></ActForm>
        </Menu>
      </section>
    </TournamentPage>
  );
}

function Identity({ data: { frame: { tournament }, systems }, sent }: PartProps) {
  const [dates, points] = ['dates', 'points'].map((act) => fieldsOf(sent, act));
  return (
    <section class="panel" aria-labelledby="what-it-is">
      <h2 id="what-it-is">Name, dates and points</h2>
      <ActForm act="rename" sql={callOf(CHANGES.rename_tournament, tournament.Tournament)}>
        <Field label="Name" name="name" sent={fieldsOf(sent, 'rename')} value={tournament.Name} />
        <button>Rename</button>
      </ActForm>
      <ActForm act="dates" sql={callOf(CHANGES.change_tournament_dates, tournament.Tournament)}>
        <Field label="First day" name="start" type="date" sent={dates} value={tournament.Start} />
        <Field label="Last day" name="end" type="date" sent={dates} value={tournament.End} />
        <button>Change dates</button>
      </ActForm>
      <ActForm act="points" sql={callOf(CHANGES.change_point_system, tournament.Tournament)}>
        <PointsChoice systems={systems} sent={points} value={tournament['Point system']} />
        <label><input type="checkbox" name="recompute" value="yes" checked={textOf(points, 'recompute') === 'yes'} />Recompute results</label>
        <button>Change points</button>
      </ActForm>
    </section>
  );
}

function SettingForm({ setting: { Tournament: tournament, Setting: name, Value, Takes, Meaning }, sent }: { setting: Setting; sent: Sent | undefined }) {
  const fields = fieldsOf(sent, 'set');
  const value = textOf(fields, 'setting') === name ? textOf(fields, 'value') : Value;
  return (
    <ActForm act="set" sql={callOf(CHANGES.set_for_tournament, tournament, name)}>
      <label class="whole" for={`set-${name}`}>{capitalised(Meaning)} <code class="soft">{name}</code></label>
      <input type="hidden" name="setting" value={name} />
      <input id={`set-${name}`} name="value" autocomplete="off" aria-describedby={`takes-${name}`} value={value ?? ''} />
      <button aria-label={`Set ${Meaning}`}>Set</button>
      <small id={`takes-${name}`}>{Takes}</small>
    </ActForm>
  );
}

/** A meaning as the label of a field. */
function capitalised(meaning: string): string {
  return meaning.charAt(0).toUpperCase() + meaning.slice(1);
}

function Ranking({ data: { frame, ranking, criteria }, sent }: PartProps) {
  const fields = fieldsOf(sent, 'rank');
  const chosen = fields ? textsOf(fields, 'criterion') : ranking.map(({ Criterion: criterion }) => criterion);
  const options: Option[] = [['', 'None'], ...criteria.map(({ Criterion: criterion, Meaning }): Option => [criterion, capitalised(Meaning)])];
  const note = rankingNote(frame.tournament.Played);
  return (
    <section class="panel" aria-labelledby="ranked-by">
      <h2 id="ranked-by">Ranking</h2>
      {note !== undefined && <p>{note}</p>}
      <ActForm act="rank" sql={callOf(CHANGES.rank_tournament_by, frame.tournament.Tournament)}>
        <div class="ranks">{criteria.map((_, index) => <Choice label={`${index + 1}.`} name="criterion" sent={undefined} value={chosen[index] ?? ''} options={options} />)}</div>
        <button>Change ranking</button>
      </ActForm>
    </section>
  );
}

function People({ data: { frame: { scorers, tournament } }, sent }: PartProps) {
  const fields = fieldsOf(sent, 'give-scorer');
  return (
    <section class="panel" aria-labelledby="who-may">
      <h2 id="who-may">Accounts that may change the tournament</h2>
      <ul class="names">
        {scorers.map(({ Account, Right }) => (
          <li>
            <span>{`${Account} (${Right})`}</span>
            <ActForm act="take-scorer" sql={callOf(CHANGES.take_scorer, tournament.Tournament, Account)}>
              <input type="hidden" name="account" value={Account} />
              <button aria-label={`Revoke the right of ${Account}`}>Revoke</button>
            </ActForm>
          </li>
        ))}
      </ul>
      <ActForm act="give-scorer" sql={callOf(CHANGES.give_scorer, tournament.Tournament)}>
        <Field label="Account" name="account" sent={fields} isRequired />
        <Choice label="Right" name="right" sent={fields} options={[['score', 'Run it'], ['organise', 'Run it and change its settings']]} />
        <button>Grant</button>
      </ActForm>
    </section>
  );
}
