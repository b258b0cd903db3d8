import type { Game } from '../../game/views';
import { aboutOf, titleOf } from '../game/game-title';
import { Screen } from '../layout';

/** How many games are listed. */
export const MOST_GAMES = 200;

/** The newest games, the newest first. */
export function GameList({ games }: { games: readonly Game[] }) {
  return (
    <Screen title="Games">
      {games.length === 0 ? <p>There is no game yet. <a href="/new">Begin one</a></p> : (
        <ul class="games">
          {games.map((game) => (
            <li>
              <a href={`/games/${game.Game}`}>{titleOf(game)}</a>
              {` ${aboutOf(game)}, ${game.Players} players, round ${game.Round}: ${game['Next player'] === null ? (game.Winner === null ? 'over' : `${game.Winner} won`) : `${game['Next player']} is next`}`}
            </li>
          ))}
        </ul>
      )}
      {games.length >= MOST_GAMES && <p>{`These are the newest ${MOST_GAMES}; an older one is at /games/ and its number.`}</p>}
    </Screen>
  );
}
