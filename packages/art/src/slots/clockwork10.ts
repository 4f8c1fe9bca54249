import { scattered } from '../draw/chance.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import {
  airship,
  book,
  cog,
  gear,
  greatClock,
  owl,
  scatter,
  watch,
  wheel,
} from './clockwork10-symbols.ts';
import { cloudBank, dimmedMiddle, fadeDown } from './scenery.ts';
import { beads } from './shapes.ts';
import type { SlotTheme } from './theme.ts';

const DARK_BRASS = ['#d8b060', '#96692a 36', '#5e3f18 68', '#241608'];
const STEAM = { lit: '#bfe0cc', body: '#6f9c88', shade: '#1c4238' };

const pipe = (sheet: Sheet, x: number, from: number, to: number, width: number) => {
  const paint = linear(
    sheet,
    ['#2a1008', '#d8804a 30', '#ffcf9a 42', '#8a3c1c 70', '#240c06'],
    [0, 0, 1, 0],
  );
  const collar = (
    y: number,
  ) => `<rect x="${n(x - width * 0.68)}" y="${n(y)}" width="${n(width * 1.36)}"
    height="${n(width * 0.5)}" rx="3" fill="${paint}" stroke="#1c0c06" stroke-width="1.5"/>`;
  return `<rect x="${n(x - width / 2)}" y="${from}" width="${width}" height="${to - from}"
    fill="${paint}"/>${collar(from)}${collar((from + to) / 2)}${collar(to - width * 0.5)}`;
};

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  const bricks = scattered(90, 14, (source) => {
    const row = Math.floor(source.next() * 40);
    const x = Math.floor(source.next() * 12) * 32 + (row % 2) * 16;
    return `<rect x="${x - 16}" y="${row * 16}" width="30" height="14" rx="2"/>`;
  });
  return (
    sky(sheet, size, ['#14231e', '#2c4438 30', '#1a2c26 65', '#0a1210']) +
    `<g fill="#7fae94" opacity=".08">${bricks}</g>` +
    placed(greatClock(sheet), { x: 180, y: 92, scale: 0.98 }) +
    rays(sheet, {
      centre: [180, 92],
      length: 460,
      count: 16,
      from: 30,
      sweep: 120,
      colour: '#ffe2a0',
      strength: 0.34,
    }) +
    placed(wheel(sheet, { teeth: 16, radius: 84 }, DARK_BRASS), { x: 6, y: 30 }) +
    placed(wheel(sheet, { teeth: 12, radius: 58 }, DARK_BRASS), { x: 348, y: 52 }) +
    placed(wheel(sheet, { teeth: 10, radius: 34 }, DARK_BRASS), { x: 314, y: 132 }) +
    dimmedMiddle(sheet, '#08140f', 0.6) +
    pipe(sheet, 10, 130, 640, 20) +
    pipe(sheet, 350, 160, 640, 20) +
    cloudBank(sheet, { x: -70, y: 560, width: 260, height: 90, seed: 6 }, STEAM) +
    cloudBank(sheet, { x: 190, y: 570, width: 260, height: 90, seed: 11 }, STEAM) +
    placed(wheel(sheet, { teeth: 18, radius: 104 }, DARK_BRASS), { x: 66, y: 640 }) +
    placed(wheel(sheet, { teeth: 14, radius: 76 }, DARK_BRASS), { x: 232, y: 642 }) +
    placed(wheel(sheet, { teeth: 12, radius: 54 }, DARK_BRASS), { x: 344, y: 590 }) +
    fadeDown(sheet, { from: 520, to: 640, width: 360 }, '#060d0a', 0.62) +
    motes({ x: 0, y: 40, width: 360, height: 540 }, { count: 70, seed: 9, size: 1.3 }) +
    vignette(sheet, size, '#050a08', 0.7)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, size, ['#12261f', '#3a5f4c 45', '#8a6a34 78', '#1c1208']) +
    glow(sheet, { x: 54, y: 58, radius: 74, colour: '#ffcf7a', strength: 0.8 }) +
    `<g opacity=".55">${placed(
      `<path d="${cog(20, 66, 58)}"
      fill="#20140c"/>`,
      { x: 54, y: 60 },
    )}</g>` +
    `<circle cx="54" cy="60" r="48" fill="#ffdf9a" opacity=".22"/>` +
    beads({ x: 54, y: 60, radius: 53, count: 20, size: 1.5 }, '#ffdf9a') +
    placed(wheel(sheet, { teeth: 12, radius: 30 }, DARK_BRASS), { x: 6, y: 16 }) +
    placed(wheel(sheet, { teeth: 10, radius: 22 }, DARK_BRASS), { x: 104, y: 28 }) +
    cloudBank(sheet, { x: -20, y: 124, width: 150, height: 40, seed: 5, count: 34 }, STEAM) +
    placed(owl(sheet), { x: 54, y: 60, scale: 1.02 }) +
    placed(book(sheet), { x: 54, y: 121, scale: 0.62, rotate: -90 }) +
    sparkle(70, 40, 6, '#eafff4') +
    motes({ x: 6, y: 10, width: 96, height: 120 }, { count: 30, seed: 4, size: 0.9 }) +
    fadeDown(sheet, { from: 110, to: 144, width: 108 }, '#070d0a', 0.5) +
    vignette(sheet, size, '#050a08', 0.5)
  );
}

/** A hall of brass, copper and green smoke, with an owl that needs winding. */
export const theme: SlotTheme = {
  id: 'clockwork10',
  symbols: {
    S: scatter,
    1: owl,
    2: (sheet) => placed(airship(sheet), { x: 1.5, scale: 0.95 }),
    3: watch,
    4: gear,
  },
  ranks: {
    face: 'heavy',
    fill: ['#ffe9c4', '#e09a5a 50', '#9a4a22'],
    edge: '#3a180a',
    shade: '#140804',
  },
  backdrop,
  tile,
};
