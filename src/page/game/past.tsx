import { Icon } from '../icon';
import { Page } from '../layout';
import { SETTINGS_SCRIPTS } from '../settings/settings';
import { Board } from './board';
import { ringOf } from './board-geometry';
import { aboutOf, titleOf } from './game-title';
import { PlaybackControls } from './playback-controls';
import { sceneNow } from './scene';
import { Seats } from './seats';
import type { Snapshot } from './snapshot';
import { Stage } from './stage';
import { CardDialog } from './tile-card';
import { Log } from './log';

/** How others get to a position. */
export interface Share {
  /** the whole address, without the move */
  address: string;
  /** whether it lets anybody watch; else it is for those who can see the game anyway */
  isOpen: boolean;
  /** whether other computers can connect */
  isShared: boolean;
}

/** Copies the link to the position that is shown. */
function ShareButton({ share: { address, isOpen, isShared }, record, isHost }: { share: Share; record: number; isHost: boolean }) {
  const how = isShared ? ' Make a link for spectators first ("Invite"), and it works for anyone.' : ' Nobody else can open it while the page is not shared.';
  const closed = isHost ? `The link works in this browser.${how}` : 'The link works for those who can see this game.';
  return (
    <button type="button" class="button" data-copy={`${address}?at=${record}`} data-past="share" title={isOpen ? 'Anyone with this link can watch the game, from this position.' : closed} hidden>
      <Icon name="link" />
      Copy link
    </button>
  );
}

/** A game after an earlier move: move through time, watch it from there, or play on from there in a copy. */
export function PastPage({ past, isGuest, share }: { past: Snapshot; isGuest: boolean; share: Share }) {
  const { game, pending } = past;
  const now = `/games/${game.Game}`;
  const before = Math.max(0, pending.Record - 1);
  const after = Math.min(game.Moves, pending.Record + 1);
  return (
    <Page title={`${titleOf(game)}, after move ${pending.Record}`} kind="game past" scripts={['playback.js', 'moments.js', 'table.js', 'past.js', ...SETTINGS_SCRIPTS]}>
      <a class="skip" href="#moment">Skip to the controls</a>
      <header class="top">
        <h1>{titleOf(game)}</h1>
        <p>{`${aboutOf(game)}, ${game.Moves} moves`}</p>
        <nav aria-label="Game">
          <ShareButton share={share} record={pending.Record} isHost={!isGuest} />
          <a class="button" href={now}>Back to now</a>
        </nav>
      </header>
      <main>
        <div id="table" data-game={game.Game} data-record={pending.Record} data-last={game.Moves}>
          <div class="board-place" style={ringOf(past.tiles.length)}>
            <Board snapshot={past} />
            <Stage snapshot={past} scene={sceneNow(past)} />
          </div>
          <Seats snapshot={past} />
          <Log snapshot={past} />
          <section id="decision" class="past" aria-labelledby="moment">
            <PlaybackControls />
            <p class="now-playing" aria-hidden="true" />
            <h2 id="moment" tabindex={-1}>{`After move ${pending.Record}`}</h2>
            <form action={`${now}/past`} class="time">
              <a class="button" href={`${now}/past?at=${before}`} data-past="back" aria-label="−1: one move back">−1</a>
              <label><span class="visually-hidden">Move</span><input type="range" name="at" min={0} max={game.Moves} value={String(pending.Record)} /></label>
              <a class="button" href={`${now}/past?at=${after}`} data-past="on" aria-label="+1: one move forward">+1</a>
              <noscript><button>Look</button></noscript>
            </form>
            <div class="buttons"><a class="button" data-past="ledger" href={`${now}/ledger?to=${Math.max(1, pending.Record)}`}>Show in the ledger</a></div>
            {!isGuest && (
              <form method="post" action={`${now}/forks`} class="main-place">
                <input type="hidden" name="record" value={String(pending.Record)} />
                <button class="main" title="Starts a copy of the game here. This game stays as it is.">Play on from here</button>
              </form>
            )}
          </section>
        </div>
      </main>
      <CardDialog />
      <p id="announcer" class="visually-hidden" aria-live="polite" />
      <p id="connection" role="status" />
    </Page>
  );
}
