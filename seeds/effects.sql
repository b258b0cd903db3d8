-- The effects of tiles and cards: keys of tiles and cards in the document of an edition.

INSERT INTO Effect (effect, amount_is, minimum, maximum, stands_on, meaning) VALUES
  ('none', 'nothing', 0, 0, 'tile,card',
    'Nothing happens. Not written in a document.'),
  ('collect', 'money', 1, 100000000, 'tile,card',
    'The bank pays the player this amount.'),
  ('pay', 'money', 1, 100000000, 'tile,card',
    'The player pays the bank this amount.'),
  ('collect_each', 'money', 1, 100000000, 'tile,card',
    'Every other player pays the player this amount.'),
  ('pay_each', 'money', 1, 100000000, 'tile,card',
    'The player pays every other player this amount.'),
  ('pay_per_building', 'money', 1, 100000000, 'tile,card',
    'The player pays the bank this amount for each of their buildings.'),
  ('pay_percent_of_cash', 'percent', 1, 100, 'tile,card',
    'The player pays the bank this percentage of their cash.'),
  ('pay_percent_of_worth', 'percent', 1, 100, 'tile,card',
    CONCAT(
      'The player pays the bank this percentage of everything they own: cash, the printed prices ',
      'of properties, and buildings where worth_of_buildings.')),
  ('move_by', 'tiles', -1000, 1000, 'tile,card',
    'The player moves this many tiles, backwards if negative, and lands there; not 0.'),
  ('move_to', 'location', 0, 2000, 'tile,card',
    'The player advances to the tile with this name and lands there, unless already there.'),
  ('teleport', 'location', 0, 2000, 'tile,card',
    'The player is moved straight to the tile with this name; nothing happens there.'),
  ('go_to_jail', 'location', 0, 2000, 'tile,card',
    'The player goes to jail on the tile with this name, which is a bonus, not a property.'),
  ('jail_card', 'nothing', 0, 0, 'card',
    'The player keeps the card; it gets them out of jail once.'),
  ('draw', 'deck', 0, 1000, 'tile',
    'The player draws a card from the deck with this name.'),
  ('move_to_nearest', 'kind', 0, 2000, 'tile,card',
    'The player advances to the next tile with this name or colour and lands there.'),
  ('tax', 'money', 1, 100000000, 'tile',
    CONCAT(
      'The player pays the bank this amount; where there is a tax_percent, they may pay that ',
      'instead.')),
  ('take_pot', 'nothing', 0, 0, 'tile,card',
    'The player takes the money in the pot.')
  AS new ON DUPLICATE KEY UPDATE
    amount_is = new.amount_is, minimum = new.minimum, maximum = new.maximum,
    stands_on = new.stands_on, meaning = new.meaning;
