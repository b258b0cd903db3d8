import type { GameConnection } from '../../client/connection';
import { roundInPlay } from '../result-parser';
import { readRounds, type Round } from '../views';
import { counted } from '../../client/words/counted';
import { FormMenus, OpenForms } from './act-forms';
import { formActs, UNDO } from './form-acts';
import type { FormPage } from './form-page';
import type { Sent } from './form-state';
import { type Frame, mayScore, offerOf, readFrame, TournamentPage } from './frame';
import type { Offer } from './offer';

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
  acts: { ...UNDO, ...formActs('rounds') },
};

function RoundsPage({ data: { frame, rounds }, sent }: { data: RoundsData; sent: Sent | undefined }) {
  const { tournament } = frame;
  const current = roundInPlay(rounds);
  const isOpen = current !== undefined && (current.Matches === 0 || current.Played < current.Matches);
  const last = rounds.at(-1)?.End ?? tournament.Start;
  const base = offerOf('rounds', frame, sent);
  const offer: Offer = {
    ...base, values: { start: last, end: last }, isQuiet: isOpen,
    // One round is drawn on its own page.
    states: rounds.filter(({ Matches }) => Matches === 0).length > 1 ? [...base.states, 'undrawn'] : base.states,
  };
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
      <OpenForms offer={offer} />
      <FormMenus offer={offer} />
    </TournamentPage>
  );
}

function stateOf({ Matches, Played, Byes }: Round): string {
  return `${Matches === 0 ? 'not drawn yet' : `${Played} of ${counted(Matches, 'table')} played`}${Byes === null ? '' : `; sitting out: ${Byes}`}`;
}
