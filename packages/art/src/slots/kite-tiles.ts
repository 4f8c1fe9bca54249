import { scattered } from '../draw/chance.ts';
import { glow, motes, vignette } from '../draw/light.ts';
import { paperKite } from '../draw/paper-kite.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { stars } from '../draw/sky.ts';
import type { Scene } from '../scene.ts';
import { paperLantern } from './lantern243-symbols.ts';
import { TILE, tileScene } from './tile-scene.ts';

const ground = (sheet: Sheet, stops: readonly string[]) =>
  `<rect width="108" height="144" fill="${linear(sheet, stops)}"/>`;

const SUN = {
  left: ['#ffe0a0', '#ff9a4a 60', '#e85a2f'],
  right: ['#ffc27a', '#f57a3f 60', '#c23f22'],
  line: '#4a1420',
  tail: '#fff1c4',
};
const MOON = {
  left: ['#a8c0ff', '#5578d0 60', '#3550a0'],
  right: ['#7f9cf0', '#4062b8 60', '#263f88'],
  line: '#101c48',
  tail: '#d8e4ff',
};

/** Kite Toss: two kites cross, one in the day and one in the night. */
const toss = (sheet: Sheet) =>
  ground(sheet, ['#ffb46a', '#ff8a78 34', '#7a4fa0 64', '#1c2450']) +
  glow(sheet, { x: 78, y: 30, radius: 60, colour: '#fff0b8', strength: 0.9 }) +
  stars({ width: 108, height: 40 }, { count: 8, seed: 5 }) +
  `<g fill="#fff" opacity=".25">${scattered(5, 4, (source) => {
    const [x, y, size] = [source.between(0, 108), source.between(50, 120), source.between(10, 22)];
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 0.3)}"/>`;
  })}</g>` +
  placed(paperKite(sheet, MOON), { x: 36, y: 94, rotate: -26, scale: 0.72 }) +
  placed(paperKite(sheet, SUN), { x: 64, y: 56, rotate: 22, scale: 0.98 }) +
  vignette(sheet, TILE, '#140a30', 0.5);

/** Lantern Rise: one lantern far above the others. */
const lantern = (sheet: Sheet) =>
  ground(sheet, ['#0b1238', '#27206a 45', '#6a2f7a 76', '#d8643f']) +
  stars(TILE, { count: 34, seed: 11 }) +
  [24, 48, 74, 92]
    .map((x, index) =>
      placed(paperLantern(sheet), { x, y: 122 - (index % 2) * 12, scale: 0.2 + index * 0.02 }),
    )
    .join('') +
  glow(sheet, { x: 56, y: 54, radius: 56, colour: '#ffb04a', strength: 0.85 }) +
  `<path d="M56 84V144" stroke="#ffe6a0" stroke-width="1.4" stroke-dasharray="2 5" opacity=".7"/>` +
  placed(paperLantern(sheet), { x: 56, y: 54, scale: 0.74 }) +
  motes({ x: 0, y: 40, width: 108, height: 100 }, { count: 18, seed: 3 }) +
  vignette(sheet, TILE, '#050718', 0.55);

/** The pictures in lists of the games of the studio with wallets of its own. */
export const kiteTiles: readonly Scene[] = [tileScene('toss', toss), tileScene('lantern', lantern)];
