import { Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import { Reel } from './reel.ts';

const STRIP = 'ABCDEFGH';
const CELL = 10;
const textures = Object.fromEntries([...STRIP].map((symbol) => [symbol, new Texture()]));

function openReel(): Reel {
  const reel = new Reel({ strip: STRIP, column: 'ABC', stop: 0, textures });
  reel.resize(CELL, CELL, CELL);
  return reel;
}

/** The symbols that lie near the window, from top to bottom, with the heights of their middles. */
function look(reel: Reel): { symbols: string; heights: number[] } {
  const seen = reel.view.children
    .map((sprite) => ({ sprite, y: reel.view.y + sprite.y }))
    .filter(({ y }) => y > -CELL)
    .toSorted((left, right) => left.y - right.y);
  const symbols = seen.map(({ sprite }) => {
    const { texture } = sprite as unknown as { texture: Texture };
    return [...STRIP].find((symbol) => textures[symbol] === texture) ?? '?';
  });
  return { symbols: symbols.join(''), heights: seen.map(({ y }) => y) };
}

const windowOf = (reel: Reel): string =>
  [0, 1, 2]
    .map((row) => [...STRIP].find((symbol) => textures[symbol] === reel.spriteAt(row).texture))
    .join('');

test('a reel at rest shows its window and the symbol above it', () => {
  expect(look(openReel())).toEqual({ symbols: 'HABC', heights: [-5, 5, 15, 25] });
});

test('a reel that is pulled back shows the symbol below its window', () => {
  const reel = openReel();
  reel.start(0);
  reel.update(50);
  const { symbols, heights } = look(reel);
  expect(symbols).toBe('HABCD');
  expect(heights[4]).toBeGreaterThan(30);
  expect(heights[4]).toBeLessThan(35);
});

test('symbols lie one place apart in the order of the strip, however far a reel has turned', () => {
  const reel = openReel();
  reel.start(0);
  for (let frame = 0; frame < 200; frame += 1) {
    reel.update(16);
    const { symbols, heights } = look(reel);
    expect((STRIP + STRIP).includes(symbols)).toBe(true);
    const [first = 0] = heights;
    for (const [place, y] of heights.entries()) expect(y).toBeCloseTo(first + place * CELL, 6);
  }
});

test('a reel comes to rest with the decided symbols in its window', async () => {
  const reel = openReel();
  reel.start(0);
  for (let frame = 0; frame < 61; frame += 1) reel.update(17);
  const stopped = reel.stop('FGH', 5);
  for (let frame = 0; frame < 200 && reel.isMoving; frame += 1) reel.update(17);
  await stopped;
  expect(windowOf(reel)).toBe('FGH');
  expect(look(reel)).toEqual({ symbols: 'EFGH', heights: [-5, 5, 15, 25] });
});

test('what was done to a symbol while its reel swings stays with it when the reel rests', async () => {
  const reel = openReel();
  reel.start(0);
  for (let frame = 0; frame < 40; frame += 1) reel.update(17);
  let hasArrived = false;
  reel.onStop = () => {
    hasArrived = true;
  };
  void reel.stop('FGH', 5);
  while (!hasArrived) reel.update(17);
  reel.spriteAt(1).alpha = 0.4;
  while (reel.isMoving) reel.update(17);
  expect([0, 1, 2].map((row) => reel.spriteAt(row).alpha)).toEqual([1, 0.4, 1]);
});
