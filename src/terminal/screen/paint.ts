import { Ansis } from 'ansis';
import { colourOfSet, isLight } from '../../client/words/colours';
import { sanitize } from '../sanitize';

/** Paints a text, or returns it unchanged if colours are off. */
export type Brush = (text: string) => string;

/** The brushes. They sanitize their text first, which may come from a table. */
export interface Paint {
  /** whether there are any colours */
  hasColours: boolean;
  plain: Brush;
  strong: Brush;
  /** for minor text */
  faint: Brush;
  good: Brush;
  bad: Brush;
  /** for the title of a property, on the colour of its set */
  set(name: string, number: number): Brush;
  /** for a player, by their place in the order of play */
  player(turn: number): Brush;
}

const PLAYERS = ['cyanBright', 'yellowBright', 'magentaBright', 'greenBright', 'redBright', 'blueBright'] as const;

/**
 * The brushes for a terminal.
 * @param level as in Ansis: 0 none, 1 sixteen colours, 2 256, 3 all; undefined: detected, e.g. by NO_COLOR
 */
export function paintFor(level?: number): Paint {
  const ansis = new Ansis(level);
  const brush = (paint: (text: string) => string): Brush => (text) => paint(sanitize(text));
  return {
    hasColours: ansis.level > 0,
    plain: sanitize,
    strong: brush(ansis.bold),
    faint: brush(ansis.dim),
    good: brush(ansis.green),
    bad: brush(ansis.red),
    set(name, number) {
      const colour = colourOfSet(name, number);
      return brush((isLight(colour) ? ansis.black : ansis.whiteBright).bgRgb(...colour));
    },
    player(turn) {
      return brush(ansis[PLAYERS[turn % PLAYERS.length] ?? 'cyanBright'].bold);
    },
  };
}
