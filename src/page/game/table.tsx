import { isIn } from '../../client/game-state';
import type { Viewer } from '../guests/viewer';
import { Board } from './board';
import { ringOf } from './board-geometry';
import { awaitedOf, Decision } from './decision';
import { titleOf } from './game-title';
import { isAlone } from './prompt';
import { sceneNow } from './scene';
import { Seats } from './seats';
import type { Snapshot } from './snapshot';
import { Stage } from './stage';
import { Log } from './log';

/** The part of the page that changes with each move. */
export function Table({ snapshot, viewer }: { snapshot: Snapshot; viewer: Viewer }) {
  const arePeopleIn = snapshot.players.some((player) => isIn(player) && player.Character === null);
  return (
    <div id="table" data-game={snapshot.game.Game} data-record={snapshot.pending.Record} data-title={tabTitleOf(snapshot, viewer)} data-people={arePeopleIn ? 'yes' : undefined} {...awaitedSince(snapshot)}>
      <div class="board-place" style={ringOf(snapshot.tiles.length)}>
        <Board snapshot={snapshot} />
        <Stage snapshot={snapshot} scene={sceneNow(snapshot)} viewer={viewer} isNow />
      </div>
      <Seats snapshot={snapshot} viewer={viewer} />
      <Log snapshot={snapshot} />
      <Decision snapshot={snapshot} viewer={viewer} />
    </div>
  );
}

/** The person whom the game waits for, and since when, for the button that nudges them. */
function awaitedSince({ pending, players, ledger }: Snapshot): Record<string, string | number> {
  const number = pending['Next No.'] ?? pending['Player No.'];
  const awaited = pending.Phase === 'over' ? undefined : players.find((player) => player['Player No.'] === number && player.Character === null);
  const since = ledger.at(-1)?.played_at;
  return awaited ? { 'data-awaited': awaited['Player No.'], 'data-awaited-name': awaited['Player name'], ...(since === undefined ? {} : { 'data-since': `${since.replace(' ', 'T')}Z` }) } : {};
}

/** The title of the tab: whose turn it is, if it is somebody's at this page. */
export function tabTitleOf(snapshot: Snapshot, viewer: Viewer): string {
  const title = titleOf(snapshot.game);
  const first = awaitedOf(snapshot, viewer);
  if (!first) return title;
  return `${isAlone(snapshot, viewer) ? 'Your turn' : `${first['Player name']}’s turn`} – ${title}`;
}

/** Why a move was refused. It stays until the next move, or a click on it. */
export function Refusal({ text, isNews = false }: { text: string; isNews?: boolean }) {
  return <p id="refusal" hx-swap-oob={isNews ? 'true' : undefined} role="alert">{text}</p>;
}
