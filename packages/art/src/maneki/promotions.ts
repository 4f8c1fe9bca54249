import { cat } from '../draw/cat.ts';
import { petals } from '../draw/flowers.ts';
import { ridge, seigaiha } from '../draw/land.ts';
import { lanternString } from '../draw/lantern.ts';
import { bokeh, glow } from '../draw/light.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { moon, sky, stars } from '../draw/sky.ts';
import { machiya } from '../draw/town.ts';
import { type PromotionLook, promotionScenes } from '../promotion-scenes.ts';
import { pawPads } from '../props/play-token.ts';
import { slotCabinet } from '../props/slot-cabinet.ts';
import { theme as maneki3 } from '../slots/maneki3.ts';
import type { DrawSymbol } from '../slots/theme.ts';
import { storehouse } from './banner-jackpot.ts';
import { lanternRiver } from './lantern-river.ts';
import { LACQUER_CABINET, STRIPS } from './machine.ts';
import { FAR_TOWN, INK, NEAR_TOWN } from './tones.ts';

const SIZE = { width: 358, height: 190 } as const;

/** The night market at another hour: its sky, its floor and the lights in between. */
const market =
  (hour: {
    readonly sky: readonly string[];
    readonly floor: readonly string[];
    readonly lights: readonly string[];
    readonly more?: (sheet: Sheet) => string;
  }) =>
  (sheet: Sheet): string =>
    sky(sheet, SIZE, hour.sky) +
    stars({ width: 358, height: 80 }, { count: 50, seed: 6 }) +
    (hour.more?.(sheet) ?? '') +
    bokeh(
      { x: 6, y: 16, width: 346, height: 116 },
      { count: 30, seed: 12, size: 8, colours: hour.lights },
    ) +
    machiya(sheet, { x: -20, y: 158, width: 56, floors: 2, seed: 9 }, NEAR_TOWN) +
    machiya(sheet, { x: 318, y: 158, width: 56, floors: 2, seed: 21 }, NEAR_TOWN) +
    machiya(sheet, { x: 40, y: 152, width: 38, floors: 1, seed: 4 }, FAR_TOWN) +
    machiya(sheet, { x: 282, y: 152, width: 36, floors: 1, seed: 6 }, FAR_TOWN) +
    `<path d="M0 150H358V190H0Z" fill="${linear(sheet, hour.floor)}"/>
    <path d="M0 150H358V190H0Z"
      fill="${seigaiha(sheet, { radius: 11, stroke: '#ffe0b8', width: 0.6, opacity: 0.16 })}"/>`;

const lanterns = (sheet: Sheet) =>
  lanternString(sheet, { from: [-10, 14], to: [368, 14], sag: 20, count: 7, scale: 0.44 });

const blossoms = () =>
  petals(
    { x: 0, y: 6, width: 358, height: 150 },
    { count: 26, seed: 5, size: 0.8, colours: ['#ffd3e0', '#ffb0c8'] },
  );

const hills = (sheet: Sheet): string =>
  glow(sheet, { x: 180, y: 120, radius: 120, colour: '#ffd9a0', strength: 0.7 }) +
  `<path d="${ridge({ width: 358, bottom: 151 }, { y: 136, rise: 24, count: 11, seed: 9 })}" fill="#8a4a6d"/>
  <path d="${ridge({ width: 358, bottom: 151 }, { y: 146, rise: 14, count: 15, seed: 2 })}" fill="#5a2f58"/>`;

const { D, C, P } = maneki3.symbols as Record<string, DrawSymbol>;

const look: PromotionLook = {
  stages: {
    first: market({
      sky: ['#1a0a3c', '#5a1a5c 45', '#c03a52 80', '#ff8a4a'],
      floor: ['#8a2f4a', '#3a1138 50', '#140620'],
      lights: ['#ffb85c', '#ff6a7a', '#ffd98a'],
      more: lanterns,
    }),
    hello: market({
      sky: ['#4a3a8a', '#b06aa8 45', '#ffb0b0 80', '#ffe0b8'],
      floor: ['#a86a8a', '#5a3a68 50', '#2a1c40'],
      lights: ['#ffe6f0', '#ffc8d8', '#fff3c8'],
      more: () => blossoms(),
    }),
    second: market({
      sky: ['#062a3c', '#0f5a5c 50', '#5aa87a 82', '#ffe08a'],
      floor: ['#1f6a5c', '#0c3a3c 50', '#041a20'],
      lights: ['#a8f5d0', '#ffe08a', '#7fe3b8'],
    }),
    reload: market({
      sky: ['#2c5fa8', '#7ab8e0 46', '#ffd9b0 78', '#ffb07a'],
      floor: ['#c88a5c', '#7a4a48 50', '#3a2238'],
      lights: ['#ffffff', '#fff0c8', '#ffd8b8'],
      more: hills,
    }),
    evening: market({
      sky: ['#05061c', '#141a50 45', '#3a2a7a 78', '#8a3a7a'],
      floor: ['#3a2a6d', '#1a1240 50', '#0a0620'],
      lights: ['#b08aff', '#6aa8ff', '#ff8ac0'],
      more: (sheet) => moon(sheet, { x: 296, y: 44, radius: 20 }),
    }),
    cashback: (sheet) => storehouse(sheet, 358),
    rain: (sheet) =>
      lanternRiver(sheet, { ...SIZE, bank: 132, lightX: 200, lanterns: 16, from: 10 }),
    round: market({
      sky: ['#3a0a28', '#8a1f3c 46', '#e8583c 80', '#ffc05c'],
      floor: ['#7a2a2c', '#3c1020 50', '#180610'],
      lights: ['#ffd05c', '#ff8a5c', '#fff0b8'],
      more: lanterns,
    }),
    mistake: market({
      sky: ['#0c2440', '#1f4a6d 50', '#5a8a8a 82', '#d8d8a0'],
      floor: ['#2c5a5c', '#143238 50', '#081a20'],
      lights: ['#c8f0ff', '#fff3c8', '#a8e0c8'],
    }),
  },
  sign: pawPads,
  ink: INK,
  light: '#ffdf9a',
  paper: ['#ff8a72', '#c8283f'],
  ribbon: '#f4c95d',
  screen: ['#ff9a8a', '#b83a68'],
  companion: (sheet) => cat(sheet),
  machine: (sheet) => slotCabinet(sheet, LACQUER_CABINET, { strips: STRIPS, turns: [0, 0, 0] }),
  symbols: [C!, D!, P!],
};

/** The pictures of this merchant's offers: the night market at nine hours. */
export const promotions = promotionScenes('maneki', look);
