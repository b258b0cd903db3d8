import type { GameConnection } from '../../client/connection';
import { type PointSystem, readPointSystems, readTournaments, type Tournament } from '../views';
import { counted } from '../../client/words/counted';
import { FormMenus, OpenForms } from './act-forms';
import { formActs } from './form-acts';
import type { FormPage } from './form-page';
import type { Sent } from './form-state';
import { LeaguePage } from './league-page';
import { type Offer, pointSystemChoices, rightsOf } from './offer';

interface TournamentsData {
  tournaments: readonly Tournament[];
  systems: readonly PointSystem[];
}

async function read(connection: GameConnection): Promise<TournamentsData> {
  return { tournaments: await readTournaments(connection), systems: await readPointSystems(connection) };
}

/** All tournaments, and the form for a new one. */
export const TOURNAMENTS: FormPage<TournamentsData> = {
  path: '/',
  read,
  show: (data, sent) => <TournamentsPage data={data} sent={sent} />,
  acts: formActs('tournaments'),
};

function TournamentsPage({ data: { tournaments, systems }, sent }: { data: TournamentsData; sent: Sent | undefined }) {
  const today = new Date().toISOString().slice(0, 10);
  const offer: Offer = {
    page: 'tournaments', rights: rightsOf('organise'), states: [], known: [], values: { start: today, end: today }, choices: { point_system: pointSystemChoices(systems) }, sent,
  };
  return (
    <LeaguePage title="League" here="/league" refusal={sent?.refusal}>
      {tournaments.length === 0 && <p>There is no tournament yet. Create the first one below.</p>}
      <ul class="cards">
        {tournaments.map((one) => (
          <li>
            <a href={`/league/${one.Tournament}`}>{one.Name}</a>
            <span class="soft">{one.Start === one.End ? one.Start : `${one.Start} to ${one.End}`}</span>
            <span>{one['Point system']}</span>
            <span>{`${counted(one.Players, 'player')}, ${counted(one.Rounds, 'round')}, ${one.Played} of ${counted(one.Matches, 'table')} played${one.Closed === 'yes' ? ', closed' : ''}`}</span>
          </li>
        ))}
      </ul>
      <OpenForms offer={offer} />
      <FormMenus offer={offer} open={tournaments.length === 0 ? 'New tournament' : undefined} />
    </LeaguePage>
  );
}
