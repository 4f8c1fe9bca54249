import { farBoat } from '../draw/boat.ts';
import { glitter, ridge } from '../draw/land.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { palm } from '../draw/palm.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky, sun } from '../draw/sky.ts';
import { mirrored } from './mirrored.ts';
import { dimmedMiddle, fadeDown } from './scenery.ts';
import type { SlotTheme } from './theme.ts';
import { chest, hibiscus, scatter, surfboard, torch, ukulele } from './tiki10-symbols.ts';

const SHADOW_PALM = {
  trunk: ['#2a0a24', '#5c1c34 60', '#1c061c'],
  leaf: ['#4a1434', '#1c061c'],
  backLeaf: '#2c0a28',
  fruit: '#1c061c',
};

const streak = (
  x: number,
  y: number,
  width: number,
  thick: number,
  colour: string,
  opacity: number,
) =>
  `<path d="M${n(x)} ${n(y)}Q${n(x + width * 0.5)} ${n(y - thick)} ${n(x + width)}
    ${n(y)}Q${n(x + width * 0.5)}
    ${n(y + thick * 0.6)} ${n(x)} ${n(y)}Z" fill="${colour}" opacity="${opacity}"/>`;

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  const grove = (seed: number) =>
    placed(palm(sheet, { height: 150, lean: 26 }, SHADOW_PALM), { x: 4, y: 186 + seed }) +
    placed(palm(sheet, { height: 104, lean: 30 }, SHADOW_PALM), { x: 34, y: 190 + seed });
  return (
    sky(sheet, size, [
      '#5c1c68',
      '#c83c68 9',
      '#ff7a58 15',
      '#ffc06a 21',
      '#6a1c54 50',
      '#220a28',
    ]) +
    rays(sheet, { centre: [180, 104], length: 360, count: 22, colour: '#ffe0a0', strength: 0.5 }) +
    sun(sheet, { x: 180, y: 100, radius: 40 }) +
    streak(-20, 34, 200, 8, '#ff9a7a', 0.65) +
    streak(170, 22, 220, 7, '#ffb88a', 0.6) +
    streak(80, 66, 240, 6, '#ffd8a8', 0.7) +
    streak(-40, 88, 150, 6, '#ff9a6a', 0.7) +
    streak(236, 98, 170, 6, '#ffb88a', 0.7) +
    `<path d="${ridge({ width: 360, bottom: 200 }, { y: 138, rise: 26, count: 6, seed: 8 })}"
      fill="#8a2c5c" opacity=".75"/>
    <rect y="134" width="360" height="520"
      fill="${linear(sheet, ['#ff9a5a', '#c83c5c 10', '#7a2058 34', '#2c0c38'])}"/>` +
    glitter(
      { x: 180, top: 136, bottom: 560, spread: 120 },
      { colour: '#ffe6b0', count: 170, seed: 5 },
    ) +
    placed(farBoat('#5c1444'), { x: 232, y: 139, scale: 1.2 }) +
    dimmedMiddle(sheet, '#2a0a34', 0.6) +
    `<path d="M-10 176Q40 164 84 190Q60 214 -10 230ZM370 172Q320 162 284 186Q310 212 370 226Z"
      fill="#2c0a28"/>` +
    grove(0) +
    `<g transform="translate(360 0)scale(-1 1)">${grove(-2)}</g>` +
    `<path d="M-10 590Q90 566 190 582T370 572V650H-10Z"
      fill="${linear(sheet, ['#e0845c', '#7a2c48 50', '#3a1030'])}"/>` +
    fadeDown(sheet, { from: 580, to: 640, width: 360 }, '#16041c', 0.5) +
    placed(torch(sheet, 96), { x: 122, y: 534, scale: 0.86 }) +
    placed(torch(sheet, 96), { x: 242, y: 534, scale: 0.86 }) +
    placed(surfboard(sheet), { x: 310, y: 556, scale: 1.36, rotate: 10 }) +
    placed(chest(sheet), { x: 50, y: 586, scale: 0.9 }) +
    placed(hibiscus(sheet), { x: 182, y: 610, scale: 0.4 }) +
    motes(
      { x: 0, y: 260, width: 360, height: 320 },
      { count: 40, seed: 7, size: 1.4, colour: '#ffc06a' },
    ) +
    vignette(sheet, size, '#1c0428', 0.45)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, size, [
      '#6a1c68',
      '#e8486a 28',
      '#ff9a4a 52',
      '#ffd88a 66',
      '#a8305c 72',
      '#3a0c3c',
    ]) +
    rays(sheet, { centre: [54, 62], length: 120, count: 20, colour: '#ffe6a8', strength: 0.55 }) +
    glow(sheet, { x: 54, y: 60, radius: 70, colour: '#ffe0a0', strength: 0.8 }) +
    `<circle cx="54" cy="60" r="36"
      fill="${linear(sheet, ['#fffbe0', '#ffd25a 50', '#ff7a4a'])}"/>` +
    `<rect y="92" width="108" height="52"
      fill="${linear(sheet, ['#ff8a5a', '#8a2458 50', '#3a0c3c'])}"/>` +
    glitter(
      { x: 54, top: 93, bottom: 124, spread: 44 },
      { colour: '#ffe6b0', count: 44, seed: 4 },
    ) +
    placed(palm(sheet, { height: 92, lean: 14 }, SHADOW_PALM), { x: -2, y: 122 }) +
    placed(palm(sheet, { height: 74, lean: -10 }, SHADOW_PALM), { x: 108, y: 122 }) +
    `<path d="M0 122Q50 112 108 120V144H0Z" fill="${linear(sheet, ['#d8885a', '#3a1030'])}"/>` +
    placed(surfboard(sheet), { x: 63, y: 70, scale: 0.95, rotate: 9 }) +
    placed(torch(sheet, 70), { x: 30, y: 76, scale: 0.66 }) +
    placed(ukulele(sheet), { x: 84, y: 102, scale: 0.5 }) +
    placed(hibiscus(sheet), { x: 50, y: 114, scale: 0.34 }) +
    sparkle(66, 30, 6) +
    fadeDown(sheet, { from: 114, to: 144, width: 108 }, '#1c0424', 0.6) +
    vignette(sheet, size, '#2a0430', 0.5)
  );
}

/** The beach at sunset: torches, a board in the sand and a carved chest. */
export const theme: SlotTheme = {
  id: 'tiki10',
  symbols: {
    S: scatter,
    1: (sheet) => mirrored(placed(torch(sheet, 54), { x: 20, y: -1, rotate: 22, scale: 0.86 })),
    2: ukulele,
    3: (sheet) => placed(surfboard(sheet), { scale: 0.94, rotate: 28 }),
    4: hibiscus,
  },
  ranks: {
    face: 'brush',
    fill: ['#fff0c8', '#ffb05a 48', '#f05a5a'],
    edge: '#6a1440',
    shade: '#2a0420',
  },
  backdrop,
  tile,
};
