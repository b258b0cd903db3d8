import type { Context } from 'hono';
import { playAgain } from '../../client/lobbies';
import { isRefused } from '../../client/refusal';
import type { PageEnv } from '../guests/viewer';
import type { Sources } from '../sources';

/** Says that somebody wants another game. @param table the address of their page of the table */
export async function again({ connections }: Sources, c: Context<PageEnv>, lobby: number, guest: string | null, table: string): Promise<Response> {
  try {
    await connections.use(null, (connection) => playAgain(connection, lobby, guest));
  } catch (error) {
    // It has begun meanwhile, or has to be begun by the host: the page of the table shows which.
    if (!isRefused(error, 'lobby_started') && !isRefused(error, 'lobby_changed') && !isRefused(error, 'too_few_players')) throw error;
  }
  return c.redirect(table, 303);
}
