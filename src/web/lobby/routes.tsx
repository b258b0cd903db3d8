import { Hono } from 'hono';
import packageJson from '../../../package.json';
import { editionOfBoard } from '../../board/boards';
import { withAllFaults } from '../../edition/own-rules';
import { readCharacters } from '../../game/bots';
import { openGame } from '../../game/new-game';
import { isRefused, RefusedMove } from '../../game/refusal';
import { readEditions, readGuide, readNewestGames } from '../../game/views';
import type { Sources } from '../app';
import { readForm } from '../form';
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
    const board = c.req.query('board') ?? '';
    const { choices, isThere } = await connections.use(null, async (connection) => {
      const source = board === '' ? null : await editionOfBoard(connection, board);
      return { choices: await readNewGame(connection, c.req.query('edition') ?? source ?? undefined), isThere: source !== null };
    });
    if (board !== '' && !isThere) return c.html(<NewGame choices={choices} refusal={`There is no board ${board}.`} />, 404);
    return c.html(<NewGame choices={choices} form={{ ...c.req.queries(), board }} />);
  });

  app.post('/games', async (c) => {
    const form = await readForm(c);
    const { edition, name, options } = gameIn(form);
    try {
      const gameId = await connections.use(null, (connection) =>
        openGame(connection, edition, name, options).catch(async (error: unknown) => {
          throw await withAllFaults(connection, edition, options, error);
        }),
      );
      return c.redirect(`/games/${gameId}`, 303);
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const choices = await connections.use(null, (connection) => readNewGame(connection, edition));
      const why = isRefused(error, 'rules_malformed') && options.board !== undefined ? [`The board ${options.board} cannot be played on by the rules of ${edition}:`] : [];
      return c.html(<NewGame choices={choices} form={form} refusal={[...why, firstOf(error.sentence)].join('\n')} />, 422);
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

/** How many of the faults of a game are told. */
const MOST_TOLD = 5;

/** The first lines of a refusal that may have dozens. */
function firstOf(sentence: string): string {
  const lines = sentence.split('\n');
  return lines.length <= MOST_TOLD ? sentence : [...lines.slice(0, MOST_TOLD), `And ${lines.length - MOST_TOLD} more.`].join('\n');
}

function Menu() {
  return (
    <Page title="Menu" kind="menu">
      <main>
        <h1>sqlopoly</h1>
        <nav aria-label="Menu">
          <a class="button main" href="/new">New game</a>
          <a class="button" href="/games">Games</a>
          <a class="button" href="/saves">Load game</a>
          <a class="button" href="/boards">Boards</a>
          <a class="button" href="/league">League</a>
          <a class="button" href="/statistics">Statistics</a>
          <a class="button" href="/settings">Settings</a>
          <a class="button" href="/how">How to play</a>
          <a class="button" href="/credits">Credits</a>
        </nav>
      </main>
    </Page>
  );
}
