import { createInterface } from 'node:readline';
import { type Command } from 'commander';
import type { GameConnection } from '../../game/connection';
import { RefusedMove } from '../../game/refusal';
import { change, correctResult, drawRound, recordResult } from '../../league/calls';
import { completions, readEntry, roundInPlay } from '../../league/evening';
import { findMatch } from '../../league/match-reference';
import { type MatchPlayer, readMatches, readRounds, readStandings } from '../../league/views';
import { examples } from '../support/arguments';
import { print, printTable, say } from '../support/output';
import { printMatches } from './print-matches';
import { tellLast, tournamentArgument, withTournament } from './support';

const WORDS: Readonly<Record<string, string>> = {
  round: 'round 3: what follows is about round 3',
  draw: 'draw the round',
  matches: 'show the tables of the round',
  standings: 'show the standings',
  undo: 'take back what was done last',
  help: 'show this',
  quit: 'end',
};

const HELP = [
  '2 14 -4 -10            the scores at table 2, in the order in which matches lists its players',
  '2 Ann=14 ben=-4 c=-10  the same by names; their beginnings will do, and Tab completes them',
  '3/2 …                  table 2 of round 3',
  '2! …                   replaces what is recorded',
  ...Object.entries(WORDS).map(([word, what]) => `${word.padEnd(22)} ${what}`),
].join('\n');

/** `sqlopoly league run` */
export function addRun(league: Command): void {
  league
    .command('run')
    .description('type the results of an evening, a line a table; help says how')
    .addArgument(tournamentArgument())
    .addHelpText('after', examples('league run 1'))
    .action(async (tournament: number) => {
      await withTournament(tournament, (connection, { Name }) => new Evening(connection, tournament, Name).run());
    });
}

/** An evening at the keyboard. */
class Evening {
  private round = 1;
  private matches: MatchPlayer[] = [];

  constructor(
    private readonly connection: GameConnection,
    private readonly tournament: number,
    private readonly name: string,
  ) {}

  /** Reads lines until there are no more, or one of them ends it. */
  async run(): Promise<void> {
    const isTerminal = process.stdin.isTTY === true && process.stderr.isTTY === true;
    const reader = createInterface({
      input: process.stdin, output: process.stderr, terminal: isTerminal,
      completer: (line: string) => completions(line, this.namesFor(line), Object.keys(WORDS)),
    });
    reader.on('SIGINT', () => reader.close());
    // At once: lines of a pipe, and its end, come while the database is read.
    const lines = reader[Symbol.asyncIterator]();
    await this.refresh();
    const rounds = await readRounds(this.connection, this.tournament);
    this.round = roundInPlay(rounds)?.Round ?? 1;
    say(`${this.name}, round ${this.round}. help says what can be typed.`);
    const prompt = (): void => {
      if (!isTerminal) return;
      reader.setPrompt(`round ${this.round}> `);
      reader.prompt();
    };
    prompt();
    for await (const line of lines) {
      if (/^\s*(q|quit|exit)\s*$/i.test(line)) break;
      if (line.trim() !== '') await this.take(line);
      prompt();
    }
    reader.close();
  }

  /** Does what a line says. What is refused is told, and can be typed again. */
  private async take(line: string): Promise<void> {
    // Others may draw, record and open tables meanwhile.
    await this.refresh();
    const entry = readEntry(line, (round, table) => this.at(round, table));
    try {
      if (entry.kind === 'wrong') say(entry.what);
      else if (entry.kind === 'word') await this.obey(entry.word, entry.rest);
      else {
        const match = await findMatch(this.connection, { round: entry.round ?? this.round, table: entry.table }, this.tournament);
        await (entry.correct ? correctResult : recordResult)(this.connection, match, entry.scores);
        await tellLast(this.connection, this.tournament, {});
      }
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      say(error.message);
    }
  }

  private async obey(word: string, rest: string): Promise<void> {
    const ofRound = (): MatchPlayer[] => this.matches.filter(({ Round }) => Round === this.round);
    switch (word) {
      case 'round':
        if (/^\d{1,4}$/.test(rest)) this.round = Number(rest);
        else say('Say which, as round 3.');
        return;
      case 'draw':
        await drawRound(this.connection, this.tournament, this.round);
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
        await change(this.connection, 'undoChange', this.tournament);
        await tellLast(this.connection, this.tournament, {});
        return;
      case 'help':
        print(HELP);
        return;
      default:
        say(`${word} is nothing that can be typed; help says what can.`);
    }
  }

  private async refresh(): Promise<void> {
    this.matches = await readMatches(this.connection, this.tournament);
  }

  private at(round: number | undefined, table: number): MatchPlayer[] {
    return this.matches.filter(({ Round, Table }) => Round === (round ?? this.round) && Table === table);
  }

  /** The names at the table that a line begins with. */
  private namesFor(line: string): string[] {
    const [, round, table] = /^\s*(?:(\d+)\/)?(\d+)!?\s/.exec(line) ?? [];
    const players = table === undefined ? this.matches : this.at(round === undefined ? undefined : Number(round), Number(table));
    return [...new Set(players.map(({ Player }) => Player))];
  }
}
