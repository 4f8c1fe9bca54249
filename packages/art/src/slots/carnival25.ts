import { bokeh, glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { n, type Point, placed } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { sky, stars } from '../draw/sky.ts';
import {
  ferrisWheel,
  firework,
  hat,
  mask,
  scatter,
  tent,
  ticket,
  trumpet,
  wheel,
  wild,
} from './carnival25-symbols.ts';
import { dimmedMiddle, fadeDown } from './scenery.ts';
import type { SlotTheme } from './theme.ts';

const BULBS = ['#ffe48a', '#ff6ac0', '#6af0ff'];

/** A sagging wire of coloured bulbs, each with its own halo. */
function bulbs(
  sheet: Sheet,
  from: Point,
  to: Point,
  look: { sag: number; count: number; size: number },
): string {
  const { sag, count, size } = look;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const lamps = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const on = (a: number, b: number, c: number) =>
      (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c;
    const x = on(from[0], middle[0], to[0]);
    const y = on(from[1], middle[1], to[1]) + size;
    const colour = BULBS[index % 3] ?? '#ffe48a';
    return `${glow(sheet, { x, y, radius: size * 4.4, colour, strength: 0.85 })}<circle
      cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="#fffbe8"/>`;
  });
  return `<path d="M${n(from[0])} ${n(from[1])}Q${n(middle[0])} ${n(middle[1])} ${n(to[0])}
    ${n(to[1])}" fill="none" stroke="#12041f" stroke-width="1.6"/>${lamps.join('')}`;
}

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  return (
    sky(sheet, size, ['#140630', '#3a0c6a 24', '#6a148a 46', '#3a0c5c 72', '#12041f']) +
    stars({ width: 360, height: 240 }, { count: 90, seed: 4 }) +
    glow(sheet, { x: 240, y: 130, radius: 190, colour: '#c83cff', strength: 0.55 }) +
    placed(firework(['#ffd84a', '#ff8a3c', '#fffbe0'], 52, 20), { x: 76, y: 66 }) +
    glow(sheet, { x: 76, y: 66, radius: 60, colour: '#ffb84a', strength: 0.5 }) +
    placed(firework(['#ff5ab0', '#ff9ad8', '#ffffff'], 30, 16), { x: 152, y: 34 }) +
    placed(firework(['#6af0ff', '#4a9cff', '#ffffff'], 34, 16), { x: 24, y: 140 }) +
    `<path d="M252 114L216 330M252 114L288 330" stroke="#2a0c4a" stroke-width="8"/>` +
    placed(ferrisWheel(sheet, { rim: '#b84aff', edge: '#1c0638' }), {
      x: 252,
      y: 112,
      scale: 2.2,
    }) +
    `<rect width="360" height="260" fill="#2a0854" opacity=".08"/>` +
    dimmedMiddle(sheet, '#1c0640', 0.72) +
    bokeh(
      { x: 0, y: 420, width: 360, height: 140 },
      { count: 34, seed: 8, colours: BULBS, size: 16 },
    ) +
    placed(tent(sheet, ['#f0e4ff', '#8a1cb8']), { x: 70, y: 520, scale: 1.25 }) +
    placed(tent(sheet, ['#ffe9c0', '#d81c7c']), { x: 296, y: 506, scale: 1.4 }) +
    `<path d="M-10 622Q180 604 370 622V650H-10Z" fill="#1c0638"/>` +
    bulbs(sheet, [-10, 4], [200, 0], { sag: 14, count: 9, size: 2.6 }) +
    bulbs(sheet, [-10, 500], [190, 486], { sag: 14, count: 8, size: 3 }) +
    bulbs(sheet, [180, 488], [370, 470], { sag: 14, count: 8, size: 3 }) +
    fadeDown(sheet, { from: 560, to: 640, width: 360 }, '#0c0220', 0.5) +
    motes(
      { x: 0, y: 20, width: 360, height: 560 },
      { count: 50, seed: 2, size: 1.3, colour: '#ffd0f0' },
    ) +
    vignette(sheet, size, '#0c0220', 0.55)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, size, ['#1c0640', '#6a148a 45', '#c82c9c 74', '#2a0648']) +
    stars({ width: 108, height: 70 }, { count: 40, seed: 7 }) +
    rays(sheet, { centre: [54, 70], length: 110, count: 18, colour: '#ff8ae0', strength: 0.45 }) +
    placed(firework(['#ffd84a', '#ff8a3c', '#fffbe0'], 24, 16), { x: 24, y: 24 }) +
    placed(firework(['#6af0ff', '#4a9cff', '#ffffff'], 20, 14), { x: 88, y: 20 }) +
    glow(sheet, { x: 54, y: 72, radius: 56, colour: '#ff6ae0', strength: 0.8 }) +
    placed(ferrisWheel(sheet, { rim: '#ffb84a', edge: '#2a0648' }), { x: 90, y: 108, scale: 0.6 }) +
    placed(tent(sheet, ['#f0e4ff', '#8a1cb8']), { x: 20, y: 100, scale: 0.44 }) +
    placed(mask(sheet), { x: 54, y: 80, scale: 1.06 }) +
    bulbs(sheet, [-4, 2], [112, 2], { sag: 5, count: 9, size: 1.4 }) +
    sparkle(72, 60, 7) +
    sparkle(30, 96, 5) +
    fadeDown(sheet, { from: 112, to: 144, width: 108 }, '#12041f', 0.7) +
    vignette(sheet, size, '#12041f', 0.55)
  );
}

/** The fair by night: lights on wires, a turning wheel and a masked guest. */
export const theme: SlotTheme = {
  id: 'carnival25',
  symbols: { W: wild, S: scatter, 1: wheel, 2: trumpet, 3: ticket, 4: hat },
  ranks: {
    face: 'heavy',
    fill: ['#ffe8ff', '#e07aff 46', '#8a2ce0'],
    edge: '#3a0a6a',
    shade: '#14022c',
  },
  backdrop,
  tile,
};
