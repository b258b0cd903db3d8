-- Bots give up in games of people, too. Every statement can run again after an interrupted
-- migration.

ALTER TABLE BotCharacter
  MODIFY COLUMN patience INT
    COMMENT 'The round from which it leaves a game as the poorest bot; NULL: it never does.';
