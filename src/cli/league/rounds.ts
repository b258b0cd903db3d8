import { type Command } from 'commander';
import { readRounds } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printNote, printTable } from '../support/output';
import { programName } from '../../program-name';
import { tournamentArgument, withTournament } from './support';

/** `sqlopoly league rounds` */
export function addRounds(league: Command): void {
  league
    .command('rounds')
    .description('list the rounds of a tournament (roundsView)')
    .addArgument(tournamentArgument())
    .addOption(jsonOption())
    .addHelpText('after', examples('league rounds 1'))
    .action(async (tournament: number, { json = false }: { json?: boolean }) => {
      const rounds = await withTournament(tournament, (connection) => readRounds(connection, tournament));
      if (!json && rounds.length === 0) printNote(`There are no rounds yet; add one with: ${programName()} league add-round ${tournament}`);
      (json ? printJson : printTable)(rounds);
    });
}
