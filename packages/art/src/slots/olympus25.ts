import { ridge } from '../draw/land.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import { disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { cloudBank, dimmedMiddle, fadeDown } from './scenery.ts';
import { blade, box, draughtsman, tube } from './shapes.ts';
import type { DrawSymbol, SlotTheme } from './theme.ts';

const NIGHT = '#0a1c3c';
const MARBLE = ['#ffffff', '#f2f6fc 45', '#c3d3ea 80', '#93a9cc'];
const GOLD = ['#fff6cf', '#ffd964 35', '#f0a92c 68', '#a8660f'];
const BOLT = 'M0 -45L-30 3L-8 3L-22 44L33 -14L9 -14L29 -45Z';

const bolt: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#4a2606');
  const forks = `<path d="M-14 -8L-36 -20L-30 -31M14 6L36 12L31 24" fill="none" stroke="#bfe8ff"
    stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (
    glow(sheet, { x: 0, y: -4, radius: 46, colour: '#58c4ff', strength: 0.85 }) +
    forks +
    body(BOLT, ['#fffbe0', '#ffe66a 34', '#ffb81f 66', '#e87a0c'], {
      weight: 2.6,
      light: 0.95,
      shade: 0.16,
      shadeColour: '#d85a00',
      inner: '<path d="M20 -45L-12 -2L8 -4L-20 40L-40 10L-4 -50Z" fill="#fff" opacity=".45"/>',
    })
  );
};

const wild: DrawSymbol = (sheet) =>
  bolt(sheet) +
  wildPlate(sheet, {
    face: 'heavy',
    cloth: ['#5ab4ff', '#1f6fd6 50', '#0c3d92'],
    line: NIGHT,
    y: 32,
  });

const column = (sheet: Sheet, at: { x: number; top: number; foot: number; width: number }) => {
  const { x, top, foot, width } = at;
  const half = width / 2;
  const flutes = [-0.25, 0, 0.25]
    .map((share) => `M${n(x + share * width)} ${n(top + 3)}V${n(foot - 3)}`)
    .join('');
  const paint = linear(sheet, ['#8ea6cc', '#ffffff 32', '#dfe8f5 58', '#7189b4'], [0, 0, 1, 0]);
  return `<rect x="${n(x - half)}" y="${n(top)}" width="${n(width)}" height="${n(foot - top)}"
      fill="${paint}"/>
    <path d="${flutes}" stroke="#6f86ae" stroke-opacity=".45" stroke-width="${n(width * 0.09)}"/>
    <rect x="${n(x - half * 1.35)}" y="${n(top - width * 0.2)}" width="${n(width * 1.35)}"
      height="${n(width * 0.42)}" rx="${n(width * 0.12)}" fill="${linear(sheet, GOLD)}"/>
    <rect x="${n(x - half * 1.35)}" y="${n(foot - width * 0.25)}" width="${n(width * 1.35)}"
      height="${n(width * 0.4)}" rx="${n(width * 0.1)}" fill="#e8eef8"/>`;
};

/** A temple front, 80 wide and 76 high around its origin. */
const temple = (sheet: Sheet): string => {
  const body = draughtsman(sheet, NIGHT);
  const columns = [-27, -9, 9, 27].map((x) => column(sheet, { x, top: -6, foot: 25, width: 9.5 }));
  return (
    body(box(-35, -12, 70, 40, 1), ['#3a7fd8', '#123a7c'], { light: 0.1, depth: 2 }) +
    `<path d="M-8 27V4a8 8 0 0 1 16 0V27Z" fill="${linear(sheet, ['#fff6cf', '#ffc84a'])}"/>` +
    columns.join('') +
    body('M-41 -14L0 -39L41 -14Z', MARBLE, {
      inner: `<path d="M-28 -16.5L0 -33L28 -16.5Z" fill="${linear(sheet, GOLD)}"/>
        <circle cy="-21.5" r="4.4" fill="#1f6fd6"/>`,
      depth: 3,
    }) +
    body(box(-40, -14.5, 80, 7, 1.5), MARBLE, { depth: 2 }) +
    body(box(-40, 25, 80, 6.5, 1.5), MARBLE, { depth: 2 }) +
    body(box(-44, 31, 88, 7.5, 1.5), MARBLE, { depth: 2 })
  );
};

const scatter: DrawSymbol = (sheet) =>
  glow(sheet, { x: 0, y: -6, radius: 46, colour: '#ffd964', strength: 1 }) +
  rays(sheet, { centre: [0, -6], length: 46, count: 14, colour: '#fff0b0', strength: 0.9 }) +
  placed(temple(sheet), { y: 4 }) +
  sparkle(-33, -26, 8) +
  sparkle(35, -30, 6);

const sandal: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#3a0a14');
  const plume = draughtsman(sheet, '#28406e');
  const feather = (length: number, rotate: number, y: number) =>
    placed(
      plume(blade(length, length * 0.15), ['#ffffff', '#dceafa 55', '#8fb2e2'], { depth: 2 }),
      {
        x: 0,
        y,
        rotate,
      },
    );
  const wing = [
    feather(38, -168, 2),
    feather(45, -150, 0),
    feather(48, -131, -1),
    feather(47, -112, -1),
    feather(42, -93, 0),
    feather(26, -156, 2),
    feather(29, -130, 1),
    feather(27, -104, 1),
  ].join('');
  return (
    groundShadow(sheet, { y: 41, width: 84 }) +
    body(
      `M-33 0C-30 -4 -8 -4 -4 0C-4 10 4 14 16 17C32 20 42 24 43 32C43 37 40 39 36 39H-32C-37 39 -38
        36 -37 31C-35 22 -36 10 -33 0Z`,
      ['#ff8a6a', '#dd3040 45', '#8a0f2c'],
      {
        inner: `<path d="M-20 12L-8 32M-6 10L4 32M10 14L16 33M24 16L28 34M-34 24H40"
          stroke="#7a0a22"
          stroke-width="4"/><path d="M-20 10L-8 30M-6 8L4 30M10 12L16 31M24 15L28 32"
          stroke="#ffd964" stroke-width="2.4"/>`,
      },
    ) +
    body(box(-38, 33, 82, 9, 4), GOLD, { depth: 2 }) +
    wing +
    body(disc(-3, 2, 8), GOLD, { round: [0.4, 0.3, 0.8], depth: 2 }) +
    `<circle cx="-3" cy="2" r="3.4" fill="#1f8ae6"/>`
  );
};

const lyre: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#1c0f4a');
  const violet = { width: 9, fill: '#7a4ae0', edge: '#1c0f4a', light: '#e2d0ff' };
  const strings = [-10.5, -3.5, 3.5, 10.5].map((x) => `M${x} -30L${n(x * 0.8)} 26`).join('');
  return (
    groundShadow(sheet, { y: 42, width: 66 }) +
    tube('M-16 22C-42 6 -42 -14 -30 -26C-24 -33 -30 -42 -38 -38', violet) +
    tube('M16 22C42 6 42 -14 30 -26C24 -33 30 -42 38 -38', violet) +
    `<path d="${strings}" stroke="#1c0f4a" stroke-width="4.6"/>
    <path d="${strings}" stroke="#ffe48a" stroke-width="2.2"/>` +
    tube('M-31 -27H31', { width: 7, fill: '#ffc84a', edge: '#1c0f4a', light: '#fff6cf' }) +
    body('M-25 16C-16 10 16 10 25 16C30 32 18 43 0 43S-30 32 -25 16Z', [
      '#b48cff',
      '#6a3ad2 50',
      '#35127e',
    ]) +
    body('M-27 14C-16 8 16 8 27 14L25 21C14 16 -14 16 -25 21Z', GOLD, { depth: 2 }) +
    body(disc(0, 30, 6.5), GOLD, { depth: 2, weight: 1.2 }) +
    gloss(sheet, { x: -15, y: 27, rx: 5, ry: 8, rotate: 22 })
  );
};

const amphora: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#32120a');
  const handle = { width: 6, fill: '#c8562a', edge: '#32120a', light: '#ffd0a0' };
  const key = [-30, -20, -10, 0, 10, 20].map((x) => `M${x} 3h7v-7h-4v3.6`).join('');
  return (
    groundShadow(sheet, { y: 43, width: 54 }) +
    tube('M-12 -32C-34 -34 -36 -10 -25 -6', handle) +
    tube('M12 -32C34 -34 36 -10 25 -6', handle) +
    body(
      `M-10 -38H10C9 -28 10 -22 14 -18C30 -12 35 2 29 16C24 27 14 33 10 40H-10C-14 33 -24 27 -29
        16C-35 2 -30 -12 -14 -18C-10 -22 -9 -28 -10 -38Z`,
      ['#7a2a14', '#ff9a52 30', '#e2682c 55', '#6a2010'],
      {
        along: [0, 0, 1, 0],
        inner: `<path d="M-40 -10H40V9H-40Z" fill="#2a1210"/>
          <path d="${key}" fill="none" stroke="#ffb066" stroke-width="2.2"
            transform="translate(3 1)"/>
          <path d="M-40 -14H40M-40 13.5H40" stroke="#ffd38a" stroke-width="2.4"/>
          <path d="M-20 40l6 -17l6 17l6 -17l6 17l6 -17l6 17Z" fill="#2a1210"/>`,
        depth: 4,
        light: 0.35,
      },
    ) +
    body(box(-14, -43, 28, 8, 3.5), ['#ff9a52', '#a23c18'], { depth: 2 }) +
    body(box(-14, 37, 28, 7, 3), ['#ff9a52', '#7a2a14'], { depth: 2 }) +
    gloss(sheet, { x: -16, y: -4, rx: 4.5, ry: 15, rotate: 8, strength: 0.6 })
  );
};

const laurel: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#07301c');
  const leaf = (turn: number, lean: number, size: number) => {
    const markup = placed(
      body(blade(size, size * 0.28), ['#c8f56a', '#4cb83a 50', '#0f7038'], {
        depth: 2.4,
        weight: 1.6,
      }),
      { y: 30, rotate: lean },
    );
    return `<g transform="rotate(${turn})">${markup}</g>`;
  };
  const branch = [18, 44, 70, 96, 122, 146]
    .map((turn, index) => leaf(turn, 128, 20 - index * 0.6) + leaf(turn + 6, 214, 19 - index * 0.6))
    .join('');
  return (
    groundShadow(sheet, { y: 42, width: 70 }) +
    `<g transform="translate(0 -2)"><path d="M-5 30A30 30 0 1 1 5 30" fill="none" stroke="#07301c"
      stroke-width="6"/>${branch}<g transform="scale(-1 1)">${branch}</g></g>` +
    body('M-2 30L-22 44L-8 44L0 34L8 44L22 44L2 30Z', ['#ffd964', '#d48a18'], { depth: 2 }) +
    body(disc(0, 31, 8), GOLD, { round: [0.4, 0.3, 0.8] }) +
    sparkle(0, 0, 13, '#fff6cf')
  );
};

const DAY_CLOUD = { lit: '#fffaf0', body: '#cfe0f6', shade: '#4f7cc0' };
const STORM_CLOUD = { lit: '#6fa4e4', body: '#2c5ca8', shade: '#0c2860' };

function backdrop(sheet: Sheet): string {
  const size = { width: 360, height: 640 };
  const pillar = (x: number) => column(sheet, { x, top: 40, foot: 566, width: 46 });
  const step = (y: number, height: number, inset: number) =>
    `<path d="M${inset} ${y}H${360 - inset}V${y + height}H${inset}Z"
      fill="${linear(sheet, ['#a9c0e4', '#3c5f9e'])}"/>
    <path d="M${inset} ${y + 1}H${360 - inset}" stroke="#fff" stroke-opacity=".75"
      stroke-width="2"/>`;
  return (
    sky(sheet, size, ['#061a44', '#164a96 26', '#3f86d0 50', '#d8b47c 74', '#1c4280']) +
    rays(sheet, { centre: [180, 96], length: 480, count: 22, colour: '#ffe7a8', strength: 0.45 }) +
    glow(sheet, { x: 180, y: 100, radius: 200, colour: '#ffe2a0', strength: 0.8 }) +
    cloudBank(sheet, { x: -70, y: 74, width: 190, height: 66, seed: 4 }, STORM_CLOUD) +
    cloudBank(sheet, { x: 240, y: 62, width: 190, height: 66, seed: 9 }, STORM_CLOUD) +
    `<path d="${ridge({ width: 360, bottom: 640 }, { y: 210, rise: 84, count: 7, seed: 3 })}"
      fill="${linear(sheet, ['#86aee0', '#1c4688 40', '#0c2a62'])}" opacity=".85"/>` +
    placed(temple(sheet), { x: 180, y: 98, scale: 1.2 }) +
    cloudBank(sheet, { x: -60, y: 190, width: 480, height: 66, seed: 21, count: 44 }, DAY_CLOUD) +
    dimmedMiddle(sheet, '#081c44', 0.7) +
    pillar(0) +
    pillar(360) +
    step(566, 22, 0) +
    step(588, 24, 0) +
    step(612, 28, 0) +
    cloudBank(sheet, { x: -80, y: 590, width: 260, height: 70, seed: 33 }, DAY_CLOUD) +
    cloudBank(sheet, { x: 190, y: 600, width: 260, height: 76, seed: 38 }, DAY_CLOUD) +
    fadeDown(sheet, { from: 530, to: 620, width: 360, bottom: 640 }, '#061638', 0.72) +
    motes({ x: 0, y: 20, width: 360, height: 560 }, { count: 60, seed: 5, size: 1.4 }) +
    vignette(sheet, size, '#040d28', 0.6)
  );
}

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, size, ['#071a4c', '#1a5cb4 40', '#7cc0f0 68', '#ffdf9a 84', '#1f4684']) +
    rays(sheet, { centre: [60, 54], length: 120, count: 20, colour: '#d8f2ff', strength: 0.6 }) +
    cloudBank(sheet, { x: -30, y: 26, width: 90, height: 34, seed: 12 }, STORM_CLOUD) +
    cloudBank(sheet, { x: 54, y: 22, width: 90, height: 36, seed: 17 }, STORM_CLOUD) +
    placed(temple(sheet), { x: 31, y: 106, scale: 0.58 }) +
    cloudBank(sheet, { x: -20, y: 134, width: 150, height: 30, seed: 8, count: 40 }, DAY_CLOUD) +
    placed(bolt(sheet), { x: 62, y: 60, scale: 1.12, rotate: 6 }) +
    glow(sheet, { x: 42, y: 108, radius: 20, colour: '#fff6cf', strength: 0.9 }) +
    sparkle(90, 22, 8) +
    sparkle(22, 58, 6) +
    motes({ x: 6, y: 10, width: 96, height: 110 }, { count: 26, seed: 3, size: 0.9 }) +
    vignette(sheet, size, '#030b26', 0.6)
  );
}

/** Clouds, marble and a bolt of gold: the mountain of the old stories. */
export const theme: SlotTheme = {
  id: 'olympus25',
  symbols: {
    W: wild,
    S: scatter,
    1: sandal,
    2: lyre,
    3: amphora,
    4: (sheet) => placed(laurel(sheet), { scale: 0.95 }),
  },
  ranks: {
    face: 'heavy',
    fill: ['#ffffff', '#dcecff 45', '#7fb0ee'],
    edge: '#17438c',
    shade: '#071a3e',
  },
  backdrop,
  tile,
};
