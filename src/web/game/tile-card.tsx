import { isLight, colourOfSet } from '../../telling/colours';
import { basicInfo, pricesAndRents } from '../../telling/property-info';
import type { Snapshot } from './snapshot';

/** What is printed about a tile: its title deed, or what happens there. */
export function TileCard({ snapshot, location }: { snapshot: Snapshot; location: number }) {
  const { tiles, properties, rents, words } = snapshot;
  const tile = tiles.find((one) => one.Location === location);
  if (!tile) return <Card title="There is no such tile."><p>{`The tiles of this board are ${tiles[0]?.Location} to ${tiles.at(-1)?.Location}.`}</p></Card>;
  const property = properties.find(({ prid }) => prid === tile.prid);
  if (!property) return <Card title={tile.Tile}><p>{tile.Description ?? ''}</p></Card>;
  const colour = colourOfSet(property.Set, property['Set No.']);
  return (
    <Card title={tile.Tile} style={`background: rgb(${colour.join(' ')}); color: ${isLight(colour) ? '#000' : '#fff'}`}>
      <p>{property.Set}</p>
      <p>{basicInfo(words, property)}</p>
      <ul>{pricesAndRents(words, property, rents).map((line) => <li>{line}</li>)}</ul>
    </Card>
  );
}

interface CardProps {
  title: string;
  style?: string;
  /** `wide`: what has two sides */
  kind?: 'wide';
  children: unknown;
}

/** Something to look at, which can be put away. */
export function Card({ title, style, kind, children }: CardProps) {
  return (
    <article class={`card${kind ? ` ${kind}` : ''}`} aria-labelledby="card-title">
      <h2 id="card-title" style={style} tabindex={-1}>{title}</h2>
      {children as never}
      <button type="button" data-close="card">Close</button>
    </article>
  );
}
