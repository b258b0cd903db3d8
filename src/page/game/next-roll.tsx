import { isInJail } from '../../client/game-state';
import type { NextRoll, PlayerState } from '../../client/views';
import type { Snapshot } from './snapshot';
import { Card } from './tile-card';

/** A link to what the next roll of a player may cost, before it; nothing while nobody else owns anything. */
export function NextRollLink({ snapshot: { game, pending, properties }, player }: { snapshot: Snapshot; player: PlayerState }) {
  if (pending.Phase !== 'roll' || pending['Player No.'] !== player['Player No.'] || isInJail(player)) return null;
  if (!properties.some((property) => property['Player No.'] !== null && property['Player No.'] !== player['Player No.'])) return null;
  const address = `/games/${game.Game}/next-roll?player=${player['Player No.']}`;
  return <a class="button" href={address} hx-get={address} hx-target="#card" title="What could the next roll cost?">Risks</a>;
}

/** What the next roll of a player may cost, the highest amount first. @param rows of one player */
export function NextRollCard({ snapshot: { words }, player, rows }: { snapshot: Snapshot; player: PlayerState | undefined; rows: readonly NextRoll[] }) {
  if (!player || rows.length === 0) return <Card title="Risks"><p>There is no roll to come that would move this player.</p></Card>;
  const costs = rows.filter(({ Cost }) => Cost !== 0).sort((one, other) => (other.Cost ?? 0) - (one.Cost ?? 0));
  const chance = (of: readonly NextRoll[]): string => `${Math.round(of.reduce((sum, { Ways, 'All ways': all }) => sum + (100 * Ways) / all, 0))}%`;
  const tooMuch = costs.filter((row) => row['Too much']);
  const cash = words.money(player['Bank balance']);
  const isOpen = costs.some(({ Cost }) => Cost === null);
  const enough = isOpen ? `No cost that is known now exceeds the ${cash} in cash.` : `${cash} in cash is enough for any roll.`;
  const average = Math.round(costs.reduce((sum, { Cost, Ways, 'All ways': all }) => sum + ((Cost ?? 0) * Ways) / all, 0));
  return (
    <Card kind="wide" title={`${player['Player name']}’s next roll`}>
      {costs.length === 0 && <p><strong>Nothing within reach costs anything.</strong></p>}
      {costs.length > 0 && (
        <p>
          <strong>{tooMuch.length === 0 ? enough : `${chance(tooMuch)} of rolls cost more than the ${cash} in cash.`}</strong>
          {!isOpen && ` A roll costs ${words.money(average)} on average.`}
        </p>
      )}
      {costs.length > 0 && (
        <table class="risks">
          <thead><tr><th scope="col">Roll</th><th scope="col">Chance</th><th scope="col">Tile</th><th scope="col">Cost</th></tr></thead>
          <tbody>
            {costs.map((row) => (
              <tr class={row['Too much'] ? 'dear' : undefined}>
                <td>{row.Roll}</td>
                <td>{chance([row])}</td>
                <td>{row.Tile}{row.Owner !== null && <span class="soft">{` (${row.Owner})`}</span>}</td>
                <td>{row.Cost === null ? (row.Owner === null ? 'a share' : 'by a new roll') : words.money(row.Cost)}{row['Too much'] === 1 && <span class="visually-hidden"> more than the cash</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="soft">Cards, and tolls for passing a tile, are not counted.</p>
    </Card>
  );
}
