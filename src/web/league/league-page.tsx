import type { PropsWithChildren } from 'hono/jsx';
import { assetPath } from '../assets';
import { StatementList } from '../drawer/statements';
import { Page } from '../layout';

/** The addresses that everybody in the league is shown. */
const PLACES = [['/league', 'Tournaments'], ['/league/players', 'Players'], ['/league/ratings', 'Ratings']] as const;

interface LeaguePageProps {
  title: string;
  /** the address of this page, where it is one of those in the menu */
  here?: string | undefined;
  refusal?: string | undefined;
}

/** A page of the league, with the way to the others. */
export function LeaguePage({ title, here, refusal, children }: PropsWithChildren<LeaguePageProps>) {
  return (
    <Page title={title} kind="screen league">
      <header>
        <nav aria-label="League">
          {PLACES.map(([address, text]) => <a class="button" aria-current={address === here ? 'page' : undefined} href={address}>{text}</a>)}
          <a class="button" href="/">Menu</a>
        </nav>
      </header>
      <main>
        <h1>{title}</h1>
        <p role="alert">{refusal ?? ''}</p>
        {children}
      </main>
      <footer>
        <details id="drawer">
          <summary>SQL</summary>
          <pre tabindex={0} aria-label="The statement of a button"><code data-statement>-- Point at a button, or go to it by the keyboard.</code></pre>
          <StatementList />
        </details>
      </footer>
      <script src={assetPath('league.js')} defer />
    </Page>
  );
}
