import type { PlayerState } from '../../game/views';
import type { Words } from '../../format/words';
import { PlayerName } from './player-name';
import { DeedName } from './proposal';
import type { Snapshot } from './snapshot';
import { Card } from './tile-card';

interface TradeFormProps {
  snapshot: Snapshot;
  from: PlayerState;
  to: PlayerState;
  /** whether it lies on the board and changes the game there; else it is a separate page that leads back to the game */
  isOverGame: boolean;
}

/** A trade that is put together: what each side gives. On the board a click on a tile chooses it, too. */
export function TradeForm({ snapshot, from, to, isOverGame }: TradeFormProps) {
  const address = `/games/${snapshot.game.Game}/moves`;
  const swap = isOverGame ? { 'hx-post': address, 'hx-target': '#table', 'hx-swap': 'outerMorph' } : {};
  return (
    <Card title={`Trade with ${to['Player name']}`} kind="on-board" close={null}>
      <form id="draft" class="draft" method="post" action={address} {...swap}>
        <input type="hidden" name="record" value={String(snapshot.pending.Record + 1)} />
        <input type="hidden" name="player" value={String(from['Player No.'])} />
        <input type="hidden" name="action" value={proposing(snapshot.words)} />
        <input type="hidden" name="to" value={String(to['Player No.'])} />
        <Side snapshot={snapshot} giver={from} name="give" />
        <Side snapshot={snapshot} giver={to} name="take" />
        <p class="refused" role="alert"></p>
        <div class="draft-foot">
          <p class="soft">{`Nothing changes hands unless ${to['Player name']} accepts.`}</p>
          {isOverGame && <button type="button" data-close="card">Cancel</button>}
          <button class="main">Propose</button>
        </div>
      </form>
    </Card>
  );
}

/** The action that proposes a trade: its terms bring money. */
function proposing(words: Words): string {
  return words.choosable.find((action) => words.takes(action, 'terms') && words.bringsMoney(action)) ?? '';
}

function Side({ snapshot: { words, properties, players }, giver, name }: { snapshot: Snapshot; giver: PlayerState; name: 'give' | 'take' }) {
  const own = properties.filter((property) => property['Player No.'] === giver['Player No.']);
  return (
    <fieldset class={name}>
      <legend><PlayerName players={players} player={giver} /> gives</legend>
      <label>
        {words.of('money')}
        <input name={`${name}_money`} type="number" min={0} max={giver['Bank balance']} placeholder="0" />
      </label>
      {giver.Cards > 0 && (
        <label>
          {words.of('cards')}
          <input name={`${name}_cards`} type="number" min={0} max={giver.Cards} placeholder="0" />
        </label>
      )}
      {own.map((property) => (
        <label class="chip">
          <input name={`${name}_properties`} type="checkbox" value={String(property.prid)} data-prid={property.prid} />
          <DeedName words={words} property={property} />
        </label>
      ))}
      {own.length === 0 && <p class="soft">No properties</p>}
    </fieldset>
  );
}
