import { type Context, Hono } from 'hono';
import { editionOfBoard, readTilesOfBoards } from '../../client/boards/boards';
import { readCards } from '../../client/editions/editions';
import { withAllErrors } from '../../client/editions/own-rules';
import { readCharacters } from '../../client/bots';
import type { GameConnection } from '../../client/connection';
import { readOwnLobbies } from '../../client/lobbies';
import { deleteGame, openGame, renameGame } from '../../client/new-game';
import { isRefused, RefusedMove } from '../../client/refusal';
import { readEditions, readGame, readGamePlayers, readGuide, readNewestGames, readOwnGames, readPending, searchGames } from '../../client/views';
import type { Sources } from '../sources';
import { readForm, textOf } from '../form';
import type { PageEnv } from '../guests/viewer';
import { Icon } from '../icon';
import { Screen } from '../layout';
import { readNewGame } from './choices';
import { Credits } from './credits';
import { Deck } from './deck';
import { GameList, MOST_GAMES } from './game-list';
import { Leave } from './leave';
import { MenuPage } from './menu';
import { NewGame } from './new-game';
import { quickGame } from './quick-game';
import { gameIn } from './read-game';

/** The pages around games: the menu, a new game, the list of games, how to play. */
export function lobbyRoutes({ connections }: Sources): Hono<PageEnv> {
  const app = new Hono<PageEnv>();

  app.get('/', async (c) => c.html(<MenuPage choices={await connections.use(null, (connection) => readNewGame(connection, undefined))} />));

  app.get('/new', async (c) => {
    const board = c.req.query('board') ?? '';
    const { choices, isThere } = await connections.use(null, async (connection) => {
      const source = board === '' ? null : await editionOfBoard(connection, board);
      return { choices: await readNewGame(connection, c.req.query('edition') ?? source ?? undefined), isThere: source !== null };
    });
    if (board !== '' && !isThere) return c.html(<NewGame choices={choices} refusal={`There is no board ${board}.`} />, 404);
    return c.html(<NewGame choices={choices} form={{ ...c.req.queries(), board }} />);
  });

  app.post('/games/quick', async (c) => {
    const name = textOf(await readForm(c), 'player').trim();
    return await connections.use(null, async (connection) => {
      const choices = await readNewGame(connection, undefined);
      try {
        const gameId = await openGame(connection, choices.edition?.Edition ?? '', null, quickGame(choices, name));
        return c.redirect(`/games/${gameId}`, 303);
      } catch (error) {
        if (!(error instanceof RefusedMove)) throw error;
        return await c.html(<NewGame choices={choices} form={{ player: name }} refusal={error.sentence} />, 422);
      }
    });
  });

  app.post('/games', async (c) => {
    const form = await readForm(c);
    const { edition, name, options } = gameIn(form);
    try {
      const gameId = await connections.use(null, (connection) =>
        openGame(connection, edition, name, options).catch(async (error: unknown) => {
          throw await withAllErrors(connection, edition, options, error);
        }),
      );
      return c.redirect(`/games/${gameId}`, 303);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const choices = await connections.use(null, (connection) => readNewGame(connection, edition));
      const why = isRefused(error, 'rules_malformed') && options.board !== undefined ? [`The board ${options.board} does not work with the rules of ${edition}:`] : [];
      return c.html(<NewGame choices={choices} form={form} refusal={[...why, firstOf(error.sentence)].join('\n')} />, 422);
    }
  });

  app.get('/games', async (c) => await gameList(c, (c.req.query('q') ?? '').trim()));

  app.post('/games/:game{[0-9]+}/rename', async (c) => {
    const name = textOf(await readForm(c), 'name');
    return await changeGame(c, (connection) => renameGame(connection, Number(c.req.param('game')), name.trim()));
  });

  app.post('/games/:game{[0-9]+}/delete', async (c) => await changeGame(c, (connection) => deleteGame(connection, Number(c.req.param('game')))));

  /** Changes a game of the list and shows the list again. */
  async function changeGame(c: Context<PageEnv, '/games/:game'>, change: (connection: GameConnection) => Promise<void>): Promise<Response> {
    try {
      await connections.use(null, change);
      return c.redirect('/games', 303);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      return await gameList(c, '', error.sentence);
    }
  }

  async function gameList(c: Context, search: string, refusal?: string): Promise<Response> {
    const shown = await connections.use(null, async (connection) => {
      const games = await (search === '' ? readNewestGames(connection, MOST_GAMES) : searchGames(connection, search, MOST_GAMES));
      const ids = games.map(({ Game: game }) => game);
      const boards = [...new Set(games.map(({ Board: board, Edition: edition }) => board ?? edition))];
      return { games, players: await readGamePlayers(connection, ids), tiles: await readTilesOfBoards(connection, boards), own: await readOwnGames(connection, ids), lobbies: await readOwnLobbies(connection) };
    });
    return await c.html(<GameList {...shown} search={search} {...(refusal === undefined ? {} : { refusal })} />, refusal === undefined ? 200 : 422);
  }

  app.get('/how', async (c) => {
    const [editions, characters] = await connections.use(null, async (connection) => [await readEditions(connection), await readCharacters(connection)] as const);
    // Somebody who looks it up while playing reads the rules of that game, and goes back to it.
    const game = /^\d{1,9}$/.exec(c.req.query('game') ?? '')?.[0];
    const played = game === undefined ? undefined : await connections.use(Number(game), async (connection) => ({ pending: await readPending(connection), pace: (await readGame(connection, Number(game)))?.Pace }));
    const edition = editions.find((one) => one.Edition === (c.req.query('edition') ?? played?.pending?.Edition)) ?? editions[0];
    const isPlayed = edition !== undefined && played?.pending?.Edition === edition.Edition;
    const ruleset = isPlayed ? played.pending?.Ruleset : edition?.Ruleset;
    const [guide, cards] = edition && ruleset !== undefined
      ? await connections.use(null, async (connection) => [await readGuide(connection, ruleset), await readCards(connection, edition.Edition)] as const)
      : [[], []];
    const addressOf = (name: string): string => `/how?${new URLSearchParams({ edition: name, ...(game === undefined ? {} : { game }) }).toString()}`;
    return c.html(
      <Screen title="How to play" here="/how" isGuest={c.get('viewer').seats !== null}>
        {game !== undefined && <p><a class="button" href={`/games/${game}`}>Back to game</a></p>}
        {isPlayed && <p>{`These are the rules of game ${game}${played.pace == null ? '' : `, with the pace ${played.pace}`}.`}</p>}
        <nav aria-label="Editions" class="tabs">{editions.map((one) => <a class="button" aria-current={one === edition ? 'page' : undefined} href={addressOf(one.Edition)}>{one.Edition}</a>)}</nav>
        <div class="guide-of">
          {[...new Set(guide.map(({ Topic: topic }) => topic))].filter((topic) => topic !== 'cards').map((topic) => (
            <section class="panel" aria-labelledby={`topic-${topic}`}>
              <h2 id={`topic-${topic}`}>{topic}</h2>
              <ul>{guide.filter((one) => one.Topic === topic).map(({ Sentence }) => <li>{Sentence}</li>)}</ul>
            </section>
          ))}
        </div>
        {[...new Set(cards.map(({ deck }) => deck))].map((deck) => <Deck name={deck} cards={cards.filter((one) => one.deck === deck)} />)}
        <h2>Bots</h2>
        <ul class="panels bots">
          {characters.map((one) => (
            <li class="panel">
              <h3><Icon name="bot" /> {one.Character}</h3>
              <p>{one.Description}</p>
            </li>
          ))}
        </ul>
      </Screen>,
    );
  });

  app.get('/credits', (c) => c.html(<Credits />));

  app.get('/leave', (c) => c.html(<Leave />));

  return app;
}

/** The most errors of a new game that are shown. */
const MOST_TOLD = 5;

/** The first lines of a refusal that may have dozens. */
function firstOf(sentence: string): string {
  const lines = sentence.split('\n');
  return lines.length <= MOST_TOLD ? sentence : [...lines.slice(0, MOST_TOLD), `And ${lines.length - MOST_TOLD} more.`].join('\n');
}
