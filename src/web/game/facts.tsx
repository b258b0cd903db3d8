import type { Highlights } from '../../game/highlights';
import type { MoneyChange } from '../../game/statistics';
import { LineChart } from '../statistics/charts';
import { linesOf } from '../statistics/game-statistics';
import type { Snapshot } from './snapshot';

/** Facts about a game that is over: money over time, and what stood out. */
export function Facts({ snapshot, changes, highlights: { dearestRent, bestDeed, luckiestRoll } }: { snapshot: Snapshot; changes: readonly MoneyChange[]; highlights: Highlights }) {
  const { words, game } = snapshot;
  const past = (record: number | null) => `/games/${game.Game}/past?at=${record ?? 0}`;
  return (
    <>
      <LineChart lines={linesOf(snapshot, changes)} of="Cash of each player over the moves of the game" along="Move" place="stage" />
      <ul class="highlights">
        {dearestRent && <li><strong>Highest rent:</strong> <a href={past(dearestRent.record)}>{dearestRent.subject}</a></li>}
        {bestDeed && <li><strong>Best deed:</strong> {`${bestDeed.subject} earned ${words.money(bestDeed.amount)} in rent.`}</li>}
        {luckiestRoll && <li><strong>Luckiest roll:</strong> <a href={past(luckiestRoll.record)}>{`${luckiestRoll.subject} got ${words.money(luckiestRoll.amount)} with one roll.`}</a></li>}
      </ul>
    </>
  );
}
