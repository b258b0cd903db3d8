import type { PlayerState } from '../../client/views';
import { marksOf } from '../../client/words/marks';
import { Icon } from '../icon';
import { playerColour } from './player-colours';
import { tokenIcon } from './token';

/** A player's name behind their token, or letters where there is none. */
export function PlayerName({ players, player }: { players: readonly PlayerState[]; player: PlayerState }) {
  const icon = tokenIcon(player.Token);
  return (
    <span class="player-name">
      <span class="mark" style={`background: ${playerColour(player['Player No.'])}`} aria-hidden="true">{icon ? <Icon name={icon} /> : marksOf(players).get(player['Player No.'])}</span>
      <span class="name">{player['Player name']}</span>
    </span>
  );
}
