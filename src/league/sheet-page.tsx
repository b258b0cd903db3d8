import fs from 'node:fs';
import path from 'node:path';
import { raw } from 'hono/html';
import type { GameConnection } from '../client/connection';
import { refusal } from '../client/refusal';
import { CODE_DIRECTORY } from '../server/directories';
import { listedName } from './listed-name';
import { repeatsNote } from './notes';
import {
  type MatchPlayer, readMatchesOf, readRepeatedMeetingsOf, readRound, readStandings, type RepeatedMeeting, type Round, type Standing, type Tournament,
} from './views';

/** The data of the printed page of a round. */
export interface Sheet {
  tournament: Tournament;
  round: Round;
  /** in the order of the tables */
  matches: readonly MatchPlayer[];
  /** pairs who meet again */
  repeated: readonly RepeatedMeeting[];
  standings: readonly Standing[];
}

/** The URLs of a served page, which may not contain inline style or scripts. */
export interface Served {
  icon: string;
  style: string;
  script: string;
  back: string;
}

/**
 * Reads the data of a sheet.
 * @returns undefined when there is no such round
 * @throws RefusedMove round_not_drawn
 */
export async function readSheet(connection: GameConnection, tournament: Tournament, number: number): Promise<Sheet | undefined> {
  const round = await readRound(connection, tournament.Tournament, number);
  if (!round) return undefined;
  if (round.Matches === 0) throw refusal('round_not_drawn', `Round ${number} of tournament ${tournament.Tournament} has not been drawn.`);
  const matches = await readMatchesOf(connection, tournament.Tournament, number);
  const repeated = await readRepeatedMeetingsOf(connection, tournament.Tournament, number);
  return { tournament, round, matches, repeated, standings: await readStandings(connection, tournament.Tournament) };
}

/** A table of a round, with its players. */
interface Table {
  no: number;
  strength: string | number;
  players: readonly MatchPlayer[];
}

/**
 * Renders the tables, score slips and standings of a round as a printable page; names are escaped.
 * @param served default: the page is a single file that loads nothing
 */
export function sheetPage({ tournament, round, matches, repeated, standings }: Sheet, served?: Served): string {
  const tables = [...new Set(matches.map(({ Table: no }) => no))].map((no): Table => {
    const players = matches.filter(({ Table: table }) => table === no);
    return { no, strength: players[0]?.Strength ?? '', players };
  });
  const page = (
    <>
      {raw('<!DOCTYPE html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{`${tournament.Name}, round ${round.Round}`}</title>
          {served ? <ServedHead {...served} /> : <style>{raw(ownStyle())}</style>}
        </head>
        <body>
          {served && (
            <nav aria-label="Round">
              <a href={served.back}>Back to the round</a> <button type="button" data-print hidden>Print</button>
            </nav>
          )}
          <main>
            <h1>{tournament.Name}</h1>
            <p>{`Round ${round.Round}, ${round.Start} to ${round.End}. ${tournament['Point system']}.`}</p>
            <Tables tables={tables} hasStrengths={matches.some(({ Strength }) => Strength !== null)} byes={round.Byes} repeats={repeatsNote(repeated)} />
            <Slips round={round.Round} tables={tables} />
            <Standings standings={standings} />
          </main>
        </body>
      </html>
    </>
  );
  return page.toString();
}

/** The style of a file that loads nothing. */
function ownStyle(): string {
  return fs.readFileSync(path.join(CODE_DIRECTORY, 'league', 'browser', 'sheet.css'), 'utf8');
}

function ServedHead({ icon, style, script }: Served) {
  return (
    <>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="stylesheet" href={style} />
      <script src={script} defer />
    </>
  );
}

function Tables({ tables, hasStrengths, byes, repeats }: { tables: readonly Table[]; hasStrengths: boolean; byes: string | null; repeats: string | undefined }) {
  return (
    <section class="part">
      <h2>Tables</h2>
      <table>
        <thead><tr><th>Table</th>{hasStrengths && <th>Strength</th>}<th>Players</th></tr></thead>
        <tbody>
          {tables.map(({ no, strength, players }) => (
            <tr>
              <td class="number">{no}</td>
              {hasStrengths && <td class="number">{strength}</td>}
              <td>{players.map(({ Player }) => listedName(Player)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {byes && <p>{`Sitting out: ${byes}`}</p>}
      {repeats && <p>{repeats}</p>}
    </section>
  );
}

function Slips({ round, tables }: { round: number; tables: readonly Table[] }) {
  return (
    <section class="part">
      <h2>Score slips</h2>
      <div class="slips">
        {tables.map(({ no, players }) => (
          <div class="slip">
            <h3>{`${round}/${no}`}</h3>
            <table>
              <tbody>{players.map(({ Player, Score }) => <tr><td>{Player}</td><td class="score number">{Score}</td></tr>)}</tbody>
            </table>
            <p>Even scores that sum to 0. Signed:</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Standings({ standings }: { standings: readonly Standing[] }) {
  if (standings.length === 0) return <section class="part"><h2>Standings</h2><p>Nobody is entered.</p></section>;
  return (
    <section class="part">
      <h2>Standings</h2>
      <table>
        <thead><tr><th>Rank</th><th>Player</th><th>Matches</th><th>Points</th><th>Points per match</th><th>Total score</th></tr></thead>
        <tbody>
          {standings.map((row) => (
            <tr>
              <td class="number">{row.Rank}</td>
              <td>{row.Player}</td>
              <td class="number">{row.Matches}</td>
              <td class="number">{row.Points}</td>
              <td class="number">{row['Points per match']}</td>
              <td class="number">{row['Total score']}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
