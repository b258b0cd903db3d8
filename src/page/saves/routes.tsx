import { Hono } from 'hono';
import { type BoardTile, readTilesOfBoards } from '../../client/boards/boards';
import type { GameConnection } from '../../client/connection';
import { RefusedMove } from '../../client/refusal';
import { emptySlot, loadSlot, readSaves, readSlots, saveInSlot, type Slot } from '../../client/time';
import { readGame } from '../../client/views';
import type { Sources } from '../sources';
import { readForm, textOf } from '../form';
import { hostRows } from '../host-rows';
import { noSuchGame } from '../notice';
import { LoadScreen } from './load-screen';
import { SaveScreen } from './save-screen';

/** The pages that save a game in a slot and load what was saved. */
export function saveRoutes({ connections }: Sources): Hono {
  const app = new Hono();

  app.get('/saves', async (c) => {
    const [slots, saves] = await connections.use(null, async (connection) => [await readDrawnSlots(connection), await readSaves(connection)] as const);
    return c.html(<LoadScreen {...slots} saves={saves} />);
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
    const [game, slots] = await connections.use(null, async (connection) => [await readGame(connection, gameId), await readDrawnSlots(connection)] as const);
    return game ? c.html(<SaveScreen game={game} {...slots} />) : noSuchGame(c);
  });

  app.post('/games/:game{[0-9]+}/save', async (c) => {
    const gameId = Number(c.req.param('game'));
    const form = await readForm(c);
    const [slot, overwrite] = [textOf(form, 'slot'), textOf(form, 'overwrite') === 'yes'];
    return await connections.use(null, async (connection) => {
      const said = await saveInSlot(connection, gameId, slot, overwrite).then(
        (saved) => ({ saved }),
        (error: unknown) => {
          if (error instanceof RefusedMove) return { refusal: error.sentence };
          throw error;
        },
      );
      const game = await readGame(connection, gameId);
      if (!game) return noSuchGame(c);
      return c.html(<SaveScreen game={game} {...(await readDrawnSlots(connection))} {...said} />, 'refusal' in said ? 422 : 200);
    });
  });

  return app;
}

/** The slots, with the tiles that draw their boards. */
async function readDrawnSlots(connection: GameConnection): Promise<{ slots: readonly Slot[]; tiles: readonly BoardTile[] }> {
  const slots = await hostRows(readSlots(connection));
  const editions = [...new Set(slots.flatMap(({ Edition: edition }) => edition ?? []))];
  return { slots, tiles: await readTilesOfBoards(connection, editions) };
}
