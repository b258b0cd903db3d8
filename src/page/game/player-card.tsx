import { isInJail } from '../../client/game-state';
import { currentRent } from '../../client/words/property-info';
import { DeedName } from './proposal';
import type { Snapshot } from './snapshot';
import { Card } from './tile-card';

/** A player's card: cash, net worth, position and all deeds. */
export function PlayerCard({ snapshot, number }: { snapshot: Snapshot; number: number }) {
  const { players, properties, words, game } = snapshot;
  const player = players.find((one) => one['Player No.'] === number);
  if (!player) return <Card title="There is no such player."><p>{`This game has ${players.length} players.`}</p></Card>;
  const own = properties.filter((property) => property['Player No.'] === number);
  return (
    <Card title={player['Player name']} kind="wide">
      <dl class="facts">
        <dt>Cash</dt><dd>{words.money(player['Bank balance'])}</dd>
        {player['Can raise'] !== null && <><dt>Could raise</dt><dd>{words.money(player['Can raise'])}</dd></>}
        {player['Net worth'] !== null && <><dt>Net worth by the rules</dt><dd>{words.money(player['Net worth'])}</dd></>}
        <dt>On</dt><dd>{`${player.Tile ?? ''}${isInJail(player) ? ` (${player.Label})` : ''}`}</dd>
        {player.Cards > 0 && <><dt>{words.of('cards')}</dt><dd>{player.Cards}</dd></>}
        {player.Character !== null && <><dt>Played by</dt><dd>{player.Character}</dd></>}
      </dl>
      {own.length === 0 ? <p>No properties yet.</p> : (
        <ul class="own-deeds">
          {own.map((property) => (
            <li class={property.Mortgaged ? 'mortgaged' : undefined}>
              <a href={`/games/${game.Game}/tiles/${property.Position}`} hx-get={`/games/${game.Game}/tiles/${property.Position}`} hx-target="#card"><DeedName words={words} property={property} /></a>
              {!property.Mortgaged && <span class="soft">{currentRent(words, property)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
