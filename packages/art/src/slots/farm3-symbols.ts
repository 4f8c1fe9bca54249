import { glow, sparkle } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { mirrored } from './mirrored.ts';
import { disc, gloss, groundShadow } from './painted.ts';
import { luckySeven, wildPlate } from './plate.ts';
import { blade, box, draughtsman, tube } from './shapes.ts';
import type { DrawSymbol } from './theme.ts';

const LEAF_LINE = '#0a3014';
const LEAF = ['#c8f56a', '#4cb03a 50', '#146a30'];
const STRAW = ['#fff3b8', '#f0c85a 42', '#c08a28 76', '#7a5010'];

/** A rooster's head and breast, facing right; its feathers end in a ragged collar. */
export const rooster = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#3a0c08');
  const feather = (
    x: number,
    y: number,
    rotate: number,
    length: number,
    tones: readonly string[],
  ) =>
    placed(body(blade(length, length * 0.2), tones, { depth: 2, weight: 1.5 }), { x, y, rotate });
  const gold = ['#fff0a0', '#ffb82c 50', '#e8761c'];
  const teal = ['#8af0e0', '#1ca8a0 50', '#085a6a'];
  const rust = ['#ffb06a', '#e0541c 50', '#8a2408'];
  const collar = [
    ...[148, 128, 108, 88, 68, 48, 30].map((rotate, index) =>
      feather(-4 + index, 4, rotate, 42, teal),
    ),
    ...[150, 132, 114, 96, 78, 60, 42].map((rotate, index) =>
      feather(-4 + index, -4, rotate, 37, rust),
    ),
    ...[152, 134, 116, 98, 80, 62, 46].map((rotate, index) =>
      feather(-4 + index, -12, rotate, 33, gold),
    ),
  ].join('');
  return (
    collar +
    body(
      `M-14 -20C-26 -26 -24 -38 -14 -36C-16 -46 -2 -48 0 -38C4 -48 16 -46 15 -36C24 -36 24 -26 16
        -22Z`,
      ['#ff8a7a', '#f0242c 45', '#a00820'],
      { depth: 3 },
    ) +
    body(
      'M0 -29C14 -29 21 -20 20 -9C19 2 12 10 0 11C-12 11 -20 4 -20 -8C-20 -20 -12 -29 0 -29Z',
      ['#fff6b8', '#ffc23c 50', '#f08a1c'],
      { round: [0.42, 0.34, 0.7] },
    ) +
    body('M15 -18L40 -9Q42 -7 39 -5L16 1Q12 -8 15 -18Z', ['#fff08a', '#ffa81c 55', '#b85c08'], {
      depth: 2.6,
      inner: '<path d="M12 -7Q28 -8 42 -6" stroke="#7a3404" stroke-width="2" fill="none"/>',
    }) +
    body(
      'M12 2C20 1 24 6 22 13C21 20 14 21 12 14C10 20 3 19 4 12C5 6 8 3 12 2Z',
      ['#ff8a7a', '#f0242c 45', '#a00820'],
      { depth: 2.4 },
    ) +
    `<circle cx="7" cy="-13" r="6.4" fill="#3a0c08"/><circle cx="7" cy="-13" r="5"
      fill="#fffbe8"/><circle cx="8.4" cy="-12.6" r="3" fill="#3a0c08"/><circle cx="7" cy="-14.4"
      r="1.3" fill="#fff"/>
    <path d="M0 -20Q7 -23 14 -18" fill="none" stroke="#3a0c08" stroke-width="2.6"
    stroke-linecap="round"/>`
  );
};

export const wild: DrawSymbol = (sheet) =>
  glow(sheet, { x: 0, y: -6, radius: 46, colour: '#ffd45a', strength: 0.8 }) +
  placed(rooster(sheet), { y: 1, scale: 0.98 }) +
  wildPlate(sheet, {
    face: 'rounded',
    cloth: ['#7ac8ff', '#2c7ed8 50', '#144a92'],
    line: '#0a2448',
    y: 33,
  });

export const seven: DrawSymbol = (sheet) => {
  const grain = [-34, -20, -6, 8, 22, 36]
    .map((y) => `M-50 ${y}q24 -5 50 0t50 -2M-50 ${y + 6}q30 4 50 0t50 3`)
    .join('');
  return luckySeven(sheet, {
    face: 'heavy',
    fill: linear(sheet, ['#e8b06a', '#b8743a 50', '#7a4420']),
    line: '#34160a',
    trim: '#fff3d8',
    inner: `<path d="${grain}" fill="none" stroke="#5c2c10" stroke-width="1.7" opacity=".7"/><g
      fill="#34160a"><circle cx="-27" cy="-26" r="2.4"/><circle cx="26" cy="-26" r="2.4"/><circle
      cx="-8" cy="32" r="2.4"/></g>`,
  });
};

export const barn = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#380608');
  const boards = [-28, -20, -12, -4, 4, 12, 20, 28].map((x) => `M${x} -20V44`).join('');
  return (
    body('M-33 44V-8L-24 -28L0 -40L24 -28L33 -8V44Z', ['#ff7a5c', '#d8242c 45', '#8a0c20'], {
      inner: `<path d="${boards}" stroke="#6a0814" stroke-width="1.8" opacity=".6"/>`,
    }) +
    tube('M-42 0L-29 -29L0 -43L29 -29L42 0', {
      width: 6,
      fill: '#8496b4',
      edge: '#1c2438',
      rim: 4,
    }) +
    body(box(-18, 8, 36, 36, 1.5), ['#fffaf0', '#d8d0c4'], { depth: 2, weight: 1.4 }) +
    body('M-14 12H14V44H-14Z', ['#b01828', '#6a0814'], { depth: 2, weight: 0.8 }) +
    '<path d="M-14 12L14 44M14 12L-14 44M0 12V44" stroke="#fffaf0" stroke-width="3.2"/>' +
    body(disc(0, -17, 9), ['#fffaf0', '#d8d0c4'], { depth: 2, weight: 1.4 }) +
    `<circle cy="-17" r="6" fill="#2c1408"/><path d="M-6 -17H6M0 -23V-11" stroke="#fffaf0"
      stroke-width="2"/>` +
    `<path d="M-5 -14Q0 -19 5 -14L4 -12H-4Z" fill="#ffd45a"/>`
  );
};

export const egg: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#5a2c04');
  const straws = Array.from({ length: 9 }, (_, index) => {
    const x = -38 + index * 9.5;
    return `M${n(x)} ${n(26 + (index % 3) * 4)}L${n(x + (index % 2 ? 16 : -12))}
      ${n(38 + (index % 2) * 4)}`;
  }).join('');
  const nest = (d: string) =>
    tube(d, { width: 3.4, fill: '#e0b04a', edge: '#4a2c08', rim: 2.6, light: '#fff3b8' });
  return (
    glow(sheet, { x: 0, y: -6, radius: 46, colour: '#ffc83c', strength: 0.9 }) +
    body(disc(0, 32, 42, 12), ['#8a5c1c', '#4a2c08'], { depth: 2 }) +
    body(
      'M0 -43C17 -43 31 -18 31 4C31 24 17 36 0 36S-31 24 -31 4C-31 -18 -17 -43 0 -43Z',
      ['#fffbd8', '#ffdc4a 32', '#f5a81c 64', '#a85a08'],
      { round: [0.38, 0.3, 0.78], depth: 4.5, shadeColour: '#9a4a04' },
    ) +
    gloss(sheet, { x: -12, y: -19, rx: 6, ry: 12, rotate: 24, strength: 0.95 }) +
    nest('M-42 26Q-20 44 0 40T42 26M-40 33Q-14 24 0 32T40 34M-36 40Q-8 32 10 41T36 40') +
    nest(straws) +
    sparkle(20, -26, 10) +
    sparkle(-30, 2, 6)
  );
};

/** An ear of wheat from its foot on the origin upwards, 60 high. */
export const ear = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#5a3a08');
  const grain = (x: number, y: number, rotate: number) =>
    placed(body(blade(15, 4.4), STRAW, { depth: 2, weight: 1.3 }), { x, y, rotate });
  const pairs = [-22, -30, -38, -46].map((y) => grain(0, y, -50) + grain(0, y, -130)).join('');
  return `<path d="M0 0V-26" stroke="#5a3a08" stroke-width="5.6" stroke-linecap="round"/><path
    d="M0 0V-26" stroke="#e0b04a" stroke-width="2.8"
    stroke-linecap="round"/>${pairs}${grain(0, -50, -90)}`;
};

export const wheat: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#0c2c5a');
  const fan = [-44, 44, -26, 26, -9, 9]
    .map((rotate) => placed(ear(sheet), { y: 18, rotate, scale: 0.96 }))
    .join('');
  const stalks = `<path d="M-3 20L-18 43M3 20L18 43M-1 20L-7 44M1 20L7 44" stroke="#5a3a08" stroke-width="7"
      stroke-linecap="round"/><path d="M-3 20L-18 43M3 20L18 43M-1 20L-7 44M1 20L7 44"
      stroke="#e0b04a" stroke-width="4" stroke-linecap="round"/>`;
  const loop = body(
    'M0 22C8 12 24 14 23 22C22 30 8 30 0 22Z',
    ['#9ad8ff', '#2c8ae0 50', '#124a9a'],
    { depth: 2, weight: 1.6 },
  );
  return (
    groundShadow(sheet, { y: 44, width: 50 }) +
    stalks +
    fan +
    mirrored(loop) +
    body(box(-6, 16, 12, 12, 3), ['#9ad8ff', '#2c8ae0 50', '#124a9a'], { depth: 2, weight: 1.6 })
  );
};

export const apple: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#10380c');
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    placed(
      draughtsman(sheet, LEAF_LINE)(blade(32, 9), ['#8ae05a', '#2c8a34 60', '#0c5028'], {
        depth: 2.4,
      }),
      { x: 4, y: -30, rotate: -26 },
    ) +
    body(
      `M0 -22C12 -32 40 -28 41 0C41 26 24 43 11 42C5 42 4 40 0 40S-5 42 -11 42C-24 43 -41 26 -41
        0C-40 -28 -12 -32 0 -22Z`,
      ['#f0ffb0', '#a8e03c 36', '#5cb01c 68', '#1c6a10'],
      { round: [0.36, 0.3, 0.8], depth: 4.5 },
    ) +
    `<path d="M-12 -20Q0 -12 12 -20Q0 -24 -12 -20Z" fill="#1c5a10"/>` +
    tube('M0 -18Q0 -30 6 -40', { width: 4.6, fill: '#8a5a2c', edge: '#2c1408' }) +
    gloss(sheet, { x: -20, y: -9, rx: 9, ry: 13, rotate: 24, strength: 0.85 })
  );
};

const tops = (
  sheet: Sheet,
  tones: readonly string[],
  vein: string,
  spread: readonly number[],
  length: number,
) =>
  spread
    .map((rotate) =>
      placed(
        draughtsman(sheet, LEAF_LINE)(blade(length, length * 0.24), tones, {
          depth: 2.2,
          weight: 1.7,
          inner: `<path d="M0 0H${n(length * 0.9)}" stroke="${vein}" stroke-width="2.2"/>`,
        }),
        { rotate },
      ),
    )
    .join('');

export const carrot: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#5c1c04');
  return (
    groundShadow(sheet, { y: 43, width: 60 }) +
    placed(
      placed(tops(sheet, LEAF, '#e8ffb0', [-140, -40, -118, -62, -90], 30), { y: -20 }) +
        body(
          'M-18 -18C-10 -26 10 -26 18 -18C22 -8 12 26 0 50C-12 26 -22 -8 -18 -18Z',
          ['#ffc88a', '#ff8a1c 42', '#e05408 76', '#9a2c04'],
          {
            along: [0, 0, 1, 0.4],
            inner: `<path d="M-20 -8Q-10 -6 -6 -9M8 0Q14 1 20 -3M-16 8Q-8 10 -4 7M2 18Q8 19 13 15M-9
            24Q-4 25 -1 23" fill="none" stroke="#8a2c04" stroke-width="2.2"
            stroke-linecap="round"/>`,
          },
        ) +
        gloss(sheet, { x: -9, y: -8, rx: 3, ry: 12, rotate: -8, strength: 0.75 }),
      { x: 4, y: -2, rotate: 28, scale: 0.93 },
    )
  );
};

export const beet: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#3a0428');
  return (
    groundShadow(sheet, { y: 44, width: 54 }) +
    placed(
      tops(sheet, ['#a8e05a', '#2c9a44 50', '#0c5a34'], '#f03c8a', [-142, -38, -120, -60, -90], 34),
      { y: -12 },
    ) +
    body(
      `M0 -18C20 -20 33 -8 32 8C31 24 14 32 4 36Q1 40 2 46Q-3 41 -4 36C-14 32 -31 24 -32 8C-33 -8
        -20 -20 0 -18Z`,
      ['#ff9ad0', '#d81c7c 38', '#9a0a5c 70', '#4a0434'],
      {
        round: [0.36, 0.3, 0.8],
        inner: `<path d="M-30 12Q0 24 30 10M-24 22Q0 32 24 20" fill="none" stroke="#5a0438"
            stroke-width="2.2" opacity=".6"/>`,
        depth: 4.5,
      },
    ) +
    gloss(sheet, { x: -14, y: -3, rx: 8, ry: 5.4, rotate: -34 })
  );
};
