import type { Invitation, Link } from '../../game/invitations';
import { isIn } from '../../game/standing';
import type { Game, PlayerState } from '../../game/views';
import { titleOf } from '../game/game-title';
import { Screen } from '../layout';

interface InviteScreenProps {
  game: Game;
  players: readonly PlayerState[];
  invitations: readonly Invitation[];
  /** where other computers reach this page; none: they do not */
  addresses: readonly string[];
  /** one that has just been made */
  link?: Link | undefined;
}

/** Who may come into a game from another computer, and by which links. */
export function InviteScreen({ game, players, invitations, addresses, link }: InviteScreenProps) {
  const seats = [...players.filter((player) => isIn(player) && player.Character === null && player.Account === null), null];
  return (
    <Screen title={`Invite to ${titleOf(game)}`}>
      {addresses.length === 0 && <p role="alert">Only this computer reaches the page now. Serve it with: npx sqlopoly web --share</p>}
      <p>A link is for one seat, and for who takes it first. Send it to nobody else.</p>
      {link && <NewLink game={game} link={link} addresses={addresses} />}
      <ul class="slots">
        {seats.map((player) => <Seat game={game} player={player} invitation={invitations.find((one) => one['Player No.'] === (player?.['Player No.'] ?? null))} />)}
      </ul>
      <p><a class="button main" href={`/games/${game.Game}`}>Back to the game</a></p>
    </Screen>
  );
}

function NewLink({ game, link, addresses }: { game: Game; link: Link; addresses: readonly string[] }) {
  return (
    <section class="new-link" aria-label="The new link">
      {addresses.map((address) => (
        <label>
          {link['Player name'] === null ? 'For who watches' : `For ${link['Player name']}`}
          <input readonly value={`${address}/games/${game.Game}/join/${link.Link}`} />
          <button type="button" data-copy={`${address}/games/${game.Game}/join/${link.Link}`} hidden>Copy</button>
        </label>
      ))}
      <p>It is shown only now.</p>
    </section>
  );
}

/** @param player null: who only watches */
function Seat({ game, player, invitation }: { game: Game; player: PlayerState | null; invitation: Invitation | undefined }) {
  const name = player?.['Player name'] ?? 'Who watches';
  const address = `/games/${game.Game}/invite`;
  const stands = invitation === undefined ? 'no link' : player === null ? 'a link' : invitation.Taken ? 'plays at another computer' : 'a link that nobody has opened';
  return (
    <li>
      <p><strong>{name}</strong>{`: ${stands}`}</p>
      <div class="buttons">
        <form method="post" action={address}>
          {player && <input type="hidden" name="player" value={String(player['Player No.'])} />}
          <button aria-label={`${invitation ? 'New link' : 'Make a link'} for ${name}`}>{invitation ? 'New link' : 'Make a link'}</button>
        </form>
        {invitation && (
          <form method="post" action={`${address}/back`}>
            {player && <input type="hidden" name="player" value={String(player['Player No.'])} />}
            <button class="final" aria-label={`Take back from ${name}`}>Take back</button>
          </form>
        )}
      </div>
    </li>
  );
}
