import { petals } from '../draw/flowers.ts';
import { glow, motes, sparkle } from '../draw/light.ts';
import { n, placed, polar } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { lettering } from '../lettering.ts';
import { disc } from '../slots/painted.ts';
import { draughtsman } from '../slots/shapes.ts';
import { type BALL_TONES, ball } from './ball.ts';
import { airBurst } from './ground.ts';
import type { Air } from './interval.ts';

const LINE = '#2a0a1c';
const LEAVES = 11;
const SWEEP = 154;
const STEP = SWEEP / LEAVES;
const REACH = 57;
const INNER = 25;

/** The five that were drawn: their leaves are gilt. */
const DRAWN = [2, 5, 7, 8, 11];
const TONES: readonly (keyof typeof BALL_TONES)[] = ['red', 'blue', 'gold', 'green', 'violet'];

/** An open fan of eleven leaves with a number on each, around its rivet. */
function fan(sheet: Sheet, air: Air): string {
  const body = draughtsman(sheet, LINE);
  const start = -90 - SWEEP / 2;
  const leaves = Array.from({ length: LEAVES }, (_, index) => {
    const number = index + 1;
    const from = start + index * STEP;
    const corner = (radius: number, angle: number) => polar([0, 0], radius, angle).map(n).join(' ');
    const path = `M${corner(INNER, from)}L${corner(REACH, from)}A${REACH} ${REACH} 0 0 1
      ${corner(REACH, from + STEP)}L${corner(INNER, from + STEP)}A${INNER} ${INNER} 0 0 0
      ${corner(INNER, from)}Z`;
    const isDrawn = DRAWN.includes(number);
    const plain = number % 2 === 0 ? ['#fffaf0', '#f0dcc8'] : [air.warm, air.middle];
    const { path: digits } = lettering(String(number), {
      face: 'rounded',
      size: 10.4,
      x: 0,
      y: 3.6,
      anchor: 'middle',
    });
    const [x, y] = polar([0, 0], 47.5, from + STEP / 2);
    const ink = isDrawn ? '#8a0a24' : number % 2 === 0 ? LINE : '#fffaf0';
    const middle = polar([0, 0], INNER + 2, from + STEP / 2);
    const rib = `M0 0L${middle.map(n).join(' ')}`;
    return (
      `<path d="${rib}" stroke="${LINE}" stroke-width="5"/><path d="${rib}" stroke="#d8a05a"
        stroke-width="2.6"/>` +
      body(path, isDrawn ? ['#fff6b8', '#ffcf3c 50', '#f09a14'] : plain, {
        weight: 1.3,
        depth: 1.6,
        light: 0.5,
      }) +
      placed(`<path d="${digits}" fill="${ink}"/>`, { x, y, rotate: from + STEP / 2 + 90 })
    );
  });
  const tassel = [-4, -2, 0, 2, 4].map((x) => `M${n(x * 0.3)} 16L${x} 32`).join('');
  return (
    leaves.join('') +
    `<path d="M0 4V15" stroke="#c01432" stroke-width="2.4"/><path d="${tassel}" stroke="#e8263c"
      stroke-width="1.8" stroke-linecap="round"/>` +
    body(disc(0, 14, 4), ['#fff6cf', '#d08a1c'], { weight: 1.4, depth: 1 }) +
    body(disc(0, 0, 5.4), ['#fff6cf', '#ffcf5a 40', '#a8681c'], { weight: 1.6, depth: 1.6 })
  );
}

/** Fast Eleven: a fan of eleven leaves, of which five are gilt, and the balls that say which. */
export const elevenFan = (sheet: Sheet, air: Air): string =>
  airBurst(sheet, air, [55, 78]) +
  petals(
    { x: 0, y: 0, width: 108, height: 120 },
    { count: 12, seed: 12, colours: ['#ffd0dc', '#fff0e0', '#ff9ab8'] },
  ) +
  `<path d="M-4 116C26 110 82 110 112 116V150H-4Z"
    fill="${linear(sheet, [air.middle, `${air.deep} 60`])}"/>` +
  glow(sheet, { x: 56, y: 72, radius: 58, colour: air.light, strength: 0.7 }) +
  placed(fan(sheet, air), { x: 55, y: 84, scale: 0.84 }) +
  DRAWN.map((number, index) => {
    const [x, y] = polar([55, 84], 60, -130 + index * 20);
    return placed(ball(sheet, { radius: 9, words: String(number), tone: TONES[index]! }), { x, y });
  }).join('') +
  sparkle(98, 20, 5) +
  sparkle(86, 100, 7) +
  motes({ x: 4, y: 8, width: 100, height: 100 }, { count: 18, seed: 17, colour: '#fffbe0' });
