import type { Context } from 'hono';
import { isConnectionLost } from '../../client/connection-lost';
import { eventStream } from '../event-stream';
import type { Listeners } from '../guests/guests';
import type { PageEnv } from '../guests/viewer';
import type { Sources } from '../sources';
import { type Presence, presenceMessage } from '../talk/presence';
import { AT_HOST } from '../talk/seats-watched';
import { LobbyPart } from './lobby';
import { isBetweenGames, isFree, type LobbyState } from './lobby-state';

/** Renders what changes on a page of a table; undefined: the page has to be loaded again. */
type Render = () => Promise<{ state: LobbyState; part: unknown } | undefined>;

/** Sends a page what changes at a table, and who is there. @param seats that somebody sits at there */
export function streamTable(c: Context<PageEnv>, { attendance, lobbies, report }: Pick<Sources, 'attendance' | 'lobbies' | 'report'>, listeners: Listeners, state: LobbyState, seats: readonly string[], render: Render): Response {
  return eventStream(c, listeners, (stream) => {
    let [isSending, isStale] = [false, false];
    let latest = state;
    const send = async (): Promise<void> => {
      isStale = true;
      if (isSending) return;
      isSending = true;
      while (isStale) {
        isStale = false;
        const rendered = await render();
        latest = rendered?.state ?? latest;
        watchGame();
        // The address of the page itself: it says what has happened.
        const part = rendered?.part ?? <LobbyPart follow={c.req.path.replace(/\/live$/, '')} />;
        await stream.write(`${String(await part).split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`).join('')}\n`);
      }
      isSending = false;
    };
    const sendPresence = (): void => void stream.write(presenceMessage(presenceAt(attendance, latest)));
    let [game, leaveGame] = [0, () => {}];
    /** Between two games, people may still look at the last one. */
    const watchGame = (): void => {
      if (stream.aborted || !isBetweenGames(latest) || latest.lobby.Game === game) return;
      leaveGame();
      game = latest.lobby.Game;
      leaveGame = attendance.games.join(game, [], sendPresence);
      sendPresence();
    };
    /** Ends the stream, and the page connects again. */
    const endWith = (error: unknown): void => {
      if (!isConnectionLost(error)) report(error);
      stream.abort();
    };
    const leave = attendance.tables.join(state.lobby.Lobby, seats, sendPresence);
    const stop = lobbies.watch(state.lobby.Lobby, state.lobby.Changes, () => void send().catch(endWith));
    return {
      first: async () => {
        await send().catch(endWith);
        sendPresence();
      },
      end: () => {
        stop();
        leave();
        leaveGame();
      },
    };
  });
}

/** The people who have been at the seats of a table: there or, between two games, at the last one. Somebody who did not play in that counts at the table only. */
function presenceAt({ tables, games }: Sources['attendance'], state: LobbyState): Presence {
  const atTable = tables.at(state.lobby.Lobby);
  if (!isBetweenGames(state)) return atTable;
  const atGame = games.at(state.lobby.Game);
  const places = state.seats.flatMap((seat) => (seat.Guest && !isFree(seat) && seat['Player No.'] !== null ? [[String(seat.Seat), String(seat['Player No.'])] as const] : []));
  return [...places, [AT_HOST, AT_HOST] as const].reduce<Presence>((all, [seat, player]) => {
    const known = [atTable[seat], atGame[player]].filter((seconds) => seconds !== undefined);
    return known.length === 0 ? all : { ...all, [seat]: Math.min(...known) };
  }, atTable);
}
