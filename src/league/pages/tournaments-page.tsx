import type { GameConnection } from '../../client/connection';
import { CHANGES, newTournament } from '../calls';
import { type PointSystem, readPointSystems, readTournaments, type Tournament } from '../views';
import { counted } from '../../client/words/counted';
import { callOf } from '../../client/words/statement';
import { textOf } from '../../page/form';
import { ActForm, Field, Menu } from './fields';
import type { FormPage } from './form-page';
import { LeaguePage } from './league-page';
import { PointsChoice } from './points-choice';
import { fieldsOf, type Sent } from './form-state';

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
  acts: {
    new: async (connection, form) => {
      const number = await newTournament(connection, textOf(form, 'name'), textOf(form, 'start'), textOf(form, 'end'), textOf(form, 'system'));
      return `/league/${number}/players`;
    },
  },
};

function TournamentsPage({ data: { tournaments, systems }, sent }: { data: TournamentsData; sent: Sent | undefined }) {
  const fields = fieldsOf(sent, 'new');
  const today = new Date().toISOString().slice(0, 10);
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
      <Menu label="New tournament" isOpen={fields !== undefined || tournaments.length === 0}>
        <ActForm act="new" sql={callOf(CHANGES.new_tournament)}>
          <Field label="Name" name="name" sent={fields} isRequired />
          <Field label="First day" name="start" type="date" sent={fields} value={today} isRequired />
          <Field label="Last day" name="end" type="date" sent={fields} value={today} isRequired />
          <PointsChoice systems={systems} sent={fields} />
          <button class="main">Create tournament</button>
        </ActForm>
      </Menu>
    </LeaguePage>
  );
}
