import { Hono } from 'hono';
import type { GameConnection } from '../../client/connection';
import { readAndRollBack } from '../../client/read-and-rollback';
import { type BoardTile, type Game, type LedgerRow, type PlayerState, type PropertyState, readBoard, readChoices, readGame, readLedgerBetween, readPlayers, readProperties, readEventsBetween, type EventRow, type Trade } from '../../client/views';
import { tradeInBrief } from '../../client/words/trade-terms';
import { Words } from '../../client/words/words';
import type { Sources } from '../sources';
import { recordOf } from '../form';
import type { PageEnv } from '../guests/viewer';
import { noSuchGame } from '../notice';
import { GameScreen } from './game-screen';

/** The number of moves on a page. */
const A_PAGE = 100;

/** A page of a ledger. */
interface LedgerPart {
  game: Game;
  /** the last move on the page */
  last: number;
  moves: readonly LedgerRow[];
  events: readonly EventRow[];
  players: readonly PlayerState[];
  tiles: readonly BoardTile[];
  properties: readonly PropertyState[];
  words: Words;
}

/** The moves of a game as they were recorded. */
export function ledgerRoutes({ reads }: Sources): Hono<PageEnv> {
  const app = new Hono<PageEnv>();
  app.get('/:game{[0-9]+}/ledger', async (c) => {
    const gameId = Number(c.req.param('game'));
    const part = await reads.use(gameId, (connection) => readAndRollBack(connection, () => readPart(connection, gameId, c.req.query('to'))));
    return part ? c.html(<LedgerPage part={part} isGuest={c.get('viewer').seats !== null} />) : noSuchGame(c);
  });
  return app;
}

/** Reads a page, as fast for a long ledger as for a short one. @param to the last move on it; the newest if it is no such number */
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
    events: await readEventsBetween(connection, first, last),
    players: await readPlayers(connection),
    tiles: await readBoard(connection),
    properties: await readProperties(connection),
    words: new Words(await readChoices(connection)),
  };
}

/** The first move of the page that ends with a move. The opening is on the last page. */
function firstOf(last: number): number {
  return last <= A_PAGE ? 0 : last - A_PAGE + 1;
}

function LedgerPage({ part, isGuest }: { part: LedgerPart; isGuest: boolean }) {
  const { game, last, moves, events } = part;
  const address = `/games/${game.Game}/ledger`;
  const first = firstOf(last);
  const opening = events.filter(({ Record: record }) => record === 0);
  return (
    <GameScreen game={game} title="Ledger" here="ledger" isGuest={isGuest}>
      <form action={address} class="up-to">
        <label>Up to move <input type="number" name="to" min={1} max={game.Moves} value={String(last)} /></label>
        <button>Show</button>
      </form>
      {game.Moves === 0 && <p>Nobody has moved yet.</p>}
      <div class="rows whole" role="region" aria-label="Moves, newest first" tabindex={0}>
        <table>
          <thead><tr><th scope="col">Move</th><th scope="col">Player</th><th scope="col">Action</th><th scope="col">Dice</th><th scope="col">Tile</th><th scope="col">What happened</th><th scope="col">Money</th></tr></thead>
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

function Row({ part, move, events }: { part: LedgerPart; move: LedgerRow; events: readonly EventRow[] }) {
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
        {move.terms !== null && <p class="terms">{termsOf(part, move)}</p>}
      </td>
      <td class="dice">{[move.dice, move.dice2].filter((die) => die !== null).join(' + ')}</td>
      <td>{tiles.find(({ Location: location }) => location === move.location)?.Tile ?? ''}</td>
      <Outcome part={part} events={events} />
    </tr>
  );
}

/** The terms of a move in words: a trade, or where dice come from. */
function termsOf({ players, properties, words }: LedgerPart, { action, terms }: LedgerRow): string {
  const said = JSON.parse(terms ?? '{}') as Trade & { source?: string };
  const partner = players.find((player) => player['Player No.'] === said.to);
  if (partner && words.bringsMoney(action)) return tradeInBrief(words, partner, said, properties);
  return { server: 'The server rolls.', table: 'The players roll.' }[said.source ?? ''] ?? 'The dice come from a list of numbers.';
}

/** The events of a move and their postings. */
function Outcome({ part: { words }, events }: { part: LedgerPart; events: readonly EventRow[] }) {
  const postings = events.filter(({ Payer: payer, Payee: payee, Amount: amount }) => amount !== null && (payer !== null || payee !== null));
  return (
    <>
      <td class="told">{events.map(({ Sentence }) => <p>{Sentence}</p>)}</td>
      <td>{postings.map(({ Payer: payer, Payee: payee, Amount: amount }) => <p class="posting">{`${payer ?? 'Bank'} → ${payee ?? 'bank'}: ${words.money(amount ?? 0)}`}</p>)}</td>
    </>
  );
}
