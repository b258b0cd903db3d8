import { playerOf } from '../../game/standing';
import { rollSentence } from '../../telling/rolls';
import { soundsOf } from '../settings/sounds-of';
import type { Snapshot } from './snapshot';

/** What happened last, the newest first. */
export function Story({ snapshot: { ledger, story, players } }: { snapshot: Snapshot }) {
  const records = [...new Set([...ledger.map((row) => row.record_ID), ...story.map((event) => event.Record)])].sort((one, other) => other - one);
  return (
    <section id="story" aria-label="What happened">
      <div role="log" aria-live="polite" aria-label="What happened" tabindex={0}>
        <ol reversed>
          {records.map((record) => {
            const row = ledger.find((move) => move.record_ID === record);
            const rolled = row && rollSentence(playerOf(players, row.player_ID)['Player name'], row);
            const events = story.filter((event) => event.Record === record);
            const sentences = [...(rolled === undefined ? [] : [rolled]), ...events.map(({ Sentence }) => Sentence)];
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
