import { farBoat } from '../draw/boat.ts';
import { garland, petals } from '../draw/flowers.ts';
import { glitter, ridge, swell } from '../draw/land.ts';
import { glow } from '../draw/light.ts';
import { type PalmTones, palm } from '../draw/palm.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { heapCloud, moon, sky, stars, sun } from '../draw/sky.ts';
import { merchantScene } from '../merchant-pictures.ts';

const HORIZON = 640;

type BayTones = {
  readonly isles: readonly [string, string];
  readonly sea: readonly string[];
  readonly waves: readonly string[];
  readonly light: string;
  readonly boat: string;
  readonly sand: readonly string[];
  readonly palm: PalmTones;
};

const NIGHT: BayTones = {
  isles: ['#0f4652', '#0b3440'],
  sea: ['#2a7a80', '#0f4a56 30', '#04202a'],
  waves: ['#14606a/0.5', '#04202a/0.7'],
  light: '#fff0c8',
  boat: '#06262e',
  sand: ['#2a4a48', '#0c2a30'],
  palm: {
    trunk: ['#06222a', '#1f3a3a'],
    leaf: ['#04242c', '#0f5050'],
    backLeaf: '#031c24',
    fruit: '#0a1c20',
  },
};

const MORNING: BayTones = {
  isles: ['#bfdcd0', '#93c4bc'],
  sea: ['#fff0d0', '#a8e0d0 22', '#5fc4b8 70', '#3aa8a4'],
  waves: ['#bff0e4/0.55', '#4fb8b0/0.5'],
  light: '#fffdf0',
  boat: '#4f9a98',
  sand: ['#fff3d8', '#f3dcb0'],
  palm: {
    trunk: ['#8a9a80', '#cfae84'],
    leaf: ['#3f9a84', '#8fd0a0'],
    backLeaf: '#6fb8a4',
    fruit: '#a88a64',
  },
};

/** Behind the phone on a wide screen: the bay under the moon. */
export const backdropDark = merchantScene(
  'sampaguita',
  'backdrop-dark',
  (sheet, size) =>
    sky(sheet, size, ['#031820', '#07303c 30', '#12606a 56', '#3a8a84 66']) +
    stars({ width: 1600, height: 560 }, { count: 190, seed: 6, colour: '#eafff6' }) +
    placed(moon(sheet, { x: 0, y: 0, radius: 84 }), { x: 1290, y: 230, opacity: 0.92 }) +
    bay(sheet, NIGHT, 1290) +
    garland(sheet, { from: [-40, 20], to: [560, -30], sag: 70, scale: 2.1 }),
);

export const backdropLight = merchantScene(
  'sampaguita',
  'backdrop-light',
  (sheet, size) =>
    sky(sheet, size, ['#cdf3ea', '#e9faea 26', '#ffedc4 48', '#ffc890 64']) +
    sun(sheet, { x: 1150, y: 560, radius: 92 }) +
    heapCloud(sheet, { x: 120, y: 300, width: 420, seed: 4 }, '#ffffff', '#dcf3ea') +
    heapCloud(sheet, { x: 1180, y: 220, width: 360, seed: 9 }, '#ffffff', '#fdeccf') +
    bay(sheet, MORNING, 1150) +
    garland(sheet, { from: [-40, 20], to: [560, -30], sag: 70, scale: 2.1 }) +
    petals(
      { x: 60, y: 140, width: 1480, height: 480 },
      { count: 20, seed: 8, size: 2.2, colours: ['#ffffff', '#f0fff6'] },
    ),
);

function bay(sheet: Sheet, tones: BayTones, lightX: number): string {
  const isles = { width: 1600, bottom: HORIZON + 2 };
  const wave = (y: number, length: number, height: number, shift: number) =>
    `<path d="${swell({ y, from: 0, to: 1600, bottom: 1000 }, { length, height, shift })}"
      fill="${linear(sheet, tones.waves)}"/>`;
  return (
    `<path d="${ridge(isles, { y: HORIZON, rise: 90, count: 15, seed: 6 })}"
      fill="${tones.isles[0]}"/>
    <path d="${ridge(isles, { y: HORIZON + 4, rise: 56, count: 21, seed: 14 })}"
      fill="${tones.isles[1]}"/>
    <rect y="${HORIZON}" width="1600" height="${1000 - HORIZON}"
      fill="${linear(sheet, tones.sea)}"/>` +
    glow(sheet, { x: lightX, y: HORIZON, radius: 300, colour: tones.light, strength: 0.4 }) +
    glitter(
      { x: lightX, top: HORIZON + 4, bottom: 960, spread: 220 },
      { colour: tones.light, count: 130, seed: 8 },
    ) +
    placed(farBoat(tones.boat), { x: 300, y: HORIZON + 22, scale: 3.2 }) +
    placed(farBoat(tones.boat), { x: 1120, y: HORIZON + 12, scale: 2.2, flip: true }) +
    wave(760, 260, 14, 30) +
    wave(850, 340, 20, 120) +
    `<path d="${swell({ y: 946, from: 0, to: 1600, bottom: 1000 }, { length: 520, height: 26 })}"
      fill="${linear(sheet, tones.sand)}"/>` +
    placed(palm(sheet, { height: 560, lean: 130 }, tones.palm), { x: 60, y: 990 }) +
    placed(palm(sheet, { height: 430, lean: -50 }, tones.palm), { x: 1545, y: 990 })
  );
}
