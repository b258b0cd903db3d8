import type { Invited } from '../../game/invitations';
import { Page } from '../layout';

/** What a link is for, before it is taken: what only looks at links takes no seat. */
export function JoinScreen({ invited }: { invited: Invited }) {
  const { 'Game name': game, 'Player name': player, Taken: taken } = invited;
  return (
    <Page title={`Invitation to ${game}`} kind="menu">
      <main>
        <h1>{game}</h1>
        <p>{player === null ? 'You are invited to watch this game.' : `You are invited to play ${player} in this game.`}</p>
        {Boolean(taken) && <p>The seat is taken. If it was you, in this browser, go on.</p>}
        <form method="post">
          <button class="main">{player === null ? 'Watch' : taken ? 'Go on' : 'Take the seat'}</button>
        </form>
      </main>
    </Page>
  );
}
