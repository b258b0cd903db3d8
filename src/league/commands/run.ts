import { createInterface } from 'node:readline';
import { type Command } from 'commander';
import type { GameConnection } from '../../client/connection';
import { RefusedMove } from '../../client/refusal';
import { change } from '../calls';
import { completions, readEntry, roundInPlay } from '../result-parser';
import { findMatch } from '../match-reference';
import { type MatchPlayer, readMatches, readRounds, readStandings } from '../views';
import { examples } from '../../cli/support/arguments';
import { print, printNote, printTable } from '../../cli/support/output';
import { printMatches } from './print-matches';
import { printLast, tournamentArgument, withTournament } from './support';

const COMMANDS: Readonly<Record<string, string>> = {
  round: 'round 3: switch to round 3',
  draw: 'draw the round',
  matches: 'show the tables of the round',
  standings: 'show the standings',
  undo: 'undo the last change',
  help: 'show this help',
  quit: 'quit',
};

const HELP = [
  '2 14 -4 -10            record the scores at table 2, in the order in which matches lists its players',
  '2 Ann=14 ben=-4 c=-10  the same with names, which can be shortened; Tab completes them',
  '3/2 …                  the same for table 2 of round 3',
  '2! …                   replace the recorded result',
  ...Object.entries(COMMANDS).map(([word, what]) => `${word.padEnd(22)} ${what}`),
].join('\n');

/** `sqlopoly league run` */
export function addRun(league: Command): void {
  league
    .command('run')
    .description('record results interactively, one line per table; type help for the commands')
    .addArgument(tournamentArgument())
    .addHelpText('after', examples('league run 1'))
    .action(async (tournament: number) => {
      await withTournament(tournament, (connection, { Name }) => new ResultShell(connection, tournament, Name).run());
    });
}

/** An interactive session that records results. */
class ResultShell {
  private round = 1;
  private matches: MatchPlayer[] = [];

  constructor(
    private readonly connection: GameConnection,
    private readonly tournament: number,
    private readonly name: string,
  ) {}

  /** Reads lines until `quit` or the end of the input. */
  async run(): Promise<void> {
    const isTerminal = process.stdin.isTTY === true && process.stderr.isTTY === true;
    const reader = createInterface({
      input: process.stdin, output: process.stderr, terminal: isTerminal,
      completer: (line: string) => completions(line, this.namesFor(line), Object.keys(COMMANDS)),
    });
    reader.on('SIGINT', () => reader.close());
    // Before the first query: a pipe may deliver its lines, and its end, meanwhile.
    const lines = reader[Symbol.asyncIterator]();
    await this.refresh();
    const rounds = await readRounds(this.connection, this.tournament);
    this.round = roundInPlay(rounds)?.Round ?? 1;
    printNote(`${this.name}, round ${this.round}. Type help for the commands.`);
    const prompt = (): void => {
      if (!isTerminal) return;
      reader.setPrompt(`round ${this.round}> `);
      reader.prompt();
    };
    prompt();
    for await (const line of lines) {
      if (/^\s*(q|quit|exit)\s*$/i.test(line)) break;
      if (line.trim() !== '') await this.execute(line);
      prompt();
    }
    reader.close();
  }

  /** Executes a line. A refusal is printed, and the line can be typed again. */
  private async execute(line: string): Promise<void> {
    // Others may have drawn, recorded or opened tables.
    await this.refresh();
    const entry = readEntry(line, (round, table) => this.at(round, table));
    try {
      if (entry.kind === 'wrong') printNote(entry.what);
      else if (entry.kind === 'word') await this.executeCommand(entry.word, entry.rest);
      else {
        const match = await findMatch(this.connection, { round: entry.round ?? this.round, table: entry.table }, this.tournament);
        await change(this.connection, entry.correct ? 'correct_result' : 'record_result', match, entry.scores);
        await printLast(this.connection, this.tournament, {});
      }
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      printNote(error.message);
    }
  }

  private async executeCommand(word: string, rest: string): Promise<void> {
    const ofRound = (): MatchPlayer[] => this.matches.filter(({ Round }) => Round === this.round);
    switch (word) {
      case 'round':
        if (/^\d{1,4}$/.test(rest)) this.round = Number(rest);
        else printNote('Give a number: round 3.');
        return;
      case 'draw':
        await change(this.connection, 'draw_round', this.tournament, this.round);
        await this.refresh();
        printMatches(ofRound());
        return;
      case 'matches':
        printMatches(ofRound());
        return;
      case 'standings':
        printTable(await readStandings(this.connection, this.tournament));
        return;
      case 'undo':
        await change(this.connection, 'undo_change', this.tournament);
        await printLast(this.connection, this.tournament, {});
        return;
      case 'help':
        print(HELP);
        return;
      default:
        printNote(`Unknown command: ${word}. Type help for the commands.`);
    }
  }

  private async refresh(): Promise<void> {
    this.matches = await readMatches(this.connection, this.tournament);
  }

  private at(round: number | undefined, table: number): MatchPlayer[] {
    return this.matches.filter(({ Round, Table }) => Round === (round ?? this.round) && Table === table);
  }

  /** The names to complete: those at the table that a line begins with, else all. */
  private namesFor(line: string): string[] {
    const [, round, table] = /^\s*(?:(\d+)\/)?(\d+)!?\s/.exec(line) ?? [];
    const players = table === undefined ? this.matches : this.at(round === undefined ? undefined : Number(round), Number(table));
    return [...new Set(players.map(({ Player }) => Player))];
  }
}
