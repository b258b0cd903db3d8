import { mayCharactersMove, playBots, toldAfter, type WaitsFor } from '../game/bots';
import type { GameConnection } from '../game/connection';
import { makeMoves, type Move } from '../game/move';
import { RefusedMove } from '../game/refusal';
import { playerOf, readStanding, type Standing } from '../game/standing';
import { type LedgerRow, type PlayerState, readPlayers, readRecord, readSeats, readStoryOf, type StoryEvent } from '../game/views';
import { rollSentence } from '../telling/rolls';
import { drawTable } from './draw-table';
import { invalid } from './menu';
import { folded } from './screen/fit';
import { widthOf } from './screen/screen';
import { paintNames } from './screen/story';
import type { Talk } from './talk';
import type { Words } from '../telling/words';

/** What ends an auction whose time is up: nobody has a choice about it. */
export const CLOSE = 'close';

/** What became of moves: made, refused for want of money, or refused for another reason. */
export type Outcome = 'made' | 'cannot afford' | 'refused';

/** The refusal of a move that the player has not enough money for. */
const CANNOT_AFFORD = 'cannot_afford';

/** The refusals of a move that says too little, which somebody at a terminal sees only where there is nothing to say. */
const INCOMPLETE: readonly string[] = ['property_missing', 'amount_missing', 'terms_missing'];

/** A game with people around it who share a terminal. */
export class Table {
  /** the newest move that was told, or seen to be made */
  private told = 0;

  constructor(
    readonly connection: GameConnection,
    readonly gameId: number,
    readonly talk: Talk,
    readonly words: Words,
  ) {}

  /** Reads where the game stands. */
  async read(): Promise<Standing> {
    const standing = await readStanding(this.connection);
    if (!standing) throw new Error(`Game ${this.gameId} is gone.`);
    this.told = standing.pending.Record;
    return standing;
  }

  /**
   * Lets the characters play, as far as it is for them to act, and tells what they did.
   * @returns whether they did anything, and what the game waits for then
   */
  async letBotsPlay({ pending, players, moves: [next] }: Standing): Promise<{ hasPlayed: boolean; waitsFor: WaitsFor | undefined }> {
    if (!mayCharactersMove(players, pending) || !next) return { hasPlayed: false, waitsFor: undefined };
    let hasPlayed = false;
    const waitsFor = await playBots(this.connection, this.gameId, next.Record - 1, (made) => {
      for (const { move, events } of made) {
        const { Character: character, 'Player name': name } = playerOf(players, move.player_ID);
        const isForPerson = character === null && move.account === null && move.action !== CLOSE;
        if (!hasPlayed && pending?.Deadline != null && isForPerson) this.talk.say(`The time of ${name} is up.`);
        hasPlayed = true;
        this.talk.say();
        this.tellMove(players, move, events);
      }
    });
    if (hasPlayed && !this.words.hasLooks) await this.showSeats();
    return { hasPlayed, waitsFor };
  }

  /** Whether somebody elsewhere has moved since it was read where the game stands. */
  async hasGoneOn(): Promise<boolean> {
    return (await readRecord(this.connection)) !== this.told;
  }

  /** Tells what was moved elsewhere since it was read where the game stands. */
  async tellMissed(): Promise<void> {
    const missed = await toldAfter(this.connection, this.told);
    if (missed.length === 0) return;
    const players = await readPlayers(this.connection);
    this.talk.say();
    for (const { move, events } of missed) this.tellMove(players, move, events);
  }

  /** Shows how everybody stands, as gameView has it; a window has a board for that. */
  async showSeats(): Promise<void> {
    if (this.talk.screen) return;
    this.talk.say(drawTable(await readSeats(this.connection)));
  }

  /**
   * Makes moves, all of them or none, and tells what they brought about, or why they are refused.
   * @param moves none: nothing happens
   * @param record the record that the first of them is to be; null: whichever is next
   * @returns whether they were made
   */
  async make(moves: readonly Move[], record: number | null = null): Promise<boolean> {
    return (await this.tryToMake(moves, record, [])) === 'made';
  }

  /**
   * The same for moves that may lack money: of that nothing is told.
   * @returns what became of them
   */
  attempt(moves: readonly Move[], record: number | null = null): Promise<Outcome> {
    return this.tryToMake(moves, record, [CANNOT_AFFORD]);
  }

  private async tryToMake(
    moves: readonly Move[],
    record: number | null,
    untold: readonly string[],
  ): Promise<Outcome> {
    if (moves.length === 0) return 'made';
    try {
      const rows = await makeMoves(this.connection, this.gameId, moves, record);
      this.talk.say();
      for (const row of rows) await this.tell(row);
      this.told = rows.at(-1)?.record_ID ?? this.told;
      if (!this.words.hasLooks) await this.showSeats();
      return 'made';
    } catch (error) {
      if (!(error instanceof RefusedMove)) throw error;
      const sentence = INCOMPLETE.includes(error.token) ? 'there is nothing now with which that can be done.' : error.sentence;
      if (!untold.includes(error.token)) this.talk.say(invalid(sentence));
      return error.token === CANNOT_AFFORD ? 'cannot afford' : 'refused';
    }
  }

  /** Tells what the dice showed, and what a move brought about. */
  private async tell(row: LedgerRow): Promise<void> {
    this.tellMove(await readPlayers(this.connection), row, await readStoryOf(this.connection, row.record_ID));
  }

  private tellMove(players: readonly PlayerState[], row: LedgerRow, events: readonly StoryEvent[]): void {
    const rolled = rollSentence(playerOf(players, row.player_ID)['Player name'], row);
    if (rolled !== undefined) this.talk.say(rolled);
    this.tellStory(players, events);
  }

  private tellStory(players: readonly PlayerState[], story: readonly StoryEvent[]): void {
    const { screen } = this.talk;
    if (!screen) {
      for (const { Sentence } of story) this.talk.say(Sentence);
      return;
    }
    const lines = story.flatMap(({ Sentence }) => folded(`  ${Sentence}`, widthOf(screen, screen.columns)));
    screen.draw(lines.map((line) => paintNames(screen.paint, line, players)));
  }
}
