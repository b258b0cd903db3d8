import type { Invited } from '../../game/invitations';
import { Page } from '../layout';

/** The page behind a link. It asks before it takes the seat: programs that preview links must not take it. */
export function JoinScreen({ invited, refusal }: { invited: Invited; refusal?: string }) {
  const { 'Game name': game, 'Player name': player, Taken: taken } = invited;
  return (
    <Page title={`Invitation to ${game}`} kind="menu">
      <main class="alone">
        <h1>{game}</h1>
        <p>{player === null ? 'You are invited to watch this game.' : `You are invited to play ${player} in this game.`}</p>
        {Boolean(taken) && <p>This seat is taken. If you took it in this browser, continue.</p>}
        <p role="alert">{refusal ?? ''}</p>
        <form method="post" class="quick">
          {player !== null && (refusal !== undefined || !taken) && (
            <>
              <label for="guest-name">Your name</label>
              <input id="guest-name" name="name" maxlength={40} autocomplete="nickname" placeholder={player} />
            </>
          )}
          <button class="main">{player === null ? 'Watch' : taken ? 'Continue' : 'Take the seat'}</button>
        </form>
      </main>
    </Page>
  );
}
