import type { BoardTile } from '../../client/boards/boards';
import type { Lobby } from '../../client/lobbies';
import type { Game, GamePlayer } from '../../client/views';
import { endOfAbandoned } from '../../client/words/abandoned';
import { counted } from '../../client/words/counted';
import { marksOf } from '../../client/words/marks';
import { aboutOf, gameOf, titleOf } from '../game/game-title';
import { playerColour } from '../game/player-colours';
import { tokenIcon } from '../game/token';
import { Icon } from '../icon';
import { Screen } from '../layout';
import { MiniBoard } from './mini-board';

/** The most games that are listed. */
export const MOST_GAMES = 60;

interface GameListProps {
  games: readonly Game[];
  players: readonly GamePlayer[];
  /** the tiles of the boards that they are played on */
  tiles: readonly BoardTile[];
  /** those that can be renamed and deleted here */
  own: ReadonlySet<number>;
  /** the tables of this page that have had no game */
  lobbies: readonly Lobby[];
  /** the search text; '': none */
  search: string;
  refusal?: string;
}

/** The games, the newest first, each with its status. */
export function GameList({ games, players, tiles, own, lobbies, search, refusal }: GameListProps) {
  return (
    <Screen title="Games" here="/games">
      <p role="alert">{refusal ?? ''}</p>
      <form action="/games" role="search" class="row">
        <label class="visually-hidden" for="search">Name, player, edition or number</label>
        <input id="search" type="search" name="q" value={search} maxlength={60} placeholder="Name, player, edition or number" />
        <button><Icon name="search" />Search</button>
        {search !== '' && <a href="/games">All games</a>}
        <a class="button main" href="/new"><Icon name="plus" />New game</a>
      </form>
      {lobbies.length > 0 && search === '' && (
        <section class="panel" aria-labelledby="open-tables">
          <h2 id="open-tables"><Icon name="link" />Tables that wait for players</h2>
          <ul>{lobbies.map((lobby) => <li><a href={`/tables/${lobby.Lobby}`}>{lobby.Name ?? `A ${gameOf(lobby.Edition)}`}</a>{`: ${lobby.Taken} of ${counted(lobby.Seats, 'seat')} taken`}</li>)}</ul>
        </section>
      )}
      {games.length === 0 && (search === '' ? <p>There is no game yet. <a href="/new">Start one</a></p> : <p>{`No game matches "${search}".`}</p>)}
      <ul class="game-cards">
        {games.map((game) => (
          <GameCard
            game={game}
            players={players.filter((player) => player.Game === game.Game)}
            tiles={tiles.filter(({ Board: board }) => board === (game.Board ?? game.Edition))}
            isOwn={own.has(game.Game)}
          />
        ))}
      </ul>
      {games.length >= MOST_GAMES && <p class="soft">{`These are the newest ${MOST_GAMES}; search for older ones.`}</p>}
    </Screen>
  );
}

function GameCard({ game, players, tiles, isOwn }: { game: Game; players: readonly GamePlayer[]; tiles: readonly BoardTile[]; isOwn: boolean }) {
  const title = titleOf(game);
  const marks = marksOf(players);
  const end = endOfAbandoned(game, Date.now());
  const next = players.find((player) => player['Player name'] === game['Next player']);
  return (
    <li class="game-card">
      <MiniBoard tiles={tiles} players={players} />
      <div>
        <h2><a href={`/games/${game.Game}`}>{title}</a></h2>
        <p class="soft">{`${aboutOf(game)}, round ${game.Round}, ${counted(game.Moves, 'move')}`}</p>
        <p>{turnOf(game, next)}</p>
        {end !== undefined && <p>{end}</p>}
        <ul class="chips" aria-label="Players">
          {players.map((player) => {
            const icon = tokenIcon(player.Token);
            return (
              <li class={player['Takes part'] ? undefined : 'out'}>
                <span class="disc" style={`--player: ${playerColour(player['Player No.'])}`}>{icon ? <Icon name={icon} /> : <span aria-hidden="true">{marks.get(player['Player No.'])}</span>}</span>
                {player['Player name']}
                {player.Character !== null && <Icon name="bot" label="bot" />}
              </li>
            );
          })}
        </ul>
        {isOwn && (
          <div class="row">
            <details class="menu">
              <summary aria-label={`Rename ${title}`}>Rename</summary>
              <form method="post" action={`/games/${game.Game}/rename`} class="row">
                <input name="name" maxlength={60} value={game.Name} aria-label={`New name of ${title}`} />
                <button aria-label={`Save the name of ${title}`}>Save</button>
              </form>
            </details>
            <details class="menu">
              <summary aria-label={`Delete ${title}`}>Delete</summary>
              <form method="post" action={`/games/${game.Game}/delete`} class="row">
                <span>This cannot be undone.</span>
                <button class="final" aria-label={`Yes, delete ${title}`}>Yes, delete</button>
              </form>
            </details>
          </div>
        )}
      </div>
    </li>
  );
}

/** Whose turn it is, or how it ended. */
function turnOf(game: Game, next: GamePlayer | undefined) {
  if (game['Next player'] === null) return <span class="tag gold"><Icon name="trophy" />{game.Winner === null ? 'Over' : `${game.Winner} won`}</span>;
  if (next?.Character == null) return <span class="tag good"><Icon name="person" />{`${game['Next player']}'s turn`}</span>;
  return <span class="tag"><Icon name="bot" />{`${game['Next player']}'s turn`}</span>;
}
