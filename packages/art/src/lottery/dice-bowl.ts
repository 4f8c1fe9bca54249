import { glow, motes, rays, sparkle } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { type Die, die } from '../slots/die.ts';
import { groundShadow } from '../slots/painted.ts';
import { draughtsman } from '../slots/shapes.ts';
import { airBurst } from './ground.ts';
import type { Air } from './interval.ts';

const LINE = '#101634';

const WHITE: Omit<Die, 'shows'> = {
  upper: ['#ffffff', '#fffaf0 60', '#f4ead8'],
  left: ['#f2e6d2', '#dcc8a8 60', '#c0a680'],
  right: ['#d8c4a2', '#b89c74 60', '#947848'],
  edge: '#2a1408',
  dot: ['#5a4a7a', '#2a1c44 70', '#160c2c'],
  pit: '#8a6a3a',
  ace: ['#ff7a68', '#e0203c 60', '#a00a2c'],
};

/** A porcelain bowl upside down, with waves painted on it; 84 wide. */
function bowl(sheet: Sheet): string {
  const body = draughtsman(sheet, LINE);
  const waves = [-32, -16, 0, 16, 32]
    .map((x) =>
      [11, 7, 3]
        .map((radius) => `M${x - radius} 13A${radius} ${radius} 0 0 1 ${x + radius} 13`)
        .join(''),
    )
    .join('');
  const clouds =
    'M-22 -10q4 -7 10 -3q6 -6 10 1q7 -1 6 5h-26ZM10 -16q3 -5 8 -2q5 -4 8 1q5 0 4 4h-20Z';
  return (
    body('M-16 -34C-16 -39 16 -39 16 -34L18 -26H-18Z', ['#ffffff', '#c8d8f4'], { depth: 2 }) +
    body(
      'M-42 18C-44 -14 -22 -30 0 -30S44 -14 42 18C28 25 -28 25 -42 18Z',
      ['#ffffff', '#f4f8ff 40', '#b8ccf0 80', '#8aa4dc'],
      {
        depth: 4,
        round: [0.42, 0.3, 0.8],
        shadeColour: '#2c4490',
        inner: `<path d="${waves}" fill="none" stroke="#2456c8" stroke-width="1.8"/>
        <path d="${clouds}" fill="#3a6ae0" opacity=".85"/>
        <path d="M-46 15C-28 23 28 23 46 15" fill="none" stroke="#2456c8" stroke-width="3"/>`,
      },
    ) +
    `<path d="M-42 18C-28 25 28 25 42 18C28 11 -28 11 -42 18Z" fill="#16204e"/>
    <path d="M-42 18C-28 25 28 25 42 18" fill="none" stroke="${gold(sheet)}" stroke-width="2.6"/>
    <path d="M-31 -4C-28 -16 -18 -22 -9 -24" fill="none" stroke="#fff" stroke-width="4"
      stroke-linecap="round"/>`
  );
}

const plate = (sheet: Sheet) =>
  `<ellipse cy="5" rx="49" ry="14" fill="${LINE}"/>
  <ellipse cy="3" rx="47" ry="13" fill="#8aa4dc"/>
  <ellipse rx="47" ry="13" fill="${linear(sheet, ['#ffffff', '#dce8ff'])}" stroke="${LINE}"
    stroke-width="2"/>
  <ellipse rx="40" ry="10.4" fill="none" stroke="#2456c8" stroke-width="1.8"
    stroke-dasharray="3 2.2"/>
  <ellipse rx="34" ry="8.6" fill="${radial(sheet, ['#fffbe8', '#f4ecff 60', '#c8d4f4'])}"/>`;

/** Fast Dice: the bowl is lifted, and three dice lie on the plate. */
export const diceBowl = (sheet: Sheet, air: Air): string => {
  const lies = (shows: Die['shows'], x: number, y: number, rotate: number, scale = 0.42) =>
    placed(die(sheet, { ...WHITE, shows }), { x, y, scale, rotate });
  return (
    airBurst(sheet, air, [60, 74]) +
    `<path d="M-4 102C26 96 82 96 112 102V150H-4Z"
      fill="${linear(sheet, [air.middle, `${air.deep} 60`])}"/>
    <path d="M-4 102C26 96 82 96 112 102" fill="none" stroke="${gold(sheet)}" stroke-width="2"/>` +
    placed(groundShadow(sheet, { y: 0, width: 104 }), { x: 62, y: 114 }) +
    placed(plate(sheet), { x: 62, y: 103, scale: 0.94 }) +
    glow(sheet, { x: 62, y: 78, radius: 48, colour: '#fff6c8', strength: 0.9 }) +
    rays(sheet, { centre: [60, 60], length: 60, count: 9, from: 30, sweep: 120, strength: 0.6 }) +
    lies([3, 6, 5], 62, 71, 8) +
    lies([1, 5, 6], 46, 93, -10) +
    lies([6, 3, 5], 79, 91, 12) +
    placed(bowl(sheet), { x: 60, y: 37, scale: 0.84, rotate: -13 }) +
    `<g fill="none" stroke="#fffbe0" stroke-linecap="round" stroke-opacity=".85">
      <path d="M${n(103)} 40A34 34 0 0 1 100 58" stroke-width="2.4"/><path d="M16 46A34 34 0 0 0 22 62"
        stroke-width="2.4"/></g>` +
    sparkle(96, 74, 6) +
    sparkle(28, 74, 5) +
    motes({ x: 4, y: 8, width: 100, height: 96 }, { count: 18, seed: 21, colour: '#fffbe0' })
  );
};
