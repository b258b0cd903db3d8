import type { LobbySeat } from '../../client/lobbies';
import type { Form } from '../form';
import { Page } from '../layout';
import type { Preview } from '../pictures/preview';
import { MiniBoard } from '../lobby/mini-board';
import { Icon } from '../icon';
import { AboutTable, Arrived, invitationOf, LOBBY, LobbyPart, namesOf, SitForm, TableSeats } from './lobby';
import { hostName, isBetweenGames, isFree, isPlaying, type LobbyState, undecided } from './lobby-state';

interface GuestLobbyProps {
  state: LobbyState;
  /** the address of this page, below which its forms are */
  address: string;
  /** the seats of the viewer */
  own: readonly number[];
  /** the page that comes next, e.g. the game */
  follow?: string | undefined;
  form?: Form | undefined;
}

/** The page behind the link of a table: what is played, who is there, and the seats that are left. */
export function GuestPage({ refusal, preview, ...props }: GuestLobbyProps & { refusal?: string | undefined; preview?: Preview }) {
  const { state, address } = props;
  const title = invitationOf(state);
  return (
    <Page title={title} kind="menu" scripts={['lobby.js', 'waiting.js', 'presence.js']} preview={preview}>
      <main class="lobby" hx-sse:connect={`${address}/live`} hx-config="sse.pauseOnBackground:false" hx-target={`#${LOBBY}`} hx-swap="outerMorph">
        <div class="lobby-head">
          <h1>{title}</h1>
          <AboutTable state={state} />
        </div>
        <MiniBoard tiles={state.tiles} isLarge tokens={state.seats.flatMap(({ Token: token }) => token ?? []).slice(0, 4)} />
        <p role="alert" class="refused">{refusal ?? ''}</p>
        <GuestLobby {...props} />
      </main>
      <p id="connection" role="status" />
    </Page>
  );
}

/** What changes on that page. */
export function GuestLobby({ state, address, own, follow, form }: GuestLobbyProps) {
  const seat = state.seats.find((one) => own.includes(one.Seat));
  return (
    <LobbyPart follow={follow}>
      <Arrived state={state} rest={restOf(state, seat)} />
      {follow !== undefined && <p><a class="button main" href={follow}>Go to the game</a></p>}
      {isPlaying(state) && follow === undefined && <form method="post" action={`${address}/watch`}><button class="main large"><Icon name="eye" />Watch the game</button></form>}
      {!isPlaying(state) && !seat && state.lobby.Open === 1 && state.seats.some(isFree) && <SitForm state={state} action={`${address}/join`} button="Take the seat" form={form} />}
      {seat && undecided(state).includes(seat) && <form method="post" action={`${address}/again`}><button class="main large">Play again</button></form>}
      <TableSeats state={state} own={own} />
      {!isPlaying(state) && seat && (
        <div class="row">
          <details class="change" open={form !== undefined}>
            <summary class="button">Change name, token or seat</summary>
            <SitForm state={state} action={`${address}/join`} button="Change" own={seat} form={form} />
          </details>
          <form method="post" action={`${address}/leave`}><button>Leave the table</button></form>
        </div>
      )}
      <p class="soft"><a href={`/how?edition=${encodeURIComponent(state.lobby.Edition)}`} target="_blank">How to play</a></p>
    </LobbyPart>
  );
}

/** What somebody at the door, or at the table, waits for. */
function restOf(state: LobbyState, seat: LobbySeat | undefined): string {
  const host = hostName(state) ?? 'the host';
  if (isPlaying(state)) return seat ? 'The game begins.' : 'The game has begun.';
  const waits = undecided(state);
  if (seat && isBetweenGames(state)) {
    if (waits.includes(seat)) return 'Another one?';
    if (waits.length === 0) return `Waiting for ${host} to begin.`;
    return `Waiting for ${namesOf(waits)}${waits.some((one) => one.Name === host) ? '' : `, or for ${host} to begin without them`}.`;
  }
  if (seat) return `You are at the table as ${seat.Name ?? ''}. Waiting for ${host} to begin.`;
  if (!state.seats.some(isFree)) return 'You can watch as soon as the game begins: keep this page open.';
  if (state.lobby.Open === 0) return `${capitalised(host)} lets nobody else in now. You can watch as soon as the game begins: keep this page open.`;
  return 'Choose a name, a token and a seat.';
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
