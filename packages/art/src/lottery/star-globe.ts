import { glow, motes, sparkle } from '../draw/light.ts';
import { n, type Point, placed } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { stars } from '../draw/sky.ts';
import { disc, groundShadow } from '../slots/painted.ts';
import { beads, box, draughtsman } from '../slots/shapes.ts';
import { ball } from './ball.ts';
import { airBurst } from './ground.ts';
import type { Air } from './interval.ts';

const LINE = '#140a2c';
const GILT = ['#fff6cf', '#ffd05a 30', '#d08a1c 72', '#8a520d'];
const ROUND = 37;

/** A cat's head with a raised paw, from star to star. */
const CAT: readonly Point[] = [
  [-19, 6],
  [-20, -20],
  [-10, -11],
  [4, -11],
  [14, -20],
  [13, 6],
  [5, 16],
  [-10, 16],
];
const PAW: readonly Point[] = [
  [13, 6],
  [22, -2],
  [26, -13],
];

/** Places of a board of stars, bent over a globe; the numbers that are drawn shine. */
function board(): string {
  const dots: string[] = [];
  for (let row = -4; row <= 4; row += 1)
    for (let column = -4; column <= 4; column += 1) {
      const [x, y] = [column * 8.2, row * 8.2];
      const far = Math.hypot(x, y) / ROUND;
      if (far > 0.98) continue;
      const bend = 1 - far * far * 0.12;
      const isLit = (row * 7 + column * 5 + 80) % 4 === 0;
      dots.push(
        `<circle cx="${n(x * bend)}" cy="${n(y * bend)}" r="${isLit ? 1.5 : 0.9}"
          fill="${isLit ? '#ffe9a0' : '#a8c0ff'}" opacity="${isLit ? 0.95 : 0.5}"/>`,
      );
    }
  return dots.join('');
}

/** A globe of the night sky in a golden meridian. */
function globe(sheet: Sheet): string {
  const body = draughtsman(sheet, LINE);
  const line = (points: readonly Point[]) =>
    points.map((point) => point.map(n).join(' ')).join('L');
  const lines = `M${line(CAT)}ZM${line(PAW)}`;
  const bright = [...CAT, ...PAW.slice(1)].map(
    ([x, y]) =>
      `${glow(sheet, { x, y, radius: 7, colour: '#ffe9a0', strength: 0.95 })}${sparkle(x, y, 5.4, '#fffdf0')}`,
  );
  const face = `<circle cx="-10" cy="-1" r="1.7"/><circle cx="4" cy="-1" r="1.7"/>
    <path d="M-6 5Q-3 8 0 5" fill="none" stroke="#fff6d0" stroke-width="1.3"
      stroke-linecap="round"/>`;
  return (
    body('M-5 38H5L8 50H-8Z', GILT, { depth: 2 }) +
    body('M-26 57C-26 50 -14 48 0 48S26 50 26 57Z', GILT, { depth: 2.4 }) +
    body(disc(0, 0, ROUND + 4.6), GILT, { along: [0, 0, 1, 1], depth: 2.6 }) +
    beads({ radius: ROUND + 2.4, count: 36, size: 0.8 }, '#fffbe0') +
    body(disc(0, 0, ROUND), ['#5a8aff', '#2a3cc8 40', '#16146a 76', '#0a0838'], {
      round: [0.36, 0.28, 0.84],
      weight: 1,
      depth: 3,
      light: 0.35,
    }) +
    clipped(
      sheet,
      disc(0, 0, ROUND),
      `<ellipse cx="6" cy="10" rx="36" ry="11" fill="${radial(sheet, ['#c88aff/0.75', '#7a4af0/0.3 60', '#7a4af0/0'])}"
        transform="rotate(-28)"/>${board()}`,
    ) +
    `<path d="${lines}" fill="none" stroke="#ffe9a0" stroke-opacity=".5" stroke-width="3.4"
      stroke-linejoin="round"/><path d="${lines}" fill="none" stroke="#fffbe0" stroke-width="1.3"
      stroke-linejoin="round"/><g fill="#fff6d0">${face}</g>${bright.join('')}
    <path d="M-29 -14A32 32 0 0 1 -8 -31" fill="none" stroke="#fff" stroke-width="3.6"
      stroke-linecap="round" opacity=".75"/>` +
    body(box(-5, -48, 10, 9, 3), GILT, { depth: 2 })
  );
}

/** Fast Keno: eighty stars on a globe, twenty of which are lit, and a cat among them. */
export const starGlobe = (sheet: Sheet, air: Air): string =>
  airBurst(sheet, air, [58, 52]) +
  stars({ width: 108, height: 110 }, { count: 40, seed: 15 }) +
  `<path d="M-4 112C26 106 82 106 112 112V150H-4Z"
    fill="${linear(sheet, [air.middle, `${air.deep} 60`])}"/>` +
  glow(sheet, { x: 58, y: 54, radius: 60, colour: air.light, strength: 0.75 }) +
  placed(groundShadow(sheet, { y: 0, width: 76 }), { x: 60, y: 112 }) +
  placed(globe(sheet), { x: 58, y: 57, scale: 0.95 }) +
  placed(ball(sheet, { radius: 12.4, words: '80', tone: 'pink' }), { x: 90, y: 101, rotate: 8 }) +
  placed(ball(sheet, { radius: 9, words: '8', tone: 'gold' }), { x: 70, y: 106, rotate: -10 }) +
  motes({ x: 4, y: 8, width: 100, height: 100 }, { count: 18, seed: 19, colour: '#ffe9b0' });
