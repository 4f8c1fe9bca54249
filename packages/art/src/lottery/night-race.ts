import { glow, motes } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { stars } from '../draw/sky.ts';
import { lettering } from '../lettering.ts';
import { disc } from '../slots/painted.ts';
import { box, draughtsman } from '../slots/shapes.ts';
import { airSky } from './ground.ts';
import type { Air } from './interval.ts';

const LINE = '#140a22';

function wheel(sheet: Sheet, x: number): string {
  const body = draughtsman(sheet, LINE);
  const spokes = [0, 60, 120].map((rotate) => `<path d="M-5 0H5" transform="rotate(${rotate})"/>`);
  return placed(
    body(disc(0, 0, 10.4), ['#5a5470', '#221c34 55', '#0c0818'], { depth: 2, weight: 1.6 }) +
      `<circle r="6" fill="${radial(sheet, ['#ffffff', '#d8dcf0 50', '#8890b4'])}"/>
      <g stroke="#4a4668" stroke-width="1.6">${spokes.join('')}</g><circle r="1.8" fill="#2a2440"/>`,
    { x, y: 9 },
  );
}

/** A low racing car that goes to the right, with its number; 96 wide. */
function car(sheet: Sheet, words: string, paint: readonly string[]): string {
  const body = draughtsman(sheet, LINE);
  const { path } = lettering(words, { face: 'rounded', size: 14, x: -9, y: 5.6, anchor: 'middle' });
  return (
    `<path d="M-46 5C-62 1 -72 3 -82 6C-72 7 -62 11 -46 10Z"
      fill="${linear(sheet, ['#fffbe0/0', '#ff9a3c/0.7 50', '#fff6c0'], [0, 0, 1, 0])}"/>` +
    body(box(-48, -20, 16, 5, 2), paint, { weight: 1.8, depth: 2 }) +
    body('M-42 -16H-36L-34 -4H-42Z', ['#3a3454', '#1a1430'], { weight: 1.4, depth: 1 }) +
    body(
      'M-45 9C-47 -2 -42 -8 -30 -9L-20 -10C-14 -18 -4 -21 6 -20C15 -19 21 -13 25 -8C38 -7 48 -2 50 6C50 9 49 11 47 11H-42C-44 11 -45 10 -45 9Z',
      paint,
      {
        depth: 3,
        inner: `<path d="M-50 6C-20 0 20 -2 54 3V7C20 3 -20 5 -50 11Z" fill="#fffdf0" opacity=".9"/>`,
      },
    ) +
    body(
      'M-12 -10C-7 -16 -1 -17.6 5 -17C11 -16 15 -12 18 -8C8 -8 -2 -9 -12 -10Z',
      ['#e8fbff', '#6ac8f0 45', '#1c4a8a'],
      {
        weight: 1.4,
        depth: 1.4,
      },
    ) +
    `<path d="M4 -17L1 -9" stroke="${LINE}" stroke-width="1.8"/>
    <path d="M-9 -8.6a9.4 9.4 0 1 0 .1 0Z" fill="#fff" stroke="${LINE}" stroke-width="1.4"/>
    <path d="${path}" fill="${LINE}"/>
    <path d="M42 -1Q48 0 48 4L43 4Z" fill="#fff6b0" stroke="${LINE}" stroke-width="1"/>` +
    wheel(sheet, -27) +
    wheel(sheet, 29)
  );
}

/** A chequered flag on its staff, which stands on the origin. */
function flag(sheet: Sheet): string {
  const body = draughtsman(sheet, LINE);
  const squares = Array.from({ length: 24 }, (_, index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)];
    return (column + row) % 2 === 0
      ? `<rect x="${n(column * 6.2)}" y="${n(-50 + row * 6.4)}" width="6.2" height="6.4"/>`
      : '';
  });
  return (
    body(box(-2, -54, 3.6, 56, 1.4), ['#ffe9a0', '#a8681c'], { weight: 1.6, depth: 1 }) +
    body('M1 -50C12 -56 22 -44 36 -50V-26C22 -19 12 -31 1 -25Z', ['#ffffff', '#dfe4f4'], {
      weight: 1.8,
      depth: 2,
      inner: `<g fill="#1c1430" transform="skewY(-2)">${squares.join('')}</g>`,
    })
  );
}

/** Fast Cars: the cars come round the bend at night, lanterns along the wall. */
export const nightRace = (sheet: Sheet, air: Air): string => {
  const lamps = [10, 32, 54, 76, 98].map((x, index) => {
    const y = 30 - Math.abs(index - 2) * 1.6;
    return (
      glow(sheet, { x, y, radius: 15, colour: air.light, strength: 0.9 }) +
      `<path d="M${x} ${y}V${y + 18}" stroke="${LINE}" stroke-width="1.8"/>
      <circle cx="${x}" cy="${y}" r="3.4" fill="#fffbe0" stroke="${LINE}" stroke-width="1.2"/>`
    );
  });
  const speed = [
    [2, 60, 26],
    [70, 57, 34],
    [8, 80, 20],
    [84, 78, 26],
    [0, 104, 22],
    [74, 106, 30],
  ].map(([x, y, length]) => `M${x} ${y}h${length}`);
  return (
    airSky(sheet, air) +
    stars({ width: 108, height: 26 }, { count: 16, seed: 9 }) +
    `<path d="M-4 44C30 38 78 38 112 44V58H-4Z" fill="${air.deep}" opacity=".7"/>` +
    lamps.join('') +
    `<path d="M-4 48C30 42 78 42 112 48V150H-4Z"
      fill="${linear(sheet, ['#5a4a7a', '#33264e 30', '#160e28'])}"/>
    <path d="M-4 48C30 42 78 42 112 48V150H-4Z" fill="${air.middle}" opacity=".42"/>
    <path d="M-4 48C30 42 78 42 112 48V54C78 48 30 48 -4 54Z" fill="#fff"/>
    <path d="M-4 48C30 42 78 42 112 48V54C78 48 30 48 -4 54Z" fill="none" stroke="#e8263c"
      stroke-width="6" stroke-dasharray="9 9" transform="translate(0 1)"/>
    <path d="${speed.join('')}" stroke="#fff" stroke-opacity=".34" stroke-width="1.8"
      stroke-linecap="round"/>` +
    glow(sheet, { x: 60, y: 84, radius: 54, colour: air.warm, strength: 0.55 }) +
    placed(flag(sheet), { x: 26, y: 56, scale: 0.84, rotate: -7 }) +
    placed(car(sheet, '7', ['#c8ff9a', '#2fb45c 46', '#0a6a40']), {
      x: 74,
      y: 53,
      scale: 0.54,
      rotate: -4,
    }) +
    placed(car(sheet, '4', ['#b4dcff', '#3a7cf0 46', '#1632a0']), {
      x: 44,
      y: 69,
      scale: 0.68,
      rotate: -3,
    }) +
    placed(car(sheet, '1', ['#ff9a8a', '#ee3347 46', '#9a0c30']), {
      x: 64,
      y: 94,
      scale: 0.8,
      rotate: -3,
    }) +
    motes({ x: 0, y: 44, width: 108, height: 70 }, { count: 20, seed: 14, colour: '#ffe9b0' })
  );
};
