import { type Command } from 'commander';
import { readTournaments } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printTable, say } from '../support/output';
import { withLeague } from './support';

/** `sqlopoly league tournaments` */
export function addTournaments(league: Command): void {
  league
    .command('tournaments')
    .description('list all tournaments, the newest first (tournamentsView)')
    .addOption(jsonOption())
    .addHelpText('after', examples('league tournaments'))
    .action(async ({ json }: { json?: boolean }) => {
      const tournaments = await withLeague(readTournaments);
      if (!json && tournaments.length === 0) say('There is no tournament yet; make one with: npx sqlopoly league new');
      (json ? printJson : printTable)(tournaments);
    });
}
