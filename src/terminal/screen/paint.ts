import { Ansis } from 'ansis';
import { colourOfSet, isLight } from '../../telling/colours';
import { visible } from '../visible';

/** How a text is painted: it comes with colours, or as it was where none are wanted. */
export type Brush = (text: string) => string;

/** What can be told apart by colours. Whatever is painted is made visible first: it may come from a table. */
export interface Paint {
  /** whether there are any colours */
  hasColours: boolean;
  plain: Brush;
  strong: Brush;
  /** for what matters less */
  faint: Brush;
  good: Brush;
  bad: Brush;
  /** for the head of a property: the ground is the colour of its set */
  set(name: string, number: number): Brush;
  /** for a player, by his place in the order of play */
  player(turn: number): Brush;
}

const PLAYERS = ['cyanBright', 'yellowBright', 'magentaBright', 'greenBright', 'redBright', 'blueBright'] as const;

/**
 * The colours that a terminal has.
 * @param level as in Ansis: 0 none, 1 sixteen of them, 2 256, 3 all; undefined: finds out, by NO_COLOR among others
 */
export function paintFor(level?: number): Paint {
  const ansis = new Ansis(level);
  const brush = (paint: (text: string) => string): Brush => (text) => paint(visible(text));
  return {
    hasColours: ansis.level > 0,
    plain: visible,
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
