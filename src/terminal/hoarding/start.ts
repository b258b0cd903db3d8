import type { GameConnection } from '../../game/connection';
import { openGame } from '../../game/new-game';
import { RefusedMove } from '../../game/refusal';
import type { Conversation } from '../conversation';

/** What a game is made from: names in the database. */
export interface GameSource {
  edition: string;
  board: string;
  numbers: string;
}

/** Refusals that another number of players can help. */
const OF_PLAYERS = ['too_few_players', 'too_many_players'];

/**
 * Starts a game, and asks how many play it unless that is known. Asks again as long as the rules refuse
 * the number.
 * @returns the number of the game, which is the chosen one of the connection
 * @throws RefusedMove; InputEnded
 */
export async function startHoarding(
  connection: GameConnection,
  { say, ask }: Conversation,
  { edition, board, numbers }: GameSource,
  known: number | undefined,
): Promise<number> {
  for (let players = known; ; players = undefined) {
    players ??= await askPlayers({ say, ask });
    try {
      const gameId = await openGame(connection, edition, null, { players, board, dice: 'numbers', numbers });
      await connection.choose(gameId);
      return gameId;
    } catch (error) {
      if (known !== undefined || !(error instanceof RefusedMove && OF_PLAYERS.includes(error.token))) throw error;
      say(error.sentence);
    }
  }
}

async function askPlayers({ say, ask }: Pick<Conversation, 'say' | 'ask'>): Promise<number> {
  for (;;) {
    const answer = await ask('How many players will be playing? ');
    if (/^\d{1,4}$/.test(answer)) return Number(answer);
    say(`'${answer}' is no number of players.`);
  }
}
