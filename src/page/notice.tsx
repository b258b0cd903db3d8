import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isFragment } from './fragment';
import type { PageEnv } from './guests/viewer';
import { Page, Screen } from './layout';

/** Answers with a sentence: as a page, or as text for a page that requested a fragment and shows the sentence itself. */
export function notice(c: Context, status: ContentfulStatusCode, sentence: string): Response | Promise<Response> {
  if (isFragment(c)) return c.text(sentence, status, { 'HX-Reswap': 'none' });
  const { viewer } = c.var as Partial<PageEnv['Variables']>;
  // The other screens are closed to guests.
  if (viewer?.seats !== null) return c.html(<Page title={sentence} kind="screen"><main><h1>{sentence}</h1></main></Page>, status);
  return c.html(
    <Screen title={sentence}>
      <p class="buttons">
        <a class="button" href="/games">All games</a>
        <a class="button" href="/">Main menu</a>
      </p>
    </Screen>,
    status,
  );
}

/** The answer when there is no such game. */
export function noSuchGame(c: Context): Response | Promise<Response> {
  return notice(c, 404, 'There is no such game.');
}
