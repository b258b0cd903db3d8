import type { PrintedRent, PropertyState } from '../../client/views';
import { colourOfSet, isLight } from '../../client/words/colours';
import type { Words } from '../../client/words/words';
import type { Snapshot } from './snapshot';

/** The title deed of a property: its colour, rents and prices. */
export function TitleDeed({ snapshot: { properties, rents, words }, prid, heading = 'h3' }: { snapshot: Snapshot; prid: number | null; heading?: 'h2' | 'h3' }) {
  const property = properties.find((one) => one.prid === prid);
  if (!property) return null;
  const colour = colourOfSet(property.Set, property['Set No.']);
  const Heading = heading;
  const rows = [['price', property.Price] as const, ...PRICES.map(([word, column]) => [word, property[column]] as const)];
  return (
    <article class="deed" data-prid={property.prid}>
      <header style={`background: rgb(${colour.join(' ')}); color: ${isLight(colour) ? '#000' : '#fff'}`}>
        <p>{`Title deed · ${property.Set}`}</p>
        <Heading>{property.Property}</Heading>
      </header>
      <table>
        <tbody>
          {rents.filter((rent) => rent.prid === property.prid).flatMap((rent) => rentRows(words, property, rent)).map(([label, amount]) => <tr><th scope="row">{label}</th><td>{amount}</td></tr>)}
        </tbody>
        <tbody class="prices">
          {rows.flatMap(([word, amount]) => (amount === null ? [] : [<tr><th scope="row">{words.of(word)}</th><td>{words.money(amount)}</td></tr>]))}
        </tbody>
      </table>
      {property.Owner !== null && <p class="owned">{`${property.Owner}${property.Mortgaged ? `, ${words.of('mortgaged')}` : ''}${builtOn(words, property)}`}</p>}
    </article>
  );
}

/** What is built on a property, after its owner. */
export function builtOn(words: Words, property: PropertyState): string {
  const built = words.built(property);
  return built === '' ? '' : `, ${built}`;
}

/** Further prices of a property, by the edition's words. */
const PRICES = [['mortgage_price', 'Mortgage value'], ['build_price', 'House cost']] as const;

/** The lines of a deed for the rents at a level. */
function rentRows(words: Words, { Kind: kind }: PropertyState, { Level: level, Amount: amount, 'With set': withSet, ...flags }: PrintedRent): [string, string][] {
  const money = words.money(amount);
  if (kind === 'dice') return [[`With ${level} of them`, `${money} × dice`]];
  if (kind === 'owned') return [[`With ${level} of them`, money]];
  const tall = words.tallOf(flags);
  if (tall !== undefined) return [[`With a ${tall}`, money]];
  if (kind === 'house' && level > 0) return [[`For each ${words.of('building')}`, money]];
  if (level > 0) return [[`With ${words.buildings(level)}`, money]];
  return [[words.of('rent'), money], ...(withSet === amount ? [] : [[`With the whole ${words.of('set')}`, words.money(withSet)] as [string, string]])];
}
