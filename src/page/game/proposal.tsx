import type { PlayerState, PropertyState, Trade, TradeSide } from '../../client/views';
import { colourOfSet } from '../../client/words/colours';
import { isEmpty } from '../../client/words/trade-terms';
import type { Words } from '../../client/words/words';
import type { Viewer } from '../guests/viewer';
import { isYou } from './own-players';
import { PlayerName } from './player-name';
import type { Snapshot } from './snapshot';
import { builtOn } from './title-deed';
import { Effects } from './trade-effects';

interface ProposalProps {
  snapshot: Snapshot;
  terms: Trade | null;
  viewer: Viewer;
  /** whether it waits for an answer; else only its terms are known */
  isNow: boolean;
}

/** A proposed trade in two columns: what each side gives, and what it would change for them. */
export function Proposal({ snapshot, terms, viewer, isNow }: ProposalProps) {
  const from = snapshot.players.find((player) => player['Player No.'] === terms?.from);
  const to = snapshot.players.find((player) => player['Player No.'] === terms?.to);
  if (!terms || !from || !to) return null;
  const sides = [[from, terms.give ?? {}], [to, terms.take ?? {}]] as const;
  return (
    <div class="proposal">
      {sides.map(([giver, side]) => (
        <div class="side-of-trade">
          <Side snapshot={snapshot} giver={giver} side={side} />
          {isNow && <Effects snapshot={snapshot} effects={snapshot.tradeEffects} player={giver} isYou={isYou(snapshot, viewer, giver)} />}
        </div>
      ))}
    </div>
  );
}

function Side({ snapshot: { words, properties, players }, giver, side }: { snapshot: Snapshot; giver: PlayerState; side: TradeSide }) {
  const { money = 0, cards = 0, properties: prids = [] } = side;
  const given = properties.filter(({ prid }) => prids.includes(prid));
  return (
    <div class="gives">
      <h3><PlayerName players={players} player={giver} /> gives</h3>
      {isEmpty(side) && <p class="soft">Nothing</p>}
      {money > 0 && <p class="amount">{words.money(money)}</p>}
      {cards > 0 && <p>{`${words.of('cards')}: ${cards}`}</p>}
      {given.length > 0 && <ul>{given.map((property) => <li><DeedName words={words} property={property} /></li>)}</ul>}
    </div>
  );
}

/** A property in a trade: its colour, its name and its price. */
export function DeedName({ words, property }: { words: Words; property: PropertyState }) {
  return (
    <span class="deed-name">
      <span class="swatch" style={`background: rgb(${colourOfSet(property.Set, property['Set No.']).join(' ')})`} aria-hidden="true" />
      <span>
        {property.Property}
        <small>{` ${words.money(property.Price)}${property.Mortgaged ? `, ${words.of('mortgaged')}` : ''}${builtOn(words, property)}`}</small>
      </span>
    </span>
  );
}
