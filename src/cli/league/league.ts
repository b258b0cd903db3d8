import { type Command } from 'commander';
import { examples } from '../support/arguments';
import { addAddRound } from './add-round';
import { addCancelDraw } from './cancel-draw';
import { addCheck } from './check';
import { addCrossTable } from './cross-table';
import { addDraw } from './draw';
import { addEnter } from './enter';
import { addExport } from './export';
import { addHistory } from './history';
import { addImport } from './import';
import { addJoin } from './join';
import { addMatches } from './matches';
import { addNewTournament } from './new';
import { addPlayers } from './players';
import { addPointSystems } from './point-systems';
import { addPoints } from './points';
import { addRecordGame } from './record-game';
import { addResult } from './result';
import { addRounds } from './rounds';
import { addStandings } from './standings';
import { addTournaments } from './tournaments';
import { addWithdraw } from './withdraw';

const COMMANDS = [
  addTournaments, addPointSystems, addNewTournament, addPlayers, addJoin, addEnter, addWithdraw, addRounds, addAddRound,
  addDraw, addCancelDraw, addMatches, addResult, addRecordGame, addPoints, addStandings, addCrossTable, addHistory,
  addImport, addExport, addCheck,
];

/** `sqlopoly league` */
export function addLeague(program: Command): void {
  const league = program
    .command('league')
    .description('run tournaments of a card game: rounds, draws, results, points, standings')
    .addHelpText(
      'after',
      examples(
        'league join Ann Ben Cleo Dora Emil Finn',
        "league new 'Winter Cup' --start 2026-01-01 --end 2026-03-31 --points 'Point System 1'",
        'league enter 1 Ann Ben Cleo Dora Emil Finn',
        'league add-round 1 --start 2026-01-01 --end 2026-01-31',
        'league draw 1 1',
        'league result 1 Ann=12 Cleo=-4 Finn=-8',
        'league standings 1',
      ),
    );
  for (const add of COMMANDS) add(league);
}
