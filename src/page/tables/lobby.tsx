import type { PropsWithChildren } from 'hono/jsx';
import { counted } from '../../client/words/counted';
import { durationOf } from '../../client/words/duration';
import type { Lobby, LobbySeat } from '../../client/lobbies';
import { type Form, textOf } from '../form';
import { gameOf } from '../game/game-title';
import { tokenIcon } from '../game/token';
import { Icon } from '../icon';
import { AT_HOST } from '../talk/seats-watched';
import { colourAt, hostName, isBetweenGames, isFree, isPlaying, type LobbyState, playing, undecided } from './lobby-state';

/** The element that is replaced when the lobby changes. */
export const LOBBY = 'lobby';

/** What the link is for, in a sentence. */
export function invitationOf(state: LobbyState): string {
  const host = hostName(state);
  return `${host === undefined ? 'You are invited' : `${host} invites you`} to a ${gameOf(state.lobby.Edition)}`;
}

/** For how many a table is. */
export function playersAt(edition: LobbyState['edition'], seats: number): string {
  const least = edition?.['Minimum players'] ?? 2;
  return least === seats ? counted(least, 'player') : `${Math.min(least, seats)} to ${seats} players`;
}

/** What the host chose that differs from a usual game of the edition. */
export function differencesOf({ 'Time limit': limit, Pace: pace, Board: board, 'Dice source': dice }: Lobby): string[] {
  return [
    ...(limit === null ? [] : [`${counted(limit, 'second')} a move`]),
    ...(pace === null ? [] : [`pace: ${pace}`]),
    ...(board === null ? [] : [`board: ${board}`]),
    ...(dice === 'server' ? [] : [dice === 'table' ? 'dice: your own' : `dice: ${dice}`]),
  ];
}

/** What is played: the edition in a sentence, for how many, for how long, and what differs. @param isNamed whether the page says its name anyway */
export function AboutTable({ state: { lobby, edition, about, minutes }, isNamed = false }: { state: LobbyState; isNamed?: boolean }) {
  return (
    <>
      {about !== null && <p class="lead">{about}</p>}
      <p class="tags">
        <span class="tag">{playersAt(edition, lobby.Seats)}</span>
        {minutes !== null && <span class="tag">{`about ${durationOf(minutes)}`}</span>}
        {differencesOf(lobby).map((one) => <span class="tag">{one}</span>)}
        {lobby.Name !== null && !isNamed && <span class="tag">{lobby.Name}</span>}
      </p>
    </>
  );
}

/** The part of the page that changes while people arrive. @param follow the page that comes next, if there is one */
export function LobbyPart({ follow, children }: PropsWithChildren<{ follow?: string | undefined }>) {
  return <div id={LOBBY} class="lobby-part" {...(follow === undefined ? {} : { 'data-follow': follow })}>{children}</div>;
}

/** The names of people, e.g. `Ann, Ben and Cleo`. */
export function namesOf(seats: readonly LobbySeat[]): string {
  return new Intl.ListFormat('en-GB').format(seats.map(({ Name: name }) => name ?? ''));
}

/** How many have arrived, and what is waited for. */
export function Arrived({ state, rest }: { state: LobbyState; rest: string }) {
  if (isBetweenGames(state)) return <p role="status" class="arrived">{`${counted(state.lobby.Games, 'game')} played. ${rest}`}</p>;
  const taken = isPlaying(state) ? counted(playing(state).length, 'player') : `${state.seats.filter((seat) => !isFree(seat)).length} of ${counted(state.seats.length, 'seat')} taken`;
  return <p role="status" class="arrived">{`${taken}. ${rest}`}</p>;
}

/** The token of a seat, in its colour. */
function Disc({ seat: { Token: token } }: { seat: LobbySeat }) {
  const icon = tokenIcon(token);
  return <span class="disc" title={token ?? undefined}>{icon ? <Icon name={icon} /> : [...(token ?? '?')][0]}</span>;
}

/** The seats with their players. @param own the seats of the viewer @param actionsOf what the host can do with a seat */
export function TableSeats({ state, own = [], actionsOf }: { state: LobbyState; own?: readonly number[]; actionsOf?: (seat: LobbySeat) => unknown }) {
  const { lobby, seats } = state;
  const roleOf = (seat: LobbySeat): string => {
    if (own.includes(seat.Seat)) return 'you';
    if (seat.Bot !== null) return seat.Bot === seat.Name ? 'bot' : `bot: ${seat.Bot}`;
    return seat.Account === lobby.Host && !seat.Guest ? 'host' : 'guest';
  };
  const areGuests = seats.some(({ Guest: guest }) => guest);
  const watchedOf = (seat: LobbySeat): string | undefined => (seat.Guest ? String(seat.Seat) : (!isFree(seat) && seat.Bot === null && lobby.Seating === 'table' ? AT_HOST : undefined));
  const isBetween = isBetweenGames(state);
  const waits = undecided(state);
  const stateOf = (seat: LobbySeat): string[] => (isBetween ? [`won ${seat.Wins}`, ...(seat.Bot === null ? [waits.includes(seat) ? 'has not answered' : 'plays again'] : [])] : []);
  return (
    <ol class="table-seats" aria-label="Seats">
      {(isPlaying(state) ? playing(state) : seats).map((seat) => (
        <li class={isFree(seat) ? 'free' : ''} id={`place-${seat.Seat}`} style={`--player: ${colourAt(state, seat)}`}>
          {areGuests && watchedOf(seat) !== undefined && <span class="presence" data-presence={watchedOf(seat)} hidden />}
          {isFree(seat) ? <span class="disc" aria-hidden="true">{seat.Seat + 1}</span> : <Disc seat={seat} />}
          <span class="who">
            <strong>{seat.Name ?? 'Free'}</strong>
            <small>{isFree(seat) ? `Seat ${seat.Seat + 1}` : [roleOf(seat), ...stateOf(seat)].join(' · ')}</small>
          </span>
          {actionsOf?.(seat)}
        </li>
      ))}
    </ol>
  );
}

interface SitFormProps {
  state: LobbyState;
  action: string;
  button: string;
  /** the seat that the viewer has already */
  own?: LobbySeat | undefined;
  /** the refused form */
  form?: Form | undefined;
}

/** Takes a seat under a name and a token. */
export function SitForm({ state, action, button, own, form }: SitFormProps) {
  const { seats, pieces } = state;
  const sent = (field: string): string | undefined => (form === undefined ? undefined : textOf(form, field));
  const others = seats.filter((seat) => seat !== own);
  const freeSeats = seats.filter((seat) => isFree(seat) || seat === own);
  const seat = freeSeats.find((one) => String(one.Seat) === sent('seat')) ?? own ?? freeSeats[0];
  const freePieces = pieces.filter((piece) => !others.some((one) => one.Token === piece));
  const token = freePieces.find((piece) => piece === sent('token')) ?? own?.Token ?? freePieces[0];
  return (
    <form method="post" action={action} class="sit" style={seat && `--player: ${colourAt(state, seat)}`}>
      <label class="sit-name">
        Your name
        <input name="name" required maxlength={40} autocomplete="nickname" value={sent('name') ?? own?.Name ?? ''} {...(own ? {} : { 'data-remember': 'name' })} />
      </label>
      {pieces.length > 0 && (
        <div class="tokens" role="radiogroup" aria-label="Your token">
          {pieces.map((piece) => {
            const icon = tokenIcon(piece);
            const isTaken = !freePieces.includes(piece);
            return (
              <label title={isTaken ? `${piece}: taken` : piece} id={`piece-${piece.replace(/[^a-z]/gi, '')}`}>
                <input class="visually-hidden" type="radio" name="token" value={piece} checked={piece === token} disabled={isTaken} />
                <span class="disc">{icon ? <Icon name={icon} /> : [...piece][0]}</span>
                <span class="visually-hidden">{piece}</span>
              </label>
            );
          })}
        </div>
      )}
      <div class="seat-numbers" role="radiogroup" aria-label="Your seat">
        {freeSeats.map((one) => (
          <label id={`number-${one.Seat}`}>
            <input type="radio" name="seat" value={String(one.Seat)} checked={one === seat} />
            {`Seat ${one.Seat + 1}`}
          </label>
        ))}
      </div>
      <button class="main">{button}</button>
    </form>
  );
}
