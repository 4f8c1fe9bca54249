import { scattered } from '../draw/chance.ts';
import { glow, rays, sparkle, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import {
  angelfish,
  coral,
  pearlShell,
  scatter,
  seahorse,
  star,
  turtle,
  wild,
} from './reef243-symbols.ts';
import { dimmedMiddle, dimmedTop, fadeDown } from './scenery.ts';
import type { SlotTheme } from './theme.ts';

const PINK_CORAL = { fill: '#e8608a', edge: '#4a1040', light: '#ffc8d8' };
const GOLD_CORAL = { fill: '#e8943c', edge: '#4a2010', light: '#ffe0a8' };
const VIOLET_CORAL = { fill: '#7a58c8', edge: '#1c1450', light: '#d0c0ff' };

const bubbles = (
  sheet: Sheet,
  area: { x: number; y: number; width: number; height: number },
  look: { count: number; seed: number; size: number },
) => {
  const paint = radial(
    sheet,
    ['#ffffff/0.05', '#d8fbff/0.16 70', '#ffffff/0.75 95', '#ffffff/0.2'],
    [0.5, 0.5, 0.5],
  );
  return scattered(look.count, look.seed, (source) => {
    const x = source.between(area.x, area.x + area.width);
    const y = source.between(area.y, area.y + area.height);
    const r = source.between(0.25, 1) * look.size;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}"/>
      <circle cx="${n(x - r * 0.35)}" cy="${n(y - r * 0.4)}" r="${n(r * 0.2)}" fill="#fff"
      opacity=".9"/>`;
  });
};

const school = (
  area: { x: number; y: number; width: number; height: number },
  look: { count: number; seed: number; colour: string; size: number },
) =>
  `<g fill="${look.colour}">${scattered(look.count, look.seed, (source) =>
    placed('<path d="M-6 0Q0 -4.4 6 0Q0 4.4 -6 0ZM-5 0L-9 -3.4V3.4Z"/>', {
      x: source.between(area.x, area.x + area.width),
      y: source.between(area.y, area.y + area.height),
      scale: look.size * source.between(0.6, 1.2),
      rotate: source.between(-14, 6),
      opacity: source.between(0.4, 0.9),
    }),
  )}</g>`;

/** A jagged wall of reef at the left edge, from its top down. */
const reefWall = (fill: string) =>
  `<path d="M-10 190C20 184 44 214 36 250C62 262 58 304 34 322C52 350 40 392 18 404C44 430 40 478 20
    500C60 508 84 540 74 580C108 590 120 616 118 650H-10Z" fill="${fill}"/>`;

const weed = (x: number, y: number, height: number, colour: string) =>
  `<path d="M${x} ${y}q-10 ${n(-height * 0.25)} 0 ${n(-height * 0.5)}t0 ${n(-height * 0.5)}q8 ${n(
    height * 0.25,
  )} 2 ${n(height * 0.5)}t8 ${n(height * 0.5)}Z" fill="${colour}"/>`;

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  const wall = reefWall(linear(sheet, ['#0f6a8a', '#0a3c60 60', '#06203c']));
  const farWall = reefWall('#1a8aa8');
  return (
    sky(sheet, size, ['#9af8f0', '#3cd4e4 12', '#149cc8 34', '#0a5c94 66', '#06264e']) +
    glow(sheet, { x: 200, y: -10, radius: 230, colour: '#f4fff4', strength: 0.95 }) +
    rays(sheet, {
      centre: [200, -60],
      length: 640,
      count: 20,
      from: 50,
      sweep: 84,
      colour: '#e4fffa',
      strength: 0.6,
    }) +
    `<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4"><path d="M-10 18q30 -14 60
      0t60 0t60 0t60 0t60 0t60 0"/>
      <path d="M-30 34q24 -9 48 0t48 0t48 0t48 0t48 0t48 0t48 0t48 0" opacity=".5"/></g>` +
    school(
      { x: 30, y: 60, width: 170, height: 60 },
      { count: 22, seed: 6, colour: '#0a5c8c', size: 1 },
    ) +
    `<g opacity=".5" transform="translate(-4 -40)">${farWall}</g><g opacity=".5"
      transform="translate(362 -30)scale(-1 1)">${farWall}</g>` +
    placed(turtle(sheet), { x: 286, y: 92, scale: 0.86, rotate: -58 }) +
    dimmedTop(sheet, '#064a7c', 0.55) +
    dimmedMiddle(sheet, '#06305c', 0.62) +
    `<g transform="translate(-18 20)">${wall}</g><g transform="translate(378 30)scale(-1
      1)">${wall}</g>` +
    weed(96, 650, 120, '#1c8a6a') +
    weed(118, 650, 84, '#2aa87a') +
    weed(250, 650, 96, '#1c8a6a') +
    weed(236, 650, 70, '#2aa87a') +
    placed(coral(VIOLET_CORAL), { x: 46, y: 556, scale: 0.9 }) +
    placed(coral(PINK_CORAL), { x: 16, y: 596, scale: 1.3 }) +
    placed(coral(GOLD_CORAL), { x: 326, y: 580, scale: 1.25 }) +
    placed(coral(PINK_CORAL), { x: 286, y: 612, scale: 0.8 }) +
    `<path d="M-10 622Q80 600 180 618T370 612V650H-10Z"
      fill="${linear(sheet, ['#d8c48a', '#4a6a78'])}"/>` +
    placed(star(sheet), { x: 130, y: 624, scale: 0.36, rotate: 16 }) +
    placed(pearlShell(sheet), { x: 206, y: 614, scale: 0.52 }) +
    bubbles(sheet, { x: 10, y: 60, width: 340, height: 520 }, { count: 46, seed: 5, size: 8 }) +
    fadeDown(sheet, { from: 560, to: 640, width: 360 }, '#041a34', 0.5) +
    vignette(sheet, size, '#03162e', 0.5)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, size, ['#d8fff4', '#5ae4ea 22', '#149cc8 58', '#063a74']) +
    glow(sheet, { x: 66, y: 14, radius: 84, colour: '#ffffff', strength: 1 }) +
    rays(sheet, {
      centre: [66, -10],
      length: 170,
      count: 18,
      from: 40,
      sweep: 100,
      colour: '#f0fffc',
      strength: 0.75,
    }) +
    school(
      { x: 4, y: 18, width: 46, height: 30 },
      { count: 12, seed: 9, colour: '#0a6a9c', size: 0.5 },
    ) +
    placed(coral(VIOLET_CORAL), { x: 92, y: 112, scale: 0.5 }) +
    placed(coral(PINK_CORAL), { x: 14, y: 118, scale: 0.72 }) +
    placed(coral(GOLD_CORAL), { x: 102, y: 128, scale: 0.66 }) +
    placed(angelfish(sheet), { x: 26, y: 100, scale: 0.4 }) +
    bubbles(sheet, { x: 6, y: 10, width: 96, height: 110 }, { count: 16, seed: 4, size: 3.4 }) +
    placed(turtle(sheet), { x: 58, y: 62, scale: 0.98, rotate: 28 }) +
    sparkle(84, 14, 6, '#ffffff') +
    fadeDown(sheet, { from: 108, to: 144, width: 108 }, '#042048', 0.65) +
    vignette(sheet, size, '#043058', 0.5)
  );
}

/** A reef in bright water, with the sun on the surface above. */
export const theme: SlotTheme = {
  id: 'reef243',
  symbols: {
    W: wild,
    S: scatter,
    1: (sheet) => placed(turtle(sheet), { y: 1, scale: 0.93, rotate: 14 }),
    2: seahorse,
    3: angelfish,
    4: star,
  },
  ranks: {
    face: 'rounded',
    fill: ['#f0fffc', '#7ae8ee 45', '#1290c0'],
    edge: '#06486e',
    shade: '#04203a',
  },
  backdrop,
  tile,
};
