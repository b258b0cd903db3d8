import type { PropsWithChildren } from 'hono/jsx';
import type { Game } from '../../game/views';
import { Page } from '../layout';
import { aboutOf, titleOf } from './game-title';

/** The pages about a game, by the last part of their addresses. */
const PAGES = [['past', 'Look back'], ['ledger', 'Ledger'], ['statistics', 'Statistics'], ['fairness', 'Fairness']] as const;

type About = (typeof PAGES)[number][0];

/** The ways to the pages about a game. @param here the one that is shown */
export function GameLinks({ game, here }: { game: number; here?: About }) {
  return (
    <>
      {PAGES.map(([part, label]) => <a class="button" href={`/games/${game}/${part}`} aria-current={part === here ? 'page' : undefined}>{label}</a>)}
    </>
  );
}

/** A page about a game, with the way back to it, and to the others. */
export function GameScreen({ game, title, here, scripts, children }: PropsWithChildren<{ game: Game; title: string; here: About; scripts?: readonly string[] }>) {
  return (
    <Page title={`${title}, ${titleOf(game)}`} kind="screen" {...(scripts ? { scripts } : {})}>
      <main>
        <h1>{title}</h1>
        <p>{`${titleOf(game)}, ${aboutOf(game)}`}</p>
        <nav aria-label="Game">
          <a class="button" href={`/games/${game.Game}`}>Back to game</a>
          <GameLinks game={game.Game} here={here} />
          <a class="button" href="/">Menu</a>
        </nav>
        {children}
      </main>
    </Page>
  );
}
