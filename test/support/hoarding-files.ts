import path from 'node:path';

const EXAMPLES = path.join(__dirname, '../../docs/examples/hoarding');

/** The example files of the assignment, as the repository has them. */
export const CAMPUS_RULES = path.join(EXAMPLES, 'Rules/CampusRules.txt');
export const CAMPUS_BOARD = path.join(EXAMPLES, 'Boards/CampusBoard.csv');
export const CONTINENT_RULES = path.join(EXAMPLES, 'Rules/ContinentRules.txt');
export const CONTINENT_BOARD = path.join(EXAMPLES, 'Boards/ContinentBoardNoSalary.csv');
export const RANDOM_NUMBERS = path.join(EXAMPLES, 'RandomFiles/RandomNums10000.txt');

/** Files of tests only. */
export const FIXTURES = path.join(__dirname, '../fixtures/hoarding');
