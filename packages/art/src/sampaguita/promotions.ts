import { farBoat } from '../draw/boat.ts';
import { jasmine } from '../draw/flowers.ts';
import { glitter, ridge, swell } from '../draw/land.ts';
import { glow } from '../draw/light.ts';
import { type PalmTones, palm } from '../draw/palm.ts';
import { parol } from '../draw/parol.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { heapCloud, moon, sky, stars, sun } from '../draw/sky.ts';
import { type PromotionLook, promotionScenes } from '../promotion-scenes.ts';
import { slotCabinet } from '../props/slot-cabinet.ts';
import { theme as mango3 } from '../slots/mango3.ts';
import { around } from '../slots/painted.ts';
import type { DrawSymbol } from '../slots/theme.ts';
import { sunriseBay } from './bay.ts';
import { BAMBOO_CABINET, STRIPS } from './machine.ts';
import { sunsetShore } from './sunset-shore.ts';
import { BACKLIT_PALM, EVENING_PALM, SEA_INK } from './tones.ts';

const SIZE = { width: 358, height: 190 } as const;
const HORIZON = 112;

/** The same beach at another hour: its sky, its water, its sand, and what stands in the sky. */
const beach =
  (hour: {
    readonly sky: readonly string[];
    readonly sea: readonly string[];
    readonly sand: readonly string[];
    readonly islands: string;
    readonly glitter: string;
    readonly palms: PalmTones;
    readonly above: (sheet: Sheet) => string;
  }) =>
  (sheet: Sheet): string => {
    const wave = (y: number, shift: number, paint: readonly string[]) =>
      `<path d="${swell({ y, from: 0, to: 358, bottom: 190 }, { length: 120, height: 5, shift })}"
        fill="${linear(sheet, paint)}"/>`;
    return (
      sky(sheet, { width: 358, height: HORIZON + 1 }, hour.sky) +
      hour.above(sheet) +
      `<path d="${ridge({ width: 358, bottom: HORIZON + 1 }, { y: HORIZON, rise: 18, count: 15, seed: 6 })}"
        fill="${hour.islands}"/>
      <rect y="${HORIZON}" width="358" height="${190 - HORIZON}" fill="${linear(sheet, hour.sea)}"/>` +
      glitter(
        { x: 190, top: HORIZON + 1, bottom: 154, spread: 70 },
        { colour: hour.glitter, count: 90, seed: 8 },
      ) +
      placed(farBoat(hour.islands), { x: 92, y: HORIZON + 4, scale: 0.8 }) +
      wave(148, 20, ['#ffffff/0.85', '#ffffff/0.3']) +
      wave(153, 26, hour.sand) +
      placed(palm(sheet, { height: 150, lean: 26 }, hour.palms), { x: 8, y: 186 }) +
      placed(palm(sheet, { height: 136, lean: -24 }, hour.palms), { x: 352, y: 188 })
    );
  };

const star = (x: number, y: number, scale: number) => (sheet: Sheet) =>
  placed(parol(sheet), { x, y, scale });

const stringOfStars = (sheet: Sheet): string =>
  `<path d="M0 6Q179 44 358 6" stroke="#0a2a30" stroke-width="1" fill="none"/>` +
  [
    [60, 14, 0.5],
    [120, 21, 0.62],
    [238, 21, 0.62],
    [298, 14, 0.5],
  ]
    .map(([x, y, scale]) => star(x!, y!, scale!)(sheet))
    .join('');

const SAND = ['#ffe6b8', '#e0ab70 50', '#8a5a48'];
const NIGHT_SAND = ['#6d6a9a', '#3a3a6a 50', '#1a1c40'];

const { D, C, P } = mango3.symbols as Record<string, DrawSymbol>;

const look: PromotionLook = {
  stages: {
    first: (sheet) =>
      sunriseBay(sheet, { ...SIZE, horizon: 116, sunX: 182, sunRadius: 30 }) + stringOfStars(sheet),
    hello: beach({
      sky: ['#3a8ac8', '#8ad0f0 55', '#e8f8f0'],
      sea: ['#a8f0e8', '#3fc0c0 40', '#0c7a8a'],
      sand: SAND,
      islands: '#5aa0a0',
      glitter: '#ffffff',
      palms: BACKLIT_PALM,
      above: (sheet) =>
        heapCloud(sheet, { x: 40, y: 66, width: 110, seed: 4 }, '#ffffff', '#b8dcf0') +
        heapCloud(sheet, { x: 230, y: 52, width: 96, seed: 9 }, '#ffffff', '#b8dcf0'),
    }),
    second: beach({
      sky: ['#0a5a5c', '#2f9a88 48', '#bfe8a8 80', '#fff0b0'],
      sea: ['#d8f0b0', '#3fb090 36', '#0a5f5c'],
      sand: SAND,
      islands: '#2f7a6d',
      glitter: '#fffbe0',
      palms: BACKLIT_PALM,
      above: (sheet) => sun(sheet, { x: 180, y: 104, radius: 24 }),
    }),
    reload: beach({
      sky: ['#4a6ad0', '#a08ae0 46', '#ffc0b0 78', '#ffe6b0'],
      sea: ['#ffd8b8', '#8a8ad0 36', '#2c4a8a'],
      sand: SAND,
      islands: '#6d5aa0',
      glitter: '#fff6d8',
      palms: EVENING_PALM,
      above: (sheet) => sun(sheet, { x: 66, y: 84, radius: 20 }),
    }),
    evening: beach({
      sky: ['#060a2c', '#14285c 50', '#2f5a8a 80', '#6d8ab0'],
      sea: ['#6d8ab0', '#1f4a7a 36', '#081c40'],
      sand: NIGHT_SAND,
      islands: '#14244a',
      glitter: '#d8e8ff',
      palms: EVENING_PALM,
      above: (sheet) =>
        stars({ width: 358, height: 100 }, { count: 110, seed: 9, colour: '#e6f0ff' }) +
        moon(sheet, { x: 292, y: 44, radius: 19 }),
    }),
    cashback: (sheet) => sunsetShore(sheet, { ...SIZE, horizon: 104, sunX: 180, sand: 152 }),
    rain: beach({
      sky: ['#2a0f3c', '#6d1f58 46', '#c83a5c 78', '#ff8a6a'],
      sea: ['#ff9a7a', '#8a2f68 36', '#2a1248'],
      sand: ['#c87a78', '#7a3a58 50', '#2c1638'],
      islands: '#4a1a48',
      glitter: '#ffd8b0',
      palms: EVENING_PALM,
      above: stringOfStars,
    }),
    round: beach({
      sky: ['#7a2a5c', '#e0586a 46', '#ff9a5c 78', '#ffdf8a'],
      sea: ['#ffc88a', '#d8606d 34', '#5a2f6d'],
      sand: SAND,
      islands: '#8a3a68',
      glitter: '#fff3c8',
      palms: EVENING_PALM,
      above: (sheet) =>
        glow(sheet, { x: 180, y: 100, radius: 90, colour: '#fff0c0', strength: 0.8 }),
    }),
    mistake: beach({
      sky: ['#1f6a8a', '#5ab0b8 50', '#d0ecd0 82', '#fff0c8'],
      sea: ['#c8f0dc', '#4aa8a8 38', '#146a78'],
      sand: SAND,
      islands: '#3a8088',
      glitter: '#ffffff',
      palms: BACKLIT_PALM,
      above: (sheet) =>
        heapCloud(sheet, { x: 210, y: 60, width: 120, seed: 2 }, '#ffffff', '#b0d8d8'),
    }),
  },
  sign: around(5, '<path d="M0 -1C-5 -5 -4 -10 0 -12C4 -10 5 -5 0 -1Z"/>'),
  ink: SEA_INK,
  light: '#fff0c0',
  paper: ['#5fe3c8', '#0c8a88'],
  ribbon: '#ff8a6a',
  screen: ['#8af0dc', '#128a90'],
  companion: (sheet) =>
    placed(parol(sheet), { y: -78, scale: 2.4 }) +
    placed(jasmine(sheet), { x: -34, y: 54, scale: 1.4 }) +
    placed(jasmine(sheet), { x: 2, y: 64, scale: 1.1, rotate: 30 }) +
    placed(jasmine(sheet), { x: 34, y: 54, scale: 1.3, rotate: 60 }),
  machine: (sheet) => slotCabinet(sheet, BAMBOO_CABINET, { strips: STRIPS, turns: [0, 0, 0] }),
  symbols: [C!, D!, P!],
};

/** The pictures of this merchant's offers: one beach at nine hours. */
export const promotions = promotionScenes('sampaguita', look);
