import { Screen } from '../layout';

/** What is shown of a game that is not there. */
export function Gone() {
  return (
    <Screen title="There is no such game.">
      <p>It may have been deleted. <a href="/games">All games</a></p>
    </Screen>
  );
}
