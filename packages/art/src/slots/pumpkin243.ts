import { scattered } from '../draw/chance.ts';
import { ridge } from '../draw/land.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { moon, sky, stars } from '../draw/sky.ts';
import {
  bat,
  candles,
  cat,
  hat,
  maple,
  potion,
  pumpkin,
  scatter,
  toadstool,
  wild,
} from './pumpkin243-symbols.ts';
import { dimmedMiddle, fadeDown } from './scenery.ts';
import type { SlotTheme } from './theme.ts';

const LEAVES = ['#ff8a2c', '#e8542c', '#ffb83c', '#b83c2c'];

/** Low mist in long, soft veils. */
const mist = (sheet: Sheet, y: number, width: number, height: number) => {
  const veil = radial(sheet, ['#b48aec/0.55', '#8a5cc8/0.32 50', '#8a5cc8/0']);
  return [0.1, 0.5, 0.9, 0.3, 0.72]
    .map(
      (share, index) => `<ellipse cx="${n(width * share)}" cy="${n(y + (index % 3) * height * 0.2)}"
      rx="${n(width * 0.36)}" ry="${n(height * (0.4 + (index % 2) * 0.16))}" fill="${veil}"/>`,
    )
    .join('');
};

/** A bare tree at the left edge whose branches reach over the top. */
const tree = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round"><path d="M-6 330C6 220 2 120 18 40"
    stroke-width="34"/>
    <path d="M10 120C40 100 60 60 96 46" stroke-width="13"/><path d="M60 70C84 74 100 86 120 84M84
    52C96 36 100 24 98 8" stroke-width="6"/>
    <path d="M18 60C14 30 26 8 40 -10M20 90C44 60 46 34 64 8" stroke-width="10"/><path d="M96
    46C112 42 124 46 140 38M44 46C60 40 70 28 72 18" stroke-width="4"/></g>`;

/** A small house with lit windows, its foot on the origin. */
const cottage = (sheet: Sheet) =>
  `<path d="M-30 0V-34H30V0Z" fill="#2a1244"/><path d="M-40 -30L-6 -72L4 -60L40 -30Z"
    fill="#1c0a34"/><path d="M14 -54V-76H24V-44Z" fill="#1c0a34"/>
  <path d="M-20 -6V-24H-6V-6ZM8 0V-22Q15 -30 22 -22V0Z"
  fill="${linear(sheet, ['#fff0a0', '#ff9a2c'])}"/><path d="M-13 -24V-6M-20 -15H-6"
  stroke="#2a1244" stroke-width="2"/>
  <circle cx="-4" cy="-48" r="5" fill="#ffd86a"/>`;

const falling = (
  area: { x: number; y: number; width: number; height: number },
  count: number,
  seed: number,
  size: number,
) =>
  scattered(count, seed, (source) => {
    const colour = LEAVES[Math.floor(source.next() * LEAVES.length)] ?? '#ff8a2c';
    return placed(maple(colour), {
      x: source.between(area.x, area.x + area.width),
      y: source.between(area.y, area.y + area.height),
      scale: size * source.between(0.5, 1.1),
      rotate: source.between(0, 360),
      opacity: source.between(0.5, 0.95),
    });
  });

const picket = (y: number, width: number) =>
  `<g fill="#180830">${Array.from(
    { length: Math.ceil(width / 22) },
    (_, index) => `<path
    d="M${index * 22} ${y}v-44l6 -9l6 9v44Z"/>`,
  ).join('')}<path d="M0 ${n(y - 34)}H${width}v6H0ZM0
    ${n(y - 14)}H${width}v6H0Z"/></g>`;

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  return (
    sky(sheet, size, [
      '#1a0a38',
      '#3c1468 18',
      '#8a2c7c 30',
      '#ff8a3c 42',
      '#4a1850 60',
      '#160624',
    ]) +
    stars({ width: 360, height: 130 }, { count: 70, seed: 8 }) +
    moon(sheet, { x: 210, y: 92, radius: 52 }) +
    placed(bat('#1a0a38'), { x: 150, y: 52, scale: 0.9, rotate: -8 }) +
    placed(bat('#1a0a38'), { x: 262, y: 120, scale: 0.7, rotate: 10 }) +
    placed(bat('#2c1050'), { x: 306, y: 40, scale: 0.6, rotate: -14 }) +
    `<path d="${ridge({ width: 360, bottom: 640 }, { y: 196, rise: 44, count: 6, seed: 5 })}"
      fill="${linear(sheet, ['#5a2474', '#1c0a34'])}"/>` +
    placed(cottage(sheet), { x: 296, y: 176, scale: 0.95 }) +
    mist(sheet, 204, 360, 50) +
    tree('#14062a') +
    dimmedMiddle(sheet, '#1a0836', 0.7) +
    `<path d="M-10 560Q180 536 370 556V650H-10Z"
      fill="${linear(sheet, ['#4a2060', '#160624'])}"/>` +
    picket(582, 360) +
    mist(sheet, 586, 360, 60) +
    glow(sheet, { x: 66, y: 590, radius: 84, colour: '#ff9a2c', strength: 0.7 }) +
    glow(sheet, { x: 298, y: 596, radius: 84, colour: '#ff9a2c', strength: 0.7 }) +
    placed(pumpkin(sheet), { x: 108, y: 606, scale: 0.66 }) +
    placed(pumpkin(sheet), { x: 50, y: 592, scale: 1.05 }) +
    placed(pumpkin(sheet), { x: 306, y: 594, scale: 1.0 }) +
    placed(candles(sheet), { x: 246, y: 604, scale: 0.62 }) +
    placed(toadstool(sheet), { x: 166, y: 604, scale: 0.8 }) +
    placed(toadstool(sheet), { x: 188, y: 612, scale: 0.56, rotate: 8 }) +
    falling({ x: 0, y: 120, width: 360, height: 440 }, 22, 6, 0.8) +
    fadeDown(sheet, { from: 590, to: 640, width: 360 }, '#0c0418', 0.5) +
    motes(
      { x: 0, y: 220, width: 360, height: 360 },
      { count: 40, seed: 3, size: 1.5, colour: '#ffc06a' },
    ) +
    vignette(sheet, size, '#0c0418', 0.5)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, size, ['#1c0a3c', '#5a1c7c 36', '#d8543c 66', '#2c0c3c']) +
    stars({ width: 108, height: 50 }, { count: 34, seed: 5 }) +
    moon(sheet, { x: 62, y: 46, radius: 32 }) +
    placed(bat('#1c0a3c'), { x: 22, y: 26, scale: 0.5, rotate: -12 }) +
    placed(bat('#1c0a3c'), { x: 92, y: 20, scale: 0.4, rotate: 12 }) +
    `<g transform="scale(.5)">${tree('#14062a')}</g>` +
    `<path d="${ridge({ width: 108, bottom: 144 }, { y: 96, rise: 14, count: 5, seed: 9 })}"
      fill="#2a0c48"/>` +
    mist(sheet, 106, 108, 26) +
    rays(sheet, { centre: [38, 104], length: 60, count: 14, colour: '#ffb04a', strength: 0.5 }) +
    glow(sheet, { x: 38, y: 104, radius: 50, colour: '#ff9a2c', strength: 0.8 }) +
    falling({ x: 4, y: 20, width: 100, height: 100 }, 10, 4, 0.36) +
    placed(cat(sheet), { x: 72, y: 66, scale: 0.82 }) +
    placed(pumpkin(sheet), { x: 78, y: 110, scale: 0.62 }) +
    placed(pumpkin(sheet), { x: 36, y: 104, scale: 0.84 }) +
    sparkle(88, 44, 5) +
    fadeDown(sheet, { from: 114, to: 144, width: 108 }, '#0c0418', 0.6) +
    vignette(sheet, size, '#0c0418', 0.55)
  );
}

/** An autumn night by the garden fence: candles, mist and a cat who is at home here. */
export const theme: SlotTheme = {
  id: 'pumpkin243',
  symbols: {
    W: wild,
    S: scatter,
    1: (sheet) =>
      glow(sheet, { x: 0, y: -4, radius: 46, colour: '#b88aff', strength: 0.8 }) + cat(sheet),
    2: hat,
    3: potion,
    4: candles,
  },
  ranks: {
    face: 'brush',
    fill: ['#fff0b8', '#ffa83c 48', '#e8601c'],
    edge: '#4a1466',
    shade: '#1a0630',
  },
  backdrop,
  tile,
};
