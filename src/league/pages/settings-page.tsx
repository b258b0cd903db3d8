import type { GameConnection } from '../../client/connection';
import { change } from '../calls';
import { rankingNote } from '../notes';
import {
  type Criterion, type PointSystem, type RankedBy, readCriteria, readPointSystems, readRanking, readSettings, type Scorer, type Setting,
} from '../views';
import { DataTable } from '../../page/data-table';
import { textOf, textsOf } from '../../page/form';
import { FormMenus, OfferedForm, OpenForms } from './act-forms';
import { ActForm, Choice, type Option } from './fields';
import { formActs, UNDO } from './form-acts';
import { chosenIn, type FormPage } from './form-page';
import { fieldsOf, type Sent } from './form-state';
import { type Frame, mayOrganise, offerOf, readFrame, TournamentPage } from './frame';
import { type FormName, type Offer, pointSystemChoices } from './offer';

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
  acts: {
    ...UNDO,
    ...formActs('settings'),
    // A form for each setting: an empty value is the initial one.
    set_for_tournament: (connection, form, { tournament }) => change(connection, 'set_for_tournament', tournament, textOf(form, 'setting'), textOf(form, 'value') || null),
    // As many choices as there are criteria.
    rank_tournament_by: async (connection, form, { tournament }) => change(connection, 'rank_tournament_by', tournament, chosenIn(form, 'criterion')),
  },
};

/** The forms that stand with the accounts. */
const OF_PEOPLE: readonly FormName[] = ['give_scorer', 'take_scorer'];

interface PartProps {
  data: SettingsData;
  sent: Sent | undefined;
}

function SettingsPage({ data, sent }: PartProps) {
  const { frame, settings, ranking, systems } = data;
  const { scorers, tournament } = frame;
  const offer: Offer = {
    ...offerOf('settings', frame, sent),
    values: { name: tournament.Name, start: tournament.Start, end: tournament.End, point_system: tournament['Point system'] },
    choices: { point_system: pointSystemChoices(systems), right: { options: [['score', 'Run it'], ['organise', 'Run it and change its settings']] } },
  };
  if (!mayOrganise(frame) || tournament.Closed === 'yes') {
    return (
      <TournamentPage frame={frame} title="settings" part="/settings" sent={sent}>
        <p>{`${tournament.Start} to ${tournament.End}, ${tournament['Point system']}.`}</p>
        <DataTable label="Settings" rows={settings.map(({ Meaning, Value, Setting: name }) => ({ What: capitalised(Meaning), Value, Setting: name }))} />
        <DataTable label="Ranking" rows={ranking} without={['Tournament']} />
        {scorers.length > 0 && <DataTable label="Accounts that may change the tournament" rows={scorers} without={['Tournament']} />}
        <OpenForms offer={offer} />
      </TournamentPage>
    );
  }
  return (
    <TournamentPage frame={frame} title="settings" part="/settings" sent={sent}>
      <section class="panel" aria-labelledby="what-it-is">
        <h2 id="what-it-is">Name, dates and points</h2>
        <OpenForms offer={offer} only={(name) => !OF_PEOPLE.includes(name)} />
      </section>
      <section class="panel" aria-labelledby="run-by">
        <h2 id="run-by">Rules of the tournament</h2>
        {settings.map((setting) => <SettingForm setting={setting} sent={sent} />)}
      </section>
      <Ranking data={data} sent={sent} />
      <People scorers={scorers} offer={offer} />
      <section class="buttons" aria-label="End">
        <FormMenus offer={offer} />
      </section>
    </TournamentPage>
  );
}

function SettingForm({ setting: { Tournament: tournament, Setting: name, Value, Takes, Meaning }, sent }: { setting: Setting; sent: Sent | undefined }) {
  const fields = fieldsOf(sent, 'set_for_tournament');
  const value = textOf(fields, 'setting') === name ? textOf(fields, 'value') : Value;
  return (
    <ActForm act="set_for_tournament" values={[tournament, name]}>
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
  const fields = fieldsOf(sent, 'rank_tournament_by');
  const chosen = fields ? textsOf(fields, 'criterion') : ranking.map(({ Criterion: criterion }) => criterion);
  const options: Option[] = [['', 'None'], ...criteria.map(({ Criterion: criterion, Meaning }): Option => [criterion, capitalised(Meaning)])];
  const note = rankingNote(frame.tournament.Played);
  return (
    <section class="panel" aria-labelledby="ranked-by">
      <h2 id="ranked-by">Ranking</h2>
      {note !== undefined && <p>{note}</p>}
      <ActForm act="rank_tournament_by" values={[frame.tournament.Tournament]}>
        <div class="ranks">{criteria.map((_, index) => <Choice label={`${index + 1}.`} name="criterion" sent={undefined} value={chosen[index] ?? ''} options={options} />)}</div>
        <button>Change ranking</button>
      </ActForm>
    </section>
  );
}

function People({ scorers, offer }: { scorers: readonly Scorer[]; offer: Offer }) {
  return (
    <section class="panel" aria-labelledby="who-may">
      <h2 id="who-may">Accounts that may change the tournament</h2>
      <ul class="names">
        {scorers.map(({ Account, Right }) => (
          <li>
            <span>{`${Account} (${Right})`}</span>
            <OfferedForm offer={offer} name="take_scorer" fixed={{ account: Account }} label={`Revoke the right of ${Account}`} />
          </li>
        ))}
      </ul>
      <OpenForms offer={offer} only={(name) => name === 'give_scorer'} />
    </section>
  );
}
