-- What tiles look like: the icons that there are, the one of each kind of tile, and those that an
-- edition gives to single tiles. Every statement can run again after an interrupted migration.

CREATE TABLE IF NOT EXISTS Icon (
  icon VARCHAR(20) NOT NULL,
  meaning VARCHAR(100) NOT NULL COMMENT 'What it shows.',
  PRIMARY KEY (icon)
) COMMENT 'An icon that a tile can have; clients draw it.';

CREATE TABLE IF NOT EXISTS TileKind (
  kind VARCHAR(20) NOT NULL
    COMMENT 'start or jail; else the effect of a bonus, or what the rent of a property is by.',
  icon VARCHAR(20) COMMENT 'Of a tile that has none of its own; NULL: none.',
  PRIMARY KEY (kind),
  CONSTRAINT fk_TileKind_icon FOREIGN KEY (icon) REFERENCES Icon (icon)
) COMMENT 'The icon of each kind of tile.';

ALTER TABLE Location
  ADD COLUMN icon VARCHAR(20) COMMENT 'Its own icon; NULL: the one of its kind.',
  ADD CONSTRAINT fk_Location_icon FOREIGN KEY (icon) REFERENCES Icon (icon);

ALTER TABLE EditionKey
  MODIFY COLUMN type ENUM('name', 'text', 'integer', 'list', 'object', 'rent', 'icon') NOT NULL;
