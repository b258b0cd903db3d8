/** A strength in Elo points, 1500 on average. */
export interface Rating {
  elo: number;
  /** the half of its 95% confidence interval */
  error: number;
}

/** A game: the player of each seat, and its winners. */
export interface Contest {
  players: readonly string[];
  /** several share the win */
  winners: readonly string[];
  /** how often that happened; default: 1 */
  games?: number;
}

/** Points of a rating for each unit of the logarithm of a strength: 400 make ten to one. */
const POINTS = 400 / Math.log(10);

/** Strengths are expected within 1,000 points or so: without that, a player who never won would be infinitely weak. */
const PRIOR = (POINTS / 1_000) ** 2;

const STEPS = 50;

/**
 * Rates players by games of any number: each seat wins with a probability in proportion to its player's strength, which
 * for two is Elo's formula. The ratings are the most likely ones; the order of the games does not matter.
 * @returns a rating for each name, in that order
 */
export function ratingsOf(names: readonly string[], contests: readonly Contest[]): Rating[] {
  const games = contests.filter(({ winners }) => winners.length > 0).map(({ players, winners, games: times = 1 }) => ({ seats: countOf(names, players), wins: countOf(names, winners).map((count) => count / winners.length), times }));
  let strengths = names.map(() => 0);
  let information: number[][] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const slope = strengths.map((strength) => -PRIOR * strength);
    information = names.map((_, row) => names.map((__, column) => (row === column ? PRIOR : 0)));
    for (const { seats, wins, times } of games) {
      const weights = seats.map((count, index) => count * Math.exp(strengths[index] ?? 0));
      const all = weights.reduce((total, weight) => total + weight, 0);
      const chances = weights.map((weight) => weight / all);
      for (const [row, chance] of chances.entries()) {
        slope[row] = (slope[row] ?? 0) + times * ((wins[row] ?? 0) - chance);
        const line = information[row] ?? [];
        for (const [column, other] of chances.entries()) line[column] = (line[column] ?? 0) + times * ((row === column ? chance : 0) - chance * other);
      }
    }
    const change = solve(information, slope);
    // A step too far, which strong opposites may cause, is shortened.
    const scale = 1 / Math.max(1, ...change.map(Math.abs));
    strengths = strengths.map((strength, index) => strength + scale * (change[index] ?? 0));
  }
  const mean = strengths.reduce((total, strength) => total + strength, 0) / Math.max(1, names.length);
  return strengths.map((strength, index) => ({ elo: 1_500 + POINTS * (strength - mean), error: 1.959964 * POINTS * errorOf(information, index) }));
}

/** How many of each name there are. */
function countOf(names: readonly string[], of: readonly string[]): number[] {
  return names.map((name) => of.filter((one) => one === name).length);
}

/** The standard error of the difference between a strength and the mean of all. */
function errorOf(information: readonly (readonly number[])[], index: number): number {
  const contrast = information.map((_, other) => (other === index ? 1 : 0) - 1 / information.length);
  const solved = solve(information, contrast);
  return Math.sqrt(Math.max(0, contrast.reduce((total, weight, other) => total + weight * (solved[other] ?? 0), 0)));
}

/** Solves a system of linear equations whose matrix is symmetric and positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, index) => [...line, right[index] ?? 0]);
  for (const [pivot, line] of rows.entries()) {
    for (const other of rows.slice(pivot + 1)) {
      const factor = (other[pivot] ?? 0) / (line[pivot] ?? 1);
      for (let column = pivot; column < line.length; column += 1) other[column] = (other[column] ?? 0) - factor * (line[column] ?? 0);
    }
  }
  const solution = rows.map(() => 0);
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    const line = rows[row] ?? [];
    const known = solution.reduce((total, value, column) => total + (column > row ? value * (line[column] ?? 0) : 0), 0);
    solution[row] = ((line[rows.length] ?? 0) - known) / (line[row] ?? 1);
  }
  return solution;
}
