import { type Command } from 'commander';
import { readTournaments } from '../../league/views';
import { examples, jsonOption } from '../support/arguments';
import { printJson, printNote, printTable } from '../support/output';
import { programName } from '../../program-name';
import { withLeague } from './support';

/** `sqlopoly league tournaments` */
export function addTournaments(league: Command): void {
  league
    .command('tournaments')
    .description('list all tournaments, newest first (tournamentsView)')
    .addOption(jsonOption())
    .addHelpText('after', examples('league tournaments'))
    .action(async ({ json }: { json?: boolean }) => {
      const tournaments = await withLeague(readTournaments);
      if (!json && tournaments.length === 0) printNote(`There are no tournaments yet; create one with: ${programName()} league new`);
      (json ? printJson : printTable)(tournaments);
    });
}
