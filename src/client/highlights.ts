import type { GameConnection } from './connection';
import { readTurningPoint, type TurningPoint } from './turning-point';

/** Something remarkable in a game, shown when it is over. */
export interface Highlight {
  /** the move; null: of the whole game */
  record: number | null;
  amount: number;
  /** a sentence, a property or a player */
  subject: string;
}

/** The highlights of a game; undefined: nothing of that kind happened. */
export interface Highlights {
  /** the move at which it turned, with the event that was most of it */
  turningPoint: (TurningPoint & { sentence: string | undefined }) | undefined;
  dearestRent: Highlight | undefined;
  bestDeed: Highlight | undefined;
  luckiestRoll: Highlight | undefined;
}

/** The highlights of the current game. Reads all of its events, so it is not for every move. */
export async function readHighlights(connection: GameConnection, gameId: number): Promise<Highlights> {
  const turned = await readTurningPoint(connection, gameId);
  return {
    turningPoint: turned && { ...turned, sentence: await readMainEvent(connection, turned.Record) },
    dearestRent: await connection.row("SELECT Record AS record, Amount AS amount, Sentence AS subject FROM eventView WHERE Kind = 'rent' ORDER BY Amount DESC, Record LIMIT 1"),
    bestDeed: await connection.row('SELECT NULL AS record, `Rent paid` AS amount, Tile AS subject FROM landingsView WHERE `Rent paid` > 0 ORDER BY `Rent paid` DESC, Position LIMIT 1'),
    luckiestRoll: await connection.row(
      'SELECT m.record_ID AS record, CAST(SUM(IF(c.`Payee No.` = m.player_ID, c.Amount, 0) - IF(c.`Payer No.` = m.player_ID, c.Amount, 0)) AS SIGNED) AS amount, MAX(p.`Player name`) AS subject' +
        ' FROM ledgerView AS m JOIN changesView AS c ON c.Record = m.record_ID JOIN playersView AS p ON p.`Player No.` = m.player_ID' +
        " WHERE m.dice IS NOT NULL AND c.Amount IS NOT NULL GROUP BY m.record_ID HAVING amount > 0 ORDER BY amount DESC, record LIMIT 1",
    ),
  };
}

/** The event of a move with the largest amount, else its last one, in a sentence. */
async function readMainEvent(connection: GameConnection, record: number): Promise<string | undefined> {
  return (await connection.row<{ sentence: string }>('SELECT Sentence AS sentence FROM eventView WHERE Record = ? ORDER BY COALESCE(Amount, -1) DESC, Event DESC LIMIT 1', [record]))?.sentence;
}
