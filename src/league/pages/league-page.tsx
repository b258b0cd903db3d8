import type { PropsWithChildren } from 'hono/jsx';
import { StatementList } from '../../page/drawer/statements';
import { Page } from '../../page/layout';
import { SiteHeader, SKIPPED_TO } from '../../page/site-header';

/** The main pages of the league. */
const PLACES = [['/league', 'Tournaments'], ['/league/players', 'Players'], ['/league/ratings', 'Ratings']] as const;

interface LeaguePageProps {
  title: string;
  /** the address of this page, if it is in the menu */
  here?: string | undefined;
  refusal?: string | undefined;
}

/** A page of the league, with links to the others. */
export function LeaguePage({ title, here, refusal, children }: PropsWithChildren<LeaguePageProps>) {
  return (
    <Page title={title} kind="screen league" scripts={['league.js']} styles={['league.css']}>
      <SiteHeader here="/league" />
      <main {...SKIPPED_TO}>
        <nav aria-label="League" class="tabs">{PLACES.map(([address, text]) => <a class="button" aria-current={address === here ? 'page' : undefined} href={address}>{text}</a>)}</nav>
        <header class="screen-head"><h1>{title}</h1></header>
        <p role="alert">{refusal ?? ''}</p>
        {children}
      </main>
      <footer>
        <details id="drawer">
          <summary>SQL</summary>
          <pre tabindex={0} aria-label="The statement of a button"><code data-statement>-- Point at a button or focus it to see its statement.</code></pre>
          <StatementList />
        </details>
      </footer>
    </Page>
  );
}
