import type { GameConnection } from '../../client/connection';
import { joinLeague } from '../join';
import { type LeaguePlayer, type PlayedMatch, readLeaguePlayerOf, readLeaguePlayers, readPlayerHistory } from '../views';
import { counted } from '../../client/words/counted';
import { DataTable } from '../../page/data-table';
import { FormMenus, OpenForms } from './act-forms';
import { ActForm } from './fields';
import { formActs } from './form-acts';
import { type FormPage, FormRefused } from './form-page';
import { fieldsOf, type Sent } from './form-state';
import { LeaguePage } from './league-page';
import { NewNames, newNamesIn } from './new-names';
import { type Offer, rightsOf } from './offer';

/** The players of the league, and the form for new ones. */
export const PLAYERS: FormPage<readonly LeaguePlayer[]> = {
  path: '/players',
  read: readLeaguePlayers,
  show: (players, sent) => <PlayersPage players={players} sent={sent} />,
  acts: {
    ...formActs('players'),
    // Of many players at once.
    add_league_player: async (connection, form) => {
      const names = newNamesIn(form);
      if (names.length === 0) throw new FormRefused('Type a name first.');
      await joinLeague(connection, names);
    },
  },
};

function PlayersPage({ players, sent }: { players: readonly LeaguePlayer[]; sent: Sent | undefined }) {
  const offer: Offer = { page: 'players', rights: rightsOf('organise'), states: [], known: [], sent };
  return (
    <LeaguePage title="Players of the league" here="/league/players" refusal={sent?.refusal}>
      {players.length === 0 && <p>Nobody is in the league yet.</p>}
      <ul class="names">
        {players.map((player) => <li><a href={`/league/players/${player['Player No.']}`}>{player.Player}</a></li>)}
      </ul>
      <ActForm act="add_league_player">
        <NewNames label="New players, one per line, or on one line separated by commas" sent={fieldsOf(sent, 'add_league_player')} />
        <button class="main">Add to the league</button>
      </ActForm>
      <OpenForms offer={offer} />
      <FormMenus offer={offer} />
    </LeaguePage>
  );
}

interface PlayerData {
  player: LeaguePlayer;
  matches: readonly PlayedMatch[];
}

async function readPlayer(connection: GameConnection, number: number): Promise<PlayerData | undefined> {
  const player = await readLeaguePlayerOf(connection, number);
  return player && { player, matches: await readPlayerHistory(connection, number) };
}

/** A player of the league with their matches. */
export const PLAYER: FormPage<PlayerData> = {
  path: '/players/:player{[0-9]+}',
  read: (connection, { player }) => readPlayer(connection, player),
  show: (data, sent) => <PlayerPage data={data} sent={sent} />,
  acts: formActs('player'),
};

/** A match as it is shown: its tournament and its table are links. */
function linked({ Tournament, 'Tournament name': name, Round, Table, Opponents, Score, Place, Points }: PlayedMatch): object {
  const address = `/league/${Tournament}`;
  return { Tournament: <a href={address}>{name}</a>, Match: <a href={`${address}/rounds/${Round}#table-${Table}`}>{`Round ${Round}, table ${Table}`}</a>, Opponents, Score, Place, Points };
}

function PlayerPage({ data: { player, matches }, sent }: { data: PlayerData; sent: Sent | undefined }) {
  const isUnused = player.Tournaments + player.Matches === 0;
  const offer: Offer = { page: 'player', rights: rightsOf('organise'), states: isUnused ? ['unused'] : [], known: [player.Player], values: { name: player.Player }, sent };
  return (
    <LeaguePage title={player.Player} refusal={sent?.refusal}>
      <p>{`Entered for ${counted(player.Tournaments, 'tournament')}, drawn for ${counted(player.Matches, 'match', 'matches')}.`}</p>
      {matches.length > 0 && <DataTable label="Matches" rows={matches.map(linked)} />}
      <OpenForms offer={offer} />
      <FormMenus offer={offer} />
    </LeaguePage>
  );
}
