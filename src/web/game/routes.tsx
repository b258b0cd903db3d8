import { type Context, Hono } from 'hono';
import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import { streamSSE } from 'hono/streaming';
import { readAdvice } from '../../game/advice';
import { readCharacters } from '../../game/bots';
import type { GameConnection } from '../../game/connection';
import { makeMove, type Move } from '../../game/move';
import { isRefused, RefusedMove } from '../../game/refusal';
import { isIn } from '../../game/game-state';
import { type Emote, readEmotes, type Talk } from '../../game/talk';
import { forkGame } from '../../game/time';
import { mirrored, type Trade } from '../../game/trade';
import { previewTrade, type TradeEffect } from '../../game/trade-effects';
import { readNextRoll } from '../../game/views';
import { statementOf } from '../../format/statement';
import { isEmpty } from '../../format/trade-terms';
import type { Sources } from '../sources';
import { GameDrawer } from '../drawer/game-drawer';
import { NewStatements } from '../drawer/statements';
import { type Form, readForm, recordOf, textOf, textsOf } from '../form';
import { isFragment } from '../fragment';
import { Icon } from '../icon';
import { Listeners } from '../guests/guests';
import { readShareLink } from '../guests/share-link';
import { kindOf, mayMake, type PageEnv, type Viewer } from '../guests/viewer';
import { Page, Screen } from '../layout';
import { noSuchGame, notice } from '../notice';
import { SETTINGS_SCRIPTS, SettingsMenu } from '../settings/settings';
import { presenceMessage } from '../talk/presence';
import { seatsAt } from '../talk/seats-watched';
import { isTalkWanted, TalkButton, TalkPanel } from '../talk/talk-panel';
import { GameLinks } from './game-screen';
import { aboutOf, titleOf } from './game-title';
import { HintCard } from './hint';
import { KeptFacts } from './kept-facts';
import { NextRollCard } from './next-roll';
import { PastPage } from './past';
import { PlayerCard } from './player-card';
import { isYou } from './own-players';
import { moveIn, tradeIn } from './read-move';
import { Turns } from './log';
import { Positions } from './positions';
import { readTurnsBefore } from './read-snapshot';
import type { Snapshot, Step } from './snapshot';
import { stepsAsText } from './step-template';
import { Refusal, tabTitleOf, Table } from './table';
import { CardDialog, TileCard } from './tile-card';
import { DraftEffects } from './trade-effects';
import { TradeForm } from './trade-form';

/** Milliseconds between two signs of life on a page's event stream. */
const HEARTBEAT = 20_000;

/** The pages of a game. */
export function gameRoutes({ feed, connections, attendance: { games: attendance }, typed, addresses, visitedAt }: Sources): Hono<PageEnv> {
  const app = new Hono<PageEnv>();
  const listeners = new Listeners();
  const positions = new Positions(connections);
  const keptFacts = new KeptFacts(connections);
  let emotes: readonly Emote[] | undefined;

  async function gamePage(c: Context<PageEnv>, snapshot: Snapshot, refusal?: string): Promise<Response> {
    emotes ??= await connections.use(null, readEmotes);
    const talk = (await feed.talk(snapshot.game.Game)) ?? { Game: snapshot.game.Game, Texts: 1, Changes: 0, lines: [] };
    return await c.html(<GamePage snapshot={snapshot} viewer={c.get('viewer')} talk={talk} emotes={emotes} canType={typed !== undefined} refusal={refusal} />, refusal === undefined ? 200 : 422);
  }

  app.get('/:game{[0-9]+}', async (c) => {
    const snapshot = await feed.read(Number(c.req.param('game')));
    if (!snapshot) return noSuchGame(c);
    feed.hold(snapshot);
    feed.letCharactersPlay(snapshot);
    return await gamePage(c, snapshot);
  });

  app.get('/:game{[0-9]+}/live', async (c) => {
    const gameId = Number(c.req.param('game'));
    const seen = Number(c.req.header('Last-Event-ID') ?? c.req.query('record') ?? -1);
    const snapshot = await feed.read(gameId);
    if (!snapshot) return noSuchGame(c);
    // A HEAD request opens no stream that could end.
    if (c.req.method === 'HEAD') return c.body(null);
    emotes ??= await connections.use(null, readEmotes);
    feed.letCharactersPlay(snapshot);
    const viewer = c.get('viewer');
    const isGuest = viewer.seats !== null;
    const release = isGuest ? listeners.add(c) : () => undefined;
    if (!release) return c.text('Too many open pages from your address. Close some.', 429);
    return streamSSE(c, async (stream) => {
      // The page shows the record that it has seen: the steps from there are news.
      let [sent, isSending] = [seen >= 0 && seen < snapshot.pending.Record ? seen : snapshot.pending.Record, false];
      // A step may be sent before the table that it leads to.
      let ahead = sent;
      let waiting: Snapshot | undefined;
      // Those who can talk are those who have seats now.
      let latest = snapshot;
      let heard: Talk | undefined;
      const sendTalk = (talk: Talk): void => {
        heard = talk;
        if (isTalkWanted(latest, talk)) void stream.write(newsOfTalk(latest, viewer, talk, emotes ?? []));
      };
      // Where all play at one computer there is nothing to tell.
      const sendPresence = (): void => void (latest.guests.size > 0 && stream.write(presenceMessage(attendance.at(gameId))));
      // A slow page receives several changes at once.
      const send = async (news: Snapshot): Promise<void> => {
        waiting = news;
        if (isSending) return;
        isSending = true;
        while (waiting) {
          const now: Snapshot = waiting;
          waiting = undefined;
          const steps = feed.stepsBetween(gameId, ahead, now.pending.Record);
          sent = now.pending.Record;
          ahead = Math.max(ahead, sent);
          await stream.write(newsOf(now, viewer, steps));
        }
        isSending = false;
      };
      const ended = new Promise<void>((resolve) => {
        const stop = feed.watch(snapshot, {
          onChange(now, areSeatsOthers) {
            // The guest's page connects again and shows the seats that are its own now.
            latest = now;
            if (areSeatsOthers && isGuest) stream.abort();
            else void send(now);
            if (!areSeatsOthers || isGuest) return;
            if (heard) sendTalk(heard);
            sendPresence();
          },
          onStep(step) {
            if (step.move.record_ID !== ahead + 1) return;
            ahead += 1;
            void stream.write(newsOfStep(step));
          },
          onTalk: sendTalk,
        });
        const leave = attendance.join(gameId, seatsAt(viewer), sendPresence);
        stream.onAbort(() => {
          stop();
          leave();
          release();
          resolve();
        });
      });
      // Something has to be sent at once: the browser takes it for the connection.
      await stream.write(': connected\n\n');
      if (snapshot.pending.Record !== seen || isGuest) await send(snapshot);
      sendPresence();
      const heart = setInterval(() => void stream.write(': still here\n\n'), HEARTBEAT);
      await ended;
      clearInterval(heart);
    });
  });

  app.post('/:game{[0-9]+}/moves', async (c) => {
    const gameId = Number(c.req.param('game'));
    // The move names its record, so an outdated snapshot is good enough here.
    const before = feed.known(gameId) ?? (await feed.read(gameId));
    if (!before) return noSuchGame(c);
    const form = await readForm(c);
    const { move, record, token } = moveIn(form, before);
    const viewer = c.get('viewer');
    if (!mayMake(viewer, before, move)) return notice(c, 403, 'This seat is not yours.');
    let refusal: string | undefined;
    try {
      await connections.use(gameId, async (connection) => {
        const isTwo = declinesFirst(form, before, move);
        // What cannot be proposed is refused before anything is declined.
        if (isTwo) await previewTrade(connection, gameId, move.player_ID ?? -1, JSON.parse(move.terms ?? '{}') as Omit<Trade, 'from'>);
        if (isTwo) await feed.step(connection, gameId, await makeMove(connection, gameId, { action: 'reject', player_ID: move.player_ID ?? -1 }, record, undefined));
        await feed.step(connection, gameId, await makeMove(connection, gameId, move, record + Number(isTwo), token));
      });
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      refusal = isRefused(error, 'record_taken') ? 'Somebody has moved in the meantime. Look at the new position and decide again.' : error.sentence;
    }
    const after = (await feed.read(gameId)) ?? before;
    feed.letCharactersPlay(after);
    if (isFragment(c)) {
      const sql = statementOf(gameId, move, before.players.some((player) => player.Account !== null));
      return c.html(
        <>
          {raw(rendered(after, viewer) + stepsAsText(feed.stepsBetween(gameId, record - 1, after.pending.Record)))}
          <Refusal text={refusal ?? ''} isNews />
          <NewStatements statements={[{ sql, answer: refusal ?? `Record ${record}`, isRefused: refusal !== undefined }]} />
        </>,
        refusal === undefined ? 200 : 422,
      );
    }
    if (refusal === undefined) return c.redirect(`/games/${gameId}`, 303);
    return await gamePage(c, after, refusal);
  });

  app.get('/:game{[0-9]+}/past', async (c) => {
    const gameId = Number(c.req.param('game'));
    const at = c.req.query('at');
    if (at !== undefined && recordOf(at) < 0) return notice(c, 422, 'There is no such move.');
    const past = await positions.read(gameId, at === undefined ? undefined : recordOf(at));
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
    const gameId = Number(c.req.param('game'));
    const after = recordOf(c.req.query('after'));
    if (after < 0) return notice(c, 422, 'There is no such move.');
    const steps = await positions.stepsAfter(gameId, after);
    return steps ? c.html(stepsAsText(steps)) : noSuchGame(c);
  });

  app.get('/:game{[0-9]+}/log', async (c) => {
    const gameId = Number(c.req.param('game'));
    const before = recordOf(c.req.query('before'));
    if (before < 1) return notice(c, 422, 'There is no such move.');
    const snapshot = await feed.read(gameId);
    if (!snapshot) return noSuchGame(c);
    const earlier = await connections.use(gameId, (connection) => readTurnsBefore(connection, snapshot, before));
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
    const record = recordOf(textOf(form, 'record'));
    const isForBots = textsOf(form, 'bots').length > 0;
    const fork = await connections.use(gameId, async (connection) => forkGame(connection, gameId, record, null, isForBots ? await usualBot(connection) : null));
    return c.redirect(`/games/${fork}`, 303);
  });

  app.get('/:game{[0-9]+}/tiles/:location{[0-9]+}', async (c) => {
    const snapshot = await feed.read(Number(c.req.param('game')));
    if (!snapshot) return noSuchGame(c);
    const card = <TileCard snapshot={snapshot} location={Number(c.req.param('location'))} />;
    return c.html(isFragment(c) ? card : <CardPage snapshot={snapshot}>{card}</CardPage>);
  });

  app.get('/:game{[0-9]+}/players/:player{[0-9]+}', async (c) => {
    const snapshot = await feed.read(Number(c.req.param('game')));
    if (!snapshot) return noSuchGame(c);
    const card = <PlayerCard snapshot={snapshot} number={Number(c.req.param('player'))} />;
    return c.html(isFragment(c) ? card : <CardPage snapshot={snapshot}>{card}</CardPage>);
  });

  app.get('/:game{[0-9]+}/hint', async (c) => {
    const gameId = Number(c.req.param('game'));
    const snapshot = await feed.read(gameId);
    if (!snapshot) return noSuchGame(c);
    // In a game without advice nothing is read.
    const advice = snapshot.pending['Has advice'] ? await connections.use(gameId, (connection) => readAdvice(connection, gameId)) : [];
    const card = <HintCard snapshot={snapshot} viewer={c.get('viewer')} player={Number(c.req.query('player'))} advice={advice} />;
    return c.html(isFragment(c) ? card : <CardPage snapshot={snapshot}>{card}</CardPage>);
  });

  app.get('/:game{[0-9]+}/next-roll', async (c) => {
    const gameId = Number(c.req.param('game'));
    const snapshot = await feed.read(gameId);
    if (!snapshot) return noSuchGame(c);
    const player = snapshot.players.find((one) => String(one['Player No.']) === c.req.query('player'));
    const rows = player ? await connections.use(gameId, (connection) => readNextRoll(connection, player['Player No.'])) : [];
    const card = <NextRollCard snapshot={snapshot} player={player} rows={rows} />;
    return c.html(isFragment(c) ? card : <CardPage snapshot={snapshot}>{card}</CardPage>);
  });

  app.get('/:game{[0-9]+}/trade', async (c) => {
    const snapshot = await feed.read(Number(c.req.param('game')));
    if (!snapshot) return noSuchGame(c);
    const [from, to] = ['from', 'with'].map((name) => snapshot.players.filter(isIn).find((player) => String(player['Player No.']) === c.req.query(name)));
    if (!from || !to || from === to) return notice(c, 404, 'The game does not have these two players.');
    const offer = c.req.query('counter') !== undefined && snapshot.pending.Terms?.to === from['Player No.'] && snapshot.pending.Terms.from === to['Player No.'] ? snapshot.pending.Terms : undefined;
    const terms = offer && mirrored(offer);
    const { effects } = terms ? await preview(connections, snapshot, from['Player No.'], terms) : { effects: [] };
    const card = <TradeForm snapshot={snapshot} viewer={c.get('viewer')} from={from} to={to} terms={terms} effects={effects} isOverGame={isFragment(c)} />;
    return c.html(isFragment(c) ? card : <CardPage snapshot={snapshot}>{card}</CardPage>);
  });

  app.get('/:game{[0-9]+}/trade/effects', async (c) => {
    const gameId = Number(c.req.param('game'));
    const snapshot = feed.known(gameId) ?? (await feed.read(gameId));
    if (!snapshot) return noSuchGame(c);
    const form = c.req.queries();
    const terms = tradeIn(form);
    const sides = [form.player?.[0], String(terms.to)].map((number) => snapshot.players.find((player) => String(player['Player No.']) === number));
    const [from, to] = sides;
    if (!from || !to) return notice(c, 404, 'The game does not have these two players.');
    const answer = isNothing(terms) ? { effects: [] } : await preview(connections, snapshot, from['Player No.'], terms);
    const part = <DraftEffects snapshot={snapshot} {...answer} sides={[from, to]} isYou={(player) => isYou(snapshot, c.get('viewer'), player)} />;
    return c.html(isFragment(c) ? part : <CardPage snapshot={snapshot}>{part}</CardPage>);
  });

  return app;
}

/** What a trade would change, or why it cannot be proposed. */
async function preview(connections: Sources['connections'], { game, pending }: Snapshot, player: number, terms: Omit<Trade, 'from'>): Promise<{ effects: readonly TradeEffect[]; refusal?: string }> {
  try {
    return { effects: await connections.use(game.Game, (connection) => previewTrade(connection, pending['Current game'], player, terms)) };
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    return { effects: [], refusal: error.sentence };
  }
}

/** Whether a form of a counter-offer has to decline first: between two turns, an offer is no answer unless the turn is the player's. */
function declinesFirst(form: Form, { pending }: Snapshot, { player_ID: player }: Move): boolean {
  return textOf(form, 'declines') !== '' && pending.Phase === 'proposal' && pending.Terms?.to === player && pending['Player No.'] !== player;
}

function isNothing({ give = {}, take = {} }: Omit<Trade, 'from'>): boolean {
  return isEmpty(give) && isEmpty(take);
}

/** The character that takes the seats of people who are out. It makes no moves for them. */
async function usualBot(connection: GameConnection): Promise<string | null> {
  return (await readCharacters(connection)).find((bot) => !bot['Stands in'])?.Character ?? null;
}

const GAME_SCRIPTS: readonly string[] = ['playback.js', 'moments.js', 'table.js', 'presence.js', 'talk.js', ...SETTINGS_SCRIPTS, 'sql.js'];

/** What is rendered once for all pages that look the same. */
const tables = new WeakMap<Snapshot, Map<string, string>>();
const news = new WeakMap<Snapshot, Map<string, Uint8Array>>();
const newsOfSteps = new WeakMap<Step, Uint8Array>();
const newsOfTalks = new WeakMap<Talk, Map<string, Uint8Array>>();

/** The table of a game, rendered once for all pages that look the same. */
function rendered(snapshot: Snapshot, viewer: Viewer): string {
  const known = tables.get(snapshot) ?? new Map<string, string>();
  tables.set(snapshot, known);
  const kind = kindOf(viewer);
  const table = known.get(kind) ?? String(<Table snapshot={snapshot} viewer={viewer} />);
  known.set(kind, table);
  return table;
}

/** The message of an event stream with a new table, and the steps that lead to it. */
function newsOf(snapshot: Snapshot, viewer: Viewer, steps: readonly Step[]): Uint8Array {
  const known = news.get(snapshot) ?? new Map<string, Uint8Array>();
  news.set(snapshot, known);
  const key = `${kindOf(viewer)} ${steps[0]?.move.record_ID ?? ''}`;
  const message = known.get(key) ?? messageOf(`id: ${snapshot.pending.Record}`, rendered(snapshot, viewer) + stepsAsText(steps));
  known.set(key, message);
  return message;
}

/** The message of an event stream with a move, before the table that it leads to. */
function newsOfStep(step: Step): Uint8Array {
  const message = newsOfSteps.get(step) ?? messageOf('event: step', stepsAsText([step]));
  newsOfSteps.set(step, message);
  return message;
}

/** The message of an event stream with what people have said. */
function newsOfTalk(snapshot: Snapshot, viewer: Viewer, talk: Talk, emotes: readonly Emote[]): Uint8Array {
  const known = newsOfTalks.get(talk) ?? new Map<string, Uint8Array>();
  newsOfTalks.set(talk, known);
  const key = `${kindOf(viewer)} ${[...snapshot.guests].join()}`;
  const message = known.get(key) ?? messageOf('event: talk', String(<TalkPanel snapshot={snapshot} viewer={viewer} talk={talk} emotes={emotes} />));
  known.set(key, message);
  return message;
}

/** A message of an event stream. Hono's `writeSSE` would put it together again for each page. */
function messageOf(head: string, data: string): Uint8Array {
  return new TextEncoder().encode(`${head}\n${data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`).join('')}\n`);
}

/** A card as a separate page, for browsers without scripts. */
function CardPage({ snapshot: { game }, children }: PropsWithChildren<{ snapshot: Snapshot }>) {
  return (
    <Screen title={titleOf(game)}>
      {children}
      <p><a class="button" href={`/games/${game.Game}`}>Back to game</a></p>
    </Screen>
  );
}

interface GamePageProps {
  snapshot: Snapshot;
  viewer: Viewer;
  talk: Talk;
  emotes: readonly Emote[];
  /** whether statements can be typed */
  canType: boolean;
  refusal?: string | undefined;
}

function GamePage({ snapshot, viewer, talk, emotes, canType, refusal }: GamePageProps) {
  const { game, pending } = snapshot;
  return (
    <Page title={tabTitleOf(snapshot, viewer)} kind="game" scripts={GAME_SCRIPTS}>
      <a class="skip" href="#expectation">Skip to your move</a>
      <header class="top">
        <h1>{titleOf(game)}</h1>
        <p>{aboutOf(game)}</p>
        <TalkButton snapshot={snapshot} talk={talk} />
        <button type="button" class="open-nav" popovertarget="game-nav"><Icon name="menu" />Menu</button>
        <nav id="game-nav" aria-label="Game" popover="auto">
          {viewer.seats === null && (
            <>
              <a class="button" href={`/games/${game.Game}/invite`}>Invite</a>
              <a class="button" href={`/games/${game.Game}/save`}>Save</a>
            </>
          )}
          <GameLinks game={game.Game} isGuest={viewer.seats !== null} />
          <a class="button" href={`/how?${new URLSearchParams({ edition: game.Edition, game: String(game.Game) }).toString()}`}>How to play</a>
          <SettingsMenu />
          {viewer.seats === null && <a class="button" href="/" title="The game stays as it is. You can continue it at any time.">Main menu</a>}
        </nav>
      </header>
      <main hx-sse:connect={`/games/${game.Game}/live?record=${pending.Record}`} hx-config="sse.pauseOnBackground:false" hx-target="#table" hx-swap="outerMorph">
        <Table snapshot={snapshot} viewer={viewer} />
      </main>
      <Refusal text={refusal ?? ''} />
      <p id="missed" hidden />
      <p id="announcer" class="visually-hidden" aria-live="polite" />
      <TalkPanel snapshot={snapshot} viewer={viewer} talk={talk} emotes={emotes} />
      <CardDialog />
      <GameDrawer game={game.Game} canType={canType} isHome={viewer.seats === null} />
      <p id="connection" role="status" />
    </Page>
  );
}
