import { type Command } from 'commander';
import { examples } from '../../cli/support/arguments';
import { actCommands } from './act-commands';
import { addAddRound } from './add-round';
import { addArchiveTournament } from './archive';
import { addCheck } from './check';
import { addDeletePlayer } from './delete-player';
import { addDraw } from './draw';
import { addEnter } from './enter';
import { addExport } from './export';
import { addHistory } from './history';
import { addImport } from './import';
import { addJoin } from './join';
import {
  addAdjustments, addCrossTable, addDrawMethods, addMatches, addPoints, addPointSystems, addRatings, addRounds, addStandings, addTournaments,
} from './list-commands';
import { addNewTournament } from './new';
import { addPlayer } from './player';
import { addPlayers } from './players';
import { addRankBy } from './rank-by';
import { addRecordGame } from './record-game';
import { addRenamePlayer } from './rename-player';
import { addRestoreTournament } from './restore';
import { addResult } from './result';
import { addRun } from './run';
import { addScorer } from './scorer';
import { addSet } from './set';
import { addSheet } from './sheet';
import { addTakeBackGame } from './take-back-game';

/** In the order in which help lists them; those that only pass their arguments on come after the others of their topic. */
const COMMANDS = [
  addTournaments, addPointSystems, addNewTournament, addSet, addRankBy, addScorer, ...actCommands('tournament', 'settings', 'ranking', 'people'),
  addPlayers, addJoin, addRenamePlayer, addDeletePlayer, addEnter, ...actCommands('player', 'entries'),
  addRounds, addAddRound, addDrawMethods, addDraw, ...actCommands('round', 'number'),
  addMatches, addResult, addRecordGame, addTakeBackGame, ...actCommands('result'),
  addAdjustments, ...actCommands('adjustments', null),
  addHistory, addPoints, addStandings, addCrossTable, addPlayer, addRatings, addSheet, addRun, addImport, addExport, addArchiveTournament, addRestoreTournament, addCheck,
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
        'league result 1/1 Ann=12 Cleo=-4 Finn=-8',
        'league standings 1',
      ),
    );
  for (const add of COMMANDS) add(league);
}
