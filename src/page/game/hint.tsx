import type { Advice } from '../../client/advice';
import { isSeatOf, type Viewer } from '../guests/viewer';
import type { Snapshot } from './snapshot';
import { Card } from './tile-card';

/** A link to what a bot would do in the place of a player whom the game waits for; nothing where advice is off. */
export function HintLink({ snapshot: { game, pending }, player }: { snapshot: Snapshot; player: number }) {
  const isAsked = pending.Phase === 'auction' || pending['Player No.'] === player;
  if (!pending['Has advice'] || pending.Held || !isAsked) return null;
  const address = `/games/${game.Game}/hint?player=${player}`;
  return <a class="button" href={address} hx-get={address} hx-target="#card" title="What would a bot do?">Hint</a>;
}

/** The advice for a player of a page. */
export function HintCard({ snapshot, viewer, player, advice }: { snapshot: Snapshot; viewer: Viewer; player: number; advice: readonly Advice[] }) {
  const own = advice.find((one) => one['Player No.'] === player && isSeatOf(viewer, snapshot, player));
  if (!own) return <Card title="Hint"><p>You have nothing to decide now.</p></Card>;
  return (
    <Card title="Hint">
      {own.Advice !== null && <p><strong>{own.Advice}</strong></p>}
      <p>{own.Reason}</p>
    </Card>
  );
}
