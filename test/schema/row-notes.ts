/** A column of a view as the program knows it; otherwise its type is that of the schema, and it is never NULL. */
interface ColumnNote {
  /** its TypeScript type: narrower than that of the schema, or with null */
  type?: string;
  about?: string;
}

/** A view that the program reads, and the type of its rows. */
export interface RowNote {
  view: string;
  /** the name of the type */
  type: string;
  about?: string;
  columns: Readonly<Record<string, ColumnNote>>;
}

/** What the schema does not say of the rows of views. */
export const ROW_NOTES: readonly RowNote[] = [
  {
    view: 'gameView', type: 'Seat', about: 'a seat of the current game',
    columns: {
      'Properties owned': { type: 'string | null' },
    },
  },
  {
    view: 'gamesView', type: 'Game',
    columns: {
      'Next player': { type: 'string | null' },
      Winner: { type: 'string | null' },
      Pace: { type: 'string | null', about: 'its name in the edition; null: none was chosen' },
      Board: { type: 'string | null', about: 'the board, or edition with that board, that it is played on; null: that of its edition' },
      'Made by': { type: 'string | null', about: 'the account that made it; null: older than that column' },
      Ends: { type: 'string | null', about: 'when it ends unless somebody moves, in UTC; null: that is not announced' },
    },
  },
  {
    view: 'eventView', type: 'EventRow', about: 'an event of the current game, in a sentence',
    columns: {
      Payer: { type: 'string | null' },
      Payee: { type: 'string | null' },
      Amount: { type: 'number | null' },
      Deadline: { type: 'string | null', about: 'when the time of an auction is up, in UTC' },
    },
  },
  {
    view: 'movesView', type: 'PossibleMove', about: 'a legal move in the current game',
    columns: {
      prid: { type: 'number | null' },
      Property: { type: 'string | null' },
      Price: { type: 'number | null', about: 'what it costs or pays; null: nothing' },
      'Partner No.': { type: 'number | null' },
      Minimum: { type: 'number | null', about: 'the smallest die, bid, or amount of money in a trade' },
      Maximum: { type: 'number | null' },
      Yours: { type: '0 | 1', about: 'whether this account may make it' },
    },
  },
  {
    view: 'nextRollView', type: 'NextRoll', about: 'a tile that the next roll of a player may lead to',
    columns: {
      Ways: { about: 'of how many results of the dice' },
      'All ways': { about: 'how many results the dice have' },
      Owner: { type: 'string | null', about: 'somebody else who owns the tile' },
      Cost: { type: 'number | null', about: 'null: a new roll decides, or a share of what the player owns and must not know now' },
      'Cash then': { about: 'with the salary, if the roll passes GO' },
      'Too much': { type: '0 | 1', about: 'whether it costs more than that' },
    },
  },
  {
    view: 'tradeEffectsView', type: 'TradeEffect', about: 'what a trade would do to one of its players',
    columns: {
      Effect: { type: "'group_completed' | 'group_broken' | 'sale' | 'rent' | 'rent_factor' | 'mortgage' | 'cards' | 'cash'" },
      prid: { type: 'number | null' },
      Property: { type: 'string | null' },
      Set: { type: 'string | null' },
      Houses: { type: 'number | null' },
      'With houses': { type: 'number | null', about: 'the rent with that many houses' },
      Brings: { type: 'number | null', about: 'what buildings bring that are sold first' },
      Fee: { type: 'number | null', about: 'what is due at once for mortgages' },
      'Lift price': { type: 'number | null', about: 'what lifting the mortgage costs at once' },
      'Later price': { type: 'number | null', about: 'what it costs later' },
      'In short': { type: '0 | 1', about: 'whether a summary needs it' },
      Meaning: { about: 'it, in a sentence about the player' },
      'To player': { about: 'the same to the player' },
    },
  },
  {
    view: 'adviceView', type: 'Advice', about: 'what a good bot would do in the place of a player',
    columns: {
      Action: { type: 'string | null', about: 'null: a rule hides what it would tell' },
      prid: { type: 'number | null' },
      Property: { type: 'string | null', about: 'also the one that is offered or auctioned' },
      Amount: { type: 'number | null' },
      Advice: { type: 'string | null', about: 'the move in a few words' },
      SQL: { type: 'string | null' },
    },
  },
  {
    view: 'botReasonView', type: 'BotReason', about: 'why a bot of the current game made a move',
    columns: {
      Property: { type: 'string | null' },
      Amount: { type: 'number | null' },
    },
  },
  {
    view: 'lackingView', type: 'LackingMove', about: 'a move that a player could make after raising the money',
    columns: {
      prid: { type: 'number | null' },
      Property: { type: 'string | null' },
    },
  },
  {
    view: 'ledgerView', type: 'LedgerRow', about: 'a move of the current game',
    columns: {
      token: { type: 'string | null' },
      dice: { type: 'number | null' },
      dice2: { type: 'number | null' },
      prid: { type: 'number | null' },
      amount: { type: 'number | null' },
      terms: { type: 'string | null' },
      drawn: { type: 'number | null', about: 'how many dice the server had rolled in the game before this move' },
      account: { type: 'string | null', about: 'the account that made it, in a game with a clock or with seats of accounts or bots; null in such a game: a bot' },
    },
  },
  {
    view: 'landingsView', type: 'Landing', about: 'landings and rents of a tile in the current game',
    columns: {
      Set: { type: 'string | null' },
    },
  },
  {
    view: 'propertiesView', type: 'PropertyState', about: 'a property of the current game',
    columns: {
      'Player No.': { type: 'number | null' },
      Owner: { type: 'string | null' },
      'Rent now': { type: 'number | null', about: "the rent that a visitor pays; null for an unowned property, or when the visitor's dice decide" },
      'Rent factor': { type: 'number | null', about: 'the multiplier of the dice in that case' },
      Mortgaged: { type: '0 | 1' },
      Houses: { about: '0 when there is a hotel, which replaces the houses' },
      Hotels: { type: '0 | 1' },
      Skyscrapers: { type: '0 | 1', about: 'stands on the hotel' },
      'Of set': { about: 'how many properties its set has' },
      Missing: { about: 'how many properties of the set the owner does not own' },
      'Mortgage value': { type: 'number | null' },
      'Redeem price': { type: 'number | null' },
      'House cost': { type: 'number | null' },
      'Sell price': { type: 'number | null' },
      'Can build': { type: '0 | 1', about: 'whether the owner may build there, apart from the cost' },
    },
  },
  {
    view: 'playersView', type: 'PlayerState',
    columns: {
      Token: { type: 'string | null', about: "the player's piece; null: none" },
      Tile: { type: 'string | null' },
      Status: { type: "'playing' | 'jailed' | 'out' | 'winner'" },
      'Takes part': { type: '0 | 1', about: 'whether the player is still in the game' },
      Label: { about: "the edition's word for `Status`" },
      'Net worth': { type: 'number | null', about: 'null: the player chooses how to pay a tax, and must not know it' },
      'Can raise': { type: 'number | null', about: 'null as there' },
      Worth: { type: 'number | null', about: 'by which players compare themselves; null as there' },
      Leads: { type: '0 | 1', about: 'whether the player is worth most' },
      'Is turn': { type: '0 | 1' },
      Character: { type: 'string | null', about: 'the character of the bot that plays the seat; null: a person' },
      Account: { type: 'string | null', about: 'the owner of the seat, in a game between accounts; null: nobody' },
    },
  },
  {
    view: 'rentsView', type: 'PrintedRent',
    columns: {
      Hotel: { type: '0 | 1', about: 'whether it is the rent with a hotel' },
      Skyscraper: { type: '0 | 1', about: 'whether it is the rent with a skyscraper' },
    },
  },
  {
    view: 'boardView', type: 'BoardTile', about: 'a tile of the current game',
    columns: {
      prid: { type: 'number | null' },
      Set: { type: 'string | null' },
      Effect: { type: 'string | null' },
      Description: { type: 'string | null' },
      Kind: { about: 'start, jail, or its effect' },
      Icon: { type: 'string | null', about: 'the name of its icon' },
    },
  },
  {
    view: 'choicesView', type: 'EditionChoice', about: "the edition's words for something that a player may choose",
    columns: {
      Takes: { type: 'string | null', about: 'the details that it takes, e.g. `prid`; null: not an action' },
      Final: { type: '0 | 1', about: 'whether clients ask for confirmation' },
      'Brings money': { type: '0 | 1', about: 'whether it raises money' },
      'For all': { type: '0 | 1', about: 'whether it affects all players' },
      Main: { type: '0 | 1', about: 'whether it can be the main button of a phase' },
    },
  },
  {
    view: 'editionsView', type: 'Edition',
    columns: {
      Ruleset: { about: 'the newest version of its rules and board' },
      Extends: { type: 'string | null' },
      Origin: { type: "'built in' | 'added' | 'rules file' | 'board file'", about: 'where it comes from' },
    },
  },
  {
    view: 'editionCardsView', type: 'EditionCard', about: 'a summary of an edition',
    columns: {
      About: { type: 'string | null' },
      Minutes: { type: 'number | null', about: 'how long a game between people takes' },
      Features: { about: 'the rules that distinguish it from other editions' },
    },
  },
  {
    view: 'gamePlayersView', type: 'GamePlayer', about: 'a player of any game',
    columns: {
      Token: { type: 'string | null' },
      Character: { type: 'string | null' },
      'Takes part': { type: '0 | 1' },
    },
  },
  {
    view: 'pendingView', type: 'Pending', about: 'what the current game waits for',
    columns: {
      Record: { about: 'the newest move; 0: there is none' },
      Round: { about: 'the round of the next move' },
      Phase: { type: "'roll' | 'fee' | 'offer' | 'tax' | 'auction' | 'debt' | 'handover' | 'trade' | 'proposal' | 'manage' | 'over'" },
      'Player No.': { type: 'number | null' },
      'Player name': { type: 'string | null' },
      Held: { type: '0 | 1', about: 'whether nobody may move, because it is a copy of a running game between accounts' },
      'Has advice': { type: '0 | 1', about: 'whether people may ask what a bot would do in their place' },
      Expectation: { type: 'string | null', about: 'what the player must do, in a sentence' },
      'Next No.': { type: 'number | null', about: 'the player to ask next where several may act; null: nobody' },
      prid: { type: 'number | null' },
      Property: { type: 'string | null' },
      Amount: { type: 'number | null', about: 'the debt, the price of what is offered, the tax, or the highest bid' },
      Percent: { type: 'number | null', about: 'the percentage that may be paid instead of the tax' },
      Rent: { type: 'number | null', about: 'the rent of the offered property if it is bought; null where dice decide' },
      'Rent factor': { type: 'number | null', about: 'the multiplier of the dice in that case' },
      'Creditor No.': { type: 'number | null' },
      Creditor: { type: 'string | null' },
      'Bidder No.': { type: 'number | null' },
      Bidder: { type: 'string | null' },
      Deadline: { type: 'string | null', about: 'when the time of the auction or move is up, in UTC; null: no limit' },
      'Seconds left': { type: 'number | null' },
      'Minutes left': { type: 'number | null', about: 'until the last turn; null: no limit' },
      Terms: { type: 'Trade | null' },
      Sale: { type: 'string | null', about: 'the buildings that the proposed trade would sell first; null: none' },
      'Raises money': { type: '0 | 1', about: 'whether properties and trades serve to raise money now' },
      Trade: { about: 'what may be traded: nothing, one kind of thing on each side, anything' },
      'Can trade': { type: '0 | 1', about: 'whether a trade may be proposed now' },
      'Both give': { type: '0 | 1', about: 'whether both sides of a trade must give something' },
      'Kinds once': { type: '0 | 1', about: 'whether only one side of a trade may give money, and only one may give cards' },
      Dice: { about: 'how many dice are rolled' },
      Sides: { about: 'how many sides a die has' },
    },
  },
  {
    view: 'guideView', type: 'GuideSentence', about: 'a sentence of the rules',
    columns: {},
  },
  {
    view: 'deploymentView', type: 'Deployment', about: 'the installed version',
    columns: {
      version: { type: 'string | null' },
      started_at: { type: 'string | null' },
      finished_at: { type: 'string | null' },
      has_event: { type: '0 | 1', about: 'whether an event of the scheduler lets bots play, and has run in the last ten seconds' },
    },
  },
  {
    view: 'changesView', type: 'Change', about: 'what one event of the current game changed',
    columns: {
      'Payer No.': { type: 'number | null' },
      'Payee No.': { type: 'number | null' },
      Amount: { type: 'number | null' },
      Location: { type: 'number | null', about: 'where the player was afterwards' },
      prid: { type: 'number | null' },
      Card: { type: 'string | null', about: 'the text of the drawn card' },
      Deck: { type: 'string | null', about: 'its deck' },
      'Most houses': { about: 'one more building is a hotel, and two more a skyscraper on it' },
      Change: { type: "'owner' | 'bank' | 'build' | 'sell' | 'mortgage' | 'redeem' | 'estate' | 'jail' | 'free' | null", about: 'what happened to the property, or to the player' },
    },
  },
  {
    view: 'botsView', type: 'BotCharacter', about: 'a character that a bot can have',
    columns: {
      'Stands in': { type: '0 | 1', about: 'whether it is a substitute, which moves for late players and does not play to win' },
    },
  },
  {
    view: 'savesView', type: 'Save', about: 'a saved point of a game',
    columns: {
      Record: { about: 'the last move before it; 0: the opening position' },
    },
  },
  {
    view: 'forksView', type: 'Fork', about: 'a game that continues from a record of another',
    columns: {
      'Parent name': { type: 'string | null', about: 'null: the parent was deleted' },
      Record: { about: 'the last move that both have' },
      'Seed was open': { type: '0 | 1', about: 'whether the seed was public when the fork was made, so that anyone can predict dice and cards' },
    },
  },
  {
    view: 'slotsView', type: 'Slot', about: 'a slot of the account; an empty one has no game',
    columns: {
      Game: { type: 'number | null' },
      'Game name': { type: 'string | null' },
      Edition: { type: 'string | null' },
      Round: { type: 'number | null' },
      Record: { type: 'number | null', about: 'the last move before it; 0: the opening position' },
      Saved: { type: 'string | null' },
    },
  },
  {
    view: 'editionLandingsView', type: 'EditionLanding', about: 'how often rolls ended on a tile, in all games by one ruleset',
    columns: {
      Board: { type: 'string | null', about: 'null: that of the edition' },
    },
  },
  {
    view: 'editionRentsView', type: 'EditionRent', about: 'the rent of a property, in all games by one ruleset',
    columns: {},
  },
  {
    view: 'gamesWorthView', type: 'GameWorth', about: 'what a player was worth after a move of a game that is over',
    columns: {
      Record: { about: '0: the opening' },
    },
  },
  {
    view: 'turningPointsView', type: 'TurningPoint', about: 'the move after which the winner of a game always led',
    columns: {
      Record: { about: '0: the opening' },
      Worth: { about: 'of the winner, after that move' },
      Second: { type: 'string | null', about: 'who of the others was worth most' },
      'Worth of second': { type: 'number | null' },
      'Lead changes': { about: 'how often somebody else than before took the lead' },
      'Furthest behind': { type: 'number | null', about: 'the most that the winner lacked to the leader; null: nothing' },
      'Furthest behind in': { type: 'number | null', about: 'after which move' },
    },
  },
  {
    view: 'editionLineupsView', type: 'EditionLineup', about: 'a line-up with its winners in finished games by one ruleset',
    columns: {
      Board: { type: 'string | null', about: 'null: that of the edition' },
      Lineup: { type: 'Readonly<Record<string, { bot: string | null; won: boolean }>>', about: 'by turn, from 0; bot null: a person' },
      Games: { about: 'several rows may have the same line-up' },
    },
  },
  {
    view: 'editionLengthsView', type: 'EditionLength', about: 'how many finished games by one ruleset took so many moves or rounds',
    columns: {
      Board: { type: 'string | null', about: 'null: that of the edition' },
      Unit: { type: "'moves' | 'rounds'" },
      Games: { about: 'several rows may have the same length' },
    },
  },
  {
    view: 'invitationsView', type: 'Invitation', about: 'a link that the account made',
    columns: {
      'Player No.': { type: 'number | null', about: 'null: for watching' },
      'Player name': { type: 'string | null' },
      Taken: { type: '0 | 1', about: 'whether somebody has taken the seat' },
    },
  },
  {
    view: 'lobbiesView', type: 'Lobby', about: 'a table that people join by a link',
    columns: {
      Name: { type: 'string | null', about: 'of its games; null: that of the edition' },
      Pace: { type: 'string | null' },
      Board: { type: 'string | null' },
      Open: { type: '0 | 1', about: 'whether newcomers can take seats' },
      'Has link': { type: '0 | 1' },
      Game: { type: 'number | null', about: 'the newest that was begun there' },
      Playing: { type: '0 | 1', about: 'whether that game is not over' },
      Yours: { type: '0 | 1', about: 'whether this account opened it' },
      'Time limit': { type: 'number | null', about: 'seconds for a move; null: none' },
    },
  },
  {
    view: 'lobbySeatsView', type: 'LobbySeat', about: 'a seat of a lobby, free or taken',
    columns: {
      Name: { type: 'string | null', about: 'null: the seat is free' },
      Token: { type: 'string | null' },
      Bot: { type: 'string | null', about: 'the character that plays' },
      Account: { type: 'string | null' },
      Guest: { type: '0 | 1', about: 'whether a guest of the page has it' },
      'Player No.': { type: 'number | null', about: 'in the newest game of the lobby' },
      Ready: { type: '0 | 1', about: 'whether a person wants another game' },
      Wins: { about: 'games of the lobby that somebody of that name won' },
      Yours: { type: '0 | 1', about: 'whether this account itself has it' },
    },
  },
  {
    view: 'emotesView', type: 'Emote', about: 'what can be said by one click',
    columns: {},
  },
  {
    view: 'talkView', type: 'TalkLine', about: 'what a player said in the current game: an emote, a text or a nudge',
    columns: {
      Emote: { type: 'string | null' },
      Symbol: { type: 'string | null', about: 'the emoji of the emote' },
      Label: { type: 'string | null', about: 'what the emote says' },
      Text: { type: 'string | null' },
      'Nudged No.': { type: 'number | null', about: 'the player who was nudged' },
      Nudged: { type: 'string | null', about: 'their name' },
      Said: { about: 'in UTC' },
    },
  },
  {
    view: 'talkStateView', type: 'TalkState', about: 'the talk of a game',
    columns: {
      Texts: { type: '0 | 1', about: 'whether texts are allowed' },
      Awaited: { type: 'number | null', about: 'the person whom the game waits for' },
      Seconds: { about: 'for how long' },
    },
  },
  {
    view: 'restoredView', type: 'RestoredGame', about: 'a game that was restored from an archive',
    columns: {
      'Archived game': { about: 'the number of the game that was archived' },
      Digest: { about: 'that of the archive' },
      'Seed was open': { type: '0 | 1', about: 'whether the seed was public when the game was restored, so that anyone can predict dice and cards' },
    },
  },
  {
    view: 'commitmentView', type: 'Commitment', about: "the commitment to the seed of the current game's dice and shuffles",
    columns: {
      Seed: { type: 'string | null', about: 'null: still secret' },
    },
  },
  {
    view: 'diceView', type: 'RandomChoice', about: 'a random choice of the server, e.g. a die or the place of a card',
    columns: {
      What: { about: 'the hashed text without the seed, e.g. `die:17`, `order:0:1`, `deed:3`, `card:5`' },
      Sides: { type: 'number | null', about: 'null: not a die' },
      Result: { type: 'number | null', about: 'what the die showed, or the place in its pile; null: secret' },
      Hash: { type: 'string | null', about: 'null: the seed is secret until the game is over' },
      Deck: { type: 'number | null', about: 'the deck of a card' },
    },
  },
  {
    view: 'drawsView', type: 'Draw', about: 'the recorded outcome of a random choice',
    columns: {
      Kind: { type: "'rolled' | 'dealt' | 'drew' | 'card_used'" },
      What: { about: 'e.g. `order:0`, `deed:3`, `card:5`' },
      Deck: { type: 'number | null' },
      Kept: { type: '0 | 1', about: 'whether the player kept the card' },
      Roll: { type: 'number | null', about: 'the sum of two dice; null: none were rolled' },
    },
  },
  {
    view: 'boardsView', type: 'Board', about: 'a board that can be played on and copied',
    columns: {
      'Copied from': { type: 'string | null', about: 'null: the board of an edition' },
      Account: { type: 'string | null', about: 'the account that made it; null: the board of an edition' },
      Yours: { type: '0 | 1', about: 'whether this account may change and remove it' },
    },
  },
  {
    view: 'tilesView', type: 'TileOfBoard', about: 'a tile of a board as in its file',
    columns: {
      'Set No.': { type: 'number | null' },
      Set: { type: 'string | null' },
      Price: { type: 'number | null' },
      Rent: { type: 'string | null', about: 'what it depends on, with the amounts; `price`: it is the price' },
      'House cost': { type: 'number | null' },
      'Hotel cost': { type: 'number | null' },
      'Skyscraper cost': { type: 'number | null' },
      Mortgage: { type: 'number | null', about: 'the mortgage value; null: it cannot be mortgaged' },
      Passing: { type: 'number | null', about: 'what passing it pays, below 0 what it costs' },
      Effect: { type: 'string | null' },
      Amount: { type: 'string | null' },
      Kind: { about: 'start, jail, or its effect' },
      Icon: { type: 'string | null', about: 'the name of its icon' },
    },
  },
  {
    view: 'tournamentsView', type: 'Tournament',
    columns: {
      Players: { about: 'entered for the rounds to come' },
      Played: { about: 'matches that have a result' },
      Closed: { type: "'yes' | 'no'" },
    },
  },
  {
    view: 'pointSystemsView', type: 'PointSystem',
    columns: {
      Players: { about: 'the possible numbers of players in a match, e.g. `3, 4`' },
      'Table strength': { type: "'yes' | 'no'" },
      Pays: { about: 'a sentence about the points of the places' },
    },
  },
  {
    view: 'leaguePlayersView', type: 'LeaguePlayer',
    columns: {},
  },
  {
    view: 'entriesView', type: 'Entry', about: 'a player entered for the undrawn rounds',
    columns: {},
  },
  {
    view: 'roundsView', type: 'Round',
    columns: {
      Byes: { type: 'string | null', about: 'names separated by commas; null: nobody' },
    },
  },
  {
    view: 'matchesView', type: 'MatchPlayer', about: 'a drawn player and their score',
    columns: {
      Strength: { type: 'number | null' },
      Score: { type: 'number | null' },
    },
  },
  {
    view: 'repeatedMeetingsView', type: 'RepeatedMeeting', about: 'two players who met in a match that was drawn before this one',
    columns: {},
  },
  {
    view: 'pointsView', type: 'Points', about: 'a score and what it pays',
    columns: {},
  },
  {
    view: 'standingsView', type: 'Standing',
    columns: {
      Rank: { type: 'number | null', about: 'null: the player has neither a match nor points' },
      Points: { type: 'number | null', about: 'null: the point system does not say what a place of this player pays' },
      'Points per match': { type: 'number | null' },
      Byes: { about: 'rounds with results in which this player sat out' },
      Bonus: { about: 'bonuses less penalties' },
    },
  },
  {
    view: 'roundStandingsView', type: 'RoundStanding',
    columns: {
      Rank: { type: 'number | null', about: 'null: the player has neither a match nor points' },
      Points: { type: 'number | null', about: 'null: the point system does not say what a place of this player pays' },
      'Points per match': { type: 'number | null' },
      Byes: { about: 'rounds with results in which this player sat out' },
      Bonus: { about: 'bonuses less penalties' },
    },
  },
  {
    view: 'playerHistoryView', type: 'PlayedMatch', about: 'a match that a player played',
    columns: {},
  },
  {
    view: 'seatingView', type: 'Seating', about: 'how the entered players would be seated',
    columns: {
      'Fewer with': { type: 'string | null', about: 'point systems that leave fewer over' },
    },
  },
  {
    view: 'leagueHistoryView', type: 'HistoryLine', about: 'a change',
    columns: {
      Undone: { type: "'yes' | ''" },
    },
  },
  {
    view: 'settingsView', type: 'Setting',
    columns: {
      Value: { type: 'string | null', about: 'null: nothing is set, and there is no initial value' },
      Takes: { about: 'the possible values, in words' },
    },
  },
  {
    view: 'rankCriteriaView', type: 'Criterion',
    columns: {},
  },
  {
    view: 'rankingView', type: 'RankedBy',
    columns: {
      Position: { about: '1: it decides first' },
    },
  },
  {
    view: 'adjustmentsView', type: 'Adjustment', about: 'a bonus, or a penalty, which is below 0',
    columns: {
      'From round': { type: 'number | null', about: 'the first round for which it counts; null: from the beginning' },
    },
  },
  {
    view: 'scorersView', type: 'Scorer',
    columns: {},
  },
  {
    view: 'drawMethodsView', type: 'DrawMethod',
    columns: {},
  },
  {
    view: 'undoView', type: 'Undoable', about: 'what is undone next, a change of the tournament or a record of a match',
    columns: {
      Change: { type: 'number | null' },
      Match: { type: 'number | null' },
      Record: { type: 'number | null' },
    },
  },
  {
    view: 'violationsView', type: 'Violation',
    columns: {},
  },
];
