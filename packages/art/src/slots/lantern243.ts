import { scattered } from '../draw/chance.ts';
import { lanternString } from '../draw/lantern.ts';
import { bokeh, glow, motes, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky, stars } from '../draw/sky.ts';
import { machiya, pagoda } from '../draw/town.ts';
import { fitted } from './fitted.ts';
import {
  candiedApple,
  dumplings,
  fan,
  firework,
  fishBag,
  paperLantern,
  scatter,
  wild,
} from './lantern243-symbols.ts';
import type { SlotTheme } from './theme.ts';

const NIGHT = ['#140a3a', '#3a1470 30', '#7a1f86 55', '#3a0f58 75', '#12062a'];
const TOWN = {
  wall: ['#3a1648', '#1c0a2c'],
  roof: '#14081f',
  edge: '#7a4a9a',
  window: ['#fff0b0', '#ff9a3d'],
};

const fire = (
  sheet: Sheet,
  at: { x: number; y: number; radius: number },
  colours: readonly [string, string, string],
) =>
  glow(sheet, { ...at, radius: at.radius * 1.5, colour: colours[0], strength: 0.5 }) +
  placed(firework(colours, at.radius), { x: at.x, y: at.y, rotate: at.radius });

/** Heads of a crowd seen from behind, along the foot of a scene. */
const crowd = (width: number, y: number, count: number, seed: number, colour: string) =>
  `<g fill="${colour}">${scattered(count, seed, (source, index) => {
    const x = ((index + 0.5) / count) * width + source.between(-8, 8);
    const top = y - source.between(4, 26);
    const size = source.between(8, 11);
    return `<circle cx="${n(x)}" cy="${n(top)}" r="${n(size)}"/><circle cx="${n(x)}"
      cy="${n(top - size * 0.9)}" r="${n(size * 0.45)}"/><path d="M${n(x - size * 1.8)} ${n(y + 60)}
      V${n(top + size * 2)}Q${n(x - size * 1.7)} ${n(top + size * 0.9)} ${n(x)}
      ${n(top + size * 0.7)}
      Q${n(x + size * 1.7)} ${n(top + size * 0.9)} ${n(x + size * 1.8)} ${n(top + size * 2)}
      V${n(y + 60)}Z"/>`;
  })}</g>`;

function backdrop(sheet: Sheet): string {
  return (
    `<rect width="360" height="640" fill="${linear(sheet, NIGHT)}"/>` +
    stars({ width: 360, height: 240 }, { count: 90, seed: 12 }) +
    fire(sheet, { x: 84, y: 92, radius: 56 }, ['#ff7ad0', '#ffd45a', '#fffbe0']) +
    fire(sheet, { x: 282, y: 62, radius: 44 }, ['#6ae8ff', '#b48aff', '#ffffff']) +
    fire(sheet, { x: 214, y: 150, radius: 30 }, ['#ffc04a', '#ff7a4a', '#fff3c4']) +
    glow(sheet, { x: 180, y: 470, radius: 260, colour: '#ff7a3c', strength: 0.45 }) +
    pagoda({ x: 180, y: 520, width: 110, floors: 5 }, '#2a0f48', '#d8763c') +
    machiya(sheet, { x: -30, y: 560, width: 130, floors: 2, seed: 4 }, TOWN) +
    machiya(sheet, { x: 262, y: 564, width: 134, floors: 2, seed: 9 }, TOWN) +
    lanternString(sheet, { from: [-10, 12], to: [370, 26], sag: 26, count: 7, scale: 0.9 }) +
    lanternString(sheet, { from: [-10, 440], to: [370, 428], sag: 40, count: 9, scale: 0.95 }) +
    `<path d="M120 640L166 520H194L240 640Z" fill="${linear(sheet, ['#ffb05a', '#7a2a6a'])}"
      opacity=".5"/>` +
    bokeh(
      { x: 0, y: 470, width: 360, height: 120 },
      { count: 34, seed: 7, colours: ['#ffcf7a', '#ff8a4a', '#ff7ad0'], size: 13 },
    ) +
    crowd(360, 604, 9, 3, '#220b3a') +
    crowd(380, 634, 8, 14, '#0e0420') +
    motes({ x: 0, y: 180, width: 360, height: 400 }, { count: 60, seed: 2 }) +
    vignette(sheet, { width: 360, height: 640 }, '#0a0320', 0.7)
  );
}

function tile(sheet: Sheet): string {
  const lamp = (x: number, y: number, scale: number, opacity = 1) =>
    glow(sheet, { x, y, radius: 62 * scale, colour: '#ff9a3d', strength: 0.75 }) +
    placed(`<path d="M0 -90V-36" stroke="#1a0830" stroke-width="2.4"/>${paperLantern(sheet)}`, {
      x,
      y,
      scale,
      opacity,
    });
  return (
    sky(sheet, { width: 108, height: 144 }, ['#160a44', '#4a1688 45', '#a02a80 78', '#2a0a44']) +
    stars({ width: 108, height: 90 }, { count: 30, seed: 5 }) +
    fire(sheet, { x: 80, y: 30, radius: 27 }, ['#6ae8ff', '#ff7ad0', '#fffbe0']) +
    pagoda({ x: 88, y: 122, width: 34, floors: 4 }, '#240a40', '#ff9a4a') +
    lamp(22, 30, 0.36) +
    lamp(88, 74, 0.3) +
    lamp(48, 74, 0.86) +
    bokeh(
      { x: 0, y: 104, width: 108, height: 34 },
      { count: 16, seed: 4, colours: ['#ffcf7a', '#ff8a4a', '#ff7ad0'], size: 6 },
    ) +
    placed(crowd(360, 604, 9, 3, '#12051f'), { x: 0, y: -54, scale: 0.31 }) +
    motes({ x: 0, y: 20, width: 108, height: 100 }, { count: 20, seed: 3 }) +
    vignette(sheet, { width: 108, height: 144 }, '#0a0320', 0.6)
  );
}

export const theme: SlotTheme = {
  id: 'lantern243',
  symbols: {
    W: fitted(wild, { y: 1, scale: 0.97 }),
    S: scatter,
    1: fitted(fishBag, { scale: 0.95 }),
    2: fitted(candiedApple, { scale: 0.96 }),
    3: fan,
    4: dumplings,
  },
  ranks: {
    face: 'rounded',
    fill: ['#fff6d8', '#ffc878 50', '#f0785a'],
    edge: '#3a1058',
    shade: '#a02a80',
  },
  backdrop,
  tile,
};
