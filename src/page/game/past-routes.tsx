import { Hono } from 'hono';
import { raw } from 'hono/html';
import { readCharacters } from '../../client/bots';
import type { GameConnection } from '../../client/connection';
import { forkGame } from '../../client/time';
import { readForm, recordOf, textOf, textsOf } from '../form';
import { isFragment } from '../fragment';
import { readShareLink } from '../guests/share-link';
import type { PageEnv } from '../guests/viewer';
import { Screen } from '../layout';
import { noSuchGame, notice } from '../notice';
import type { Sources } from '../sources';
import { CardPage } from './game-page';
import { KeptFacts } from './kept-facts';
import { Turns } from './log';
import { PastPage } from './past';
import { Positions } from './positions';
import { readTurnsBefore } from './read-snapshot';
import { stepsAsText } from './step-template';

const NO_SUCH_MOVE = 'There is no such move.';

/** What a game was: earlier positions, the moves after them, the log before what a page shows, facts, and games that continue from a position. */
export function pastRoutes({ feed, connections, reads, addresses, visitedAt }: Pick<Sources, 'feed' | 'connections' | 'reads' | 'addresses' | 'visitedAt'>): Hono<PageEnv> {
  const app = new Hono<PageEnv>();
  const positions = new Positions(connections, reads);
  const keptFacts = new KeptFacts(reads);

  app.get('/:game{[0-9]+}/past', async (c) => {
    const gameId = Number(c.req.param('game'));
    const at = c.req.query('at');
    if (at !== undefined && recordOf(at) < 0) return notice(c, 422, NO_SUCH_MOVE);
    const past = await positions.read(gameId, at === undefined ? undefined : recordOf(at), c.req.raw.signal);
    if (!past) return noSuchGame(c);
    const isGuest = c.get('viewer').seats !== null;
    const [shared] = addresses();
    // Where nobody else can connect, a link of the game opens it no better than its address does.
    const link = shared === undefined ? undefined : await connections.use(null, (connection) => readShareLink(c, connection, gameId));
    // An address without a link works under the name by which this browser came: only there it has its cookies.
    const origin = isGuest || link === undefined ? visitedAt(c) : (shared ?? visitedAt(c));
    const share = { address: `${origin}/games/${gameId}/${link === undefined ? 'past' : `join/${link}`}`, isOpen: link !== undefined, isShared: shared !== undefined };
    return c.html(<PastPage past={past} isGuest={isGuest} share={share} />);
  });

  app.get('/:game{[0-9]+}/steps', async (c) => {
    const after = recordOf(c.req.query('after'));
    if (after < 0) return notice(c, 422, NO_SUCH_MOVE);
    const steps = await positions.stepsAfter(Number(c.req.param('game')), after, c.req.raw.signal);
    return steps ? c.html(stepsAsText(steps)) : noSuchGame(c);
  });

  app.get('/:game{[0-9]+}/log', async (c) => {
    const gameId = Number(c.req.param('game'));
    const before = recordOf(c.req.query('before'));
    if (before < 1) return notice(c, 422, NO_SUCH_MOVE);
    const snapshot = await feed.readFor(c.get('viewer'), gameId);
    if (!snapshot) return noSuchGame(c);
    const earlier = await reads.use(gameId, (connection) => readTurnsBefore(connection, snapshot, before));
    if (isFragment(c)) return c.html(<Turns snapshot={earlier} />);
    return c.html(<CardPage snapshot={snapshot}><ol id="turns"><Turns snapshot={earlier} /></ol></CardPage>);
  });

  app.get('/:game{[0-9]+}/facts', async (c) => {
    const facts = await keptFacts.read(Number(c.req.param('game')));
    if (facts === undefined) return noSuchGame(c);
    return c.html(isFragment(c) ? facts : <Screen title="Facts of the game">{raw(facts)}</Screen>);
  });

  app.post('/:game{[0-9]+}/forks', async (c) => {
    const gameId = Number(c.req.param('game'));
    const form = await readForm(c);
    const isForBots = textsOf(form, 'bots').length > 0;
    const fork = await connections.use(gameId, async (connection) => forkGame(connection, gameId, recordOf(textOf(form, 'record')), null, isForBots ? await usualBot(connection) : null));
    return c.redirect(`/games/${fork}`, 303);
  });

  return app;
}

/** The character that takes the seats of people who are out. It makes no moves for them. */
async function usualBot(connection: GameConnection): Promise<string | null> {
  return (await readCharacters(connection)).find((bot) => !bot['Stands in'])?.Character ?? null;
}
