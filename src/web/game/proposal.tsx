import type { PlayerState, PropertyState, Trade, TradeSide } from '../../game/views';
import { colourOfSet } from '../../format/colours';
import { breakNote, isEmpty } from '../../format/trade-terms';
import type { Words } from '../../format/words';
import { PlayerName } from './player-name';
import type { Snapshot } from './snapshot';
import { builtOn } from './title-deed';

/** A proposed trade in two columns: what each side gives. */
export function Proposal({ snapshot, terms }: { snapshot: Snapshot; terms: Trade | null }) {
  const from = snapshot.players.find((player) => player['Player No.'] === terms?.from);
  const to = snapshot.players.find((player) => player['Player No.'] === terms?.to);
  if (!terms || !from || !to) return null;
  return (
    <div class="proposal">
      <Side snapshot={snapshot} giver={from} side={terms.give ?? {}} />
      <Side snapshot={snapshot} giver={to} side={terms.take ?? {}} />
      {snapshot.pending.Sale !== null && <p class="soft">{snapshot.pending.Sale}</p>}
    </div>
  );
}

function Side({ snapshot: { words, properties, players }, giver, side }: { snapshot: Snapshot; giver: PlayerState; side: TradeSide }) {
  const { money = 0, cards = 0, properties: prids = [] } = side;
  const given = properties.filter(({ prid }) => prids.includes(prid));
  return (
    <div class="side-of-trade">
      <h3><PlayerName players={players} player={giver} /> gives</h3>
      {isEmpty(side) && <p class="soft">Nothing</p>}
      {money > 0 && <p class="amount">{words.money(money)}</p>}
      {cards > 0 && <p>{`${words.of('cards')}: ${cards}`}</p>}
      {given.length > 0 && (
        <ul>
          {given.map((property) => (
            <li><DeedName words={words} property={property} />{breakNote(words, giver, property).map((note) => <p class="soft">{note.trim()}</p>)}</li>
          ))}
        </ul>
      )}
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
