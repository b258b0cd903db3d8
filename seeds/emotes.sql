-- What players can say by one click.

INSERT INTO Emote (emote, position, label, symbol) VALUES
  ('hello', 1, 'Hello', '👋'),
  ('nice', 2, 'Nice one', '👍'),
  ('bravo', 3, 'Well played', '👏'),
  ('laugh', 4, 'Ha ha', '😂'),
  ('wow', 5, 'Wow', '😮'),
  ('oh_no', 6, 'Oh no', '😢'),
  ('thinking', 7, 'Let me think', '🤔'),
  ('sorry', 8, 'Sorry', '🙏')
  AS new ON DUPLICATE KEY UPDATE
    position = new.position, label = new.label, symbol = new.symbol;
