import { isIn, isInJail } from '../../game/standing';
import type { PlayerState } from '../../game/views';
import { colourOfSet } from '../../telling/colours';
import { marksOf } from '../../telling/marks';
import { AT_HOME, type Viewer } from '../guests/viewer';
import { playerColour } from './player-colours';
import type { Snapshot } from './snapshot';

/** The players in the order of play, with what they have. */
export function Seats({ snapshot, viewer = AT_HOME }: { snapshot: Snapshot; viewer?: Viewer }) {
  const marks = marksOf(snapshot.players);
  return (
    <section id="seats" aria-label="Players">
      {snapshot.players.map((player) => <Seat snapshot={snapshot} viewer={viewer} player={player} mark={marks.get(player['Player No.']) ?? ''} />)}
    </section>
  );
}

function Seat({ snapshot: { game, words, properties, pending, guests }, viewer, player, mark }: { snapshot: Snapshot; viewer: Viewer; player: PlayerState; mark: string }) {
  const own = properties.filter((property) => property['Player No.'] === player['Player No.']);
  const isNext = pending['Player No.'] === player['Player No.'];
  return (
    <article id={`seat-${player['Player No.']}`} class={`seat${isNext ? ' next' : ''}${isIn(player) ? '' : ' out'}`} aria-current={isNext ? 'true' : undefined}>
      <h3>
        <span class="mark" style={`background: ${playerColour(player.Turn)}`} aria-hidden="true">{mark}</span>
        {player['Player name']}
        {player.Character !== null && player.Character !== player['Player name'] && <small>{player.Character}</small>}
        {guests.has(player['Player No.']) && <small>{viewer.seats?.includes(player['Player No.']) ? 'you' : 'at another computer'}</small>}
      </h3>
      <p class="cash">{words.money(player['Bank balance'])}</p>
      <p class="where">
        {isIn(player) ? (player.Tile ?? '') : player.Label}
        {isInJail(player) && ` (${player.Label})`}
        {player.Cards > 0 && `, ${words.of('cards')}: ${player.Cards}`}
      </p>
      <ul class="deeds" aria-label={words.of('deeds')}>
        {own.map((property) => (
          <li style={`background: rgb(${colourOfSet(property.Set, property['Set No.']).join(' ')})`} class={property.Mortgaged ? 'mortgaged' : undefined}>
            <a href={`/games/${game.Game}/tiles/${property.Position}`} hx-get={`/games/${game.Game}/tiles/${property.Position}`} hx-target="#card" title={property.Property}>
              <span class="visually-hidden">{property.Property}</span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
