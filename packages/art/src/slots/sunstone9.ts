import { scattered } from '../draw/chance.ts';
import { ridge } from '../draw/land.ts';
import { glow, motes, rays, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import { fitted } from './fitted.ts';
import { around } from './painted.ts';
import { blade, box, draughtsman } from './shapes.ts';
import { jaguar, maize, quetzal, sunDisc, sunMask, temple, wild } from './sunstone9-symbols.ts';
import type { SlotTheme } from './theme.ts';

const DAWN = ['#0f5a68', '#3fa8a0 20', '#ffc46a 40', '#e8783c 56', '#7a2c18 76', '#240a06'];

/** A border of stepped stones, as on the walls of a court. */
const frieze = (sheet: Sheet, y: number, flip: boolean) => {
  const body = draughtsman(sheet, '#2a0e08');
  const step = Array.from({ length: 8 }, (_, index) => {
    const x = index * 48;
    return `M${x} 24V8H${x + 8}V2H${x + 16}V-4H${x + 28}V2H${x + 36}V8H${x + 44}V24Z`;
  }).join('');
  const wall = body(box(-6, 20, 372, 34, 1), ['#d88a5c', '#8a4226 60', '#4a1e10']);
  const teeth = `<path d="${step}" fill="#2a0e08" transform="translate(0 -2)"/>
    <path d="${step}" fill="${linear(sheet, ['#3fd4c4', '#0e6a70'])}"/>`;
  const suns = [36, 108, 180, 252, 324]
    .map(
      (x) => `<circle cx="${x}" cy="37" r="10" fill="#2a0e08"/><circle cx="${x}" cy="37" r="8"
      fill="#ffcf4a"/><circle cx="${x}" cy="37" r="3.6" fill="#12908e"/>`,
    )
    .join('');
  return `<g transform="translate(0 ${y})${flip ? 'scale(1 -1)' : ''}">${teeth}${wall}${suns}</g>`;
};

/** Broad leaves of the forest that reach in from the right of their origin. */
const leaves = (sheet: Sheet, seed: number) => {
  const paint = linear(sheet, ['#2a8a5a', '#0a3a34']);
  return scattered(7, seed, (source, index) =>
    placed(
      `<path d="${blade(96, 15)}" fill="${paint}"/><path d="M4 0H88" stroke="#7ad8a0"
        stroke-opacity=".4" stroke-width="1.6"/>`,
      { rotate: -78 + index * 26, scale: source.between(0.75, 1.1) },
    ),
  );
};

function backdrop(sheet: Sheet): string {
  return (
    `<rect width="360" height="640" fill="${linear(sheet, DAWN)}"/>` +
    rays(sheet, { centre: [180, 118], length: 380, count: 26, colour: '#fff0b8', strength: 0.45 }) +
    glow(sheet, { x: 180, y: 118, radius: 170, colour: '#ffd86a', strength: 0.75 }) +
    placed(sunMask(sheet), { x: 180, y: 116, scale: 1.35 }) +
    `<path d="${ridge({ width: 360, bottom: 640 }, { y: 320, rise: 90, count: 8, seed: 8 })}"
      fill="#1f6a64" opacity=".75"/>
    <path d="${ridge({ width: 360, bottom: 640 }, { y: 380, rise: 60, count: 11, seed: 3 })}"
      fill="#0f4a44"/>` +
    placed(temple(sheet), { x: 180, y: 474, scale: 2.1 }) +
    `<path d="M0 566H360V640H0Z" fill="${linear(sheet, ['#9a4a2c', '#240a06'])}"/>
    <path d="M130 640L160 566H200L230 640Z" fill="#ffc48a" opacity=".3"/>` +
    placed(maize(sheet), { x: 46, y: 552, scale: 0.9, rotate: -6 }) +
    placed(maize(sheet), { x: 314, y: 552, scale: 0.9, rotate: 6 }) +
    placed(quetzal(sheet), { x: 322, y: 186, scale: 0.7 }) +
    frieze(sheet, 588, false) +
    frieze(sheet, 34, true) +
    placed(leaves(sheet, 3), { x: -20, y: 130, scale: 0.9 }) +
    placed(leaves(sheet, 8), { x: 380, y: 150, scale: 0.95, flip: true }) +
    placed(leaves(sheet, 5), { x: -24, y: 470, scale: 0.8 }) +
    placed(leaves(sheet, 6), { x: 384, y: 460, scale: 0.8, flip: true }) +
    motes({ x: 0, y: 80, width: 360, height: 500 }, { count: 60, seed: 5 }) +
    `<rect width="360" height="640" fill="#1c0806" opacity=".26"/>` +
    vignette(sheet, { width: 360, height: 640 }, '#140604', 0.7)
  );
}

/** A band of stone wedges around the tile's jaguar. */
const wheel = (sheet: Sheet, radius: number) => {
  const body = draughtsman(sheet, '#2a0e08');
  const wedge = body(
    `M-6 ${n(-radius + 10)}L-8 ${-radius}H8L6 ${n(-radius + 10)}Z`,
    ['#ffe08a', '#e8961c 60', '#96520c'],
    { depth: 1.8, weight: 1.4 },
  );
  return `<circle r="${radius - 4}" fill="${linear(sheet, ['#c86a3c', '#5c2010'])}" stroke="#2a0e08"
      stroke-width="2.4"/><circle r="${radius - 12}"
      fill="${linear(sheet, ['#ffb46a', '#c8501c 50', '#5c1c0c'])}"
      stroke="#2a0e08" stroke-width="2"/>${around(16, wedge)}`;
};

function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, ['#0a4a54', '#1fa8a0 42', '#0e6a70 74', '#06242a']) +
    rays(sheet, { centre: [54, 58], length: 120, count: 24, colour: '#ffe6a0', strength: 0.55 }) +
    glow(sheet, { x: 54, y: 58, radius: 66, colour: '#ffcf4a', strength: 0.7 }) +
    placed(wheel(sheet, 50), { x: 54, y: 58 }) +
    placed(jaguar(sheet), { x: 54, y: 66 }) +
    placed(maize(sheet), { x: 14, y: 112, scale: 0.5, rotate: -18 }) +
    placed(maize(sheet), { x: 94, y: 112, scale: 0.5, rotate: 18 }) +
    motes({ x: 0, y: 0, width: 108, height: 120 }, { count: 18, seed: 4 }) +
    vignette(sheet, { width: 108, height: 144 }, '#021418', 0.65)
  );
}

export const theme: SlotTheme = {
  id: 'sunstone9',
  symbols: {
    W: fitted(wild, { scale: 0.95 }),
    S: fitted(sunDisc, { scale: 0.96 }),
    1: jaguar,
    2: fitted(quetzal, { scale: 0.91 }),
    3: fitted(maize, { scale: 0.95 }),
    4: fitted(temple, { y: -2, scale: 0.95 }),
  },
  ranks: {
    face: 'heavy',
    fill: ['#ffe8c8', '#e8965c 50', '#a8482a'],
    edge: '#3a1008',
    shade: '#0e7a7c',
  },
  backdrop,
  tile,
};
