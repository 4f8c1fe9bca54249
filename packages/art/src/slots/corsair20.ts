import { glitter, ridge, swell } from '../draw/land.ts';
import { glow, motes, rays, vignette } from '../draw/light.ts';
import { frond, palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { heapCloud, sky, sun } from '../draw/sky.ts';
import {
  anchor,
  captainHat,
  compass,
  farShip,
  parrot,
  scatter,
  shipWheel,
  treasureMap,
  wild,
} from './corsair20-symbols.ts';
import { fitted } from './fitted.ts';
import type { SlotTheme } from './theme.ts';

const SUNSET = ['#0f2c4c', '#1f6a7c 24', '#f0a05c 44', '#ff7a4a 50', '#0f6a74 51', '#04222e'];
const DARK_PALM = {
  trunk: ['#1c1410', '#3a2418', '#140c0a'],
  leaf: ['#14403c', '#08201f'],
  backLeaf: '#06181a',
  fruit: '#140a08',
};

/** Leaves that hang in at an upper corner. */
const corner = (sheet: Sheet) =>
  [
    [10, 118],
    [44, 104],
    [78, 92],
  ]
    .map(([rotate, length]) =>
      placed(`<path d="${frond(length!, 30)}" fill="${linear(sheet, ['#1c5a50', '#06221f'])}"/>`, {
        x: -14,
        y: -6,
        rotate: rotate!,
      }),
    )
    .join('');

function backdrop(sheet: Sheet): string {
  const waves = (y: number, tones: readonly string[], length: number, shift: number) =>
    `<path d="${swell({ y, from: 0, to: 360, bottom: 640 }, { length, height: 8, shift })}"
      fill="${linear(sheet, tones)}"/>`;
  return (
    `<rect width="360" height="640" fill="${linear(sheet, SUNSET)}"/>` +
    rays(sheet, { centre: [230, 300], length: 420, count: 20, colour: '#ffd8a0', strength: 0.3 }) +
    heapCloud(sheet, { x: 20, y: 110, width: 150, seed: 4 }, '#ff9a74', '#2a5a74') +
    heapCloud(sheet, { x: 190, y: 70, width: 170, seed: 9 }, '#ffb488', '#1f5470') +
    heapCloud(sheet, { x: 120, y: 180, width: 120, seed: 2 }, '#ffc49a', '#5c6a80') +
    sun(sheet, { x: 230, y: 300, radius: 38 }) +
    `<path d="${ridge({ width: 360, bottom: 330 }, { y: 330, rise: 70, count: 8, seed: 12 })}"
      fill="#2a5a68" opacity=".8"/>` +
    placed(farShip(sheet, ['#123a48', '#08222e']), { x: 120, y: 340, scale: 1.3 }) +
    waves(336, ['#2aa0a0', '#0f5a68'], 50, 12) +
    glitter(
      { x: 230, top: 340, bottom: 560, spread: 110 },
      { colour: '#ffd8a0', count: 130, seed: 6 },
    ) +
    waves(470, ['#14707a', '#08404e'], 90, 40) +
    placed(palm(sheet, { height: 170, lean: 40 }, DARK_PALM), { x: 8, y: 580 }) +
    placed(palm(sheet, { height: 190, lean: -44 }, DARK_PALM), { x: 346, y: 592 }) +
    `<path d="M0 560C70 536 150 548 214 572C270 592 320 580 360 566V640H0Z"
      fill="${linear(sheet, ['#c88a52', '#4a2a1c'])}"/>
    <path d="M0 560C70 536 150 548 214 572C270 592 320 580 360 566" fill="none" stroke="#e8fff4"
      stroke-opacity=".6" stroke-width="3"/>` +
    placed(shipWheel(sheet), { x: 74, y: 584, scale: 0.86, rotate: 12 }) +
    placed(treasureMap(sheet), { x: 270, y: 602, scale: 0.62, rotate: -12 }) +
    corner(sheet) +
    placed(corner(sheet), { x: 360, y: -8, flip: true }) +
    motes({ x: 0, y: 60, width: 360, height: 560 }, { count: 50, seed: 3 }) +
    `<rect width="360" height="640" fill="#04202c" opacity=".26"/>` +
    vignette(sheet, { width: 360, height: 640 }, '#02141c', 0.7)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, { width: 108, height: 144 }, [
      '#0f4a5c',
      '#2a9a94 34',
      '#ffb06a 56',
      '#ff7a4a 62',
      '#0f7078 63',
      '#03222c',
    ]) +
    rays(sheet, { centre: [80, 84], length: 120, count: 16, colour: '#fff0c0', strength: 0.5 }) +
    sun(sheet, { x: 84, y: 82, radius: 14 }) +
    placed(farShip(sheet, ['#1c4a54', '#0a2a34']), { x: 84, y: 92, scale: 0.42 }) +
    glitter(
      { x: 84, top: 92, bottom: 126, spread: 30 },
      { colour: '#ffe0a8', count: 50, seed: 4 },
    ) +
    glow(sheet, { x: 44, y: 70, radius: 60, colour: '#ffb06a', strength: 0.4 }) +
    placed(shipWheel(sheet), { x: 14, y: 116, scale: 0.74, rotate: 10 }) +
    placed(parrot(sheet), { x: 46, y: 82, scale: 1.02 }) +
    placed(captainHat(sheet), { x: 40, y: 45, scale: 0.74, rotate: -9 }) +
    motes({ x: 0, y: 10, width: 108, height: 110 }, { count: 18, seed: 7 }) +
    vignette(sheet, size, '#02141c', 0.65)
  );
}

export const theme: SlotTheme = {
  id: 'corsair20',
  symbols: {
    W: fitted(wild, { scale: 0.96 }),
    S: scatter,
    1: fitted(parrot, { x: -2.5, y: -1, scale: 0.96 }),
    2: fitted(compass, { scale: 0.93 }),
    3: fitted(shipWheel, { scale: 0.95 }),
    4: fitted(anchor, { scale: 0.95 }),
  },
  ranks: {
    face: 'heavy',
    fill: ['#e8fff8', '#6fd8cc 50', '#1f8a92'],
    edge: '#08303c',
    shade: '#c8602c',
  },
  backdrop,
  tile,
};
