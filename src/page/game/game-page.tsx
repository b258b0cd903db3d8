import type { PropsWithChildren } from 'hono/jsx';
import type { Emote, Talk } from '../../client/talk';
import { GameDrawer } from '../drawer/game-drawer';
import type { Viewer } from '../guests/viewer';
import { Icon } from '../icon';
import { Page, Screen } from '../layout';
import { SETTINGS_SCRIPTS, SettingsMenu } from '../settings/settings';
import { TalkButton, TalkPanel } from '../talk/talk-panel';
import { GameLinks } from './game-screen';
import { aboutOf, titleOf } from './game-title';
import type { Snapshot } from './snapshot';
import { Refusal, tabTitleOf, Table } from './table';
import { CardDialog } from './tile-card';

const SCRIPTS: readonly string[] = ['playback.js', 'moments.js', 'table.js', 'presence.js', 'talk.js', ...SETTINGS_SCRIPTS, 'sql.js'];

interface GamePageProps {
  snapshot: Snapshot;
  viewer: Viewer;
  talk: Talk;
  emotes: readonly Emote[];
  /** whether statements can be typed */
  canType: boolean;
  refusal?: string | undefined;
}

/** The page on which a game is played. */
export function GamePage({ snapshot, viewer, talk, emotes, canType, refusal }: GamePageProps) {
  const { game, pending } = snapshot;
  return (
    <Page title={tabTitleOf(snapshot, viewer)} kind="game" scripts={SCRIPTS}>
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

/** A card as a separate page, for browsers without scripts. */
export function CardPage({ snapshot: { game }, children }: PropsWithChildren<{ snapshot: Snapshot }>) {
  return (
    <Screen title={titleOf(game)}>
      {children}
      <p><a class="button" href={`/games/${game.Game}`}>Back to game</a></p>
    </Screen>
  );
}
