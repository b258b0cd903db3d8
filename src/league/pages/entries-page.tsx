import type { GameConnection } from '../../client/connection';
import { joinAndEnter } from '../join';
import { byesNote } from '../notes';
import { type Entry, readEntries, readLeagueNames, readSeating, type Seating } from '../views';
import { textsOf } from '../../page/form';
import { FormMenus, OfferedForm, OpenForms } from './act-forms';
import { ActForm, Checkboxes } from './fields';
import { formActs, UNDO } from './form-acts';
import { type FormPage, FormRefused } from './form-page';
import { fieldsOf, type Sent } from './form-state';
import { type Frame, mayScore, offerOf, readFrame, TournamentPage } from './frame';
import { NewNames, newNamesIn } from './new-names';
import { type Offer, optionsOf } from './offer';

interface EntriesData {
  frame: Frame;
  entries: readonly Entry[];
  /** players of the league who are not entered */
  others: readonly string[];
  seating: Seating | undefined;
}

async function read(connection: GameConnection, tournament: number): Promise<EntriesData | undefined> {
  const frame = await readFrame(connection, tournament);
  if (!frame) return undefined;
  const entries = await readEntries(connection, tournament);
  const entered = new Set(entries.map((one) => one['Player No.']));
  const others = mayScore(frame) ? (await readLeagueNames(connection)).filter((one) => !entered.has(one['Player No.'])) : [];
  return { frame, entries, others: others.map(({ Player }) => Player), seating: await readSeating(connection, tournament) };
}

/** The players of a tournament, who take part in its next draws. */
export const ENTRIES: FormPage<EntriesData> = {
  path: '/:tournament{[0-9]+}/players',
  read: (connection, { tournament }) => read(connection, tournament),
  show: (data, sent) => <EntriesPage data={data} sent={sent} />,
  acts: {
    ...UNDO,
    ...formActs('entries'),
    // Of players who are in the league, and of new ones.
    enter_players: async (connection, form, { tournament }) => {
      const [known, fresh] = [textsOf(form, 'player'), newNamesIn(form)];
      if (known.length + fresh.length === 0) throw new FormRefused('Choose players or type new names.');
      await joinAndEnter(connection, tournament, known, fresh);
    },
  },
};

function EntriesPage({ data: { frame, entries, others, seating }, sent }: { data: EntriesData; sent: Sent | undefined }) {
  const fields = fieldsOf(sent, 'enter_players');
  const entered = { options: optionsOf(entries.map(({ Player }) => Player)) };
  const offer: Offer = { ...offerOf('entries', frame, sent), choices: { player: entered, players: entered } };
  const note = byesNote(seating);
  return (
    <TournamentPage frame={frame} title="players" part="/players" sent={sent}>
      <p>{entries.length === 0 ? 'Nobody is entered yet.' : `${entries.length} entered. They take part in the next draws.`}</p>
      {note !== undefined && <p>{`${note}${seating?.['Fewer with'] ? ` Fewer would sit out with ${seating['Fewer with']}.` : ''}`}</p>}
      <ul class="names">
        {entries.map(({ Player }) => (
          <li>
            <span>{Player}</span>
            {mayScore(frame) && <OfferedForm offer={offer} name="withdraw_player" fixed={{ player: Player }} label={`Withdraw ${Player}`} />}
          </li>
        ))}
      </ul>
      {mayScore(frame) && (
        <ActForm act="enter_players" values={[frame.tournament.Tournament]}>
          {others.length > 0 && <Checkboxes legend="Players of the league" name="player" values={others} chosen={fields ? textsOf(fields, 'player') : []} />}
          <NewNames label="Players new to the league, one per line, or on one line separated by commas" sent={fields} />
          <button class="main">Enter players</button>
        </ActForm>
      )}
      <OpenForms offer={offer} only={(name) => name !== 'withdraw_player'} />
      <FormMenus offer={offer} />
    </TournamentPage>
  );
}
