import type { GameConnection } from '../../client/connection';
import { type Adjustment, readAdjustments, readEntries, readMatches, readRounds, type Round } from '../views';
import { DataTable } from '../../page/data-table';
import { FormMenus, OpenForms } from './act-forms';
import type { Option } from './fields';
import { formActs, UNDO } from './form-acts';
import type { FormPage } from './form-page';
import type { Sent } from './form-state';
import { type Frame, mayScore, offerOf, readFrame, TournamentPage } from './frame';
import { type Offer, optionsOf } from './offer';

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
  acts: { ...UNDO, ...formActs('adjustments') },
};

function AdjustmentsPage({ data: { frame, adjustments, players, rounds }, sent }: { data: AdjustmentsData; sent: Sent | undefined }) {
  const everybody = { options: optionsOf(players) };
  const offer: Offer = {
    ...offerOf('adjustments', frame, sent),
    choices: {
      player: everybody, players: everybody,
      round: { options: [['', 'The beginning'], ...rounds.map(({ Round: round }): Option => [String(round), `Round ${round}`])] },
      number: { options: adjustments.map(({ Number: number, Player, Points, Reason }): Option => [String(number), `${number}: ${Player} ${Points}, ${Reason}`]) },
    },
  };
  return (
    <TournamentPage frame={frame} title="bonuses and penalties" part="/adjustments" sent={sent}>
      {adjustments.length === 0 ? <p>Nobody has a bonus or penalty yet.</p> : <DataTable label="Bonuses and penalties" rows={adjustments} without={['Tournament', 'Player No.']} />}
      <OpenForms offer={offer} />
      <FormMenus offer={offer} />
      {mayScore(frame) && players.length === 0 && <p>Enter players first.</p>}
    </TournamentPage>
  );
}
