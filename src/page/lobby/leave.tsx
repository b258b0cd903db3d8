import { Icon } from '../icon';
import { Screen } from '../layout';

/** What happens to games when the page is closed. */
export function Leave() {
  return (
    <Screen title="Leave" lead="You can close this page at any time. Every move is saved in the database as it is made.">
      <p>All your games are in the list of games. Bots keep playing while the page is served. To stop serving it, press Ctrl-C in the terminal where it was started.</p>
      <p class="buttons">
        <a class="button main" href="/"><Icon name="home" />Back to menu</a>
        <a class="button" href="/games"><Icon name="dice" />Games</a>
      </p>
    </Screen>
  );
}
