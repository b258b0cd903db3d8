/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

const BLACK: Colour = [60, 60, 60];
const SILVER: Colour = [185, 185, 190];

/** The colours of sets that are named after a colour. */
const NAMED: Readonly<Record<string, Colour>> = {
  amber: [255, 191, 0],
  aqua: [0, 190, 210],
  beige: [225, 210, 175],
  black: BLACK,
  blue: [40, 80, 200],
  bronze: [160, 110, 50],
  brown: [130, 80, 40],
  burgundy: [115, 20, 50],
  coral: [250, 120, 90],
  cream: [245, 235, 200],
  crimson: [190, 20, 60],
  cyan: [0, 170, 190],
  'dark blue': [20, 40, 150],
  gold: [215, 175, 0],
  gray: [130, 130, 130],
  green: [0, 130, 60],
  grey: [130, 130, 130],
  indigo: [75, 40, 150],
  lavender: [185, 165, 230],
  'light blue': [120, 190, 235],
  'light green': [130, 210, 120],
  lime: [150, 200, 0],
  magenta: [190, 50, 160],
  maroon: [120, 25, 35],
  mint: [150, 220, 180],
  navy: [20, 40, 110],
  olive: [120, 120, 30],
  orange: [240, 140, 20],
  peach: [250, 190, 150],
  pink: [235, 120, 175],
  plum: [140, 60, 120],
  purple: [120, 50, 150],
  red: [205, 30, 40],
  rose: [240, 90, 130],
  ruby: [170, 15, 60],
  salmon: [245, 140, 120],
  scarlet: [235, 40, 30],
  silver: SILVER,
  tan: [205, 170, 125],
  teal: [0, 128, 128],
  turquoise: [50, 190, 180],
  violet: [140, 80, 200],
  white: [235, 235, 235],
  yellow: [245, 215, 40],
  // Sets without a colour in the usual game: by number they could get that of another set.
  railroad: BLACK,
  railway: BLACK,
  station: BLACK,
  utility: SILVER,
};

/** The colours of other sets, by number. */
const UNNAMED = ['brown', 'light blue', 'pink', 'orange', 'red', 'yellow', 'green', 'dark blue', 'silver', 'teal', 'violet', 'lime'] as const;

const GREY: Colour = [130, 130, 130];

/**
 * The colour of a set.
 * @param number of the set, for a name that is not a colour
 */
export function colourOfSet(name: string, number: number): Colour {
  return NAMED[name.toLowerCase()] ?? NAMED[UNNAMED[number % UNNAMED.length] ?? ''] ?? GREY;
}

/** Whether dark letters are readable on it, by its perceived brightness. */
export function isLight([red, green, blue]: Colour): boolean {
  return red * 299 + green * 587 + blue * 114 > 125_000;
}
