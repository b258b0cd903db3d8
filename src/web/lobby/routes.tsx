import { Hono } from 'hono';
import packageJson from '../../../package.json';
import { readCharacters } from '../../game/bots';
import { openGame } from '../../game/new-game';
import { RefusedMove } from '../../game/refusal';
import { readEditions, readGuide, readNewestGames } from '../../game/views';
import type { Sources } from '../app';
import { Page, Screen } from '../layout';
import { readNewGame } from './choices';
import { GameList, MOST_GAMES } from './game-list';
import { NewGame } from './new-game';
import { gameIn } from './read-game';

/** The pages around games: the menu, a new one, all of them, how they are played. */
export function lobbyRoutes({ connections }: Sources): Hono {
  const app = new Hono();

  app.get('/', (c) => c.html(<Menu />));

  app.get('/new', async (c) => {
    const choices = await connections.use(null, (connection) => readNewGame(connection, c.req.query('edition')));
    return c.html(<NewGame choices={choices} />);
  });

  app.post('/games', async (c) => {
    const form = await c.req.parseBody({ all: true });
    const { edition, name, options } = gameIn(form);
    try {
      const gameId = await connections.use(null, (connection) => openGame(connection, edition, name, options));
      return c.redirect(`/games/${gameId}`, 303);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const choices = await connections.use(null, (connection) => readNewGame(connection, edition));
      return c.html(<NewGame choices={choices} form={form} refusal={error.sentence} />, 422);
    }
  });

  app.get('/games', async (c) => c.html(<GameList games={await connections.use(null, (connection) => readNewestGames(connection, MOST_GAMES))} />));

  app.get('/how', async (c) => {
    const [editions, characters] = await connections.use(null, async (connection) => [await readEditions(connection), await readCharacters(connection)] as const);
    const edition = editions.find((one) => one.Edition === c.req.query('edition')) ?? editions[0];
    const guide = edition ? await connections.use(null, (connection) => readGuide(connection, edition.Ruleset)) : [];
    return c.html(
      <Screen title="How to play">
        <nav aria-label="Editions">{editions.map((one) => <a class="button" aria-current={one === edition ? 'page' : undefined} href={`/how?edition=${encodeURIComponent(one.Edition)}`}>{one.Edition}</a>)}</nav>
        <ul>{guide.map(({ Sentence }) => <li>{Sentence}</li>)}</ul>
        <h2>Who plays without you</h2>
        <dl>
          {characters.map((one) => (
            <>
              <dt>{one.Character}</dt>
              <dd>{one.Description}</dd>
            </>
          ))}
        </dl>
      </Screen>,
    );
  });

  app.get('/credits', (c) =>
    c.html(
      <Screen title="Credits">
        <p>{`${packageJson.name} ${packageJson.version}: ${packageJson.description}`}</p>
        <p>{`License: ${packageJson.license}. Made with MySQL, Node.js, and these libraries: ${Object.keys(packageJson.dependencies).join(', ')}.`}</p>
      </Screen>,
    ),
  );

  return app;
}

function Menu() {
  return (
    <Page title="Menu" kind="menu">
      <main>
        <h1>sqlopoly</h1>
        <nav aria-label="Menu">
          <a class="button main" href="/new">New game</a>
          <a class="button" href="/games">Games</a>
          <a class="button" href="/statistics">Statistics</a>
          <a class="button" href="/how">How to play</a>
          <a class="button" href="/credits">Credits</a>
        </nav>
      </main>
    </Page>
  );
}
