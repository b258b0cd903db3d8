import { type Command, Help } from 'commander';
import { programFor } from '../../src/cli/main';

/** The page that lists the commands, relative to the checkout. */
export const COMMANDS_PAGE = 'docs/commands.md';

/** What stands between these comments is made from the program. */
const PLACE = /(<!-- commands -->\n\n)[^]*?(<!-- end -->)/;

const HELP = new Help();

/** The page with the commands as the program has them. @throws Error when the page has no place for them */
export async function withCommands(page: string): Promise<string> {
  if (!PLACE.test(page)) throw new Error('The page has no place for the commands.');
  const { commands } = await programFor([]);
  const text = commands.map((command) => described(command, '')).join('\n');
  return page.replace(PLACE, (_, start: string, end: string) => `${start}${text}\n${end}`);
}

/** A command with its arguments and options; one with commands of its own is a heading for them. */
function described(command: Command, group: string): string {
  const name = `${group}${command.name()}`;
  const own = command.commands.map((one) => `\n${described(one, `${name} `)}`).join('');
  const rows = [
    ...command.registeredArguments.map((argument) => [`<${argument.name()}>`, HELP.argumentDescription(argument)]),
    ...HELP.visibleOptions(command)
      .filter(({ long }) => long !== '--help')
      .map((option) => [option.flags, HELP.optionDescription(option)]),
  ].map(([term = '', text = '']) => `| \`${term}\` | ${text.replaceAll('|', '\\|')} |\n`);
  const usage = command.registeredArguments.length > 0 ? `\n\`\`\`\nnpx sqlopoly ${name} ${command.usage()}\n\`\`\`\n` : '';
  const table = rows.length > 0 ? `\n| | |\n| --- | --- |\n${rows.join('')}` : '';
  return `${group === '' ? '###' : '####'} ${name}\n\n${command.description()}\n${usage}${table}${own}`;
}
