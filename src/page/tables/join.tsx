import type { Context } from 'hono';
import { joinLobby, readLobbySeatsOfGuest, takeSeat } from '../../client/lobbies';
import { isRefused, RefusedMove } from '../../client/refusal';
import type { Form } from '../form';
import type { PageEnv } from '../guests/viewer';
import type { Sources } from '../sources';
import { GuestPage } from './guest-page';
import { joiningIn, sentenceOf } from './joining';
import { type LobbyState, readLobbyState } from './lobby-state';
import { keepSeat } from './table-cookies';

/** Seats a guest, or changes their seat. @param link null: they have a seat already */
export async function join({ connections }: Sources, c: Context<PageEnv>, form: Form, state: LobbyState, guest: string, address: string, link: string | null): Promise<Response> {
  const { lobby } = state;
  try {
    await connections.use(null, async (connection) => {
      if (link === null) await takeSeat(connection, lobby.Lobby, { ...joiningIn(form), guest });
      else await joinLobby(connection, link, { ...joiningIn(form), guest });
    });
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    if (isRefused(error, 'lobby_started')) return c.redirect(address, 303);
    const now = await connections.use(null, async (connection) => ({
      state: (await readLobbyState(connection, lobby.Lobby)) ?? state, own: await readLobbySeatsOfGuest(connection, lobby.Lobby, guest),
    }));
    return await c.html(<GuestPage {...now} address={address} form={form} refusal={sentenceOf(error)} />, 422);
  }
  keepSeat(c, lobby.Lobby, guest);
  return c.redirect(`/waiting/${lobby.Lobby}`, 303);
}
