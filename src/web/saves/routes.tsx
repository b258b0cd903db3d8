import { Hono } from 'hono';
import { RefusedMove } from '../../game/refusal';
import { emptySlot, loadSlot, readSaves, readSlots, saveInSlot } from '../../game/time';
import { readGame } from '../../game/views';
import type { Sources } from '../app';
import { readForm, textsOf } from '../form';
import { notice } from '../notice';
import { LoadScreen } from './load-screen';
import { SaveScreen } from './save-screen';

/** The pages of slots and saves: what is kept of games, and to go on from there. */
export function saveRoutes({ connections }: Sources): Hono {
  const app = new Hono();

  app.get('/saves', async (c) => {
    const [slots, saves] = await connections.use(null, async (connection) => [await readSlots(connection), await readSaves(connection)] as const);
    return c.html(<LoadScreen slots={slots} saves={saves} />);
  });

  app.post('/saves/slots/:slot/load', async (c) => {
    const gameId = await connections.use(null, (connection) => loadSlot(connection, c.req.param('slot')));
    return c.redirect(`/games/${gameId}`, 303);
  });

  app.post('/saves/slots/:slot/empty', async (c) => {
    await connections.use(null, (connection) => emptySlot(connection, c.req.param('slot')));
    return c.redirect('/saves', 303);
  });

  app.get('/games/:game{[0-9]+}/save', async (c) => {
    const gameId = Number(c.req.param('game'));
    const [game, slots] = await connections.use(null, async (connection) => [await readGame(connection, gameId), await readSlots(connection)] as const);
    return game ? c.html(<SaveScreen game={game} slots={slots} />) : notice(c, 404, 'There is no such game.');
  });

  app.post('/games/:game{[0-9]+}/save', async (c) => {
    const gameId = Number(c.req.param('game'));
    const form = await readForm(c);
    const [slot = '', overwrite] = [textsOf(form, 'slot')[0], textsOf(form, 'overwrite')[0] === 'yes'];
    return await connections.use(null, async (connection) => {
      const said = await saveInSlot(connection, gameId, slot, overwrite).then(
        (saved) => ({ saved }),
        (error: unknown) => {
          if (error instanceof RefusedMove) return { refusal: error.sentence };
          throw error;
        },
      );
      const game = await readGame(connection, gameId);
      if (!game) return notice(c, 404, 'There is no such game.');
      return c.html(<SaveScreen game={game} slots={await readSlots(connection)} {...said} />, 'refusal' in said ? 422 : 200);
    });
  });

  return app;
}
