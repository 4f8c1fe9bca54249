import { glitter } from '../draw/land.ts';
import { glow, motes, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky, stars } from '../draw/sky.ts';
import {
  curtains,
  fells,
  fox,
  iceCrystal,
  scatter,
  seal,
  whaleTail,
  wild,
} from './aurora20-symbols.ts';
import { fitted } from './fitted.ts';
import { disc } from './painted.ts';
import { draughtsman } from './shapes.ts';
import type { SlotTheme } from './theme.ts';

const NIGHT = ['#04102c', '#07304c 30', '#0c5a64 52', '#0a4258 66', '#031020'];

/** A floe: a flat top, broken sides in blue. */
const floe = (sheet: Sheet, x: number, y: number, half: number) =>
  `<path d="M${n(x - half)} ${y}L${n(x - half * 0.8)} ${n(y + half * 0.3)}L${n(x - half * 0.3)}
    ${n(y + half * 0.22)}L${n(x + half * 0.1)} ${n(y + half * 0.36)}L${n(x + half * 0.7)}
    ${n(y + half * 0.26)}L${n(x + half)} ${y}Z" fill="${linear(sheet, ['#5ab8d4', '#12547c'])}"/>
  <path d="M${n(x - half)} ${y}L${n(x - half * 0.6)}
    ${n(y - half * 0.16)}H${n(x + half * 0.5)}L${n(x + half)}
    ${y}L${n(x + half * 0.5)} ${n(y + half * 0.08)}H${n(x - half * 0.5)}Z"
    fill="${linear(sheet, ['#f4ffff', '#a8dcec'])}"/>`;

function backdrop(sheet: Sheet): string {
  return (
    `<rect width="360" height="640" fill="${linear(sheet, NIGHT)}"/>` +
    stars({ width: 360, height: 300 }, { count: 140, seed: 6, colour: '#e8ffff' }) +
    glow(sheet, { x: 180, y: 150, radius: 220, colour: '#2ae0a8', strength: 0.4 }) +
    curtains(sheet, 360, 300) +
    fells(
      sheet,
      [
        [60, 380, 110, 120],
        [190, 380, 90, 90],
        [310, 380, 120, 140],
      ],
      ['#2a6a84', '#0e3a54'],
    ) +
    fells(
      sheet,
      [
        [0, 400, 90, 80],
        [130, 400, 80, 60],
        [260, 400, 90, 70],
        [370, 400, 80, 90],
      ],
      ['#174a66', '#0a2a42'],
    ) +
    `<rect y="396" width="360" height="244"
      fill="${linear(sheet, ['#1a7a80', '#0a3a58 40', '#031222'])}"/>` +
    glitter(
      { x: 180, top: 400, bottom: 600, spread: 150 },
      { colour: '#8affd0', count: 150, seed: 3 },
    ) +
    floe(sheet, 90, 470, 70) +
    floe(sheet, 290, 500, 84) +
    placed(whaleTail(sheet), { x: 196, y: 452, scale: 0.5 }) +
    placed(seal(sheet), { x: 214, y: 574, scale: 0.7 }) +
    floe(sheet, 60, 590, 120) +
    floe(sheet, 330, 606, 100) +
    placed(walkingBear(sheet), { x: 84, y: 586, scale: 0.9 }) +
    motes(
      { x: 0, y: 0, width: 360, height: 640 },
      { count: 90, seed: 8, colour: '#ffffff', size: 1.3 },
    ) +
    vignette(sheet, { width: 360, height: 640 }, '#020a18', 0.65)
  );
}

/** A bear who crosses the ice from the right to the left; his paws on y = 0. */
function walkingBear(sheet: Sheet): string {
  const body = draughtsman(sheet, '#06182c');
  const far = ['#9abcd4', '#5a84a4'];
  return (
    body('M-30 -30C-34 -18 -38 -8 -42 -3Q-42 0 -39 0H-27C-24 -8 -18 -18 -14 -24Z', far) +
    body('M20 -26C16 -14 12 -8 8 -3Q8 0 11 0H24C27 -8 34 -18 38 -26Z', far) +
    body(disc(-37, -62, 5.4), ['#ffffff', '#b0d4e4'], { depth: 1.6 }) +
    body(
      `M-64 -44C-66 -49 -60 -52 -54 -55C-50 -62 -42 -65 -36 -62C-26 -62 -20 -64 -10 -65
      C6 -68 28 -68 42 -60C54 -53 56 -40 53 -26C52 -16 51 -8 52 -3Q52 0 49 0H34Q31 -1 33 -5
      C34 -12 30 -18 26 -21C16 -17 4 -18 -4 -21C-6 -14 -7 -8 -6 -3Q-6 0 -9 0H-24Q-27 -1 -25 -5
      C-23 -12 -25 -22 -28 -30C-34 -34 -40 -37 -46 -38C-52 -37 -60 -38 -63 -40Z`,
      ['#ffffff', '#eaf8fc 40', '#b0d4e4 72', '#6a9ab8'],
      {
        lightColour: '#c8ffe8',
        light: 0.9,
        inner: `<path d="M-14 -64C-20 -48 -16 -34 -4 -20M36 -56C26 -46 22 -34 26 -20" fill="none"
          stroke="#7aa4c0" stroke-width="2.4" stroke-opacity=".6"/>`,
      },
    ) +
    `<circle cx="-52" cy="-51" r="2" fill="#0c1420"/><path d="M-66 -47L-60 -49L-60 -43L-64 -42Z"
      fill="#0c1420" stroke="#0c1420" stroke-width="1.6" stroke-linejoin="round"/>
    <path d="M-63 -41Q-56 -39 -50 -41" stroke="#3a5a74" stroke-width="1.6" fill="none"/>`
  );
}

function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, ['#04102c', '#0a4a5c 50', '#0c6a6c 70', '#04182c']) +
    stars({ width: 108, height: 90 }, { count: 46, seed: 9, colour: '#ffffff' }) +
    glow(sheet, { x: 54, y: 44, radius: 70, colour: '#2affa8', strength: 0.45 }) +
    placed(curtains(sheet, 108, 92), { y: 2 }) +
    fells(
      sheet,
      [
        [16, 104, 34, 44],
        [92, 104, 38, 52],
        [54, 104, 26, 28],
      ],
      ['#2a6a84', '#0c3450'],
    ) +
    `<path d="M-2 104Q54 94 110 104V146H-2Z"
      fill="${linear(sheet, ['#e8fdff', '#5aa8c4 40', '#0c3450'])}"/>` +
    glow(sheet, { x: 54, y: 80, radius: 50, colour: '#3affb8', strength: 0.6 }) +
    placed(walkingBear(sheet), { x: 57, y: 122, scale: 0.82 }) +
    `<path d="M-2 123C20 116 40 125 62 120C84 116 98 123 110 119V146H-2Z"
      fill="${linear(sheet, ['#f4ffff', '#8accdc 40', '#1a5a78'])}"/>` +
    motes(
      { x: 0, y: 0, width: 108, height: 144 },
      { count: 36, seed: 3, colour: '#ffffff', size: 1.1 },
    ) +
    vignette(sheet, { width: 108, height: 144 }, '#020a18', 0.6)
  );
}

export const theme: SlotTheme = {
  id: 'aurora20',
  symbols: {
    W: fitted(wild, { scale: 0.97 }),
    S: fitted(scatter, { scale: 0.94 }),
    1: fitted(fox, { y: 1, scale: 0.95 }),
    2: fitted(seal, { y: -1, scale: 0.97 }),
    3: fitted(whaleTail, { y: -3.5, scale: 0.97 }),
    4: fitted(iceCrystal, { scale: 0.95 }),
  },
  ranks: {
    face: 'rounded',
    fill: ['#f4fffc', '#8af0d0 50', '#2aa8a8'],
    edge: '#06283c',
    shade: '#1a5a8c',
  },
  backdrop,
  tile,
};
