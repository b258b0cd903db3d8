import { isIn, isInJail } from '../../client/game-state';
import type { PlayerState, PropertyState } from '../../client/views';
import { colourOfSet } from '../../client/words/colours';
import { AT_HOME, type Viewer } from '../guests/viewer';
import { Icon } from '../icon';
import { watchedSeat } from '../talk/seats-watched';
import { playerColour } from './player-colours';
import { PlayerName } from './player-name';
import type { Snapshot } from './snapshot';

/** So many seats fit next to the board with room to spare. */
const FEW = 6;

/** The players in the order of play. */
export function Seats({ snapshot, viewer = AT_HOME }: { snapshot: Snapshot; viewer?: Viewer }) {
  return (
    <section id="seats" class={snapshot.players.length > FEW ? 'many' : undefined} aria-label="Players">
      <h2 class="visually-hidden">Players</h2>
      {snapshot.players.map((player) => <Seat snapshot={snapshot} viewer={viewer} player={player} isNext={(snapshot.pending['Next No.'] ?? snapshot.pending['Player No.']) === player['Player No.']} />)}
    </section>
  );
}

interface SeatProps {
  snapshot: Snapshot;
  viewer?: Viewer;
  player: PlayerState;
  /** whether the game waits for this player, or this player has just moved */
  isNext: boolean;
}

/** A player at the table: cash, worth, colour groups, and whether they lead. A click shows the player's card. */
export function Seat({ snapshot: { game, words, properties, guests, players }, viewer = AT_HOME, player, isNext }: SeatProps) {
  const number = player['Player No.'];
  const address = `/games/${game.Game}/players/${number}`;
  // A bot may have taken the seat of somebody who is out: it plays nothing, and another may have its name.
  const bot = isIn(player) && player.Character !== player['Player name'] ? (player.Character ?? undefined) : undefined;
  const watched = watchedSeat(player, guests);
  const ofHost = watched !== undefined ? (viewer.seats === null ? 'at this computer' : 'at the host’s computer') : undefined;
  const note = guests.has(number) ? (viewer.seats?.includes(number) ? 'you' : 'at another computer') : (bot ?? ofHost);
  return (
    <article id={`seat-${number}`} class={`seat${isNext ? ' next' : ''}${isIn(player) ? '' : ' out'}`} data-player={number} aria-current={isNext ? 'true' : undefined} style={shareOf(players, player)}>
      <h3><a id={`player-${number}`} href={address} hx-get={address} hx-target="#card"><PlayerName players={players} player={player} />{isIn(player) && player.Leads === 1 && <Icon name="crown" label="leads" />}</a></h3>
      {note !== undefined && <small>{note}</small>}
      {watched !== undefined && <span class="presence" data-presence={watched} hidden />}
      <p class="cash" data-cash={player['Bank balance']} data-sign={words.of('sign')} data-thousands={words.of('thousands')}>{words.money(player['Bank balance'])}</p>
      <p class="worth">{isIn(player) && player.Worth !== null && player.Worth !== player['Bank balance'] && <><span class="visually-hidden">Worth </span><span aria-hidden="true">≈ </span>{words.money(player.Worth)}</>}</p>
      {(!isIn(player) || isInJail(player)) && <p class="standing">{player.Label}</p>}
      {player.Cards > 0 && <p class="cards-held">{`${words.of('cards')}: ${player.Cards}`}</p>}
      <ul class="groups" aria-label="Colour groups">
        {groupsOf(properties.filter((property) => property['Player No.'] === number)).map(({ set, colour, own, size }) => (
          <li class={own === size ? 'whole' : undefined} title={set}>
            <span class="swatch" style={`background: ${colour}`} aria-hidden="true" />
            <span class="visually-hidden">{`${set}: `}</span>
            {`${own}/${size}`}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The length and the colour of the bar of a seat: what the player is worth, compared with who is worth most. */
function shareOf(players: readonly PlayerState[], player: PlayerState): string | undefined {
  const most = Math.max(...players.filter(isIn).map(({ Worth: worth }) => worth ?? 0));
  if (!isIn(player) || player.Worth === null || most <= 0) return undefined;
  return `--share: ${Math.round((100 * Math.max(0, player.Worth)) / most)}%; --own: ${playerColour(player['Player No.'])}`;
}

/** The colour groups of some properties. */
function groupsOf(own: readonly PropertyState[]): { set: string; colour: string; own: number; size: number }[] {
  const sets = [...new Map(own.map((property) => [property['Set No.'], property])).values()];
  return sets.map(({ Set: set, 'Set No.': number, 'Of set': size }) => ({
    set, size, colour: `rgb(${colourOfSet(set, number).join(' ')})`, own: own.filter((property) => property['Set No.'] === number).length,
  }));
}
