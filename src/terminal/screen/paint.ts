import { Ansis } from 'ansis';
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

/** What sets are called, and the colour of that name: red, green and blue. */
const NAMED: Readonly<Record<string, readonly [number, number, number]>> = {
  black: [60, 60, 60],
  blue: [40, 80, 200],
  brown: [130, 80, 40],
  cyan: [0, 170, 190],
  'dark blue': [20, 40, 150],
  gold: [215, 175, 0],
  gray: [130, 130, 130],
  green: [0, 130, 60],
  grey: [130, 130, 130],
  'light blue': [120, 190, 235],
  'light green': [130, 210, 120],
  lime: [150, 200, 0],
  magenta: [190, 50, 160],
  navy: [20, 40, 110],
  orange: [240, 140, 20],
  pink: [235, 120, 175],
  purple: [120, 50, 150],
  red: [205, 30, 40],
  silver: [185, 185, 190],
  teal: [0, 128, 128],
  turquoise: [50, 190, 180],
  violet: [140, 80, 200],
  white: [235, 235, 235],
  yellow: [245, 215, 40],
};

/** For sets that are not called like a colour, by their number. */
const UNNAMED = ['brown', 'light blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark blue', 'silver', 'teal', 'violet', 'lime'] as const;

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
      const [red, green, blue] = NAMED[name.toLowerCase()] ?? NAMED[UNNAMED[number % UNNAMED.length] ?? ''] ?? [130, 130, 130];
      // What is written on it must stand out, to eyes, which green dazzles most.
      const isLight = red * 299 + green * 587 + blue * 114 > 125_000;
      return brush((isLight ? ansis.black : ansis.whiteBright).bgRgb(red, green, blue));
    },
    player(turn) {
      return brush(ansis[PLAYERS[turn % PLAYERS.length] ?? 'cyanBright'].bold);
    },
  };
}
