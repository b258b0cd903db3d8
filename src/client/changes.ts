import type { GameConnection } from './connection';
import type { LedgerRow, PlayerState, PropertyState } from './views';
import type { Change } from './rows';

export type { Change } from './rows';

/** The players and properties of a game after a move. */
export interface Position {
  players: PlayerState[];
  properties: readonly PropertyState[];
}

/** The changes by the moves of the current game from `first` to `last`, in order. */
export function readChangesBetween(connection: GameConnection, first: number, last: number): Promise<Change[]> {
  return connection.rows('SELECT * FROM changesView WHERE Record BETWEEN ? AND ?', [first, last]);
}

/**
 * The position after a move: cash, pieces, owners, buildings and mortgages. Rents and prices are not updated, because only
 * the database knows the rules; for the same reason what players are worth whose possessions changed becomes unknown.
 * @param changes of that move only
 */
export function advance(before: Position, move: LedgerRow, changes: readonly Change[]): Position {
  const position = new Edited(before);
  for (const change of changes) {
    pay(position, change);
    follow(position, change);
    changeProperties(position, change);
  }
  position.setPlayer(move.player_ID, () => ({ Location: move.location }));
  for (const number of poorerOrRicher(before, position)) position.setPlayer(number, () => ({ 'Net worth': null, 'Can raise': null, Worth: null }));
  return { players: [...position.players.values()], properties: [...position.properties.values()] };
}

/** A position that is being changed. Unchanged players and properties stay the same objects. */
class Edited {
  readonly players: Map<number, PlayerState>;
  readonly properties: Map<number, PropertyState>;

  constructor({ players, properties }: Position) {
    this.players = new Map(players.map((player) => [player['Player No.'], player]));
    this.properties = new Map(properties.map((property) => [property.prid, property]));
  }

  setPlayer(number: number | null, change: (player: PlayerState) => Partial<PlayerState>): void {
    const player = this.players.get(number ?? NaN);
    if (player) this.players.set(player['Player No.'], { ...player, ...change(player) });
  }

  setProperty(prid: number | null, change: (property: PropertyState) => Partial<PropertyState>): void {
    const property = this.properties.get(prid ?? NaN);
    if (property) this.properties.set(property.prid, { ...property, ...change(property) });
  }
}

/** The numbers of the players whose cash or properties changed. */
function poorerOrRicher(before: Position, { players, properties }: Edited): Set<number | null> {
  const cash = before.players.filter((player) => players.get(player['Player No.'])?.['Bank balance'] !== player['Bank balance']).map((player) => player['Player No.']);
  const owners = before.properties.flatMap((property) => {
    const now = properties.get(property.prid);
    return now === property ? [] : [property['Player No.'], now?.['Player No.'] ?? null];
  });
  return new Set([...cash, ...owners]);
}

function pay(position: Edited, { 'Payer No.': payer, 'Payee No.': payee, Amount: amount }: Change): void {
  if (amount === null) return;
  position.setPlayer(payer, ({ 'Bank balance': balance }) => ({ 'Bank balance': balance - amount }));
  position.setPlayer(payee, ({ 'Bank balance': balance }) => ({ 'Bank balance': balance + amount }));
}

function follow(position: Edited, { Location: location, Change: change, 'Player No.': number }: Change): void {
  if (location !== null) position.setPlayer(number, ({ Status: status }) => ({ Location: location, Status: status === 'jailed' ? 'playing' : status }));
  if (change === 'jail') position.setPlayer(number, () => ({ Status: 'jailed' }));
  if (change === 'free') position.setPlayer(number, ({ Status: status }) => ({ Status: status === 'jailed' ? 'playing' : status }));
  if (change === 'estate') position.setPlayer(number, () => ({ Status: 'out', 'Takes part': 0 }));
}

function changeProperties(position: Edited, { Change: change, prid, 'Player No.': player, 'Payee No.': payee, 'Most houses': most }: Change): void {
  const owner = (number: number | null): Partial<PropertyState> => ({ 'Player No.': number, Owner: position.players.get(number ?? NaN)?.['Player name'] ?? null });
  const bare = { ...owner(null), ...buildings(0, most), Mortgaged: 0 } as const;
  switch (change) {
    case 'owner': return position.setProperty(prid, () => owner(player));
    case 'bank': return position.setProperty(prid, () => bare);
    case 'build': return position.setProperty(prid, ({ Level: level }) => buildings(level + 1, most));
    case 'sell': return position.setProperty(prid, ({ Level: level }) => buildings(level - 1, most));
    case 'mortgage': return position.setProperty(prid, () => ({ Mortgaged: 1 }));
    case 'redeem': return position.setProperty(prid, () => ({ Mortgaged: 0 }));
    case 'estate':
      for (const property of position.properties.values()) {
        if (property['Player No.'] === player) position.setProperty(property.prid, () => (payee === null ? bare : owner(payee)));
      }
  }
}

function buildings(level: number, most: number): Pick<PropertyState, 'Level' | 'Houses' | 'Hotels' | 'Skyscrapers'> {
  return { Level: level, Houses: level > most ? 0 : level, Hotels: level > most ? 1 : 0, Skyscrapers: level > most + 1 ? 1 : 0 };
}
