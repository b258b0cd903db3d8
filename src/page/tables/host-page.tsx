import type { LobbySeat } from '../../client/lobbies';
import type { Form } from '../form';
import { gameOf } from '../game/game-title';
import { NotShared } from '../guests/not-shared';
import { QrCode } from '../guests/qr-code';
import { Icon } from '../icon';
import { Screen } from '../layout';
import { MiniBoard } from '../lobby/mini-board';
import { AboutTable, Arrived, LOBBY, LobbyPart, namesOf, SitForm, TableSeats } from './lobby';
import { isFree, isPlaying, type LobbyState, undecided } from './lobby-state';

interface HostPageProps {
  state: LobbyState;
  /** the link, if this browser knows it */
  link: string | undefined;
  /** the addresses of this page for other computers; empty: it is not shared */
  addresses: readonly string[];
  form?: Form | undefined;
  refusal?: string | undefined;
}

/** The table as its host sees it: the link, who arrives, and the start. */
export function HostPage({ state, link, addresses, form, refusal }: HostPageProps) {
  const address = addressOf(state);
  return (
    <Screen title={state.lobby.Name ?? `A ${gameOf(state.lobby.Edition)}`} scripts={['lobby.js', 'waiting.js', 'presence.js']}>
      <p role="alert" class="refused">{refusal ?? ''}</p>
      <div class="lobby of-host" hx-sse:connect={`${address}/live`} hx-config="sse.pauseOnBackground:false" hx-target={`#${LOBBY}`} hx-swap="outerMorph">
        <div class="lobby-head"><AboutTable state={state} isNamed /></div>
        <MiniBoard tiles={state.tiles} isLarge tokens={state.seats.flatMap(({ Token: token }) => token ?? []).slice(0, 4)} />
        <section class="panel new-link" aria-labelledby="link-title">
          <h2 id="link-title"><Icon name="link" />Invite your friends</h2>
          <TableLink state={state} link={link} addresses={addresses} />
        </section>
        <HostLobby state={state} form={form} />
      </div>
      <p id="connection" role="status" />
    </Screen>
  );
}

export function addressOf({ lobby }: LobbyState): string {
  return `/tables/${lobby.Lobby}`;
}

function TableLink({ state, link, addresses }: Pick<HostPageProps, 'state' | 'link' | 'addresses'>) {
  const address = addressOf(state);
  const hasLink = state.lobby['Has link'] === 1;
  if (addresses.length === 0) return <NotShared addresses={addresses} />;
  return (
    <>
      {hasLink && link !== undefined && addresses.map((one) => {
        const whole = `${one}/t/${link}`;
        return (
          <div class="link">
            <QrCode text={whole} label="QR code of the link to this table" />
            <label>
              One link for everybody
              <input readonly value={whole} />
              <span class="buttons">
                <button type="button" data-copy={whole} hidden><Icon name="copy" />Copy</button>
                <button type="button" data-share={whole} hidden>Share</button>
              </span>
            </label>
          </div>
        );
      })}
      <p class="soft">{aboutLink(hasLink, link)}</p>
      <div class="buttons">
        <form method="post" action={`${address}/link`}><button>{hasLink ? 'New link' : 'Make a link'}</button></form>
        {hasLink && <form method="post" action={`${address}/link/back`}><button>Cancel the link</button></form>}
      </div>
    </>
  );
}

function aboutLink(hasLink: boolean, link: string | undefined): string {
  if (!hasLink) return 'There is no link: nobody else can join. Those who have a seat keep it.';
  if (link === undefined) return 'The link was shown in another browser. A new one replaces it.';
  return 'Anyone with this link can take a free seat, and watch once the game has begun.';
}

/** What changes on that page. */
export function HostLobby({ state, form }: Pick<HostPageProps, 'state' | 'form'>) {
  const address = addressOf(state);
  const { lobby, seats } = state;
  const taken = seats.filter((seat) => !isFree(seat)).length;
  const least = state.edition?.['Minimum players'] ?? 2;
  const hasFree = taken < seats.length;
  const own = seats.filter((seat) => seat.Yours).map(({ Seat: seat }) => seat);
  const waits = undecided(state);
  const others = waits.filter((seat) => !seat.Yours);
  const isAsked = others.length > 0 && others.length < waits.length;
  return (
    <LobbyPart follow={isPlaying(state) ? address : undefined}>
      <Arrived state={state} rest={restOf(state, least)} />
      <TableSeats state={state} own={own} actionsOf={(seat) => <SeatActions address={address} seat={seat} />} />
      <div class="row">
        {hasFree && <form method="post" action={`${address}/bots`}><button><Icon name="bot" />Fill with bots</button></form>}
        {hasFree && (
          <form method="post" action={`${address}/${lobby.Open ? 'close' : 'reopen'}`}>
            <button title={lobby.Open ? 'Nobody else can take a seat by the link.' : 'The link gives a seat again.'}>{lobby.Open ? 'Close to newcomers' : 'Admit newcomers'}</button>
          </form>
        )}
        {lobby.Games === 0 && <form method="post" action={`${address}/delete`}><button class="final">Cancel the table</button></form>}
      </div>
      {hasFree && (
        <details class="change" open={form !== undefined || own.length === 0}>
          <summary class="button">{own.length === 0 ? 'Take a seat yourself' : 'Somebody else at this computer'}</summary>
          <SitForm state={state} action={`${address}/join`} button="Take the seat" form={form} />
        </details>
      )}
      <div class="start-bar">
        {isAsked && <form method="post" action={`${address}/again`}><button class="main large">Play again</button></form>}
        <form method="post" action={`${address}/start`}>
          <button class={isAsked ? 'large' : 'main large'} disabled={taken - others.length < least}><Icon name="play" />{startOf(waits, others)}</button>
        </form>
      </div>
    </LobbyPart>
  );
}

/** The words of the button that begins a game. @param others the people at other computers who have not answered */
function startOf(waits: readonly LobbySeat[], others: readonly LobbySeat[]): string {
  if (others.length > 0) return `Start without ${namesOf(others)}`;
  return waits.length > 0 ? 'Play again' : 'Start game';
}

/** What the host waits for. */
function restOf(state: LobbyState, least: number): string {
  const waits = undecided(state);
  const ready = state.seats.filter((seat) => !isFree(seat) && !waits.includes(seat)).length;
  if (waits.length > 0) return waits.some((seat) => seat.Yours) ? 'Another one?' : `Waiting for ${namesOf(waits)}. Bots can take free seats.`;
  if (ready < least) return `At least ${least} are needed to begin.`;
  return state.seats.some(isFree) ? 'Free seats are left out when you begin.' : 'You can begin.';
}

function SeatActions({ address, seat }: { address: string; seat: LobbySeat }) {
  const place = <input type="hidden" name="seat" value={String(seat.Seat)} />;
  if (isFree(seat)) return <form method="post" action={`${address}/bots`}>{place}<button class="small" aria-label={`Add bot on seat ${seat.Seat + 1}`}>Add bot</button></form>;
  return <form method="post" action={`${address}/free`}>{place}<button class="small" aria-label={`Remove ${seat.Name ?? ''}`}>Remove</button></form>;
}
