import type { Game } from '../../game/views';
import { Screen } from '../layout';

/** All games, the newest first. */
export function GameList({ games }: { games: readonly Game[] }) {
  return (
    <Screen title="Games">
      {games.length === 0 ? <p>There is no game yet. <a href="/new">Begin one</a></p> : (
        <table>
          <thead>
            <tr><th scope="col">Game</th><th scope="col">Edition</th><th scope="col">Players</th><th scope="col">Round</th><th scope="col">Next</th></tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr>
                <td><a href={`/games/${game.Game}`}>{`${game.Game}: ${game.Name}`}</a></td>
                <td>{game.Edition}</td>
                <td>{game.Players}</td>
                <td>{game.Round}</td>
                <td>{game['Next player'] ?? (game.Winner === null ? 'over' : `${game.Winner} won`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Screen>
  );
}
