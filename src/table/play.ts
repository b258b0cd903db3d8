import type { GameConnection } from '../game/connection';
import { readChoices, readGame } from '../game/views';
import { askForBid } from './auction';
import { InputEnded, type Talk } from './talk';
import { Table } from './table';
import { answerTrade } from './trade';
import { answerOffer, rollForFee, settleDebt, takeTurn } from './turn';
import { Words } from './words';

/**
 * Plays a game whose players decide, with people who share a terminal, until it is over or the
 * input ends.
 * @param gameId the game, which must be the chosen one of the connection
 */
export async function playAtTable(connection: GameConnection, gameId: number, talk: Talk): Promise<void> {
  const table = new Table(connection, gameId, talk, new Words(await readChoices(connection)));
  try {
    await playOn(table);
    const winner = (await readGame(connection, gameId))?.Winner;
    talk.say();
    talk.say(`Game ${gameId} is over${winner ? `: ${winner} won it` : ''}.`);
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
    talk.say();
    talk.say(`${error.message} Game ${gameId} waits; go on with: npx sqlopoly play --game ${gameId}`);
  }
}

async function playOn(table: Table): Promise<void> {
  let bidder: number | undefined;
  for (;;) {
    const standing = await table.read();
    const { Phase: phase } = standing.pending;
    if (phase !== 'auction') bidder = undefined;
    switch (phase) {
      case 'over':
        return;
      case 'offer':
        await answerOffer(table, standing);
        break;
      case 'debt':
        await settleDebt(table, standing);
        break;
      case 'trade':
        await answerTrade(table);
        break;
      case 'auction':
        bidder = await askForBid(table, standing, bidder);
        break;
      case 'fee':
        await rollForFee(table, standing);
        break;
      default:
        await takeTurn(table, standing);
    }
  }
}
