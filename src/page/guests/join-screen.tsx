import type { Invited } from '../../client/invitations';
import { Page } from '../layout';
import type { Preview } from '../pictures/preview';

interface JoinScreenProps {
  invited: Invited;
  /** whether the browser that asks has taken this seat */
  isOwn?: boolean;
  /** whether it may see the game without this link */
  mayWatch?: boolean;
  refusal?: string;
  /** what others see of the link; undefined: the link leads nowhere any more */
  preview?: Preview | undefined;
}

/** The page behind a link. It asks before it takes the seat: programs that preview links must not take it. */
export function JoinScreen({ invited, isOwn = false, mayWatch = false, refusal, preview }: JoinScreenProps) {
  const { Game: number, 'Game name': game, 'Player name': player, Taken: taken } = invited;
  const isGone = player !== null && Boolean(taken) && refusal === undefined;
  return (
    <Page title={`Invitation to ${game}`} kind="menu" preview={preview}>
      <main class="alone">
        <h1>{game}</h1>
        {preview?.image !== undefined && <img class="position" src={new URL(preview.image).pathname + new URL(preview.image).search} width={1200} height={630} alt={preview.description} />}
        {isGone ? <Taken player={player} isOwn={isOwn} mayWatch={mayWatch} /> : <p>{player === null ? 'You are invited to watch this game.' : `You are invited to play as ${player} in this game.`}</p>}
        {isGone && (isOwn || mayWatch) && <p><a class="button main" href={`/games/${number}`}>{isOwn ? 'Go on playing' : 'Watch the game'}</a></p>}
        {!isGone && (
          <>
            <p role="alert">{refusal ?? ''}</p>
            <form method="post" class="quick">
              {player !== null && (
                <>
                  <label for="guest-name">Your name</label>
                  <input id="guest-name" name="name" maxlength={40} autocomplete="nickname" placeholder={player} />
                </>
              )}
              <button class="main">{player === null ? 'Watch' : 'Take the seat'}</button>
            </form>
          </>
        )}
      </main>
    </Page>
  );
}

/** Why a seat cannot be taken, and what can be done instead. */
function Taken({ player, isOwn, mayWatch }: { player: string; isOwn: boolean; mayWatch: boolean }) {
  if (isOwn) return <p>{`You play ${player} in this browser.`}</p>;
  return (
    <>
      <p>{`Somebody else already plays ${player}: each link is for one browser.`}</p>
      <p>{mayWatch ? 'You can watch the game, or ask the host for a link to another seat.' : 'Ask the host of the game for another link: to another seat, or to watch.'}</p>
    </>
  );
}
