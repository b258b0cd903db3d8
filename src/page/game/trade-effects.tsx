import type { TradeEffect } from '../../client/trade-effects';
import type { PlayerState } from '../../client/views';
import { PlayerName } from './player-name';
import type { Snapshot } from './snapshot';

interface EffectsProps {
  snapshot: Snapshot;
  /** the rows of tradeEffectsView, or of a trade that is put together */
  effects: readonly TradeEffect[];
  player: PlayerState;
  /** whether the player is the only one at this page: then the sentences are said to them */
  isYou: boolean;
}

/** Effects that stand out. */
const NOTABLE: readonly TradeEffect['Effect'][] = ['group_completed', 'group_broken', 'sale'];

/** What a trade would do to one of its players, in sentences. */
export function Effects({ snapshot: { players }, effects, player, isYou }: EffectsProps) {
  const own = effects.filter((effect) => effect['Player No.'] === player['Player No.'] && effect['In short']);
  if (own.length === 0) return null;
  return (
    <div class="effects">
      <p class="for">For {isYou ? 'you' : <PlayerName players={players} player={player} />}</p>
      <ul>
        {own.map((effect) => <li class={NOTABLE.includes(effect.Effect) ? effect.Effect : undefined}>{effect[isYou ? 'To player' : 'Meaning']}</li>)}
      </ul>
    </div>
  );
}

interface DraftEffectsProps {
  snapshot: Snapshot;
  effects: readonly TradeEffect[];
  /** the two players of the trade, the one who puts it together first */
  sides: readonly PlayerState[];
  isYou: (player: PlayerState) => boolean;
  /** why these terms cannot be proposed */
  refusal?: string | undefined;
}

/** What a trade that is put together would do to both players, or why it cannot be proposed. */
export function DraftEffects({ snapshot, effects, sides, isYou, refusal }: DraftEffectsProps) {
  if (refusal !== undefined) return <p class="soft">{refusal}</p>;
  if (effects.length === 0) return <p class="soft">Choose what each of you gives, and see here what it would change.</p>;
  return <>{sides.map((player) => <Effects snapshot={snapshot} effects={effects} player={player} isYou={isYou(player)} />)}</>;
}
