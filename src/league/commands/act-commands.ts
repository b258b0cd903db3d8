import { Argument, type Command, Option } from 'commander';
import type { GameConnection } from '../../client/connection';
import type { MatchReference } from '../match-reference';
import { type Act, type ActArgument, type ActName, acts, sendChange } from '../calls';
import { examples, jsonOption, wholeNumber } from '../../cli/support/arguments';
import {
  changeMatch, changeTournament, dateOption, matchArgument, type MatchOptions, printRepeats, roundArgument, roundOption, tournamentArgument,
  tournamentOption,
} from './support';

type Options = MatchOptions & Readonly<Record<string, unknown>>;

/** The commands that only pass their arguments on, of the acts that change these parts; null: of those that change none. */
export function actCommands(...parts: readonly (string | null)[]): ((league: Command) => void)[] {
  return (Object.keys(acts) as ActName[])
    .filter((name) => acts[name].command !== undefined && parts.includes(acts[name].part ?? null))
    .map((name) => (league) => addAct(league, name, acts[name]));
}

/** Adds the command of an act. It prints the change as the history has it, and who meets again because of it. */
function addAct(league: Command, procedure: ActName, { command = '', meaning = '', example = '', part, takes }: Act): void {
  const added = league.command(command).description(meaning);
  const positional = takes.filter((argument) => !isOption(argument));
  for (const argument of positional) added.addArgument(argumentOf(argument));
  for (const argument of takes.filter(isOption)) added.addOption(optionOf(argument));
  if (takes[0]?.kind === 'match') added.addOption(tournamentOption());
  added.addOption(jsonOption()).addHelpText('after', examples(`league ${command} ${example}`));
  added.action(async (...given: unknown[]) => {
    const options = given[positional.length] as Options;
    const valueOf = (argument: ActArgument): unknown => (isOption(argument) ? options[argument.name] ?? null : given[positional.indexOf(argument)]);
    const players = takes.filter(({ kind }) => kind === 'player' || kind === 'players').flatMap((argument) => valueOf(argument) as string | string[]);
    const after = async (connection: GameConnection, tournament: number, round: number): Promise<void> => {
      if (part === 'round' && players.length > 0) await printRepeats(connection, tournament, { ...options, rounds: [round], players });
    };
    const [, ...others] = takes;
    if (takes[0]?.kind === 'match') {
      await changeMatch(
        given[0] as MatchReference, options,
        (connection, match) => sendChange(connection, procedure, [match, ...others.map(valueOf)]),
        (connection, { Tournament, Round }) => after(connection, Tournament, Round),
      );
    } else {
      const tournament = given[0] as number;
      await changeTournament(
        tournament, options,
        (connection) => sendChange(connection, procedure, takes.map(valueOf)),
        (connection) => after(connection, tournament, given[1] as number),
      );
    }
  });
}

function isOption({ kind, isOptional }: ActArgument): boolean {
  return isOptional === true || kind === 'day' || kind === 'flag';
}

function argumentOf({ name, kind, meaning, least = 1, most }: ActArgument): Argument {
  if (kind === 'tournament') return tournamentArgument();
  if (kind === 'round') return roundArgument();
  if (kind === 'match') return matchArgument();
  if (kind === 'players') return new Argument(`<${name}...>`, meaning);
  const argument = new Argument(`<${name.replaceAll('_', '-')}>`, meaning);
  if (kind !== 'number') return argument;
  return argument.argParser(most === undefined ? wholeNumber(`a number, ${least} or more`, least) : wholeNumber(`a whole number from ${least} to ${most}`, least, most));
}

function optionOf({ name, kind, meaning = '' }: ActArgument): Option {
  if (kind === 'round') return roundOption(meaning);
  return kind === 'day' ? dateOption(`--${name} <date>`, meaning) : new Option(`--${name}`, meaning);
}
