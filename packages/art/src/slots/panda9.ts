import { glitter } from '../draw/land.ts';
import { glow, motes, rays, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import { pagoda } from '../draw/town.ts';
import { fitted } from './fitted.ts';
import {
  bamboo,
  bambooLeaves,
  bambooStem,
  jadeCoin,
  lotus,
  pandaHead,
  stoneFrog,
  teaPot,
  wild,
} from './panda9-symbols.ts';
import { draughtsman } from './shapes.ts';
import type { SlotTheme } from './theme.ts';

const MIST = ['#0f4a42', '#2f8a6a 26', '#5fb58a 46', '#1f6a54 72', '#08281f'];

/** Far stems, only as bars of colour. */
const farStems = (places: readonly (readonly [number, number])[], height: number, colour: string) =>
  `<g fill="${colour}">${places
    .map(
      ([x, width]) => `<rect x="${x}" width="${width}" height="${height}"/>
        <path d="M${x - 1} ${height * 0.22}h${width + 2}v3h${-width - 2}ZM${x - 1} ${
          height * 0.5
        }h${width + 2}v3h${-width - 2}ZM${x - 1} ${height * 0.76}h${width + 2}v3h${-width - 2}Z"/>`,
    )
    .join('')}</g>`;

const fog = (sheet: Sheet, at: { x: number; y: number; rx: number; ry: number }, strength = 0.5) =>
  `<ellipse cx="${at.x}" cy="${at.y}" rx="${at.rx}" ry="${at.ry}" opacity="${strength}"
    fill="${radial(sheet, ['#dffbe8/0.9', '#dffbe8/0.4 50', '#dffbe8/0'])}"/>`;

/** Steep round peaks that stand in the mist; each is a middle, a top and half a width. */
const karst = (
  sheet: Sheet,
  colour: string,
  peaks: readonly (readonly [number, number, number])[],
) =>
  `<g fill="${linear(sheet, [colour, `${colour}/0`])}">${peaks
    .map(
      ([x, top, half]) => `<path d="M${x - half} 420C${x - half} ${top + 70} ${n(x - half * 0.6)}
        ${top} ${x} ${top}S${n(x + half * 0.8)} ${top + 60} ${x + half} 420Z"/>`,
    )
    .join('')}</g>`;

/** Still water between banks, with a frog of stone on the one and a lotus before the other. */
const pond = (sheet: Sheet) =>
  `<path d="M0 540C80 528 280 552 360 534V640H0Z"
    fill="${linear(sheet, ['#2f8a6a', '#0a3a30'])}"/>` +
  glitter(
    { x: 210, top: 548, bottom: 630, spread: 120 },
    { colour: '#e8ffd8', count: 50, seed: 3 },
  ) +
  `<g fill="#1a6a44"><ellipse cx="150" cy="582" rx="24" ry="6"/><ellipse cx="196" cy="612" rx="32"
    ry="8"/><ellipse cx="40" cy="560" rx="20" ry="5"/></g>
  <path d="M232 640C236 604 262 588 300 586C330 584 350 590 360 596V640Z"
    fill="${linear(sheet, ['#4f7a5a', '#12302a'])}"/>` +
  placed(stoneFrog(sheet), { x: 296, y: 560, scale: 0.8 }) +
  placed(lotus(sheet), { x: 92, y: 592, scale: 0.82 });

function backdrop(sheet: Sheet): string {
  return (
    `<rect width="360" height="640" fill="${linear(sheet, MIST)}"/>` +
    glow(sheet, { x: 230, y: 70, radius: 190, colour: '#f4ffd0', strength: 0.65 }) +
    rays(sheet, {
      centre: [250, -20],
      length: 520,
      count: 9,
      from: 60,
      sweep: 80,
      colour: '#f4ffd0',
      strength: 0.3,
    }) +
    karst(sheet, '#8fd4ac', [
      [70, 96, 62],
      [150, 120, 70],
      [286, 84, 66],
    ]) +
    fog(sheet, { x: 120, y: 220, rx: 240, ry: 60 }, 0.5) +
    pagoda({ x: 196, y: 196, width: 52, floors: 4 }, '#1f5a4a') +
    karst(sheet, '#3f8f72', [
      [24, 150, 74],
      [112, 182, 60],
      [208, 190, 70],
      [332, 130, 80],
    ]) +
    fog(sheet, { x: 240, y: 300, rx: 280, ry: 80 }, 0.45) +
    farStems(
      [
        [58, 7],
        [97, 5],
        [304, 8],
        [272, 5],
      ],
      640,
      '#1a5a46',
    ) +
    fog(sheet, { x: 180, y: 480, rx: 300, ry: 80 }, 0.5) +
    pond(sheet) +
    placed(bambooStem(sheet, 680, 24), { x: 20, y: 660, rotate: -1 }) +
    placed(bambooStem(sheet, 680, 20), { x: 346, y: 660, rotate: 2 }) +
    placed(bambooLeaves(sheet, 62), { x: 24, y: 40, rotate: 20 }) +
    placed(bambooLeaves(sheet, 54), { x: 350, y: 96, rotate: 12, flip: true }) +
    placed(bambooLeaves(sheet, 50), { x: 356, y: 500, rotate: 10, flip: true }) +
    fog(sheet, { x: 180, y: 636, rx: 240, ry: 40 }, 0.3) +
    motes({ x: 0, y: 0, width: 360, height: 640 }, { count: 60, seed: 6, colour: '#eaffc4' }) +
    `<rect width="360" height="640" fill="#03201a" opacity=".28"/>` +
    vignette(sheet, { width: 360, height: 640 }, '#021410', 0.75)
  );
}

/** The panda sits and eats: chest, arms and a stem in his paws. */
function sitting(sheet: Sheet): string {
  const body = draughtsman(sheet, '#0c1a16');
  const dark = ['#4c5a5c', '#222c30 45', '#0c1214'];
  return (
    body('M-44 74C-48 40 -34 20 0 20S48 40 44 74Z', ['#ffffff', '#e4f0e8 50', '#9dbcae']) +
    body(
      `M-40 74C-52 44 -42 22 -26 22C-14 24 -14 40 -18 50L-10 74ZM40 74C52 44 42 22 26 22C14 24 14
      40 18 50L10 74Z`,
      dark,
    ) +
    placed(pandaHead(sheet), { y: -6 }) +
    placed(bambooStem(sheet, 96, 11), { x: -42, y: 58, rotate: 62 }) +
    placed(bambooLeaves(sheet, 24), { x: 40, y: 14, rotate: -30 }) +
    body('M-30 60C-36 46 -26 36 -16 38C-8 40 -8 52 -16 58Z', dark) +
    body('M26 46C18 36 24 24 34 26C42 28 42 40 36 46Z', dark)
  );
}

function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, ['#1f6a54', '#6fc494 45', '#1f6a4a 80', '#06241c']) +
    glow(sheet, { x: 62, y: 38, radius: 70, colour: '#f8ffd0', strength: 0.9 }) +
    rays(sheet, {
      centre: [80, -10],
      length: 170,
      count: 9,
      from: 50,
      sweep: 110,
      colour: '#fbffdc',
      strength: 0.5,
    }) +
    farStems(
      [
        [30, 4],
        [72, 3],
        [88, 5],
      ],
      144,
      '#3f9a74',
    ) +
    placed(bambooStem(sheet, 170, 10), { x: 10, y: 156, rotate: -2 }) +
    placed(bambooStem(sheet, 170, 8), { x: 100, y: 156, rotate: 3 }) +
    placed(sitting(sheet), { x: 54, y: 76, scale: 0.98 }) +
    placed(bambooLeaves(sheet, 34), { x: 4, y: 12, rotate: 16 }) +
    placed(bambooLeaves(sheet, 30), { x: 106, y: 22, rotate: 10, flip: true }) +
    fog(sheet, { x: 54, y: 138, rx: 80, ry: 22 }, 0.5) +
    motes({ x: 0, y: 0, width: 108, height: 120 }, { count: 18, seed: 4, colour: '#f4ffd0' }) +
    vignette(sheet, { width: 108, height: 144 }, '#02180f', 0.65)
  );
}

export const theme: SlotTheme = {
  id: 'panda9',
  symbols: {
    W: fitted(wild, { x: -1, y: 1, scale: 0.9 }),
    S: jadeCoin,
    1: fitted(stoneFrog, { y: -5 }),
    2: fitted(teaPot, { scale: 0.98 }),
    3: fitted(lotus, { y: -3 }),
    4: fitted(bamboo, { x: -1.5, y: 1.5, scale: 0.94 }),
  },
  ranks: {
    face: 'rounded',
    fill: ['#f4ffe0', '#a8e87a 50', '#3f9f4a'],
    edge: '#0c3a2a',
    shade: '#06241c',
  },
  backdrop,
  tile,
};
