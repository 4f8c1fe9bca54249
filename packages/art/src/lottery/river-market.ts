import { glitter, ridge, swell } from '../draw/land.ts';
import { glow, motes } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sun } from '../draw/sky.ts';
import { disc } from '../slots/painted.ts';
import { blade, draughtsman } from '../slots/shapes.ts';
import { ball } from './ball.ts';
import { airSky } from './ground.ts';
import type { Air } from './interval.ts';

const LINE = '#1c1024';

const PALM = {
  trunk: ['#6a4030', '#c08a5a 50', '#4a2a24'],
  leaf: ['#8ae070', '#1f8a4c 55', '#0a4a3a'],
  backLeaf: '#0c4a3c',
  fruit: '#7a4a1c',
};

function pineapple(sheet: Sheet): string {
  const body = draughtsman(sheet, LINE);
  const leaves = [-58, -90, -122, -74, -106].map((rotate) =>
    placed(body(blade(15, 2.6), ['#b0f080', '#1f8a4c'], { weight: 1.2, depth: 1 }), {
      y: -9,
      rotate,
    }),
  );
  const scales = [-8, -3, 2, 7, 12].map((y) => `M-9 ${y}L9 ${y + 6}M9 ${y}L-9 ${y + 6}`).join('');
  return (
    leaves.join('') +
    body(
      'M0 -11C8 -11 10 -3 9 4S5 14 0 14S-8 11 -9 4S-8 -11 0 -11Z',
      ['#ffe27a', '#f0a020 55', '#a85a0a'],
      {
        weight: 1.6,
        depth: 2,
        inner: `<path d="${scales}" stroke="#8a4a08" stroke-opacity=".6" stroke-width="1.1"/>`,
      },
    )
  );
}

function melon(sheet: Sheet): string {
  const stripes = [-8, -3, 3, 8]
    .map((x) => `M${n(x * 0.3)} -11Q${n(x * 1.5)} 0 ${n(x * 0.3)} 11`)
    .join('');
  return draughtsman(sheet, LINE)(disc(0, 0, 11), ['#9aec7a', '#2c9a4c 55', '#0c5a38'], {
    weight: 1.6,
    depth: 2,
    inner: `<path d="${stripes}" fill="none" stroke="#0a4a30" stroke-width="2"/>`,
  });
}

function dragonFruit(sheet: Sheet): string {
  const body = draughtsman(sheet, LINE);
  const scale = (x: number, y: number, rotate: number) =>
    placed(body(blade(8, 2.2), ['#f8a0c0', '#9ae070'], { weight: 1, depth: 1 }), { x, y, rotate });
  return (
    body(disc(0, 0, 9, 10), ['#ff9ac8', '#f0308a 50', '#a00c5c'], { weight: 1.6, depth: 2 }) +
    scale(-3, -6, -120) +
    scale(3, -6, -60) +
    scale(0, -8, -90) +
    scale(5, 1, -40) +
    scale(-5, 1, -140)
  );
}

/** Somebody who sells, from behind her wares: a conical hat and a shirt. */
const seller = (sheet: Sheet) => {
  const body = draughtsman(sheet, LINE);
  return (
    body('M-10 24C-11 8 -8 2 0 2S11 8 10 24Z', ['#c05ad8', '#6a1f9a'], { weight: 1.8 }) +
    body(disc(0, -2, 6), ['#ffd8a8', '#d8925c'], { weight: 1.6, depth: 2 }) +
    body('M0 -19L18 -1Q0 6 -18 -1Z', ['#fff8d8', '#f0cf7a 55', '#b88a3c'], {
      weight: 1.8,
      depth: 2,
      inner: `<path d="M0 -19L-9 2M0 -19V3M0 -19L9 2" stroke="#a8742a" stroke-opacity=".5"/>`,
    })
  );
};

/** A wide boat with painted eyes and what it sells, on its waterline; 100 wide. */
function boat(sheet: Sheet): string {
  const body = draughtsman(sheet, LINE);
  const put = (markup: string, x: number, y: number, scale = 1, rotate = 0) =>
    placed(markup, { x, y, scale, rotate });
  return (
    put(seller(sheet), -33, -34, 1.06) +
    put(pineapple(sheet), 32, -23, 0.9, 16) +
    put(pineapple(sheet), -11, -20, 0.82, -8) +
    put(melon(sheet), 24, -12, 0.9) +
    put(dragonFruit(sheet), -15, -9, 0.86, -10) +
    put(ball(sheet, { radius: 25, words: '18', tone: 'gold' }), 8, -34) +
    put(dragonFruit(sheet), 34, -7, 0.76, 14) +
    put(melon(sheet), -4, -8, 0.72) +
    put(dragonFruit(sheet), 13, -6, 0.76, 8) +
    body(
      'M-52 -12C-30 -4 26 -4 40 -8C47 -10 51 -16 54 -22C56 -10 50 4 40 9C24 14 -24 13 -36 9C-46 4 -51 -4 -52 -12Z',
      ['#e08a4a', '#a84a28 50', '#5c2018'],
      {
        depth: 3,
        inner: `<path d="M-56 -4C-30 5 26 5 58 -8" fill="none" stroke="#3c1410" stroke-opacity=".6"
          stroke-width="2"/><path d="M34 -12L60 -30V20H36Z" fill="#d8202c"/>`,
      },
    ) +
    `<ellipse cx="41" cy="-3" rx="5" ry="3.6" fill="#fff" stroke="${LINE}" stroke-width="1.2"/>
    <circle cx="42.4" cy="-3" r="1.9" fill="${LINE}"/>`
  );
}

/** Eighteen numbers, as in the south: a boat of the floating market at sunrise. */
export const riverMarket = (sheet: Sheet, air: Air): string => {
  const water = linear(sheet, [air.light, `${air.warm} 18`, `${air.middle} 55`, air.deep]);
  const wave = (y: number, height: number, shift: number, opacity: number) =>
    `<path d="${swell({ y, from: -10, to: 118, bottom: 150 }, { length: 34, height, shift })}"
      fill="${water}" opacity="${n(opacity)}"/>`;
  return (
    airSky(sheet, air) +
    sun(sheet, { x: 54, y: 50, radius: 20 }) +
    `<path d="${ridge({ width: 108, bottom: 100 }, { y: 84, rise: 14, count: 9, seed: 3 })}"
      fill="${air.middle}" opacity=".85"/>` +
    placed(palm(sheet, { height: 66, lean: -8 }, PALM), { x: 98, y: 90 }) +
    placed(palm(sheet, { height: 58, lean: 10 }, PALM), { x: 8, y: 88 }) +
    wave(84, 3, 6, 1) +
    glitter(
      { x: 58, top: 88, bottom: 112, spread: 30 },
      { colour: '#fffbe0', count: 18, seed: 5 },
    ) +
    glow(sheet, { x: 62, y: 82, radius: 42, colour: '#fff0b0', strength: 0.55 }) +
    placed(boat(sheet), { x: 64, y: 104, scale: 0.76, rotate: -2 }) +
    wave(111, 4, -8, 0.92) +
    wave(122, 5, 10, 0.9) +
    motes({ x: 0, y: 10, width: 108, height: 90 }, { count: 16, seed: 8, colour: '#fff6d0' })
  );
};
