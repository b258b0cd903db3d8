import { RefusedMove } from '../../game/refusal';
import { type PossibleMove, readGame, readMoves, readSeats } from '../../game/views';
import { parseNumber } from './arguments';
import { openQuestions } from './ask';
import type { OpenGame } from './current-game';
import { printTable, say } from './output';
import { printMove, printNext, randomDice, rollAndRead } from './roll-dice';

/** Asks for dice, one roll a line, until the game is over, nobody answers any more, or somebody quits. */
export async function playOn(open: OpenGame): Promise<void> {
  const { connection, game } = open;
  const questions = openQuestions();
  try {
    for (;;) {
      const moves = await readMoves(connection);
      const [next] = moves;
      if (!next) break;
      const answer = (await questions.ask(`${next.Meaning} (Enter: at random, q: quit) `))?.trim();
      if (answer === undefined || /^q(uit)?$/i.test(answer)) return;
      await answerMove(open, moves, next, answer);
    }
  } finally {
    questions.close();
  }
  await printNext(open, () => readGame(connection, game.Game));
}

/** Plays what somebody typed. What is refused is told, and can be asked again. */
async function answerMove(
  open: OpenGame,
  moves: readonly PossibleMove[],
  next: PossibleMove,
  answer: string,
): Promise<void> {
  const dice = answer === '' ? randomDice(moves) : parseNumber(answer);
  if (dice === undefined) {
    say(answer === '' ? `Now: ${next.SQL}` : `${answer} is no number.`);
    return;
  }
  try {
    // Somebody else may have moved while we waited for the answer: this roll is for the asked player.
    const made = await rollAndRead(open, dice, next.Record);
    printMove(made, next['Player name']);
    printTable(await readSeats(open.connection));
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    say(error.message);
  }
}
