import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { change } from '../../../src/league/calls';
import { ImportError, writeCsv } from '../../../src/league/csv';
import { exportResults, exportStandings } from '../../../src/league/export';
import { importResults } from '../../../src/league/import';
import { joinLeague, joinNewAndEnter } from '../../../src/league/join';
import { namesIn } from '../../../src/league/names';
import { readEntries, readLeagueNames } from '../../../src/league/views';
import { openWorkerDatabase } from '../../support/game';
import { freshName, SYSTEM_1, TestTournament } from '../../support/league';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

function refusalOf(text: string): string {
  try {
    namesIn(text);
  } catch (error) {
    if (error instanceof ImportError) return error.message;
    throw error;
  }
  throw new Error('Not refused.');
}

const RIGHT = 'write one name per line, or a heading (name or player, or first name and last name) above the columns; a name with a comma goes into quotation marks';

describe('a file of names', () => {
  test.each<[string, string, string[]]>([
    ['one per line', 'Ann\n Ben Lee \n\nCleo\n', ['Ann', 'Ben Lee', 'Cleo']],
    ['on one line', 'Ann, Ben; and Co, Cleo', ['Ann', 'Ben; and Co', 'Cleo']],
    ['on one line with semicolons', 'Ann;Ben;Cleo;\n', ['Ann', 'Ben', 'Cleo']],
    ['one per line with commas after them', 'Ann,\nBen,\n', ['Ann', 'Ben']],
    ['last name first, in quotation marks', '"Lee, Ann"\n"Ray, ""Big"" Ben"\n', ['Lee, Ann', 'Ray, "Big" Ben']],
    ['a heading', 'Name\nAnn\nBen\n', ['Ann', 'Ben']],
    ['a heading in quotation marks', '"Player"\n"Ann"\n"Lee, Ben"\n', ['Ann', 'Lee, Ben']],
    ['several columns', 'id,Full name,e-mail\n1,Ann,a@x\n2,Ben,\n,Cleo\n', ['Ann', 'Ben', 'Cleo']],
    ['first and last name', 'E-Mail;Last Name;First Name\na@x;Lee;Ann\n;Ray;\n', ['Ann Lee', 'Ray']],
    ['a name beside a first name', 'Name,first_name\nLee,Ann\n', ['Ann Lee']],
    ['quotation marks in names without commas', 'Ben "Big" Ray\r"quoted" 17\r"Cleo ""C"" Lee"\r6" Dan', ['Ben "Big" Ray', '"quoted" 17', 'Cleo "C" Lee', '6" Dan']],
    ['nothing but empty lines', '\n , ,\n', []],
  ])('has them: %s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test.each<[string, string, string]>([
    ['several columns without a heading', '1,Ann\n2,Ben\n', `line 1: there are 2 fields and no heading; ${RIGHT}`],
    ['names with commas', 'Ann\nLee, Ben\n', `line 2: there are 2 fields and no heading; ${RIGHT}`],
    ['a heading that no column of names has', 'id,e-mail\n1,a@x\n', `line 1: there are 2 fields and no heading; ${RIGHT}`],
    ['two columns for names', 'Name,Player\nAnn,1\n', 'line 1: there are several columns for names (name, player); keep one of them'],
    ['nothing below the heading', 'id,name\n', 'line 1: there are no names below the heading'],
    ['a row without a name', 'id,name\n1,Ann\n2,\n', 'line 3: the name is missing'],
    ['a name with a comma below a heading', 'Name\nAnn\nLee, Ben\n', 'line 3: 2 fields instead of 1; a name with a comma goes into quotation marks'],
    ['a quotation mark that is not closed', 'Ann\n"Ben\n', 'line 2: the quotation mark before the name is not closed'],
    ['quotation marks in a name beside others', 'Ann\nBen "Big" Ray, Cleo\n', 'line 2: the quotation marks do not match; one within a field is written twice, as in "Ann ""Nan"" Lee"'],
  ])('is refused by line with %s', (_, text, message) => {
    expect(refusalOf(text)).toBe(message);
  });

  test('may be the standings of a tournament', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo']);
    const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
    await cup.record(match, 'Ann 4', 'Ben -2', 'Cleo -2');
    expect(namesIn(await exportStandings(connection, cup.id)).sort()).toEqual([...cup.names].sort());
  });
});

test('players join all or none', async () => {
  const [one, other] = [freshName('One'), freshName('Two')];
  await expect(joinLeague(connection, [one, other, one.toUpperCase()])).rejects.toThrow(/is in the list twice/);
  expect((await readLeagueNames(connection)).filter(({ Player }) => [one, other].includes(Player))).toEqual([]);
});

describe('an apostrophe in front of a formula', () => {
  test('is part of a name that is in the league with it', async () => {
    const names = [`'=x ${freshName('A')}`, `=y ${freshName('B')}`, freshName('C')];
    const cup = await TestTournament.start(connection, SYSTEM_1, []);
    await joinNewAndEnter(connection, cup.id, names);
    expect((await readEntries(connection, cup.id)).map(({ Player }) => Player).sort()).toEqual([...names].sort());
    await cup.drawRound([{ players: names }]);
    const rows = names.map((name, index) => [1, 1, name, [4, -2, -2][index] ?? 0]);
    // As a person writes it, and as the export does.
    const typed = ['round,table,player,score', ...rows.map((row) => row.join(','))].join('\r');
    expect(await importResults(connection, cup.id, typed)).toEqual({ written: 1, unchanged: 0 });
    expect(await importResults(connection, cup.id, await exportResults(connection, cup.id))).toEqual({ written: 0, unchanged: 1 });
    expect(writeCsv(['player'], [[names[0] ?? '']])).toContain(`''=x`);
    await change(connection, 'annul_result', (await cup.matches(1))[0]?.Match ?? 0);
  });

  test('stays in a list of names, and is taken for the one of a spreadsheet below a heading', () => {
    expect(namesIn("'=x\nBen\n")).toEqual(["'=x", 'Ben']);
    expect(namesIn(writeCsv(['player'], [["'=x"], ['=y']]))).toEqual(["'=x", '=y']);
  });
});

test('a file with a header and nothing else is refused', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, []);
  await expect(importResults(connection, cup.id, 'round;table;player;score\r\n;;;\r\n')).rejects.toThrow('line 1: there are no rows below the header');
  await expect(importResults(connection, cup.id, 'round,table,player,score,score\r1,1,Ann,2,3\r')).rejects.toThrow('line 1, score: there are two columns of this name');
  await expect(importResults(connection, cup.id, 'round,table,player,score\n1,1,\n')).rejects.toThrow(/^line 2, player: the player is missing\nline 2, score: the score is missing$/);
});
