import { glitter, ridge, swell } from '../draw/land.ts';
import { glow, motes, rays, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { printCloud, sky, stars } from '../draw/sky.ts';
import { fitted } from './fitted.ts';
import type { SlotTheme } from './theme.ts';
import { axe, helmet, horn, longship, raven, scatter, shield, wild } from './viking25-symbols.ts';

/** A steep cliff from the side of the scene, snow on its ledges. */
const cliff = (sheet: Sheet, tones: readonly string[], snow: string) =>
  `<path d="M0 0L52 -10L70 60L98 96L92 160L124 210L110 280L150 340V520H0Z"
    fill="${linear(sheet, tones)}"/><g fill="${snow}" opacity=".75">
    <path d="M52 -10L70 60L56 50L44 66L30 40L0 50V0Z"/><path d="M98 96L92 130L80 112L66 124L70
      100Z"/>
    <path d="M124 210L118 236L104 220L88 232L94 206Z"/></g>
  <path d="M40 80L56 180L40 260L80 340M70 150L84 230" fill="none" stroke="#0a1420"
    stroke-opacity=".4" stroke-width="3"/>`;

/** A torch of embers: an iron basket on a pole. */
const brazier = (sheet: Sheet) =>
  glow(sheet, { x: 0, y: -16, radius: 90, colour: '#ff7a2c', strength: 0.75 }) +
  `<path d="M-3 0H3L4 110H-4Z" fill="#0c121a"/><path d="M-16 -8H16L9 8H-9Z" fill="#16202c"/>
  <path d="M-13 -8C-18 -24 -6 -26 -8 -42C4 -34 2 -28 6 -24C8 -30 8 -32 12 -36C18 -24 16 -14 13 -8Z"
    fill="${linear(sheet, ['#ffb04a', '#ff6a1c'])}"/>
  <path d="M-7 -8C-10 -18 -2 -20 -2 -28C6 -20 8 -14 6 -8Z" fill="#fff0b0"/>`;

function backdrop(sheet: Sheet): string {
  const dusk = ['#0a1626', '#1c3a56 22', '#4a708c 40', '#d8824a 52', '#24405a 60', '#07101c'];
  const waves = (y: number, tones: readonly string[], length: number, shift: number) =>
    `<path d="${swell({ y, from: 0, to: 360, bottom: 640 }, { length, height: 9, shift })}"
      fill="${linear(sheet, tones)}"/>`;
  return (
    `<rect width="360" height="640" fill="${linear(sheet, dusk)}"/>` +
    stars({ width: 360, height: 180 }, { count: 70, seed: 4, colour: '#dff0ff' }) +
    glow(sheet, { x: 180, y: 320, radius: 240, colour: '#ff8a3c', strength: 0.6 }) +
    printCloud({ x: 60, y: 80, width: 150 }, '#5f86a4', 0.3) +
    printCloud({ x: 170, y: 130, width: 170 }, '#5f86a4', 0.26) +
    `<path d="${ridge({ width: 360, bottom: 400 }, { y: 330, rise: 130, count: 9, seed: 6 })}"
      fill="${linear(sheet, ['#8aa8bc', '#2a445c'])}"/>` +
    cliff(sheet, ['#3a566e', '#1a2c40 50', '#0c1826'], '#dcecf6') +
    placed(cliff(sheet, ['#34506a', '#16283a 50', '#0a1420'], '#cfe2f0'), {
      x: 360,
      y: -20,
      flip: true,
    }) +
    waves(380, ['#3a5e78', '#16304a'], 60, 10) +
    glitter(
      { x: 180, top: 386, bottom: 520, spread: 110 },
      { colour: '#ffb070', count: 70, seed: 2 },
    ) +
    waves(470, ['#24465f', '#0e2236'], 84, 30) +
    placed(longship(sheet), { x: 180, y: 512, scale: 1.5 }) +
    waves(562, ['#1c3a54', '#050c16'], 110, 50) +
    placed(brazier(sheet), { x: 44, y: 540 }) +
    placed(brazier(sheet), { x: 318, y: 548 }) +
    `<path d="M0 620Q40 604 96 622L120 640H0ZM360 624Q320 606 272 626L250 640H360Z"
      fill="#05090f"/>` +
    motes({ x: 0, y: 380, width: 360, height: 250 }, { count: 50, seed: 9, colour: '#ff9a4a' }) +
    motes({ x: 0, y: 0, width: 360, height: 400 }, { count: 60, seed: 5, colour: '#ffffff' }) +
    vignette(sheet, { width: 360, height: 640 }, '#04080f', 0.7)
  );
}

/** Embers that rise on a curve, larger near the fire. */
const embers = (seed: number) =>
  [0.1, 0.24, 0.36, 0.5, 0.62, 0.78, 0.9]
    .map((share, index) => {
      const x = 8 + ((index * 37 + seed * 11) % 92);
      return `<circle cx="${n(x)}" cy="${n(118 - share * 110)}" r="${n(1.7 - share)}"
      fill="#ffb060"/>`;
    })
    .join('');

function tile(sheet: Sheet): string {
  const crossed =
    placed(axe(sheet), { x: -14, y: -2, scale: 1.06 }) +
    placed(axe(sheet), { x: 14, y: -2, scale: 1.06, flip: true });
  return (
    sky(sheet, { width: 108, height: 144 }, ['#0a1a2c', '#2f5470 50', '#16283a 76', '#050b14']) +
    rays(sheet, { centre: [54, 70], length: 100, count: 16, colour: '#bfe4ff', strength: 0.4 }) +
    `<path d="${ridge({ width: 108, bottom: 144 }, { y: 76, rise: 42, count: 7, seed: 3 })}"
      fill="${linear(sheet, ['#a8c4d8', '#24405a'])}" opacity=".7"/>
    <path d="M-2 116Q54 106 110 116V146H-2Z" fill="#0a0f16"/>` +
    `<ellipse cx="54" cy="124" rx="80" ry="34"
      fill="${radial(sheet, ['#ff8a3c/0.8', '#ff5a1c/0.4 50', '#ff5a1c/0'])}"/>` +
    placed(crossed, { x: 54, y: 66 }) +
    placed(helmet(sheet), { x: 54, y: 76, scale: 0.86 }) +
    embers(3) +
    embers(8) +
    motes({ x: 0, y: 0, width: 108, height: 80 }, { count: 22, seed: 5, colour: '#ffffff' }) +
    vignette(sheet, { width: 108, height: 144 }, '#03060c', 0.65)
  );
}

export const theme: SlotTheme = {
  id: 'viking25',
  symbols: {
    W: fitted(wild, { y: 1.5, scale: 0.94 }),
    S: scatter,
    1: fitted(shield, { y: -1, scale: 0.98 }),
    2: fitted(axe, { y: 3, scale: 0.97 }),
    3: fitted(horn, { x: 1, y: -1.5, scale: 0.94 }),
    4: fitted(raven, { y: -2, scale: 0.97 }),
  },
  ranks: {
    face: 'heavy',
    fill: ['#f4fbff', '#a8c4d8 50', '#5a7890'],
    edge: '#0e2032',
    shade: '#a8401c',
  },
  backdrop,
  tile,
};
