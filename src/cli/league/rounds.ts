import { type Command } from 'commander';
import { readRounds } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printTable, say } from '../support/output';
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
      if (!json && rounds.length === 0) say(`There is no round yet; add one with: npx sqlopoly league add-round ${tournament}`);
      (json ? printJson : printTable)(rounds);
    });
}
