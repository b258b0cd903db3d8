import type { TradeEffect } from '../../client/trade-effects';
import type { PlayerState, Trade, TradeSide } from '../../client/views';
import type { Words } from '../../client/words/words';
import type { Viewer } from '../guests/viewer';
import { isYou } from './own-players';
import { PlayerName } from './player-name';
import { DeedName } from './proposal';
import type { Snapshot } from './snapshot';
import { Card } from './tile-card';
import { DraftEffects } from './trade-effects';

interface TradeFormProps {
  snapshot: Snapshot;
  viewer: Viewer;
  from: PlayerState;
  to: PlayerState;
  /** what is chosen to begin with: the answer to an offer */
  terms: Omit<Trade, 'from'> | undefined;
  /** what these terms would change */
  effects: readonly TradeEffect[];
  /** whether it lies on the board and changes the game there; else it is a separate page that leads back to the game */
  isOverGame: boolean;
}

/** A trade that is put together: what each side gives, and what that would change. On the board a click on a tile chooses it, too. */
export function TradeForm({ snapshot, viewer, from, to, terms, effects, isOverGame }: TradeFormProps) {
  const address = `/games/${snapshot.game.Game}/moves`;
  const preview = `/games/${snapshot.game.Game}/trade/effects`;
  const swap = isOverGame ? { 'hx-post': address, 'hx-target': '#table', 'hx-swap': 'outerMorph' } : {};
  return (
    <Card title={terms ? `Counter ${to['Player name']}’s offer` : `Trade with ${to['Player name']}`} kind="on-board" close={null}>
      <form id="draft" class="draft" method="post" action={address} {...swap}>
        <input type="hidden" name="record" value={String(snapshot.pending.Record + 1)} />
        <input type="hidden" name="player" value={String(from['Player No.'])} />
        <input type="hidden" name="action" value={proposing(snapshot.words)} />
        <input type="hidden" name="to" value={String(to['Player No.'])} />
        {terms && <input type="hidden" name="declines" value="yes" />}
        <Side snapshot={snapshot} giver={from} name="give" chosen={terms?.give ?? {}} />
        <Side snapshot={snapshot} giver={to} name="take" chosen={terms?.take ?? {}} />
        <div id="draft-effects" class="draft-effects" role="region" aria-label="What this trade would change" tabindex={0} aria-live="polite" hx-get={preview} hx-include="#draft" hx-trigger="input from:#draft delay:150ms" hx-sync="this:replace" hx-target="this" hx-swap="innerHTML">
          <DraftEffects snapshot={snapshot} effects={effects} sides={[from, to]} isYou={(player) => isYou(snapshot, viewer, player)} />
        </div>
        <p class="refused" role="alert"></p>
        <div class="draft-foot">
          <p class="soft">{terms ? `This declines the offer. Nothing changes hands unless ${to['Player name']} accepts yours.` : `Nothing changes hands unless ${to['Player name']} accepts.`}</p>
          {isOverGame ? <button type="button" data-close="card">Cancel</button> : <button formmethod="get" formaction={preview}>What would change?</button>}
          <button class="main">{terms ? 'Offer this instead' : 'Propose'}</button>
        </div>
      </form>
    </Card>
  );
}

/** The action that proposes a trade: its terms bring money. */
export function proposing(words: Words): string {
  return words.choosable.find((action) => words.takes(action, 'terms') && words.bringsMoney(action)) ?? '';
}

function Side({ snapshot: { words, properties, players }, giver, name, chosen }: { snapshot: Snapshot; giver: PlayerState; name: 'give' | 'take'; chosen: TradeSide }) {
  const own = properties.filter((property) => property['Player No.'] === giver['Player No.']);
  return (
    <fieldset class={name}>
      <legend><PlayerName players={players} player={giver} /> gives</legend>
      <label>
        {words.of('money')}
        <input name={`${name}_money`} type="number" min={0} max={giver['Bank balance']} placeholder="0" value={chosen.money} />
      </label>
      {giver.Cards > 0 && (
        <label>
          {words.of('cards')}
          <input name={`${name}_cards`} type="number" min={0} max={giver.Cards} placeholder="0" value={chosen.cards} />
        </label>
      )}
      {own.map((property) => (
        <label class="chip">
          <input name={`${name}_properties`} type="checkbox" value={String(property.prid)} data-prid={property.prid} checked={chosen.properties?.includes(property.prid) ?? false} />
          <DeedName words={words} property={property} />
        </label>
      ))}
      {own.length === 0 && <p class="soft">No properties</p>}
    </fieldset>
  );
}
