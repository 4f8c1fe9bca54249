import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { frond } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import {
  broadLeaf,
  butterfly,
  drum,
  orchid,
  scatter,
  templeDoor,
  tiger,
  toucan,
  wild,
} from './jungle20-symbols.ts';
import { dimmedMiddle, dimmedTop, fadeDown } from './scenery.ts';
import type { SlotTheme } from './theme.ts';

type Leaf = readonly [x: number, y: number, rotate: number, length: number];

const NEAR = ['#5ac868', '#1c7a44 45', '#0a3c26'];
const FAR = ['#2a8a50', '#125838 45', '#082e20'];

const foliage = (sheet: Sheet, leaves: readonly Leaf[], tones: readonly string[]) =>
  leaves
    .map(([x, y, rotate, length]) => placed(broadLeaf(sheet, length, tones), { x, y, rotate }))
    .join('');

const fronds = (leaves: readonly Leaf[], fill: string) =>
  leaves
    .map(([x, y, rotate, length]) =>
      placed(`<path d="${frond(length, length * 0.3)}" fill="${fill}"/>`, { x, y, rotate }),
    )
    .join('');

const flipped = (markup: string, width: number) =>
  `<g transform="translate(${width} 0)scale(-1 1)">${markup}</g>`;

const trunk = (x: number, width: number, fill: string) =>
  `<path d="M${x} -10C${x + 4} 200 ${x - 8} 420 ${x - 26} 650H${x + width + 26}C${x + width + 6}
    420 ${x + width - 4}
    200 ${x + width} -10Z" fill="${fill}"/>`;

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  const bark = linear(sheet, ['#0c2416', '#2a4a2c 40', '#081a10'], [0, 0, 1, 0]);
  const left: Leaf[] = [
    [-14, 150, -34, 110],
    [-20, 120, -6, 120],
    [-10, 40, 16, 150],
    [-10, 0, 44, 130],
    [50, -24, 66, 110],
    [96, -30, 84, 80],
  ];
  const low: Leaf[] = [
    [-16, 540, 6, 90],
    [-16, 570, -38, 120],
    [-6, 660, -72, 140],
    [-16, 620, -16, 130],
    [50, 670, -58, 130],
    [90, 670, -96, 100],
    [110, 664, -30, 90],
  ];
  return (
    sky(sheet, size, ['#d8f0a0', '#7cb860 16', '#2a7a4a 38', '#0f4a34 66', '#05201a']) +
    glow(sheet, { x: 220, y: 20, radius: 230, colour: '#fffbd0', strength: 0.95 }) +
    trunk(60, 26, '#2c6a48') +
    trunk(286, 20, '#357a50') +
    trunk(140, 14, '#4a9460') +
    trunk(236, 12, '#4a9460') +
    placed(templeDoor(sheet), { x: 180, y: 110, scale: 1.35 }) +
    `<rect width="360" height="640" fill="#2a8a4a" opacity=".16"/>` +
    rays(sheet, {
      centre: [240, -60],
      length: 680,
      count: 15,
      from: 66,
      sweep: 74,
      colour: '#fffbd0',
      strength: 0.66,
    }) +
    fronds(
      [
        [-10, 150, -6, 110],
        [370, 170, 176, 100],
      ],
      '#14603c',
    ) +
    dimmedTop(sheet, '#052418', 0.28) +
    dimmedMiddle(sheet, '#052418', 0.62) +
    trunk(-30, 44, bark) +
    flipped(trunk(-34, 44, bark), 360) +
    foliage(sheet, left, FAR) +
    flipped(foliage(sheet, left, FAR), 360) +
    foliage(sheet, low, NEAR) +
    flipped(foliage(sheet, low, NEAR), 360) +
    fronds(
      [
        [180, 660, -70, 110],
        [180, 660, -110, 110],
        [120, 660, -100, 90],
        [240, 660, -74, 90],
      ],
      '#083a24',
    ) +
    placed(orchid(sheet), { x: 54, y: 590, scale: 0.56, rotate: -14 }) +
    placed(orchid(sheet), { x: 316, y: 602, scale: 0.48, rotate: 18 }) +
    placed(butterfly(sheet), { x: 306, y: 150, scale: 0.36, rotate: 24 }) +
    fadeDown(sheet, { from: 570, to: 640, width: 360 }, '#03120c', 0.6) +
    motes(
      { x: 20, y: 30, width: 320, height: 540 },
      { count: 80, seed: 6, size: 1.7, colour: '#f4ffb0' },
    ) +
    vignette(sheet, size, '#02100a', 0.6)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  const side: Leaf[] = [
    [-10, 96, -70, 50],
    [-12, 100, -14, 34],
    [-10, 150, -52, 60],
    [-8, 130, -14, 44],
    [20, 160, -70, 46],
    [30, 156, -40, 40],
  ];
  return (
    sky(sheet, size, ['#c8ec8a', '#3a9458 34', '#0f5a3c 68', '#04231a']) +
    glow(sheet, { x: 78, y: 8, radius: 70, colour: '#fffbd0', strength: 1 }) +
    rays(sheet, {
      centre: [86, -16],
      length: 190,
      count: 12,
      from: 78,
      sweep: 70,
      colour: '#fffbd0',
      strength: 0.8,
    }) +
    fronds(
      [
        [-4, 16, 10, 60],
        [112, 30, 168, 56],
      ],
      '#0f5434',
    ) +
    foliage(
      sheet,
      [
        [14, 60, -100, 54],
        [30, 50, -60, 44],
        [94, 64, -80, 54],
        [80, 50, -120, 44],
      ],
      FAR,
    ) +
    placed(toucan(sheet), { x: 74, y: 38, scale: 0.74 }) +
    placed(tiger(sheet), { x: 44, y: 92, scale: 0.94, rotate: -4 }) +
    foliage(sheet, side, NEAR) +
    flipped(foliage(sheet, side, NEAR), 108) +
    placed(orchid(sheet), { x: 90, y: 112, scale: 0.38, rotate: 14 }) +
    placed(butterfly(sheet), { x: 22, y: 28, scale: 0.3, rotate: -20 }) +
    sparkle(50, 20, 5) +
    motes(
      { x: 6, y: 8, width: 96, height: 100 },
      { count: 30, seed: 3, size: 1, colour: '#f4ffb0' },
    ) +
    fadeDown(sheet, { from: 114, to: 144, width: 108 }, '#03140c', 0.6) +
    vignette(sheet, size, '#02120a', 0.6)
  );
}

/** A clearing in deep green, sun shafts, and a door that leads into the rock. */
export const theme: SlotTheme = {
  id: 'jungle20',
  symbols: {
    W: wild,
    S: scatter,
    1: (sheet) => placed(toucan(sheet), { x: -2, scale: 0.97 }),
    2: drum,
    3: orchid,
    4: butterfly,
  },
  ranks: {
    face: 'brush',
    fill: ['#f4ffc0', '#a8d84a 48', '#3a8a2c'],
    edge: '#123c1c',
    shade: '#04180c',
  },
  backdrop,
  tile,
};
