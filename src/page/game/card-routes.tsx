import { Hono } from 'hono';
import { readAdvice } from '../../client/advice';
import { isIn } from '../../client/game-state';
import { RefusedMove } from '../../client/refusal';
import { mirrored, type Trade } from '../../client/trade';
import { previewTrade, type TradeEffect } from '../../client/trade-effects';
import { readNextRoll } from '../../client/views';
import { isEmpty } from '../../client/words/trade-terms';
import { isFragment } from '../fragment';
import type { PageEnv } from '../guests/viewer';
import { noSuchGame, notice } from '../notice';
import type { Sources } from '../sources';
import { card, ofGame } from './game-route';
import { HintCard } from './hint';
import { NextRollCard } from './next-roll';
import { isYou } from './own-players';
import { PlayerCard } from './player-card';
import { tradeIn } from './read-move';
import type { Snapshot } from './snapshot';
import { TileCard } from './tile-card';
import { DraftEffects } from './trade-effects';
import { TradeForm } from './trade-form';

const NO_SUCH_PLAYERS = 'The game does not have these two players.';

/** The cards over the page of a game: of tiles and players, hints, risks, and the form of a trade. */
export function cardRoutes({ feed, connections }: Pick<Sources, 'feed' | 'connections'>): Hono<PageEnv> {
  const app = new Hono<PageEnv>();

  app.get('/:game{[0-9]+}/tiles/:location{[0-9]+}', ofGame(feed, (c, snapshot) => card(c, snapshot, <TileCard snapshot={snapshot} location={Number(c.req.param('location'))} />)));

  app.get('/:game{[0-9]+}/players/:player{[0-9]+}', ofGame(feed, (c, snapshot) => card(c, snapshot, <PlayerCard snapshot={snapshot} number={Number(c.req.param('player'))} />)));

  app.get('/:game{[0-9]+}/hint', ofGame(feed, async (c, snapshot) => {
    // In a game without advice nothing is read.
    const { Game: gameId } = snapshot.game;
    const advice = snapshot.pending['Has advice'] ? await connections.use(gameId, (connection) => readAdvice(connection, gameId)) : [];
    return card(c, snapshot, <HintCard snapshot={snapshot} viewer={c.get('viewer')} player={Number(c.req.query('player'))} advice={advice} />);
  }));

  app.get('/:game{[0-9]+}/next-roll', ofGame(feed, async (c, snapshot) => {
    const player = snapshot.players.find((one) => String(one['Player No.']) === c.req.query('player'));
    const rows = player ? await connections.use(snapshot.game.Game, (connection) => readNextRoll(connection, player['Player No.'])) : [];
    return card(c, snapshot, <NextRollCard snapshot={snapshot} player={player} rows={rows} />);
  }));

  app.get('/:game{[0-9]+}/trade', ofGame(feed, async (c, snapshot) => {
    const [from, to] = ['from', 'with'].map((name) => snapshot.players.filter(isIn).find((player) => String(player['Player No.']) === c.req.query(name)));
    if (!from || !to || from === to) return notice(c, 404, NO_SUCH_PLAYERS);
    const { Terms: offered } = snapshot.pending;
    const isCounter = c.req.query('counter') !== undefined && offered?.to === from['Player No.'] && offered.from === to['Player No.'];
    const terms = isCounter ? mirrored(offered) : undefined;
    const { effects } = terms ? await preview(snapshot, from['Player No.'], terms) : { effects: [] };
    return card(c, snapshot, <TradeForm snapshot={snapshot} viewer={c.get('viewer')} from={from} to={to} terms={terms} effects={effects} isOverGame={isFragment(c)} />);
  }));

  app.get('/:game{[0-9]+}/trade/effects', async (c) => {
    const gameId = Number(c.req.param('game'));
    const snapshot = feed.known(gameId) ?? (await feed.read(gameId));
    if (!snapshot) return noSuchGame(c);
    const form = c.req.queries();
    const terms = tradeIn(form);
    const [from, to] = [form['player']?.[0], String(terms.to)].map((number) => snapshot.players.find((player) => String(player['Player No.']) === number));
    if (!from || !to) return notice(c, 404, NO_SUCH_PLAYERS);
    const answer = isEmpty(terms.give ?? {}) && isEmpty(terms.take ?? {}) ? { effects: [] } : await preview(snapshot, from['Player No.'], terms);
    return card(c, snapshot, <DraftEffects snapshot={snapshot} {...answer} sides={[from, to]} isYou={(player) => isYou(snapshot, c.get('viewer'), player)} />);
  });

  /** What a trade would change, or why it cannot be proposed. */
  async function preview({ game, pending }: Snapshot, player: number, terms: Omit<Trade, 'from'>): Promise<{ effects: readonly TradeEffect[]; refusal?: string }> {
    try {
      return { effects: await connections.use(game.Game, (connection) => previewTrade(connection, pending['Current game'], player, terms)) };
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      return { effects: [], refusal: error.sentence };
    }
  }

  return app;
}
