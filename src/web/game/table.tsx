import type { Viewer } from '../guests/viewer';
import { Board } from './board';
import { Decision } from './decision';
import { Seats } from './seats';
import type { Snapshot } from './snapshot';
import { Story } from './story';

/** Everything of a game that changes: what a move, and news of one, replaces on the page. */
export function Table({ snapshot, viewer, refusal }: { snapshot: Snapshot; viewer: Viewer; refusal?: string | undefined }) {
  return (
    <div id="table" data-game={snapshot.game.Game} data-record={snapshot.pending.Record}>
      <Board snapshot={snapshot} />
      <div class="side">
        <p id="refusal" role="alert">{refusal ?? ''}</p>
        <Decision snapshot={snapshot} viewer={viewer} />
        <Seats snapshot={snapshot} viewer={viewer} />
        <Story snapshot={snapshot} />
      </div>
    </div>
  );
}
