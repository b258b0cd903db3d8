import { Hono } from 'hono';
import { readGame } from '../../client/views';
import type { Sources } from '../sources';
import { readForm, textOf } from '../form';
import { isFragment } from '../fragment';
import { Screen } from '../layout';
import { noSuchGame, notice } from '../notice';
import { Typing } from './game-drawer';
import { NewStatements } from './statements';
import { Answer, NO_TYPING, outcomeOf, TypingForm } from './typing';
import { readViewColumns, ViewsList } from './views-list';

/** The routes for typed statements, which run with a game chosen. */
export function drawerRoutes({ connections, feed, typed }: Sources): Hono {
  const app = new Hono();

  app.get('/:game{[0-9]+}/sql', async (c) => {
    const game = await connections.use(null, (connection) => readGame(connection, Number(c.req.param('game'))));
    if (!game) return noSuchGame(c);
    const statement = c.req.query('statement');
    return c.html(
      <Screen title={`SQL in game ${game.Game}`} scripts={['sql.js']}>
        {typed ? <Typing game={game.Game} {...(statement === undefined ? {} : { statement })} /> : <p>{NO_TYPING}</p>}
        <p><a href={`/games/${game.Game}`}>Back to game</a></p>
      </Screen>,
    );
  });

  app.get('/:game{[0-9]+}/sql/views', async (c) => {
    const views = await connections.use(null, readViewColumns);
    return c.html(isFragment(c) ? <ViewsList views={views} /> : <Screen title="Views"><ViewsList views={views} /></Screen>);
  });

  app.post('/:game{[0-9]+}/sql', async (c) => {
    if (!typed) return notice(c, 422, NO_TYPING);
    const gameId = Number(c.req.param('game'));
    if (!(await connections.use(null, (connection) => readGame(connection, gameId)))) return noSuchGame(c);
    const statement = textOf(await readForm(c), 'statement');
    const answer = await typed.run(gameId, statement);
    // It may have been a move; then it can be a bot's turn.
    const snapshot = await feed.read(gameId);
    if (snapshot) feed.letCharactersPlay(snapshot);
    const isRefused = answer.refusal !== undefined;
    const status = isRefused ? 422 : 200;
    if (isFragment(c)) {
      return c.html(
        <>
          <Answer answer={answer} />
          <NewStatements statements={[{ sql: statement, answer: outcomeOf(answer), isRefused }]} />
        </>,
        status,
      );
    }
    return c.html(
      <Screen title={`SQL in game ${gameId}`} scripts={['sql.js']}>
        <TypingForm game={gameId} statement={statement} />
        <Answer answer={answer} />
        <p><a href={`/games/${gameId}`}>Back to game</a></p>
      </Screen>,
      status,
    );
  });

  return app;
}
