import type { PlayerState } from '../../game/views';
import { colourOfSet } from '../../telling/colours';
import { worthOf } from '../../telling/property-info';
import type { Snapshot } from './snapshot';
import { Card } from './tile-card';

interface TradeFormProps {
  snapshot: Snapshot;
  from: PlayerState;
  to: PlayerState;
  /** whether it lies over the game, which then changes under it; else it is a page of its own, and leads to the game */
  isOverGame: boolean;
}

/** Where a trade is put together: what each side gives. */
export function TradeForm({ snapshot, from, to, isOverGame }: TradeFormProps) {
  const address = `/games/${snapshot.game.Game}/moves`;
  const swap = isOverGame ? { 'hx-post': address, 'hx-target': '#table', 'hx-swap': 'outerMorph' } : {};
  return (
    <Card title={`${from['Player name']} offers ${to['Player name']} a trade`} kind="wide">
      <form method="post" action={address} {...swap}>
        <input type="hidden" name="record" value={String(snapshot.pending.Record + 1)} />
        <input type="hidden" name="player" value={String(from['Player No.'])} />
        <input type="hidden" name="action" value={proposing(snapshot)} />
        <input type="hidden" name="to" value={String(to['Player No.'])} />
        <Side snapshot={snapshot} giver={from} name="give" />
        <Side snapshot={snapshot} giver={to} name="take" />
        <p class="refused" role="alert"></p>
        <button class="main">Propose</button>
        <p>{`Proposing costs nothing, and nothing changes hands unless ${to['Player name']} accepts.`}</p>
      </form>
    </Card>
  );
}

/** How the edition calls it in the ledger: the action whose terms bring money. */
function proposing({ words }: Snapshot): string {
  return words.choosable.find((action) => words.takes(action, 'terms') && words.bringsMoney(action)) ?? '';
}

function Side({ snapshot: { words, properties }, giver, name }: { snapshot: Snapshot; giver: PlayerState; name: 'give' | 'take' }) {
  const own = properties.filter((property) => property['Player No.'] === giver['Player No.']);
  return (
    <fieldset>
      <legend>{`${giver['Player name']} gives`}</legend>
      <label>
        {words.of('money')}
        <input name={`${name}_money`} type="number" min={0} max={giver['Bank balance']} />
      </label>
      {giver.Cards > 0 && (
        <label>
          {words.of('cards')}
          <input name={`${name}_cards`} type="number" min={0} max={giver.Cards} />
        </label>
      )}
      {own.map((property) => (
        <label>
          <input name={`${name}_properties`} type="checkbox" value={String(property.prid)} />
          <span class="swatch" style={`background: rgb(${colourOfSet(property.Set, property['Set No.']).join(' ')})`} aria-hidden="true" />
          {worthOf(words, property)}
        </label>
      ))}
    </fieldset>
  );
}
