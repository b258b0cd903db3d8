import type { GameConnection } from '../../client/connection';
import { change, CHANGES } from '../calls';
import { joinLeague } from '../join';
import { type LeaguePlayer, type PlayedMatch, readLeaguePlayerOf, readLeaguePlayers, readPlayerHistory } from '../views';
import { counted } from '../../client/words/counted';
import { callOf } from '../../client/words/statement';
import { textOf } from '../../page/form';
import { DataTable } from '../../page/data-table';
import { ActForm, Field, Menu } from './fields';
import { type FormPage, FormRefused } from './form-page';
import { LeaguePage } from './league-page';
import { NewNames, newNamesIn } from './new-names';
import { fieldsOf, type Sent } from './form-state';

/** The players of the league, and the form for new ones. */
export const PLAYERS: FormPage<readonly LeaguePlayer[]> = {
  path: '/players',
  read: readLeaguePlayers,
  show: (players, sent) => <PlayersPage players={players} sent={sent} />,
  acts: {
    join: async (connection, form) => {
      const names = newNamesIn(form);
      if (names.length === 0) throw new FormRefused('Type a name first.');
      await joinLeague(connection, names);
    },
  },
};

function PlayersPage({ players, sent }: { players: readonly LeaguePlayer[]; sent: Sent | undefined }) {
  return (
    <LeaguePage title="Players of the league" here="/league/players" refusal={sent?.refusal}>
      {players.length === 0 && <p>Nobody is in the league yet.</p>}
      <ul class="names">
        {players.map((player) => <li><a href={`/league/players/${player['Player No.']}`}>{player.Player}</a></li>)}
      </ul>
      <ActForm act="join" sql={callOf(CHANGES.add_league_player)}>
        <NewNames label="New players, one per line, or on one line separated by commas" sent={fieldsOf(sent, 'join')} />
        <button class="main">Add to the league</button>
      </ActForm>
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

/** A player's present name: it may have changed since the page was rendered. */
async function nameOf(connection: GameConnection, number: number): Promise<string> {
  const player = await readLeaguePlayerOf(connection, number);
  if (!player) throw new FormRefused('This player was deleted.');
  return player.Player;
}

/** A player of the league with their matches. */
export const PLAYER: FormPage<PlayerData> = {
  path: '/players/:player{[0-9]+}',
  read: (connection, { player }) => readPlayer(connection, player),
  show: (data, sent) => <PlayerPage data={data} sent={sent} />,
  acts: {
    rename: async (connection, form, { player }) => change(connection, 'rename_league_player', await nameOf(connection, player), textOf(form, 'name')),
    delete: async (connection, _, { player }) => {
      await change(connection, 'delete_league_player', await nameOf(connection, player));
      return '/league/players';
    },
  },
};

/** A match as it is shown: its tournament and its table are links. */
function linked({ Tournament, 'Tournament name': name, Round, Table, Opponents, Score, Place, Points }: PlayedMatch): object {
  const address = `/league/${Tournament}`;
  return { Tournament: <a href={address}>{name}</a>, Match: <a href={`${address}/rounds/${Round}#table-${Table}`}>{`Round ${Round}, table ${Table}`}</a>, Opponents, Score, Place, Points };
}

function PlayerPage({ data: { player, matches }, sent }: { data: PlayerData; sent: Sent | undefined }) {
  const rename = fieldsOf(sent, 'rename');
  return (
    <LeaguePage title={player.Player} refusal={sent?.refusal}>
      <p>{`Entered for ${counted(player.Tournaments, 'tournament')}, drawn for ${counted(player.Matches, 'match', 'matches')}.`}</p>
      {matches.length > 0 && <DataTable label="Matches" rows={matches.map(linked)} />}
      <ActForm act="rename" sql={callOf(CHANGES.rename_league_player, player.Player)}>
        <Field label="Name" name="name" sent={rename} value={player.Player} />
        <button>Rename</button>
      </ActForm>
      {player.Tournaments + player.Matches === 0 && (
        <Menu label="Delete">
          <ActForm act="delete" sql={callOf(CHANGES.delete_league_player, player.Player)}>
            <button class="final">Delete this player</button>
          </ActForm>
        </Menu>
      )}
    </LeaguePage>
  );
}
