import { type Command } from 'commander';
import packageJson from '../../package.json';
import { examples } from './support/arguments';
import { print } from './support/output';

/** `sqlopoly credits` */
export function addCredits(program: Command): void {
  program
    .command('credits')
    .description('show the licence and the libraries used')
    .addHelpText('after', examples('credits'))
    .action(() => {
      const { name, version, description, license, dependencies } = packageJson;
      print(`${name} ${version}: ${description}`);
      print(`License: ${license} (file LICENSE)`);
      print('Sources of the rules: docs/sources.md');
      print(`Made with MySQL, Node.js, and these libraries: ${Object.keys(dependencies).join(', ')}`);
    });
}
