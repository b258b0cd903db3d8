import type { Draw, RandomChoice } from '../../client/fairness';
import type { PlayerState } from '../../client/views';

/** The data from which a browser recomputes every roll, deal and shuffle. */
export interface Evidence {
  commitment: string;
  seed: string;
  /** the numbers of the players, in the order of play */
  seats: number[];
  thrown: readonly RandomChoice[];
  draws: readonly Draw[];
}

/** Something that follows from the seed, with its recorded result. */
export interface Check {
  /** identifies it in the browser */
  key: string;
  record: number;
  what: string;
  recorded: string;
}

/** @param draw a draw from a shuffled deck */
function keyOf({ Record: record, Event: event }: Draw): string {
  return `${record}.${event}`;
}

/** Everything that can be checked in a game, the newest first. */
export function checksOf(thrown: readonly RandomChoice[], draws: readonly Draw[], players: readonly PlayerState[]): Check[] {
  const nameOf = (number: number): string => players.find((player) => player['Player No.'] === number)?.['Player name'] ?? `player ${number}`;
  const dice = thrown.filter(({ What: what }) => what.startsWith('die:')).map((die): Check => ({
    key: die.What, record: die.Record, what: `Die ${die.What.slice('die:'.length)}`, recorded: String(die.Result),
  }));
  const drawn = draws.filter(({ Kind: kind }) => kind !== 'card_used').map((draw): Check => {
    const name = nameOf(draw['Player No.']);
    const number = draw.What.slice(draw.What.indexOf(':') + 1);
    const described = {
      rolled: [`${name} rolls for the order of play`, String(draw.Roll)],
      dealt: [`${name} is dealt a deed`, `deed ${number}`],
      drew: [`${name} draws from deck ${draw.Deck}`, `card ${number}`],
      card_used: ['', ''],
    }[draw.Kind];
    return { key: keyOf(draw), record: draw.Record, what: described[0] ?? '', recorded: described[1] ?? '' };
  });
  const decks = [...new Set(thrown.flatMap(({ Deck: deck }) => deck ?? []))].sort((one, other) => one - other).map((deck): Check => ({
    key: `deck:${deck}`, record: 0, what: `Deck ${deck} is shuffled`,
    recorded: thrown.filter((card) => card.Deck === deck).sort((one, other) => (one.Result ?? 0) - (other.Result ?? 0)).map((card) => card.What.slice('card:'.length)).join(' '),
  }));
  const hasOrder = draws.some(({ Kind: kind }) => kind === 'rolled');
  const order: Check[] = hasOrder ? [{ key: 'order', record: 0, what: 'The order of play', recorded: players.map((player) => player['Player name']).join(', ') }] : [];
  return [...decks, ...order, ...drawn, ...dice].sort((one, other) => other.record - one.record);
}
