/** Questions that come up in a game, and the statements that answer them. */
export const EXAMPLES: readonly (readonly [question: string, statement: string])[] = [
  ['What can I do now?', 'SELECT `Player name`, Action, Property, Price, `SQL` FROM movesView;'],
  ['Who owns most?', 'SELECT Owner, COUNT(*) AS Properties, SUM(Price) AS Worth FROM propertiesView WHERE Owner IS NOT NULL GROUP BY Owner ORDER BY Properties DESC;'],
  ['What would I pay there?', 'SELECT Position, Property, Owner, `Rent now`, Mortgaged FROM propertiesView WHERE Owner IS NOT NULL ORDER BY Position;'],
  ['Who is richest?', 'SELECT `Player name`, `Bank balance`, `Can raise`, `Leads` FROM playersView ORDER BY `Worth` DESC;'],
  ['What is still for sale?', 'SELECT Position, Property, `Set`, Price FROM propertiesView WHERE Owner IS NULL ORDER BY Position;'],
  ['Which colours are nearly complete?', 'SELECT `Set`, Owner, COUNT(*) AS Has, MAX(`Of set`) AS `Of` FROM propertiesView WHERE Owner IS NOT NULL GROUP BY `Set`, Owner ORDER BY MAX(`Of set`) - COUNT(*);'],
  ['What happened lately?', 'SELECT Record, Sentence FROM eventView ORDER BY Record DESC, Event DESC LIMIT 20;'],
  ['Where do players land?', 'SELECT Tile, Landings, `Rent paid` FROM landingsView ORDER BY Landings DESC;'],
];
