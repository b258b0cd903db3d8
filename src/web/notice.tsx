import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isFragment } from './fragment';
import type { PageEnv } from './guests/viewer';
import { Page, Screen } from './layout';

/**
 * Answers with a sentence: as a page, or so that the page that asked for a part of it stays as it is and shows the
 * sentence.
 */
export function notice(c: Context, status: ContentfulStatusCode, sentence: string): Response | Promise<Response> {
  if (isFragment(c)) return c.text(sentence, status, { 'HX-Reswap': 'none' });
  const { viewer } = c.var as Partial<PageEnv['Variables']>;
  // A guest has nowhere else to go.
  if (viewer?.seats !== null) return c.html(<Page title={sentence} kind="screen"><main><h1>{sentence}</h1></main></Page>, status);
  return c.html(
    <Screen title={sentence}>
      <p><a href="/games">All games</a></p>
    </Screen>,
    status,
  );
}
