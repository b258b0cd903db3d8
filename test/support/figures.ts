/** What gameView shows after round 1 of the coursework: figure 8 of seed 000. */
export const FIGURE_8 = [
  [1, 0, 'Jane', 0, 'Co-Op', 400, 'Playing'],
  [1, 1, 'Norman', 2, 'Oak House,Owens Park', 100, 'Playing'],
  [1, 2, 'Mary', 4, 'Uni Place', 240, 'IN JAIL'],
  [1, 3, 'Bill', 13, 'AMBS,Victoria', 150, 'Playing'],
];

/** What it shows after round 2: figure 10. */
export const FIGURE_10 = [
  [2, 0, 'Jane', 5, 'Co-Op', 325, 'Playing'],
  [2, 1, 'Norman', 6, 'Oak House,Owens Park', 400, 'Playing'],
  [2, 2, 'Mary', 9, 'Uni Place', 40, 'Playing'],
  [2, 3, 'Bill', 6, 'AMBS,Victoria', 525, 'Playing'],
];
