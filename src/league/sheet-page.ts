import { Eta } from 'eta';
import type { GameConnection } from '../game/connection';
import { refusal } from '../game/refusal';
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

/** The style on screen and on paper. */
export const SHEET_STYLE = `
body { font: 12pt/1.35 system-ui, sans-serif; margin: 1.5rem auto; max-width: 48rem; padding: 0 1rem; color: #111; }
h1 { font-size: 18pt; margin: 0 0 .2rem; }
h2 { font-size: 14pt; margin: 1.2rem 0 .4rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #888; padding: .25rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { background: #eee; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.slips { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); gap: .8rem; }
.slip { border: 1px dashed #555; padding: .6rem; break-inside: avoid; }
.slip h3 { margin: 0 0 .4rem; font-size: 12pt; }
.slip td.score { width: 7rem; height: 1.6rem; }
.slip p { margin: .4rem 0 0; font-size: 10pt; color: #444; }
nav { display: flex; gap: 1rem; margin-bottom: 1rem; }
@page { size: A4; margin: 15mm; }
tr { break-inside: avoid; }
@media print { nav { display: none; } body { margin: 0; max-width: none; padding: 0; } .part { break-before: page; } .part:first-of-type { break-before: auto; } }
`;

/** The URLs of a served page, which may not contain inline style or scripts. */
export interface Served {
  icon: string;
  style: string;
  script: string;
  back: string;
}

/** Eta escapes the values in `<%= %>`. */
const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title><%= it.tournament.Name %>, round <%= it.round.Round %></title>
<% if (it.served) { %><link rel="icon" href="<%= it.served.icon %>" type="image/svg+xml">
<link rel="stylesheet" href="<%= it.served.style %>">
<script src="<%= it.served.script %>" defer></script><% } else { %><style><%~ it.style %></style><% } %>
</head>
<body>
<% if (it.served) { %><nav aria-label="Round"><a href="<%= it.served.back %>">Back to the round</a> <button type="button" data-print hidden>Print</button></nav><% } %>
<main>
<h1><%= it.tournament.Name %></h1>
<p>Round <%= it.round.Round %>, <%= it.start %> to <%= it.end %>. <%= it.tournament['Point system'] %>.</p>
<section class="part">
<h2>Tables</h2>
<table>
<thead><tr><th>Table</th><% if (it.hasStrengths) { %><th>Strength</th><% } %><th>Players</th></tr></thead>
<tbody>
<% for (const table of it.tables) { %>
<tr><td class="number"><%= table.no %></td><% if (it.hasStrengths) { %><td class="number"><%= table.strength %></td><% } %>
<td><%= table.players.map(({ Player }) => it.listedName(Player)).join(', ') %></td></tr>
<% } %>
</tbody>
</table>
<% if (it.round.Byes) { %><p>Sitting out: <%= it.round.Byes %></p><% } %>
<% if (it.repeats) { %><p><%= it.repeats %></p><% } %>
</section>
<section class="part">
<h2>Score slips</h2>
<div class="slips">
<% for (const table of it.tables) { %>
<div class="slip">
<h3><%= it.round.Round %>/<%= table.no %></h3>
<table><tbody>
<% for (const player of table.players) { %>
<tr><td><%= player.Player %></td><td class="score number"><%= player.Score ?? '' %></td></tr>
<% } %>
</tbody></table>
<p>Even scores that sum to 0. Signed:</p>
</div>
<% } %>
</div>
</section>
<section class="part">
<h2>Standings</h2>
<% if (it.standings.length === 0) { %><p>Nobody is entered.</p><% } else { %>
<table>
<thead><tr><th>Rank</th><th>Player</th><th>Matches</th><th>Points</th><th>Points per match</th><th>Total score</th></tr></thead>
<tbody>
<% for (const row of it.standings) { %>
<tr><td class="number"><%= row.Rank %></td><td><%= row.Player %></td><td class="number"><%= row.Matches %></td>
<td class="number"><%= row.Points ?? '' %></td><td class="number"><%= row['Points per match'] ?? '' %></td>
<td class="number"><%= row['Total score'] %></td></tr>
<% } %>
</tbody>
</table>
<% } %>
</section>
</main>
</body>
</html>
`;

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

/**
 * Renders the tables, score slips and standings of a round as a printable page; names are escaped.
 * @param served default: the page is a single file that loads nothing
 */
export function sheetPage({ tournament, round, matches, repeated, standings }: Sheet, served?: Served): string {
  const numbers = [...new Set(matches.map(({ Table }) => Table))];
  const tables = numbers.map((no) => {
    const players = matches.filter(({ Table }) => Table === no);
    return { no, strength: players[0]?.Strength ?? '', players };
  });
  const { Start: start, End: end } = round;
  const hasStrengths = matches.some(({ Strength }) => Strength !== null);
  const repeats = repeatsNote(repeated);
  return new Eta().renderString(PAGE, { tournament, round, start, end, tables, repeats, standings, hasStrengths, listedName, served, style: SHEET_STYLE });
}
