import { swell } from '../draw/land.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky, stars, sun } from '../draw/sky.ts';
import { fitted } from './fitted.ts';
import { disc } from './painted.ts';
import {
  beetle,
  book,
  falcon,
  lotusPillar,
  obelisk,
  pyramids,
  scarab,
  wing,
} from './scarab10-symbols.ts';
import { box, draughtsman } from './shapes.ts';
import type { SlotTheme } from './theme.ts';

const DUSK = ['#0f1a5c', '#27409c 18', '#8a5a6a 34', '#f0a04a 50', '#c8782c 64', '#4a2410'];

/** A temple column at the edge of the scene: painted bands on sandstone. */
function hallColumn(sheet: Sheet, x: number): string {
  const body = draughtsman(sheet, '#1f0f0a');
  const stone = ['#5c3416', '#c88a44 32', '#e8b46a 46', '#8a5424 68', '#3a1f0e'];
  const band = (y: number, height: number, tones: readonly string[]) =>
    body(box(x - 29, y, 58, height, 2), tones, { depth: 2, along: [0, 0, 1, 0] });
  const LAPIS = ['#0f1c60', '#3a6ae8 40', '#14226c'];
  const RED = ['#7a1c0c', '#e8643c 40', '#6d180a'];
  const GREEN = ['#0a4a4a', '#3fc4a8 40', '#0a4040'];
  return (
    body(box(x - 27, -10, 54, 670, 1), stone, { along: [0, 0, 1, 0] }) +
    band(30, 12, LAPIS) +
    band(46, 8, RED) +
    band(58, 8, GREEN) +
    band(150, 10, RED) +
    band(500, 10, GREEN) +
    band(514, 8, RED) +
    band(526, 14, LAPIS)
  );
}

function backdrop(sheet: Sheet): string {
  const dune = (y: number, tones: readonly string[], shift: number) =>
    `<path d="${swell({ y, from: 0, to: 360, bottom: 640 }, { length: 300, height: 26, shift })}"
      fill="${linear(sheet, tones)}"/>`;
  return (
    `<rect width="360" height="640" fill="${linear(sheet, DUSK)}"/>` +
    stars({ width: 360, height: 150 }, { count: 60, seed: 8 }) +
    rays(sheet, { centre: [180, 150], length: 330, count: 22, colour: '#ffe6a0', strength: 0.4 }) +
    sun(sheet, { x: 180, y: 150, radius: 40 }) +
    pyramids(sheet, [
      [110, 352, 92],
      [262, 352, 68],
      [186, 354, 42],
    ]) +
    dune(356, ['#d8923c', '#a8642a'], 40) +
    dune(440, ['#b06a2a', '#6d3a18'], 150) +
    placed(obelisk(sheet), { x: 110, y: 500, scale: 1.1 }) +
    placed(obelisk(sheet), { x: 250, y: 500, scale: 1.1 }) +
    dune(562, ['#8a4e20', '#2a1208'], 90) +
    `<path d="M150 640L172 530H188L210 640Z" fill="#ffd88a" opacity=".35"/>` +
    placed(scarab(sheet), { x: 180, y: 590, scale: 0.74 }) +
    hallColumn(sheet, 16) +
    hallColumn(sheet, 344) +
    `<rect y="-4" width="360" height="22" fill="${linear(sheet, ['#c88a44', '#5c3416'])}"/>
    <path d="M0 18H360" stroke="#1f0f0a" stroke-width="2.4"/>` +
    motes({ x: 40, y: 60, width: 280, height: 560 }, { count: 70, seed: 4 }) +
    `<rect width="360" height="640" fill="#140a1c" opacity=".24"/>` +
    vignette(sheet, { width: 360, height: 640 }, '#0c0618', 0.75)
  );
}

function tile(sheet: Sheet): string {
  const body = draughtsman(sheet, '#3a1c04');
  const spread =
    placed(wing(sheet), { x: -12, y: 4 }) + placed(wing(sheet), { x: 12, y: 4, flip: true });
  return (
    sky(sheet, { width: 108, height: 144 }, [
      '#0b1450',
      '#2343b0 50',
      '#8a6a8c 66',
      '#f0a84a 78',
      '#5c2c0c',
    ]) +
    stars({ width: 108, height: 70 }, { count: 26, seed: 2 }) +
    glow(sheet, { x: 54, y: 44, radius: 70, colour: '#ffc84a', strength: 0.85 }) +
    rays(sheet, { centre: [54, 40], length: 110, count: 20, colour: '#fff0b0', strength: 0.6 }) +
    pyramids(sheet, [
      [22, 122, 30],
      [90, 122, 24],
    ]) +
    `<path d="M-2 120Q40 112 110 122V146H-2Z" fill="${linear(sheet, ['#c8782c', '#4a2008'])}"/>` +
    placed(spread, { x: 54, y: 70, scale: 0.8 }) +
    placed(beetle(sheet), { x: 54, y: 80, scale: 0.82 }) +
    placed(body(disc(0, 0, 15), ['#fff6c8', '#ffb02e 50', '#e0501c'], { round: [0.4, 0.3, 0.8] }), {
      x: 54,
      y: 34,
    }) +
    sparkle(47, 27, 7) +
    motes({ x: 0, y: 10, width: 108, height: 110 }, { count: 24, seed: 6 }) +
    vignette(sheet, { width: 108, height: 144 }, '#06082a', 0.6)
  );
}

export const theme: SlotTheme = {
  id: 'scarab10',
  symbols: {
    S: book,
    1: fitted(falcon, { y: -4.5 }),
    2: fitted(scarab, { y: -3, scale: 0.92 }),
    3: fitted(obelisk, { scale: 0.93 }),
    4: fitted(lotusPillar, { scale: 0.95 }),
  },
  ranks: {
    face: 'heavy',
    fill: ['#fff2c0', '#f0b23c 50', '#b8681c'],
    edge: '#141c5c',
    shade: '#0a0e34',
  },
  backdrop,
  tile,
};
