import type { PropsWithChildren } from 'hono/jsx';
import type { Game } from '../../client/views';
import { Drawer } from '../drawer/statements';
import { Page } from '../layout';
import { SiteHeader, SKIPPED_TO } from '../site-header';
import { aboutOf, titleOf } from './game-title';

/** The pages about a game, by the last part of their address. */
const PAGES = [['past', 'Look back'], ['ledger', 'Ledger'], ['statistics', 'Statistics'], ['fairness', 'Fairness']] as const;

/** The pages that guests may see. */
const GUEST_PAGES: readonly string[] = ['past', 'ledger'];

type About = (typeof PAGES)[number][0];

/** Links to the pages about a game. @param here the page that is shown */
export function GameLinks({ game, here, isGuest = false }: { game: number; here?: About; isGuest?: boolean }) {
  return (
    <>
      {PAGES.filter(([part]) => !isGuest || GUEST_PAGES.includes(part)).map(([part, label]) => <a class="button" href={`/games/${game}/${part}`} aria-current={part === here ? 'page' : undefined}>{label}</a>)}
    </>
  );
}

/** A page about a game, with links to the game and its other pages. @param isGuest whether the viewer was invited to this game only */
export function GameScreen({ game, title, here, scripts, isGuest = false, children }: PropsWithChildren<{ game: Game; title: string; here?: About; scripts?: readonly string[]; isGuest?: boolean }>) {
  return (
    <Page title={`${title}, ${titleOf(game)}`} kind="screen" {...(scripts ? { scripts } : {})}>
      {!isGuest && <SiteHeader here="/games" />}
      <main {...SKIPPED_TO}>
        <header class="screen-head">
          <div>
            <p class="crumb">{`${titleOf(game)}, ${aboutOf(game)}`}</p>
            <h1>{title}</h1>
          </div>
        </header>
        <nav aria-label="Game" class="tabs">
          <a class="button" href={`/games/${game.Game}`}>Back to game</a>
          <GameLinks game={game.Game} {...(here === undefined ? {} : { here })} isGuest={isGuest} />
        </nav>
        {children}
      </main>
      <Drawer />
    </Page>
  );
}
