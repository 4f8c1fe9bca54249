import { coinHeap, holedCoin } from '../draw/coin.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n, placed, polar, polygon } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import { disc } from './painted.ts';
import { luckySeven } from './plate.ts';
import type { SlotTheme } from './theme.ts';
import {
  bars,
  crown,
  emerald,
  GOLD_LINE,
  key,
  pouch,
  ruby,
  vaultDoor,
  wheelDoor,
} from './vault3-symbols.ts';

const steel = (sheet: Sheet) =>
  linear(sheet, ['#5c6676', '#2f3744 30', '#1a2029 62', '#38424f'], [0, 0, 1, 1]);

/** A wall of small locked boxes, each with its plate. */
function lockers(
  sheet: Sheet,
  at: { x: number; y: number; columns: number; rows: number; size: number },
): string {
  const { x, y, columns, rows, size } = at;
  const face = linear(sheet, ['#4a5462', '#2a323d 50', '#1c222b']);
  const plate = gold(sheet);
  const cells: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = x + column * size;
      const top = y + row * size * 0.62;
      cells.push(
        `<rect x="${n(left + 1)}" y="${n(top + 1)}" width="${n(size - 2)}"
          height="${n(size * 0.62 - 2)}" rx="1.6" fill="${face}" stroke="#0d1117"
          stroke-width="1.2"/><rect x="${n(left + size * 0.34)}" y="${n(top + size * 0.17)}"
          width="${n(size * 0.32)}" height="${n(size * 0.13)}" rx="1" fill="${plate}"
          opacity=".8"/><circle cx="${n(left + size / 2)}" cy="${n(top + size * 0.43)}"
          r="${n(size * 0.05)}" fill="#e8b64c" opacity=".75"/>`,
      );
    }
  return cells.join('');
}

/** The round frame in which the door hangs, with its bolts. */
function frame(sheet: Sheet, at: { x: number; y: number; radius: number }): string {
  const { x, y, radius } = at;
  const bolts = Array.from({ length: 16 }, (_, index) => {
    const [cx, cy] = polar([x, y], radius * 0.91, index * 22.5);
    return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius * 0.045)}"/>`;
  }).join('');
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#0a0d12"/>
    <circle cx="${x}" cy="${y}" r="${n(radius * 0.98)}" fill="${steel(sheet)}"/>
    <circle cx="${x}" cy="${y}" r="${n(radius * 0.84)}" fill="none" stroke="${goldRim(sheet)}"
      stroke-width="${n(radius * 0.035)}"/>
    <g fill="${gold(sheet)}" stroke="#5c3606" stroke-width="1">${bolts}</g>
    <circle cx="${x}" cy="${y}" r="${n(radius * 0.8)}" fill="#07090d"/>`;
}

function backdrop(sheet: Sheet): string {
  const seams = [0, 1, 2, 3, 4, 5, 6]
    .map((seam) => `M${n(126 + seam * 18)} 470L${n(-60 + seam * 80)} 640`)
    .join('');
  return (
    sky(sheet, { width: 360, height: 640 }, ['#12161d', '#232b36 40', '#0c0f14']) +
    lockers(sheet, { x: -12, y: -10, columns: 8, rows: 22, size: 48 }) +
    `<rect width="360" height="640"
      fill="${linear(sheet, ['#05070a/0.62', '#05070a/0.2 30', '#05070a/0.75'])}"/>` +
    frame(sheet, { x: 180, y: 104, radius: 104 }) +
    glow(sheet, { x: 180, y: 104, radius: 128, colour: '#ffc44a', strength: 0.95 }) +
    rays(sheet, {
      centre: [180, 104],
      length: 440,
      count: 15,
      from: 30,
      sweep: 120,
      colour: '#ffd77a',
      strength: 0.55,
    }) +
    placed(bars(sheet), { x: 180, y: 128, scale: 1.16 }) +
    `<path d="M-10 560L120 470H240L370 560V650H-10Z"
      fill="${linear(sheet, ['#2f3844', '#12161c'])}"/>
    <path d="${seams}M60 512H300M0 566H360"
      stroke="#ffcf6a" stroke-opacity=".2" stroke-width="1.6"/>` +
    placed(coinHeap(sheet, { width: 270, rows: 12, seed: 4, scale: 1.7 }), { x: 16, y: 642 }) +
    placed(coinHeap(sheet, { width: 270, rows: 12, seed: 9, scale: 1.7 }), { x: 346, y: 644 }) +
    placed(emerald(sheet), { x: 40, y: 556, scale: 0.5, rotate: -14 }) +
    placed(ruby(sheet), { x: 322, y: 560, scale: 0.5, rotate: 12 }) +
    placed(bars(sheet), { x: 180, y: 598, scale: 1 }) +
    motes({ x: 60, y: 120, width: 240, height: 420 }, { count: 60, seed: 7, size: 1.3 }) +
    vignette(sheet, { width: 360, height: 640 }, '#020305', 0.75)
  );
}

/** Through the half-open door into the light of the gold. */
function tile(sheet: Sheet): string {
  const beam = polygon([
    [60, 60],
    [-10, 150],
    [70, 150],
  ]);
  return (
    sky(sheet, { width: 108, height: 144 }, ['#1b212a', '#39434f 50', '#0b0e13']) +
    lockers(sheet, { x: -8, y: -6, columns: 6, rows: 13, size: 22 }) +
    '<rect width="108" height="144" fill="#05070a" opacity=".55"/>' +
    frame(sheet, { x: 54, y: 62, radius: 52 }) +
    `<path d="${disc(54, 62, 41)}"
      fill="${linear(sheet, ['#5c3606', '#ffbf3d 45', '#fff0b0 70', '#c47a12'])}"/>` +
    glow(sheet, { x: 48, y: 66, radius: 60, colour: '#ffe08a', strength: 0.95 }) +
    `<path d="${beam}" fill="${linear(sheet, ['#ffe9a0/0.75', '#ffcf5c/0'])}"/>` +
    placed(coinHeap(sheet, { width: 62, rows: 9, seed: 3, scale: 0.85 }), { x: 46, y: 98 }) +
    placed(crown(sheet), { x: 40, y: 52, scale: 0.5, rotate: -6 }) +
    `<g transform="translate(88 64)scale(.62 1)">${placed(wheelDoor(sheet), { scale: 1.06 })}</g>` +
    placed(coinHeap(sheet, { width: 80, rows: 5, seed: 7, scale: 1.1 }), { x: 30, y: 140 }) +
    placed(emerald(sheet), { x: 22, y: 118, scale: 0.26, rotate: -16 }) +
    placed(ruby(sheet), { x: 62, y: 122, scale: 0.24, rotate: 14 }) +
    placed(holedCoin(sheet), { x: 84, y: 126, scale: 0.9, rotate: 12 }) +
    sparkle(40, 34, 8) +
    sparkle(24, 104, 6) +
    motes({ x: 10, y: 20, width: 70, height: 90 }, { count: 26, seed: 3 }) +
    vignette(sheet, { width: 108, height: 144 }, '#020305', 0.8)
  );
}

/** A bank's vault: gold behind dark steel. */
export const theme: SlotTheme = {
  id: 'vault3',
  symbols: {
    W: vaultDoor,
    '7': (sheet) =>
      luckySeven(sheet, {
        face: 'heavy',
        fill: linear(sheet, ['#fff6c8', '#ffd04a 36', '#e09a1c 62', '#8a520d']),
        trim: linear(sheet, ['#aab6c6', '#4a5666 50', '#232b36']),
        line: '#0d1117',
        shadeColour: GOLD_LINE,
      }),
    D: crown,
    B: bars,
    L: emerald,
    C: ruby,
    O: key,
    P: pouch,
  },
  backdrop,
  tile,
};
