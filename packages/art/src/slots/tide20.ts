import { swell } from '../draw/land.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { heapCloud, sky } from '../draw/sky.ts';
import { pagoda } from '../draw/town.ts';
import type { DrawSymbol, SlotTheme } from './theme.ts';
import {
  dragonPearl,
  gong,
  lotus,
  orangeKoi,
  seaDragon,
  wave,
  wildWave,
} from './tide20-symbols.ts';

const BOLT = 'M6 -6L-4 26L8 34L-14 70L0 78L-26 122L-18 128L-34 160';
const BRANCH = 'M8 34L26 56L22 66L38 90M-14 70L-34 84L-36 96L-52 108';

const bolt = (sheet: Sheet) =>
  glow(sheet, { x: -4, y: 50, radius: 110, colour: '#bff8ff', strength: 0.55 }) +
  `<g fill="none" stroke-linejoin="round" stroke-linecap="round">
    <path d="${BOLT}" stroke="#7af0ff" stroke-opacity=".35" stroke-width="9"/>
    <path d="${BOLT}" stroke="#f2ffff" stroke-width="3.4"/>
    <path d="${BRANCH}" stroke="#d8fbff" stroke-width="1.6"/></g>`;

/** Heavy clouds, dark below and lit at their upper right. */
const stormClouds = (sheet: Sheet, rows: readonly (readonly [number, number, number, number])[]) =>
  rows
    .map(([x, y, width, seed]) => heapCloud(sheet, { x, y, width, seed }, '#3f8a94', '#0a2a3a'))
    .join('');

function sea(sheet: Sheet): string {
  const layer = (y: number, height: number, stops: readonly string[], shift: number) =>
    `<path d="${swell({ y, from: 0, to: 360, bottom: 650 }, { length: 110, height, shift })}"
      fill="${linear(sheet, stops)}"/>`;
  return (
    layer(452, 16, ['#1f8a94', '#0a4a5c'], 10) +
    placed(wave(sheet), { x: 66, y: 484, scale: 1.1, opacity: 0.75 }) +
    placed(wave(sheet), { x: 316, y: 480, scale: 0.9, opacity: 0.7 }) +
    layer(506, 22, ['#1f9aa6', '#0a5468 60', '#063448'], 60) +
    placed(wave(sheet), { x: 300, y: 566, scale: 1.7, flip: true }) +
    placed(wave(sheet), { x: 50, y: 574, scale: 1.9 }) +
    layer(606, 20, ['#26b0ba', '#0c6478 50', '#06303f'], 30)
  );
}

function backdrop(sheet: Sheet): string {
  return (
    sky(sheet, { width: 360, height: 640 }, ['#041822', '#0a3a4a 30', '#1f7a84 62', '#0a3444']) +
    glow(sheet, { x: 200, y: 130, radius: 220, colour: '#5fe0d8', strength: 0.5 }) +
    stormClouds(sheet, [
      [-60, 150, 220, 3],
      [190, 140, 230, 5],
    ]) +
    placed(bolt(sheet), { x: 292, y: 96, scale: 1.5 }) +
    placed(bolt(sheet), { x: 74, y: 120, scale: 0.9, flip: true, opacity: 0.8 }) +
    stormClouds(sheet, [
      [60, 92, 250, 8],
      [-90, 84, 240, 11],
      [220, 76, 240, 14],
      [-20, 36, 220, 6],
      [140, 30, 260, 9],
    ]) +
    `<path d="M250 470C262 436 284 430 300 408L322 396L346 414L370 420V480H250Z" fill="#062a36"/>` +
    pagoda({ x: 322, y: 400, width: 62, floors: 4 }, '#04202a', '#ffcf6a') +
    sea(sheet) +
    motes(
      { x: 0, y: 420, width: 360, height: 200 },
      { count: 90, seed: 4, colour: '#d8fffb', size: 1.5 },
    ) +
    vignette(sheet, { width: 360, height: 640 }, '#010a10', 0.7)
  );
}

/** The dragon rises out of the sea with the pearl before it. */
function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, ['#04202c', '#0f6a74 40', '#35c4b8 66', '#063848']) +
    rays(sheet, { centre: [76, 30], length: 130, count: 16, colour: '#c8fff4', strength: 0.35 }) +
    glow(sheet, { x: 76, y: 32, radius: 60, colour: '#b8fff0', strength: 0.8 }) +
    heapCloud(sheet, { x: -30, y: 18, width: 100, seed: 4 }, '#3f9aa0', '#0a3444') +
    heapCloud(sheet, { x: 50, y: 12, width: 90, seed: 9 }, '#5fb8b4', '#0a3444') +
    placed(bolt(sheet), { x: 24, y: 0, scale: 0.5 }) +
    placed(wave(sheet), { x: 14, y: 104, scale: 0.8, opacity: 0.7 }) +
    placed(seaDragon(sheet), { x: 46, y: 70, scale: 1.12 }) +
    placed(dragonPearl(sheet), { x: 86, y: 28, scale: 0.4 }) +
    placed(wave(sheet), { x: 92, y: 122, scale: 0.62, flip: true }) +
    placed(wave(sheet), { x: 8, y: 128, scale: 0.5 }) +
    `<path d="${swell({ y: 122, from: 0, to: 108, bottom: 146 }, { length: 40, height: 9 })}"
      fill="${linear(sheet, ['#35c8cc', '#0a6480 50', '#06303f'])}"/>` +
    sparkle(92, 18, 6) +
    motes({ x: 0, y: 70, width: 108, height: 60 }, { count: 50, seed: 8, colour: '#eaffff' }) +
    vignette(sheet, { width: 108, height: 144 }, '#010c14', 0.72)
  );
}

/** The drawings that reach over their square in scenes, at the size of the others. */
const fitted =
  (draw: DrawSymbol): DrawSymbol =>
  (sheet) =>
    placed(draw(sheet), { scale: 0.95 });

/** A storm over a turquoise sea, and what comes up out of it. */
export const theme: SlotTheme = {
  id: 'tide20',
  symbols: {
    W: wildWave,
    S: gong,
    '1': fitted(seaDragon),
    '2': dragonPearl,
    '3': fitted(orangeKoi),
    '4': fitted(lotus),
  },
  ranks: {
    face: 'heavy',
    fill: ['#eafffb', '#7af0e0 45', '#1fa8a8'],
    edge: '#06404c',
    shade: '#021c24',
  },
  backdrop,
  tile,
};
