import { playerOf } from '../../game/standing';
import type { LedgerRow, Trade } from '../../game/views';
import { rollSentence } from '../../telling/rolls';
import { tradeInBrief } from '../../telling/trade-terms';
import { soundsOf } from '../settings/sounds-of';
import type { Snapshot } from './snapshot';

/** What happened last, the newest first. */
export function Story({ snapshot }: { snapshot: Snapshot }) {
  const { ledger, story, players } = snapshot;
  const records = [...new Set([...ledger.map((row) => row.record_ID), ...story.map((event) => event.Record)])].sort((one, other) => other - one);
  return (
    <section id="story" aria-label="What happened">
      <div role="log" aria-live="polite" aria-label="What happened" tabindex={0}>
        <ol reversed>
          {records.map((record) => {
            const row = ledger.find((move) => move.record_ID === record);
            const rolled = row && rollSentence(playerOf(players, row.player_ID)['Player name'], row);
            const events = story.filter((event) => event.Record === record);
            const sentences = [...(rolled === undefined ? [] : [rolled]), ...events.map(({ Sentence }) => Sentence), ...proposalIn(snapshot, row)];
            return (
              <li id={`record-${record}`} data-record={record} data-player={row?.player_ID} data-location={row?.location} data-sounds={soundsOf(row, events).join(' ')} value={record}>
                {sentences.map((sentence) => <p>{sentence}</p>)}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** What was proposed by a move, if it was a trade. */
function proposalIn({ words, players, properties }: Snapshot, row: LedgerRow | undefined): string[] {
  if (!row?.terms || !words.bringsMoney(row.action)) return [];
  const terms = JSON.parse(row.terms) as Trade;
  return [tradeInBrief(words, playerOf(players, terms.to), terms, properties)];
}
