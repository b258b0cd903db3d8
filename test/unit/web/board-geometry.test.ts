import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { centreBelowStrip, centreOf, depthOf, placesOf, SIDE, stripOf } from '../../../src/page/game/board-geometry';

describe('the tiles of a board', () => {
  test('surround a square without gaps, whatever their number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 120 }), (count) => {
        const places = placesOf(count);
        expect(places).toHaveLength(count);
        const depth = depthOf(count);
        const corners = places.filter(({ width, height }) => Math.abs(width - height) < 1e-6 && width > 0 && Math.abs(width - depth) < 1e-6);
        expect(corners.length).toBeGreaterThanOrEqual(4);
        const area = places.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(area + (SIDE - 2 * depth) ** 2).toBeGreaterThan(SIDE ** 2 - (SIDE - 2 * depth) * depth * Math.max(0, 8 - count) - 1);
        for (const { x, y, width, height } of places) {
          expect(Math.min(x, y, SIDE - x - width, SIDE - y - height)).toBeGreaterThan(-1e-6);
        }
      }),
    );
  });

  test('continue clockwise from the lower right, each beside the last', () => {
    for (const count of [8, 10, 16, 40, 41, 57]) {
      const places = placesOf(count);
      const depth = depthOf(count);
      expect([places[0]?.x, places[0]?.y]).toEqual([SIDE - depth, SIDE - depth]);
      places.forEach((place, index) => {
        const next = places[(index + 1) % count] ?? place;
        const [from, to] = [centreOf(place), centreOf(next)];
        const apart = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
        expect(apart).toBeCloseTo(place.side === next.side ? (place.side === 'bottom' || place.side === 'top' ? place.width + next.width : place.height + next.height) / 2 : (place.side === 'bottom' || place.side === 'top' ? place.width : place.height) / 2 + depth / 2, 6);
      });
    }
  });

  test('are the deeper, the fewer there are, and leave room for the stage', () => {
    const depths = [10, 16, 24, 32, 40, 60].map(depthOf);
    expect(depths).toEqual([...depths].sort((one, other) => other - one));
    expect([depthOf(40), depthOf(60)]).toEqual([128, 128]);
    expect(depthOf(10)).toBeGreaterThan(1.3 * depthOf(40));
    expect(SIDE - 2 * depthOf(10)).toBeGreaterThan(0.6 * SIDE);
  });

  test('are drawn even if they are too few for a square', () => {
    expect([0, 1, 2, 3].map((count) => placesOf(count).length)).toEqual([0, 1, 2, 3]);
  });

  test('have room for an icon in the middle of what the strip leaves', () => {
    for (const place of placesOf(40)) {
      const [whole, strip, rest] = [centreOf(place), centreOf({ ...place, ...stripOf(place, 56) }), centreBelowStrip(place, 56)];
      // The middle of the tile divides the way from the one to the other as their areas do.
      const depth = Math.abs(strip.x - whole.x) < 1e-6 ? place.height : place.width;
      expect(rest.x - strip.x).toBeCloseTo(((whole.x - strip.x) * depth) / (depth - 56));
      expect(rest.y - strip.y).toBeCloseTo(((whole.y - strip.y) * depth) / (depth - 56));
    }
  });

  test('have the colour of their set on the inner side of the board', () => {
    for (const place of placesOf(40)) {
      const strip = stripOf(place, 20);
      const [inner, outer] = [centreOf({ ...strip, side: place.side }), centreOf(place)];
      const middle = SIDE / 2;
      const away = place.side === 'bottom' || place.side === 'top' ? [Math.abs(inner.y - middle), Math.abs(outer.y - middle)] : [Math.abs(inner.x - middle), Math.abs(outer.x - middle)];
      expect(away[0]).toBeLessThan(away[1] ?? 0);
    }
  });
});
