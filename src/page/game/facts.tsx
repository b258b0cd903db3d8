import { isIn } from '../../client/game-state';
import type { Highlights } from '../../client/highlights';
import type { GameWorth } from '../../client/turning-point';
import { counted } from '../../client/words/counted';
import { LineChart } from '../statistics/charts';
import { worthLinesOf } from '../statistics/game-statistics';
import type { Snapshot } from './snapshot';

/** How many facts are shown: the first ones that there are. */
const MOST_FACTS = 3;

/** What it is about, a sentence, and the move that shows it, if one does. */
type Fact = readonly [head: string, text: string, record: number | null];

/**
 * Facts about a game that is over: when it turned, what players were worth over time, and what stood out.
 * @param ends the rules about the end: they are shown where somebody won while others were still playing
 */
export function Facts({ snapshot, worths, ends, highlights: { turningPoint, dearestRent, bestDeed, luckiestRoll } }: { snapshot: Snapshot; worths: readonly GameWorth[]; highlights: Highlights; ends: readonly string[] }) {
  const { words, game } = snapshot;
  const past = (record: number | null) => `/games/${game.Game}/past?at=${record ?? 0}`;
  const facts: Fact[] = [
    ...(dearestRent ? [['Highest rent', dearestRent.subject, dearestRent.record] as const] : []),
    ...(turningPoint && turningPoint['Furthest behind'] !== null ? [['Comeback', `${turningPoint['Player name']} was ${words.money(turningPoint['Furthest behind'])} behind.`, turningPoint['Furthest behind in']] as const] : []),
    ...(turningPoint && turningPoint['Lead changes'] > 1 ? [['The lead', `It changed hands ${counted(turningPoint['Lead changes'], 'time')}.`, null] as const] : []),
    ...(bestDeed ? [['Best deed', `${bestDeed.subject} earned ${words.money(bestDeed.amount)} in rent.`, null] as const] : []),
    ...(luckiestRoll ? [['Luckiest roll', `${luckiestRoll.subject} got ${words.money(luckiestRoll.amount)} with one roll.`, luckiestRoll.record] as const] : []),
  ];
  return (
    <>
      {game.Winner !== null && snapshot.players.filter(isIn).length > 1 && <p class="soft">{`The rules of this game: ${ends.join(' ')}`}</p>}
      {turningPoint && <TurningPoint of={turningPoint} address={past(turningPoint.Record)} />}
      <LineChart
        lines={worthLinesOf(snapshot, worths)}
        of="What each player was worth over the moves of the game"
        along={turningPoint ? 'Move (vertical line: the turning point)' : 'Move'}
        place="stage"
        {...(turningPoint ? { at: turningPoint.Record } : {})}
      />
      <ul class="highlights">{facts.slice(0, MOST_FACTS).map(([head, text, record]) => <li><strong>{`${head}:`}</strong> {record === null ? text : <a href={past(record)}>{text}</a>}</li>)}</ul>
    </>
  );
}

/** The move at which the game turned, with a link to the position after it. */
function TurningPoint({ of: { Record: record, 'Player name': winner, sentence }, address }: { of: NonNullable<Highlights['turningPoint']>; address: string }) {
  if (record === 0) return <p class="turning-point">{`${winner} led from the start.`}</p>;
  return (
    <p class="turning-point">
      <strong>The game turned</strong> {'at '}<a href={address}>{`move ${record}`}</a>{`${sentence === undefined ? '.' : `: ${sentence}`} From then on ${winner} led.`}
    </p>
  );
}
