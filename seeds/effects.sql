-- What a tile or a card can do: the keys of tiles and cards in the document of an edition.

INSERT INTO Effect (effect, amount_is, minimum, maximum, stands_on, meaning) VALUES
  ('none', 'nothing', 0, 0, 'tile,card', 'Nothing happens. Not written in a document.'),
  ('collect', 'money', 1, 1000000, 'tile,card', 'The bank pays the player so much.'),
  ('pay', 'money', 1, 1000000, 'tile,card', 'The player pays the bank so much.'),
  ('collect_each', 'money', 1, 1000000, 'tile,card', 'Everybody else pays the player so much.'),
  ('pay_each', 'money', 1, 1000000, 'tile,card', 'The player pays everybody else so much.'),
  ('pay_per_building', 'money', 1, 1000000, 'tile,card',
    'The player pays the bank so much for each of his buildings.'),
  ('move_by', 'tiles', -1000, 1000, 'tile,card',
    'The player moves so many tiles, backwards when negative, and lands there; not 0.'),
  ('move_to', 'location', 0, 2000, 'tile,card',
    'The player moves forward to the tile of that name and lands there, if he is not there.'),
  ('teleport', 'location', 0, 2000, 'tile,card',
    'The player is put on the tile of that name; nothing happens there.'),
  ('go_to_jail', 'location', 0, 2000, 'tile,card',
    'The player is put in jail on the tile of that name; a bonus, not a property.'),
  ('jail_card', 'nothing', 0, 0, 'card', 'The player keeps the card; it frees from jail once.'),
  ('draw', 'deck', 0, 1000, 'tile', 'The player draws a card of the deck of that name.'),
  ('move_to_nearest', 'kind', 0, 2000, 'tile,card',
    'The player moves forward to the next tile of that name or colour, and lands there.'),
  ('tax', 'money', 1, 1000000, 'tile',
    'The player pays the bank so much; where there is a tax_percent, he may pay that instead.'),
  ('take_pot', 'nothing', 0, 0, 'tile,card',
    'The player takes what was paid to the bank; needs has_pot.')
  AS new ON DUPLICATE KEY UPDATE
    amount_is = new.amount_is, minimum = new.minimum, maximum = new.maximum,
    stands_on = new.stands_on, meaning = new.meaning;
