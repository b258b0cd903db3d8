import type { Snapshot } from './snapshot';
import { TitleDeed } from './title-deed';

/** What is printed on a tile: its title deed, or what happens there. */
export function TileCard({ snapshot, location }: { snapshot: Snapshot; location: number }) {
  const { tiles, properties } = snapshot;
  const tile = tiles.find((one) => one.Location === location);
  if (!tile) return <Card title="There is no such tile."><p>{`The tiles of this board are ${tiles[0]?.Location} to ${tiles.at(-1)?.Location}.`}</p></Card>;
  const property = properties.find(({ prid }) => prid === tile.prid);
  if (!property) return <Card title={tile.Tile}><p>{tile.Description ?? ''}</p></Card>;
  return <Card title={tile.Tile} kind="with-deed"><TitleDeed snapshot={snapshot} prid={property.prid} /></Card>;
}

interface CardProps {
  title: string;
  /** `wide`: a player's card; `with-deed`: the deed shows its title; `on-board`: it lies in the middle of the board, which stays in use */
  kind?: 'wide' | 'with-deed' | 'on-board';
  /** the label of the button that closes it; null: none */
  close?: string | null;
  children: unknown;
}

/** The content of the dialog over a page. */
export function Card({ title, kind, close = 'Close', children }: CardProps) {
  return (
    <article class={`card${kind ? ` ${kind}` : ''}`}>
      <h2 id="card-title" class={kind === 'with-deed' ? 'visually-hidden' : undefined} tabindex={-1}>{title}</h2>
      {children as never}
      {close !== null && <button type="button" data-close="card">{close}</button>}
    </article>
  );
}

/** The dialog over a page, which cards.js opens and closes. */
export function CardDialog() {
  return <dialog id="card" aria-labelledby="card-title" />;
}
