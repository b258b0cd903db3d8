import { Page } from '../layout';
import { Board } from './board';
import { aboutOf, titleOf } from './game-title';
import { Seats } from './seats';
import type { Snapshot } from './snapshot';
import { Story } from './story';

/** A game as it was after an earlier move, with the way to any other, and to go on from there. */
export function PastPage({ past }: { past: Snapshot }) {
  const { game, pending } = past;
  const now = `/games/${game.Game}`;
  const before = Math.max(0, pending.Record - 1);
  const after = Math.min(game.Moves, pending.Record + 1);
  return (
    <Page title={`${titleOf(game)}, after move ${pending.Record}`} kind="game">
      <header>
        <h1>{titleOf(game)}</h1>
        <p>{`${aboutOf(game)}, after move ${pending.Record} of ${game.Moves}`}</p>
        <nav aria-label="Game"><a class="button" href={now}>Back to now</a></nav>
      </header>
      <main>
        <div id="table">
          <Board snapshot={past} />
          <div class="side">
            <section id="decision" aria-labelledby="moment">
              <h2 id="moment">{`After move ${pending.Record}`}</h2>
              <form action={`${now}/past`} class="time" data-submit="change">
                <label>Move <input type="range" name="at" min={0} max={game.Moves} value={String(pending.Record)} /></label>
                <button>Look</button>
              </form>
              <p class="buttons">
                <a class="button" href={`${now}/past?at=${before}`}>One move back</a>
                <a class="button" href={`${now}/past?at=${after}`}>One move on</a>
              </p>
              <form method="post" action={`${now}/forks`}>
                <input type="hidden" name="record" value={String(pending.Record)} />
                <button class="main">Go on from here</button>
              </form>
              <p><a href={`${now}/ledger?to=${Math.max(1, pending.Record)}`}>This move in the ledger</a></p>
              <p>Going on makes another game; this one stays as it is.</p>
            </section>
            <Seats snapshot={past} />
            <Story snapshot={past} />
          </div>
        </div>
      </main>
      <div id="card" aria-live="polite" />
    </Page>
  );
}
