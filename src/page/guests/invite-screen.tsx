import type { Invitation, Link } from '../../client/invitations';
import { isIn } from '../../client/game-state';
import type { Game, PlayerState } from '../../client/views';
import { GameScreen } from '../game/game-screen';
import { Icon } from '../icon';
import { NotShared } from './not-shared';
import { QrCode } from './qr-code';

interface InviteScreenProps {
  game: Game;
  players: readonly PlayerState[];
  invitations: readonly Invitation[];
  /** the addresses of this page for other computers; empty: it is not shared */
  addresses: readonly string[];
  /** the link that was just created */
  link?: Link | undefined;
}

/** The seats that can be played from other computers, and the links to them. */
export function InviteScreen({ game, players, invitations, addresses, link }: InviteScreenProps) {
  const seats = [...players.filter((player) => isIn(player) && player.Character === null && player.Account === null), null];
  return (
    <GameScreen game={game} title="Invite players">
      <NotShared addresses={addresses} />
      <p class="lead">Make a link for each seat that somebody plays on another computer or phone. It works for the first browser that uses it.</p>
      {link && <NewLink game={game} link={link} addresses={addresses} />}
      <ul class="cards">
        {seats.map((player) => <Seat game={game} player={player} isShared={addresses.length > 0} invitation={invitations.find((one) => one['Player No.'] === (player?.['Player No.'] ?? null))} />)}
      </ul>
    </GameScreen>
  );
}

function NewLink({ game, link, addresses }: { game: Game; link: Link; addresses: readonly string[] }) {
  const who = link['Player name'] === null ? 'for a spectator' : `for ${link['Player name']}`;
  return (
    <section class="panel new-link" aria-label="The new link">
      {addresses.map((address) => {
        const whole = `${address}/games/${game.Game}/join/${link.Link}`;
        return (
          <div class="link">
            <QrCode text={whole} label={`QR code of the link ${who}`} />
            <label>
              {`Link ${who}`}
              <input readonly value={whole} />
              <button type="button" data-copy={whole} hidden><Icon name="copy" />Copy</button>
            </label>
          </div>
        );
      })}
      <p>
        {link['Player name'] === null ? 'Anyone with this link can watch.' : 'Anyone with this link can take the seat, once.'}
        {" Copy it now, or scan the code with a phone; this page won't show it again."}
      </p>
    </section>
  );
}

/** @param player null: the link for spectators */
function Seat({ game, player, invitation, isShared }: { game: Game; player: PlayerState | null; invitation: Invitation | undefined; isShared: boolean }) {
  const name = player?.['Player name'] ?? 'Spectators';
  const address = `/games/${game.Game}/invite`;
  const stands = invitation === undefined ? 'no link' : player === null ? 'anyone with the link can watch' : invitation.Taken ? 'plays on another computer' : 'link not used yet';
  return (
    <li>
      <p><strong>{name}</strong>{`: ${stands}`}</p>
      <div class="buttons">
        {isShared && (
          <form method="post" action={address}>
            {player && <input type="hidden" name="player" value={String(player['Player No.'])} />}
            <button aria-label={`${invitation ? 'New link' : 'Make a link'} for ${name}`}>{invitation ? 'New link' : 'Make a link'}</button>
          </form>
        )}
        {invitation && (
          <form method="post" action={`${address}/back`}>
            {player && <input type="hidden" name="player" value={String(player['Player No.'])} />}
            <button class="final" aria-label={`Cancel the link for ${name}`}>Cancel the link</button>
          </form>
        )}
      </div>
    </li>
  );
}
