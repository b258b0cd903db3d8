import { describe, expect, test } from '@jest/globals';
import type { GameResult, Outcome } from '../../../src/client/simulation/simulate';
import { shareOf, summarise } from '../../../src/client/simulation/summary';

describe('shareOf', () => {
  // Wilson's interval, as published: Newcombe, Statistics in Medicine 17 (1998), table I, method 3; the last two
  // by the closed forms for none and all, z² / (n + z²).
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [10, 10, 1 - 3.841459 / 13.841459, 1],
    [1, 1, 1 - 3.841459 / 4.841459, 1],
  ])('%d of %d', (count, of, least, most) => {
    const found = shareOf(count, of);
    expect(found.share).toBe(count / of);
    expect(found.least).toBeCloseTo(least, 4);
    expect(found.most).toBeCloseTo(most, 4);
  });

  test('of nothing is undefined', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, least: 0, most: 1 });
  });

  test('stays between 0 and 1, and contains the share', () => {
    for (let of = 1; of < 60; of += 1) {
      for (let count = 0; count <= of; count += 1) {
        const { share, least, most } = shareOf(count, of);
        expect(least).toBeGreaterThanOrEqual(0);
        expect(least).toBeLessThanOrEqual(share);
        expect(most).toBeGreaterThanOrEqual(share);
        expect(most).toBeLessThanOrEqual(1);
      }
    }
  });
});

/** A game of three entries, the first and last of whom are the same character, on three tiles. */
function gameOf(number: number, outcome: Partial<Outcome> & { winner: number; first: number }): GameResult {
  const { winner, first, rounds = 10, moves = 100, landings = [], prices = [] } = outcome;
  const players = [0, 1, 2].map((entry) => ({ entry, seat: (entry + 3 - first) % 3, won: entry === winner, cash: 100 * (entry + number) }));
  return { number, seed: `s:${number}`, game: null, outcome: { rounds, moves, players, landings, prices } };
}

function landingsOf(...counts: readonly [number, number, number]): Outcome['landings'] {
  return [
    { Position: 0, Tile: 'GO', Set: null, Landings: counts[0], Rents: 0, 'Rent paid': 0 },
    { Position: 1, Tile: 'East', Set: 'Red', Landings: counts[1], Rents: 1, 'Rent paid': 10 * counts[1] },
    { Position: 2, Tile: 'West', Set: 'Red', Landings: counts[2], Rents: 2, 'Rent paid': 0 },
  ];
}

const CHARACTERS = ['Ada', 'Ben', 'Ada'];

describe('summarise', () => {
  test('counts a character with several seats once, with all of them', () => {
    const { characters } = summarise(CHARACTERS, [
      gameOf(1, { winner: 0, first: 0 }), gameOf(2, { winner: 2, first: 1 }), gameOf(3, { winner: 1, first: 2 }), gameOf(4, { winner: 2, first: 2 }),
    ]);
    expect(characters).toMatchObject([
      { character: 'Ada', games: 8, wins: 3, win_rate: shareOf(3, 8), wins_when_first: 2, average_cash: 350 },
      { character: 'Ben', games: 4, wins: 1, win_rate: shareOf(1, 4), wins_when_first: 0, average_cash: 350 },
    ]);
  });

  test('adds up tiles, and tiles by set; tiles without a set come last', () => {
    const { tiles, sets } = summarise(CHARACTERS, [
      gameOf(1, { winner: 0, first: 0, landings: landingsOf(1, 2, 3) }), gameOf(2, { winner: 0, first: 0, landings: landingsOf(4, 0, 0) }),
    ]);
    expect(tiles).toEqual([
      { position: 0, tile: 'GO', set: null, landings: 5, frequency: 0.5, rents: 0, rent_paid: 0 },
      { position: 1, tile: 'East', set: 'Red', landings: 2, frequency: 0.2, rents: 2, rent_paid: 20 },
      { position: 2, tile: 'West', set: 'Red', landings: 3, frequency: 0.3, rents: 4, rent_paid: 0 },
    ]);
    expect(sets).toEqual([
      { set: 'Red', landings: 5, frequency: 0.5, rents: 6, rent_paid: 20 },
      { set: null, landings: 5, frequency: 0.5, rents: 0, rent_paid: 0 },
    ]);
  });

  test('counts wins by seat, and rates characters', () => {
    const { seats, characters } = summarise(CHARACTERS, [
      gameOf(1, { winner: 0, first: 0 }), gameOf(2, { winner: 2, first: 1 }), gameOf(3, { winner: 1, first: 2 }), gameOf(4, { winner: 2, first: 2 }),
    ]);
    expect(seats).toEqual([
      { seat: 1, games: 4, wins: 2, win_rate: shareOf(2, 4) },
      { seat: 2, games: 4, wins: 1, win_rate: shareOf(1, 4) },
      { seat: 3, games: 4, wins: 1, win_rate: shareOf(1, 4) },
    ]);
    // Three of four is more than two of three seats.
    expect(characters[0]?.rating.elo).toBeGreaterThan(1_500);
    expect(characters[1]?.rating.elo).toBeLessThan(1_500);
  });

  test('sorts properties by the rent of a game as a share of the price', () => {
    const { deeds } = summarise(CHARACTERS, [
      gameOf(1, { winner: 0, first: 0, landings: landingsOf(1, 2, 3), prices: [[1, 40], [2, 100]] }),
      gameOf(2, { winner: 0, first: 0, landings: landingsOf(1, 6, 0), prices: [[2, 100], [1, 80]] }),
    ]);
    expect(deeds).toEqual([
      { position: 1, property: 'East', set: 'Red', price: 40, rent_per_game: 40, return: 1 },
      { position: 2, property: 'West', set: 'Red', price: 100, rent_per_game: 0, return: 0 },
    ]);
  });

  test('only counts games that were given up', () => {
    const given: GameResult = { number: 2, seed: 's:2', game: null, outcome: null };
    const one = gameOf(1, { winner: 0, first: 0, rounds: 7, moves: 70, landings: landingsOf(1, 2, 3) });
    expect(summarise(CHARACTERS, [one, given])).toEqual({ ...summarise(CHARACTERS, [one]), games: 2 });
    expect(summarise(CHARACTERS, [given])).toMatchObject({
      games: 1, ended: 0, rounds: { least: 0, tenth: 0, middle: 0, ninetieth: 0, most: 0 }, tiles: [],
      characters: [{ games: 0, wins: 0, average_cash: 0 }, { games: 0, wins: 0, average_cash: 0 }],
    });
  });

  test('shows the distribution of rounds and moves, whatever their order', () => {
    const numbers = [30, 10, 50, 20, 40, 100, 60, 90, 80, 70];
    const { rounds, moves } = summarise(CHARACTERS, numbers.map((rounds, index) => gameOf(index, { winner: 0, first: 0, rounds, moves: 9 })));
    expect(rounds).toEqual({ least: 10, tenth: 10, middle: 50, ninetieth: 90, most: 100 });
    expect(moves).toEqual({ least: 9, tenth: 9, middle: 9, ninetieth: 9, most: 9 });
  });
});
