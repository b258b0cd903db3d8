import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { readPage } from '../support/pages';
import { CAMPUS_PAGE, withTables } from './campus-tables';
import { REQUIREMENT_PAGES, REQUIREMENTS, withRequirements } from './requirements';
import { REWRITE } from './write-pages';

/** What the texts number, or give a name to. */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  campus: [
    ...['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', '2a', '2b', '2c', '2d', '2e', '2f', '2g', '2h', '3.2a', '3.2b', '3.2c', '3.2d', '3.2e', '3.2f', '3.3'],
    ...Array.from({ length: 10 }, (_, index) => `figure ${index + 1}`),
  ],
  classic: [
    ...['2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9', '2.10', '2.11', '2.12', '2.13', '2.14', '2.15', '2.16', '2.17'],
    ...['3.1.1', '3.1.2', '3.2', '3.3', '3.4', '3.5', '4.1.1', '4.1.2', '4.1.3', '4.1.4', '4.2.1', '4.2.2', '4.2.3', '4.2.4', '5.2.2.1', '5.2.2.2', '5.2.2.3', '5.4.3'],
    ...['Trade', 'ThrowDice', 'BuyProperty', 'Pay Tax', 'PayRent', 'MortgageProperty', 'DrawCard', 'DeclareBankruptcy', 'UpgradeProperty', 'Auction', 'GotoJail', 'BailOutOfJail', 'ChangeSettings'],
    ...['LearnHowToPlay', 'BuildCustomBoard', 'CreateNewGame', 'LoadGame', 'ViewCredits', 'SelectGameFeatures', 'DowngradeProperty', 'RemoveMortgage', 'SaveGame', 'Wait', 'PayBailBond', 'TurnInCard'],
    ...['SelectAICharacter', 'SelectPace', 'SelectBoard'],
  ],
  league: [
    ...Array.from({ length: 7 }, (_, index) => `rule ${index + 1}`), ...['point system 1', 'point system 2', 'foreign keys', 'database constraints'],
    ...['POINTSYSTEM', 'TOURNAMENT', 'TOURNAMENTROUND', 'PLAYER', 'MATCHDRAW', 'MATCHTABLE', 'MATCHSCORE', 'design decision 1', 'design decision 2', 'design decision 3'],
  ],
  hoarding: ['parameters', 'board file', 'rule file', 'random number file', 'player turn', 'rolling the dice', 'inspecting', 'leaving', 'rent', 'ending', 'winner', 'input', 'example'],
  singletonopoly: ['players', 'beginning', 'playing', 'board', 'properties', 'super stores', 'golf clubs', 'streets', 'pawning', 'positions', 'property info', 'player info', 'vacation', 'action deck', 'trading', 'money getting'],
};

/** Everything that has a name in SQL or in a document, as one text. */
const NAMED = [
  ...['migrations/baseline.sql', 'test/schema.sql', 'docs/commands.md'].map(readPage),
  ...fs.readdirSync(path.join(PROGRAM_DIRECTORY, 'seeds')).map((file) => readPage(`seeds/${file}`)),
].join('\n');

describe.each(Object.keys(REQUIREMENT_PAGES))('the requirements of %s', (text) => {
  const rows = REQUIREMENTS.filter((one) => one.text === text);

  test('are all that the text numbers or names, each once', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((NUMBERED[text] ?? []).filter((id) => !ids.some((known) => known === id || known.startsWith(`${id}.`)))).toEqual([]);
  });

  test('say where they are, or why they differ', () => {
    expect(rows.filter(({ status }) => !['works', 'differs'].includes(status))).toEqual([]);
    expect(rows.filter(({ status, here }) => here.length < (status === 'differs' ? 20 : 4))).toEqual([]);
  });

  test('name what exists', () => {
    const names = rows.flatMap(({ here }) => [...here.matchAll(/`([a-z]\w*_\w+|[a-z]+View|[A-Z]\w+)`/g)].map(([, name = '']) => name));
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(NAMED))).toEqual([]);
  });

  test('are on the page', () => {
    const page = readPage(REQUIREMENT_PAGES[text] ?? '');
    expect([REWRITE, withRequirements(page, text)]).toEqual([REWRITE, page]);
  });
});

test('no requirement belongs to another text', () => {
  expect(REQUIREMENTS.filter(({ text }) => !(text in REQUIREMENT_PAGES))).toEqual([]);
});

test('the tables of the coursework are those of the schema', () => {
  const page = readPage(CAMPUS_PAGE);
  expect([REWRITE, withTables(page)]).toEqual([REWRITE, page]);
});
