import { Hono } from 'hono';
import type { GameConnection } from '../../game/connection';
import { undoing } from '../../game/undoing';
import { type BoardTile, type Game, type LedgerRow, type PlayerState, readBoard, readChoices, readGame, readLedgerBetween, readPlayers, readStoryBetween, type StoryEvent } from '../../game/views';
import { Words } from '../../telling/words';
import type { Sources } from '../app';
import { recordOf } from '../form';
import { notice } from '../notice';
import { GameScreen } from './game-screen';

/** How many moves are on a page. */
const A_PAGE = 100;

/** A part of a ledger. */
interface LedgerPart {
  game: Game;
  /** the last move that is shown; the first is as many before it as there are on a page */
  last: number;
  moves: readonly LedgerRow[];
  events: readonly StoryEvent[];
  players: readonly PlayerState[];
  tiles: readonly BoardTile[];
  words: Words;
}

/** The moves of a game as they were recorded. */
export function ledgerRoutes({ connections }: Sources): Hono {
  const app = new Hono();
  app.get('/:game{[0-9]+}/ledger', async (c) => {
    const gameId = Number(c.req.param('game'));
    const part = await connections.use(gameId, (connection) => undoing(connection, () => readPart(connection, gameId, c.req.query('to'))));
    return part ? c.html(<LedgerPage part={part} />) : notice(c, 404, 'There is no such game.');
  });
  return app;
}

/** Reads a page of it, which takes as long however long the ledger is. @param to the last move; the newest, where it is none */
async function readPart(connection: GameConnection, gameId: number, to: string | undefined): Promise<LedgerPart | undefined> {
  const game = await readGame(connection, gameId);
  if (!game) return undefined;
  const asked = recordOf(to);
  const last = asked < 0 ? game.Moves : Math.min(asked, game.Moves);
  const first = firstOf(last);
  return {
    game,
    last,
    moves: await readLedgerBetween(connection, first, last),
    events: await readStoryBetween(connection, first, last),
    players: await readPlayers(connection),
    tiles: await readBoard(connection),
    words: new Words(await readChoices(connection)),
  };
}

/** The first move of the page that ends with one; the opening is on the last page. */
function firstOf(last: number): number {
  return last <= A_PAGE ? 0 : last - A_PAGE + 1;
}

function LedgerPage({ part }: { part: LedgerPart }) {
  const { game, last, moves, events } = part;
  const address = `/games/${game.Game}/ledger`;
  const first = firstOf(last);
  const opening = events.filter(({ Record: record }) => record === 0);
  return (
    <GameScreen game={game} title="Ledger" here="ledger">
      <form action={address} class="up-to">
        <label>Up to move <input type="number" name="to" min={1} max={game.Moves} value={String(last)} /></label>
        <button>Show</button>
      </form>
      {game.Moves === 0 && <p>Nobody has moved yet.</p>}
      <div class="rows whole" role="region" aria-label="Moves, the newest first" tabindex={0}>
        <table>
          <thead><tr><th scope="col">Move</th><th scope="col">Who</th><th scope="col">What</th><th scope="col">Dice</th><th scope="col">Then on</th><th scope="col">Brought about</th><th scope="col">Money</th></tr></thead>
          <tbody>
            {[...moves].reverse().map((move) => <Row part={part} move={move} events={events.filter(({ Record: record }) => record === move.record_ID)} />)}
            {opening.length > 0 && (
              <tr>
                <td><a href={`/games/${game.Game}/past?at=0`}>0</a></td>
                <td colspan={4}>The opening</td>
                <Outcome part={part} events={opening} />
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <nav aria-label="Pages">
        {last < game.Moves && <a class="button" href={`${address}?to=${Math.min(game.Moves, last + A_PAGE)}`}>Newer</a>}
        {first > 1 && <a class="button" href={`${address}?to=${first - 1}`}>Older</a>}
      </nav>
    </GameScreen>
  );
}

function Row({ part, move, events }: { part: LedgerPart; move: LedgerRow; events: readonly StoryEvent[] }) {
  const { game, players, tiles, words } = part;
  const about = [
    tiles.find(({ prid }) => move.prid !== null && prid === move.prid)?.Tile,
    move.amount === null ? undefined : words.money(move.amount),
  ].filter((text) => text !== undefined);
  return (
    <tr id={`move-${move.record_ID}`}>
      <td><a href={`/games/${game.Game}/past?at=${move.record_ID}`}>{move.record_ID}</a></td>
      <td>{players.find((player) => player['Player No.'] === move.player_ID)?.['Player name'] ?? ''}</td>
      <td>
        {words.of(move.action)}
        {about.length > 0 && `: ${about.join(', ')}`}
        {move.terms !== null && <code class="terms">{move.terms}</code>}
      </td>
      <td class="dice">{[move.dice, move.dice2].filter((die) => die !== null).join(' + ')}</td>
      <td>{tiles.find(({ Location: location }) => location === move.location)?.Tile ?? ''}</td>
      <Outcome part={part} events={events} />
    </tr>
  );
}

/** What a move brought about: what happened, and which money went from whom to whom. */
function Outcome({ part: { words }, events }: { part: LedgerPart; events: readonly StoryEvent[] }) {
  const postings = events.filter(({ Payer: payer, Payee: payee, Amount: amount }) => amount !== null && (payer !== null || payee !== null));
  return (
    <>
      <td class="told">{events.map(({ Sentence }) => <p>{Sentence}</p>)}</td>
      <td>{postings.map(({ Payer: payer, Payee: payee, Amount: amount }) => <p class="posting">{`${payer ?? 'Bank'} → ${payee ?? 'bank'}: ${words.money(amount ?? 0)}`}</p>)}</td>
    </>
  );
}
