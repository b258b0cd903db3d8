import { type Command } from 'commander';
import { examples } from '../support/arguments';
import { addAddRound } from './add-round';
import { addAdjust } from './adjust';
import { addAdjustments } from './adjustments';
import { addAnnul } from './annul';
import { addArchiveTournament } from './archive';
import { addCancelDraw } from './cancel-draw';
import { addCancelMatch } from './cancel-match';
import { addCheck } from './check';
import { addClose } from './close';
import { addCrossTable } from './cross-table';
import { addDeletePlayer } from './delete-player';
import { addDeleteRound } from './delete-round';
import { addDeleteTournament } from './delete-tournament';
import { addDraw } from './draw';
import { addDrawMethods } from './draw-methods';
import { addEnter } from './enter';
import { addExport } from './export';
import { addForfeit } from './forfeit';
import { addHistory } from './history';
import { addImport } from './import';
import { addJoin } from './join';
import { addMatches } from './matches';
import { addNewTournament } from './new';
import { addOpenTable } from './open-table';
import { addPlayer } from './player';
import { addPlayers } from './players';
import { addPointSystem } from './point-system';
import { addPointSystems } from './point-systems';
import { addPoints } from './points';
import { addRankBy } from './rank-by';
import { addRatings } from './ratings';
import { addRecordGame } from './record-game';
import { addRemoveAdjustment } from './remove-adjustment';
import { addRenamePlayer } from './rename-player';
import { addRenameTournament } from './rename-tournament';
import { addRenumberRound } from './renumber-round';
import { addReopen } from './reopen';
import { addRestoreTournament } from './restore';
import { addResult } from './result';
import { addRoundDates } from './round-dates';
import { addRounds } from './rounds';
import { addRun } from './run';
import { addScorer } from './scorer';
import { addSeat } from './seat';
import { addSet } from './set';
import { addSheet } from './sheet';
import { addStandings } from './standings';
import { addSubstitute } from './substitute';
import { addTakeBackGame } from './take-back-game';
import { addTournamentDates } from './tournament-dates';
import { addTournaments } from './tournaments';
import { addUndo } from './undo';
import { addWithdraw } from './withdraw';

const COMMANDS = [
  addTournaments, addPointSystems, addNewTournament, addRenameTournament, addDeleteTournament, addTournamentDates,
  addPointSystem, addSet, addRankBy, addScorer, addClose, addReopen, addPlayers, addJoin, addRenamePlayer,
  addDeletePlayer, addEnter, addWithdraw, addRounds, addAddRound, addRoundDates, addRenumberRound, addDeleteRound,
  addDrawMethods, addDraw, addCancelDraw, addCancelMatch, addSubstitute, addSeat, addOpenTable, addMatches, addResult,
  addAnnul, addForfeit, addRecordGame, addTakeBackGame, addAdjust, addAdjustments, addRemoveAdjustment, addUndo,
  addHistory, addPoints, addStandings, addCrossTable, addPlayer, addRatings, addSheet, addRun, addImport, addExport,
  addArchiveTournament, addRestoreTournament, addCheck,
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
