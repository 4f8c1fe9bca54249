import { bokeh, glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import {
  cake,
  cakeStand,
  cloud,
  jelly,
  lollipop,
  macaron,
  macaronCoin,
  praline,
  wild,
} from './candy9-symbols.ts';
import { dimmedMiddle, fadeDown } from './scenery.ts';
import type { SlotTheme } from './theme.ts';

const ROSE = ['#ffd8e4', '#f590b4 50', '#c0507c'];
const MINT = ['#e0fff0', '#8adcc0 50', '#3a9a84'];
const VANILLA = ['#fffbea', '#ffe6b8 50', '#d8a870'];
const LILAC = ['#f5ecff', '#c8a8f0 50', '#8a64c0'];

const PASTELS = [ROSE, MINT, VANILLA, LILAC];

/** A tower of macarons on the origin, wide below and narrow above. */
const tower = (sheet: Sheet, rows: number): string =>
  Array.from({ length: rows }, (_, row) => {
    const count = rows - row;
    return Array.from({ length: count }, (_unused, index) =>
      placed(macaron(sheet, PASTELS[(row * 2 + index) % 4] ?? ROSE, '#fffaf0'), {
        x: (index - (count - 1) / 2) * 34,
        y: -12 - row * 23,
        scale: 0.88,
        rotate: ((index * 7 + row * 3) % 5) - 2,
      }),
    ).join('');
  }).join('');

const DRAPE = ['#3aa890', '#8ae0c4 20', '#3a9a84 38', '#8ae0c4 58', '#2c8a78 80', '#1c6a5c'];

const curtain = (sheet: Sheet) =>
  `<path d="M-10 -10H120C112 60 84 120 22 150C34 210 34 300 12 400L-10 410Z"
    fill="${linear(sheet, DRAPE, [0, 0, 1, 0.2])}"/>
  <path d="M120 -10C112 60 84 120 22 150" fill="none" stroke="#ffe6a8" stroke-width="4"/>
  <path d="M10 150q12 8 24 -2l-4 12q-10 5 -18 0Z" fill="#ffdf9a"/>`;

const arch = (sheet: Sheet, x: number, y: number, width: number, height: number) => {
  const r = width / 2;
  const path = (inset: number) =>
    `M${n(x - r + inset)} ${y + height}V${n(y + r)}a${n(r - inset)} ${n(r - inset)} 0 0 1
      ${n(width - inset * 2)} 0V${y + height}Z`;
  return `<path d="${path(0)}" fill="${linear(sheet, ['#fff3e0', '#e8b8b8'])}"/><path d="${path(6)}"
    fill="${linear(sheet, ['#ffc8a8', '#e890b0 40', '#7a4a88'])}"/><path d="M${x}
    ${y + 6}V${y + height}M${n(x - r)} ${n(y + r)}H${n(x + r)}"
    stroke="#fff3e0" stroke-width="3.4"/>`;
};

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  return (
    sky(sheet, size, ['#a85a80', '#8a4470 30', '#5c2a54 64', '#361838']) +
    Array.from(
      { length: 12 },
      (_, index) => `<rect x="${index * 32}" width="14" height="640" fill="#fff" opacity=".04"/>`,
    ).join('') +
    glow(sheet, { x: 180, y: 90, radius: 210, colour: '#ffd8c0', strength: 0.75 }) +
    arch(sheet, 180, 22, 130, 420) +
    bokeh(
      { x: 120, y: 60, width: 120, height: 120 },
      { count: 16, seed: 3, colours: ['#fff3d0', '#ffd8e4'], size: 12 },
    ) +
    dimmedMiddle(sheet, '#4a1c48', 0.7) +
    curtain(sheet) +
    `<g transform="translate(360 0)scale(-1 1)">${curtain(sheet)}</g>` +
    `<g fill="none" stroke="#ffdf9a" stroke-width="2.4"><path d="M180 -4V20M150 44Q150 20 180
      20T210 44M126 40Q130 14 180 16T234 40"/></g>` +
    [126, 150, 180, 210, 234]
      .map(
        (x, index) =>
          glow(sheet, {
            x,
            y: 36 + (index % 2) * 4,
            radius: 24,
            colour: '#fff0c8',
            strength: 0.9,
          }) +
          `<path d="M${x - 4} 44h8l-1.5 7h-5Z" fill="#ffdf9a"/><ellipse cx="${x}" cy="${38}"
            rx="2.6" ry="6" fill="#fffbe8"/>`,
      )
      .join('') +
    placed(tower(sheet, 4), { x: 62, y: 592, scale: 0.9 }) +
    placed(cakeStand(sheet), { x: 296, y: 556, scale: 1.1 }) +
    placed(cake(sheet), { x: 296, y: 514, scale: 0.98 }) +
    placed(macaron(sheet, MINT, '#fffaf0'), { x: 172, y: 584, scale: 0.9 }) +
    placed(macaron(sheet, LILAC, '#fffaf0'), { x: 206, y: 588, scale: 0.9, rotate: -8 }) +
    `<path d="M-10 596H370V612H-10Z" fill="${linear(sheet, ['#fff6ee', '#d8b0b8'])}"/>
    <path d="M-10 612H370V650H-10Z" fill="${linear(sheet, ['#6ac4ac', '#1c6a5c'])}"/><path d="M-10
    613H370" stroke="#ffdf9a" stroke-width="3"/>` +
    fadeDown(sheet, { from: 540, to: 640, width: 360 }, '#2a0c28', 0.42) +
    motes(
      { x: 30, y: 30, width: 300, height: 540 },
      { count: 60, seed: 12, size: 1.4, colour: '#fff3e0' },
    ) +
    vignette(sheet, size, '#220a26', 0.55)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  const stripes = Array.from(
    { length: 7 },
    (_, index) => `<rect x="${index * 16}" width="8" height="144" fill="#fff" opacity=".22"/>`,
  ).join('');
  return (
    sky(sheet, size, ['#ffe4ea', '#ffc0d0 46', '#e88cac 76', '#8a3c68']) +
    stripes +
    glow(sheet, { x: 54, y: 58, radius: 64, colour: '#fffaf0', strength: 0.95 }) +
    rays(sheet, { centre: [54, 58], length: 90, count: 24, colour: '#ffffff', strength: 0.45 }) +
    placed(lollipop(sheet), { x: 88, y: 52, scale: 0.64, rotate: 18 }) +
    placed(lollipop(sheet), { x: 20, y: 44, scale: 0.52, rotate: -18 }) +
    placed(cakeStand(sheet), { x: 54, y: 102, scale: 0.98 }) +
    placed(cake(sheet), { x: 54, y: 62, scale: 0.96 }) +
    placed(macaron(sheet, MINT, '#fffaf0'), { x: 17, y: 119, scale: 0.66 }) +
    placed(macaron(sheet, VANILLA, '#fffaf0'), { x: 18, y: 103, scale: 0.62, rotate: -6 }) +
    placed(macaron(sheet, LILAC, '#fffaf0'), { x: 92, y: 119, scale: 0.66, rotate: 4 }) +
    `<path d="M0 126Q54 120 108 126V144H0Z" fill="${linear(sheet, ['#a8ecd4', '#3a9a84'])}"/>` +
    sparkle(30, 28, 6, '#ffffff') +
    sparkle(72, 24, 7, '#ffffff') +
    fadeDown(sheet, { from: 118, to: 144, width: 108 }, '#3a1838', 0.45) +
    vignette(sheet, size, '#8a2c5c', 0.4)
  );
}

/** A patisserie at the hour when the lamps are lit. */
export const theme: SlotTheme = {
  id: 'candy9',
  symbols: {
    W: wild,
    S: macaronCoin,
    1: (sheet) => placed(cake(sheet), { y: 3, scale: 0.93 }),
    2: jelly,
    3: cloud,
    4: praline,
  },
  ranks: {
    face: 'rounded',
    fill: ['#fffaf2', '#ffd0dc 50', '#f08cac'],
    edge: '#8a2c5c',
    shade: '#3c0c2c',
  },
  backdrop,
  tile,
};
