import { glow, motes, sparkle } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { disc, gloss, groundShadow } from '../slots/painted.ts';
import { beads, box, draughtsman } from '../slots/shapes.ts';
import { type BALL_TONES, ball } from './ball.ts';
import { airBurst } from './ground.ts';
import type { Air } from './interval.ts';

const LINE = '#1c0a26';
const GILT = ['#fff6cf', '#ffd05a 30', '#d08a1c 72', '#8a520d'];
const ROUND = 37;

type Tone = keyof typeof BALL_TONES;

/** What tumbles in the drum: its number, its colour, where it is just now. */
const TUMBLING: readonly (readonly [string, Tone, number, number])[] = [
  ['0', 'violet', -19, 22],
  ['6', 'green', 3, 26],
  ['9', 'red', 23, 17],
  ['4', 'gold', -8, 4],
  ['2', 'blue', 14, -2],
  ['8', 'pink', -24, -4],
  ['7', 'green', -7, -22],
  ['1', 'red', 17, -22],
];

const DRAWN: readonly (readonly [string, Tone])[] = [
  ['5', 'blue'],
  ['3', 'gold'],
  ['7', 'red'],
];

/** A drum of glass in a golden ring, full of balls. */
function drum(sheet: Sheet): string {
  const body = draughtsman(sheet, LINE);
  const balls = TUMBLING.map(([words, tone, x, y]) =>
    placed(ball(sheet, { radius: 10.6, words, tone }), { x, y, rotate: x }),
  ).join('');
  return (
    body('M-27 34H27L35 52H-35Z', ['#ff8a6a', '#d0203c 50', '#7a0a2c'], { depth: 3 }) +
    body(box(-39, 50, 78, 9, 3), GILT, { depth: 2.4 }) +
    body(disc(0, 0, ROUND + 5), GILT, { along: [0, 0, 1, 1], depth: 3 }) +
    beads({ radius: ROUND + 2.6, count: 24, size: 1.3 }, '#fffbe0') +
    `<circle r="${ROUND}" fill="${radial(sheet, ['#fffdf0', '#cfe8ff 42', '#7aa0e0 78', '#3a4aa8'], [0.5, 0.4, 0.62])}"/>` +
    clipped(sheet, disc(0, 0, ROUND), balls) +
    `<circle r="${ROUND - 1}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>
    <path d="M-29 -14A32 32 0 0 1 -6 -31" fill="none" stroke="#fff" stroke-width="4.4"
      stroke-linecap="round" opacity=".9"/><path d="M-31 -6V-5" stroke="#fff" stroke-width="4"
      stroke-linecap="round" opacity=".9"/>` +
    gloss(sheet, { x: 18, y: 26, rx: 14, ry: 5, rotate: -34, strength: 0.55 }) +
    body(disc(0, -41, 7), GILT, { depth: 2, round: [0.4, 0.3, 0.8] }) +
    `<path d="M-4 -43A5 5 0 0 1 -.6 -45.4" stroke="#fff" stroke-width="1.6" stroke-linecap="round"
      fill="none"/>`
  );
}

/** Fast Five: the drum, and the digits that it gave. */
export const ballDrum = (sheet: Sheet, air: Air): string =>
  airBurst(sheet, air, [58, 54]) +
  glow(sheet, { x: 58, y: 52, radius: 58, colour: air.light, strength: 0.7 }) +
  `<path d="M-4 112C26 104 82 104 112 112V150H-4Z"
    fill="${linear(sheet, [air.middle, `${air.deep} 60`])}"/>
  <path d="M-4 112C26 104 82 104 112 112" fill="none" stroke="${gold(sheet)}" stroke-width="2"/>` +
  placed(groundShadow(sheet, { y: 0, width: 92 }), { x: 58, y: 114 }) +
  placed(drum(sheet), { x: 58, y: 54, scale: 0.96 }) +
  DRAWN.map(([words, tone], index) =>
    placed(ball(sheet, { radius: 10, words, tone }), { x: 50 + index * 20, y: 105 + index * 0.6 }),
  ).join('') +
  sparkle(96, 26, 6) +
  sparkle(14, 58, 5) +
  motes({ x: 4, y: 8, width: 100, height: 96 }, { count: 20, seed: 9, colour: '#fffbe0' });
