import type { GameConnection } from '../../client/connection';
import { CHANGES } from '../calls';
import { roundInPlay } from '../result-parser';
import { readRounds, type Round } from '../views';
import { counted } from '../../client/words/counted';
import { callOf } from '../../client/words/statement';
import { ActForm, Field } from './fields';
import type { FormPage } from './form-page';
import { type Frame, mayScore, readFrame, TournamentPage } from './frame';
import { ROUNDS_ACTS } from './round-acts';
import { fieldsOf, type Sent } from './form-state';

interface RoundsData {
  frame: Frame;
  rounds: readonly Round[];
}

async function read(connection: GameConnection, tournament: number): Promise<RoundsData | undefined> {
  const frame = await readFrame(connection, tournament);
  return frame && { frame, rounds: await readRounds(connection, tournament) };
}

/** The rounds of a tournament. */
export const ROUNDS: FormPage<RoundsData> = {
  path: '/:tournament{[0-9]+}',
  read: (connection, { tournament }) => read(connection, tournament),
  show: (data, sent) => <RoundsPage data={data} sent={sent} />,
  acts: ROUNDS_ACTS,
};

function RoundsPage({ data: { frame, rounds }, sent }: { data: RoundsData; sent: Sent | undefined }) {
  const { tournament } = frame;
  const fields = fieldsOf(sent, 'add');
  const current = roundInPlay(rounds);
  const isOpen = current !== undefined && (current.Matches === 0 || current.Played < current.Matches);
  const undrawn = rounds.filter(({ Matches }) => Matches === 0).length;
  const last = rounds.at(-1)?.End ?? tournament.Start;
  return (
    <TournamentPage frame={frame} title="rounds" part="" sent={sent}>
      <p>{`${tournament.Start} to ${tournament.End}, ${tournament['Point system']}, ${counted(tournament.Players, 'player')}.`}</p>
      {tournament.Players === 0 && mayScore(frame) && <p><a class="button main" href={`/league/${tournament.Tournament}/players`}>Enter players first</a></p>}
      <ul class="cards">
        {rounds.map((round) => (
          <li>
            <a class={isOpen && round === current ? 'button main' : undefined} href={`/league/${tournament.Tournament}/rounds/${round.Round}`}>{`Round ${round.Round}`}</a>
            <span>{`${round.Start} to ${round.End}`}</span>
            <span>{stateOf(round)}</span>
          </li>
        ))}
      </ul>
      {mayScore(frame) && (
        <>
          {undrawn > 1 && <ActForm act="draw-all" sql={callOf(CHANGES.draw_all_rounds, tournament.Tournament)}><button>Draw all rounds</button></ActForm>}
          <ActForm act="add" sql={callOf(CHANGES.add_round, tournament.Tournament, null)}>
            <Field label="First day" name="start" type="date" sent={fields} value={last} />
            <Field label="Last day" name="end" type="date" sent={fields} value={last} />
            <button class={isOpen ? undefined : 'main'}>Add a round</button>
          </ActForm>
        </>
      )}
    </TournamentPage>
  );
}

function stateOf({ Matches, Played, Byes }: Round): string {
  return `${Matches === 0 ? 'not drawn yet' : `${Played} of ${counted(Matches, 'table')} played`}${Byes === null ? '' : `; sitting out: ${Byes}`}`;
}
