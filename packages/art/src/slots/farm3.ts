import { scattered } from '../draw/chance.ts';
import { ridge } from '../draw/land.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky, sun } from '../draw/sky.ts';
import {
  apple,
  barn,
  beet,
  carrot,
  ear,
  egg,
  rooster,
  seven,
  wheat,
  wild,
} from './farm3-symbols.ts';
import { disc } from './painted.ts';
import { cloudBank, dimmedMiddle, dimmedTop, fadeDown } from './scenery.ts';
import { box, draughtsman } from './shapes.ts';
import type { SlotTheme } from './theme.ts';

const MORNING_CLOUD = { lit: '#ffffff', body: '#e8f2ff', shade: '#9ac4f0' };

const field = (
  sheet: Sheet,
  width: number,
  y: number,
  rise: number,
  seed: number,
  tones: readonly string[],
) =>
  `<path d="${ridge({ width, bottom: 650 }, { y, rise, count: 5, seed })}"
    fill="${linear(sheet, tones)}"/>`;

/** A fence of three rails, its posts standing on y. */
function fence(sheet: Sheet, at: { y: number; width: number; height: number }): string {
  const { y, width, height } = at;
  const body = draughtsman(sheet, '#2c1408');
  const wood = ['#f0d8a8', '#b88a54 55', '#6a4420'];
  const rails = [0.28, 0.64]
    .map((share) =>
      body(box(-10, y - height * (1 - share), width + 20, height * 0.15, 2), wood, {
        weight: 1,
        depth: 2,
      }),
    )
    .join('');
  const posts = Array.from({ length: 6 }, (_, index) => {
    const x = (width / 5) * index - height * 0.08;
    return body(
      `M${n(x)} ${n(y)}V${n(y - height * 0.94)}L${n(x + height * 0.09)}
        ${n(y - height * 1.06)}L${n(x + height * 0.18)} ${n(y - height * 0.94)}V${n(y)}Z`,
      wood,
      { weight: 1, depth: 2 },
    );
  }).join('');
  return rails + posts;
}

const bale = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#4a2c08');
  const rings = [24, 18, 12, 6]
    .map((r) => `<circle r="${r}" fill="none" stroke="#8a5c14" stroke-width="2" opacity=".8"/>`)
    .join('');
  return (
    body('M0 -30H34Q44 -30 44 0T34 30H0Z', ['#ffe89a', '#d8a83c 50', '#8a5c14'], { weight: 1.4 }) +
    body(disc(0, 0, 30), ['#fff3b8', '#e8bc50 60', '#b07c24'], { weight: 1.4, inner: rings })
  );
};

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  const crops = scattered(26, 5, (source, index) =>
    placed(ear(sheet), {
      x: index * 14.4 + source.between(-4, 4),
      y: 650,
      scale: source.between(0.9, 1.25),
      rotate: source.between(-14, 14),
    }),
  );
  return (
    sky(sheet, size, [
      '#2c6ac8',
      '#6aa8ec 14',
      '#c8e4fa 24',
      '#ffe8b0 32',
      '#3a7a54 60',
      '#123a2c',
    ]) +
    rays(sheet, { centre: [262, 150], length: 300, count: 20, colour: '#fff6d0', strength: 0.55 }) +
    sun(sheet, { x: 262, y: 142, radius: 34 }) +
    cloudBank(sheet, { x: -20, y: 60, width: 150, height: 44, seed: 3, count: 22 }, MORNING_CLOUD) +
    cloudBank(
      sheet,
      { x: 180, y: 44, width: 130, height: 36, seed: 14, count: 20 },
      MORNING_CLOUD,
    ) +
    field(sheet, 360, 180, 40, 7, ['#8ac06a', '#3a8a54']) +
    placed(barn(sheet), { x: 96, y: 138, scale: 1.1 }) +
    field(sheet, 360, 194, 30, 12, ['#c8d86a', '#5ca044 20', '#2a6a44']) +
    field(sheet, 360, 300, 40, 5, ['#9ac05a', '#3a8048 30', '#1c4a34']) +
    dimmedTop(sheet, '#0c2c5c', 0.45) +
    dimmedMiddle(sheet, '#103a4a', 0.74) +
    `<path d="M-10 560Q180 530 370 556V650H-10Z"
      fill="${linear(sheet, ['#6aa84a', '#1c4a2c'])}"/>` +
    fence(sheet, { y: 596, width: 360, height: 66 }) +
    placed(bale(sheet), { x: 34, y: 586, scale: 1.2 }) +
    placed(bale(sheet), { x: 292, y: 594, scale: 1.05 }) +
    crops +
    fadeDown(sheet, { from: 560, to: 640, width: 360 }, '#0a1c14', 0.3) +
    motes(
      { x: 0, y: 60, width: 360, height: 500 },
      { count: 46, seed: 3, size: 1.4, colour: '#fff6c8' },
    ) +
    vignette(sheet, size, '#0a2438', 0.5)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, size, [
      '#3a84e0',
      '#8ac4f5 34',
      '#e0f0fa 56',
      '#ffe08a 70',
      '#5ca044 76',
      '#1c5a34',
    ]) +
    rays(sheet, { centre: [56, 58], length: 120, count: 22, colour: '#fffbe0', strength: 0.75 }) +
    glow(sheet, { x: 56, y: 58, radius: 62, colour: '#fff3b8', strength: 0.95 }) +
    `<circle cx="56" cy="58" r="40" fill="${linear(sheet, ['#fffbe0', '#ffe07a 60', '#ffb84a'])}"
      opacity=".92"/>` +
    cloudBank(sheet, { x: -20, y: 24, width: 60, height: 20, seed: 6, count: 18 }, MORNING_CLOUD) +
    cloudBank(sheet, { x: 74, y: 34, width: 54, height: 18, seed: 9, count: 18 }, MORNING_CLOUD) +
    `<path d="M-4 108Q30 92 60 102T112 96V150H-4Z"
      fill="${linear(sheet, ['#d8dc6a', '#4c9a40'])}"/>` +
    placed(barn(sheet), { x: 91, y: 92, scale: 0.36 }) +
    placed(rooster(sheet), { x: 50, y: 72, scale: 1.14 }) +
    fence(sheet, { y: 138, width: 108, height: 26 }) +
    scattered(12, 8, (source, index) =>
      placed(ear(sheet), {
        x: index * 9.8,
        y: 150,
        scale: source.between(0.36, 0.5),
        rotate: source.between(-14, 14),
      }),
    ) +
    sparkle(92, 22, 6, '#ffffff') +
    fadeDown(sheet, { from: 116, to: 144, width: 108 }, '#12301c', 0.6) +
    vignette(sheet, size, '#123c5c', 0.45)
  );
}

/** First light over straw and fields, and someone on the fence who says so. */
export const theme: SlotTheme = {
  id: 'farm3',
  symbols: {
    W: wild,
    7: seven,
    D: (sheet) => placed(barn(sheet), { y: -1, scale: 0.97 }),
    B: (sheet) => placed(egg(sheet), { x: 2, scale: 0.91 }),
    L: (sheet) => placed(wheat(sheet), { y: 1, scale: 0.95 }),
    C: (sheet) => placed(apple(sheet), { y: 1, scale: 0.96 }),
    O: carrot,
    P: beet,
  },
  backdrop,
  tile,
};
