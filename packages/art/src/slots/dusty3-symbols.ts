import { scattered } from '../draw/chance.ts';
import { glow, sparkle } from '../draw/light.ts';
import { n, placed, polar, starPath } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { luckySeven, wildPlate } from './plate.ts';
import { beads, box, draughtsman, tube } from './shapes.ts';

const UMBER = '#240e06';
const BRASS = ['#fff4c0', '#ffcf4a 34', '#d8861c 70', '#8a480c'];

/** The sheriff's star: six points with balls on them, a leather field and a small star inside. */
export function badge(sheet: Sheet): string {
  const body = draughtsman(sheet, UMBER);
  const facets = Array.from({ length: 6 }, (_, index) => {
    const tip = polar([0, 0], 38, -90 + index * 60);
    const side = polar([0, 0], 21, -60 + index * 60);
    return `M0 0L${n(tip[0])} ${n(tip[1])}L${n(side[0])} ${n(side[1])}Z`;
  }).join('');
  return (
    around(6, body(disc(0, -38, 5.4), BRASS, { depth: 2, weight: 1.8 })) +
    body(starPath([0, 0], { points: 6, outer: 38, inner: 21 }), BRASS, {
      along: [0, 0, 1, 1],
      inner: `<path d="${facets}" fill="#8a480c" opacity=".45"/>`,
      depth: 2.6,
    }) +
    body(disc(0, 0, 17), ['#ff8a5c', '#c83a1c 50', '#7a1a0c'], { weight: 1.8, depth: 2.6 }) +
    beads({ radius: 17, count: 18, size: 1.5 }, '#ffe08a') +
    body(starPath([0, 0], { points: 5, outer: 12, inner: 5.2 }), BRASS, { depth: 2, weight: 1.4 }) +
    sparkle(-17, -19, 7)
  );
}

export const wild = (sheet: Sheet): string =>
  glow(sheet, { x: 0, y: -4, radius: 44, colour: '#ffb03c', strength: 0.6 }) +
  placed(badge(sheet), { y: -4, scale: 0.98 }) +
  wildPlate(sheet, {
    y: 33,
    face: 'brush',
    cloth: ['#f0b078', '#a85a2a 50', '#5c2810'],
    line: UMBER,
  });

export const seven = (sheet: Sheet): string => {
  const planks = [-30, -14, 2, 18, 34]
    .map((y) => `M-50 ${y}C-20 ${y + 3} 20 ${y - 3} 50 ${y}`)
    .join('');
  return luckySeven(sheet, {
    face: 'heavy',
    trim: '#ffcf5a',
    line: UMBER,
    fill: linear(sheet, ['#ffb06a', '#f0602a 40', '#b8301a 75', '#7a160c']),
    inner: `<path d="${planks}" fill="none" stroke="#5c1208" stroke-width="2"
      stroke-opacity=".4"/>`,
    turn: -5,
  });
};

export function horseshoe(sheet: Sheet): string {
  const body = draughtsman(sheet, '#101828');
  const shoe = `M-17 43H-31C-34 43 -35 39 -32 37C-44 14 -46 -8 -36 -24C-28 -38 -14 -44 0 -44
    S28 -38 36 -24C46 -8 44 14 32 37C35 39 34 43 31 43H17C13 43 13 38 16 35C25 14 28 -4 22 -14
    C17 -23 9 -27 0 -27S-17 -23 -22 -14C-28 -4 -25 14 -16 35C-13 38 -13 43 -17 43Z`;
  const nail = [
    [-33, -8],
    [-34, 8],
    [-29, 23],
    [-25, -26],
  ]
    .map(
      ([x, y]) => `<rect x="${x! - 2}" y="${y! - 3}" width="4.4" height="6.4" rx="1" fill="#101828"
      transform="rotate(${y! < -20 ? 40 : -8} ${x} ${y})"/>`,
    )
    .join('');
  return (
    groundShadow(sheet, { y: 44, width: 70 }) +
    body(shoe, ['#f4fbff', '#a8c4e0 34', '#5c7ca4 70', '#2c4468'], {
      along: [0, 0, 1, 1],
      inner: `<path d="M-21 42C-36 18 -38 -4 -29 -19C-22 -31 -11 -35.6 0 -35.6S22 -31 29 -19
        C38 -4 36 18 21 42" fill="none" stroke="#2c4468" stroke-width="4.4" stroke-opacity=".5"/>`,
    }) +
    mirrored(nail) +
    gloss(sheet, { x: -27, y: -27, rx: 3, ry: 9, rotate: 42, strength: 0.9 }) +
    sparkle(27, -30, 8)
  );
}

export function hat(sheet: Sheet): string {
  const body = draughtsman(sheet, UMBER);
  const FELT = ['#f4cf9a', '#c48a4c 38', '#8a5428 75', '#5c3014'];
  return (
    groundShadow(sheet, { y: 38, width: 88 }) +
    body('M-46 6C-44 -4 -36 -2 -26 4H26C36 -2 44 -4 46 6C40 28 20 34 0 34S-40 28 -46 6Z', FELT) +
    `<path d="M-40 10C-28 24 28 24 40 10C28 18 -28 18 -40 10Z" fill="#3a1c0a" opacity=".55"/>` +
    body(
      `M-27 12C-29 -10 -26 -32 -17 -37C-10 -40 -6 -33 0 -33S10 -40 17 -37C26 -32 29 -10 27 12
      Q0 22 -27 12Z`,
      FELT,
      {
        inner:
          '<path d="M-10 -38C-6 -22 -4 -14 0 -8C4 -14 6 -22 10 -38Z" fill="#5c3014" opacity=".5"/>',
      },
    ) +
    body('M-28 2Q0 12 28 2V12Q0 22 -28 12Z', ['#e05a3c', '#a8281c 60', '#5c100c'], { depth: 2 }) +
    body('M-7 7.6H7V17H-7Z', BRASS, { depth: 1.8, weight: 1.6 }) +
    '<path d="M-3 10.6H3V14H-3Z" fill="#5c100c"/>' +
    gloss(sheet, { x: -17, y: -16, rx: 3, ry: 10, rotate: 8, strength: 0.55 })
  );
}

export function boots(sheet: Sheet): string {
  const body = draughtsman(sheet, '#24060c');
  const RED = ['#ff9a8a', '#d83a4c 34', '#9a142c 72', '#560818'];
  const boot = (tones: readonly string[]) =>
    body('M-30 34H-8L-2 38H28V44H-30Z', ['#6d3a1c', '#2a1208'], { depth: 1.8 }) +
    body(
      `M-28 -40C-20 -36 -10 -44 -4 -38C0 -35 4 -38 5 -36L3 4C6 14 28 16 31 26C32 32 30 36 28 38H-2
      L-8 35H-28C-30 20 -26 10 -27 -4Z`,
      tones,
      {
        inner: `<path d="M-24 -20C-16 -10 -6 -10 0 -20M-22 -8C-14 2 -6 2 0 -8M8 16C4 22 2 28 4 38"
          fill="none" stroke="#ffd8a0" stroke-width="2.4" stroke-opacity=".9"/>
          <path d="M-30 -44H8V-30Q-10 -26 -30 -30Z" fill="#ffb86a" opacity=".55"/>`,
      },
    );
  const spur =
    tube('M-36 22L-27 23C-18 26 -8 26 2 20', {
      width: 3.4,
      fill: '#ffcf4a',
      edge: '#24060c',
      rim: 3,
    }) +
    placed(
      body(starPath([0, 0], { points: 6, outer: 8, inner: 4 }), BRASS, { depth: 1.6, weight: 1.4 }),
      {
        x: -38,
        y: 22,
      },
    );
  return (
    groundShadow(sheet, { y: 43, width: 84 }) +
    placed(boot(['#c87a74', '#96242f 40', '#5c0c1c']), { x: 14, y: -3, scale: 0.96 }) +
    placed(boot(RED) + spur, { x: 2, y: 1 })
  );
}

export function cactus(sheet: Sheet): string {
  const body = draughtsman(sheet, '#0c2410');
  const GREEN = ['#145024', '#4ab04a 28', '#b8f08a 44', '#3a9a44 66', '#0f4420'];
  const arm = (path: string) =>
    `<path d="${path}" fill="none" stroke="#0c2410" stroke-width="19" stroke-linecap="round"
      stroke-linejoin="round"/><path d="${path}" fill="none" stroke="#2f8a3c" stroke-width="15"
      stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none"
      stroke="#8adc6a" stroke-width="4.4" stroke-linecap="round" transform="translate(-2.4 -2)"/>`;
  const petal = `<path d="M0 0C-5 -3 -5 -9 0 -10C5 -9 5 -3 0 0Z" fill="#ff5a8c" stroke="#7a0c34"
    stroke-width="1.6"/>`;
  const spines = scattered(12, 8, (source, index) => {
    const x = [-8, 0, 8][index % 3]!;
    return `<path d="M${x} ${n(-34 + index * 5.6)}l${n(source.between(-4, 4))} -4"/>`;
  });
  return (
    groundShadow(sheet, { y: 43, width: 74 }) +
    arm('M0 16H-20C-28 16 -31 10 -31 -10') +
    arm('M0 4H20C28 4 31 -2 31 -20') +
    body('M-13 40V-28C-13 -50 13 -50 13 -28V40Z', GREEN, {
      along: [0, 0, 1, 0],
      inner: `<path d="M-5 -44V40M5 -44V40" stroke="#0f4420" stroke-width="2.2"
        stroke-opacity=".6"/><g stroke="#f4ffd8" stroke-width="1.7" stroke-linecap="round">${spines}
        </g>`,
    }) +
    body(
      'M-36 44C-30 34 -16 36 -12 37C-4 33 8 34 14 37C22 35 32 37 36 44Z',
      ['#f4b878', '#b86a34 60', '#7a3a18'],
      { depth: 2 },
    ) +
    placed(`${around(5, petal)}<circle r="2.6" fill="#ffe08a"/>`, { y: -41, scale: 0.8 })
  );
}

/** A storm lantern: tin frame, glass and a steady flame. */
export function lamp(sheet: Sheet): string {
  const body = draughtsman(sheet, '#08222a');
  const TIN = ['#a8f0e8', '#3aa0a0 40', '#1a6470 74', '#0c3a48'];
  return (
    glow(sheet, { x: 0, y: 4, radius: 43, colour: '#ffb03c', strength: 0.7 }) +
    groundShadow(sheet, { y: 44, width: 56 }) +
    tube('M-18 -22C-24 -52 24 -52 18 -22', { width: 3.6, fill: '#3aa0a0', edge: '#08222a' }) +
    body(
      'M-15 -18C-27 -4 -27 14 -15 26H15C27 14 27 -4 15 -18Z',
      ['#fffbe0', '#ffe08a 40', '#f0982c'],
      {
        round: [0.5, 0.6, 0.6],
      },
    ) +
    `<path d="M0 -12C12 0 12 14 6 22H-6C-12 14 -10 6 0 -12Z" fill="#ff8a1c"/>
    <path d="M0 0C6 6 6 14 3 22H-3C-6 16 -5 8 0 0Z" fill="#fffbe0"/>` +
    mirrored(
      tube('M-22 -16C-34 -2 -34 14 -22 28', {
        width: 3.4,
        fill: '#3aa0a0',
        edge: '#08222a',
        rim: 3.4,
      }),
    ) +
    body('M-8 -36H8L17 -18H-17Z', TIN, { depth: 2.4 }) +
    body(box(-6, -42, 12, 8, 2), TIN, { depth: 1.8 }) +
    body('M-22 24H22L27 36Q27 44 20 44H-20Q-27 44 -27 36Z', TIN, { depth: 2.6 }) +
    body(disc(17, 34, 4), BRASS, { depth: 1.6, weight: 1.4 }) +
    gloss(sheet, { x: -14, y: 0, rx: 2.6, ry: 10, rotate: 6, strength: 0.9 })
  );
}

export function coins(sheet: Sheet): string {
  const body = draughtsman(sheet, '#4a2606');
  const coin =
    body(
      'M-17 0V7C-17 15 17 15 17 7V0Z',
      ['#8a520d', '#f0b944 30', '#fff0bf 45', '#c98a25 70', '#6d3d06'],
      { along: [0, 0, 1, 0], weight: 1.8, depth: 1.4 },
    ) + body(disc(0, 0, 17, 7), ['#fff6cf', '#ffd45a 50', '#d8952a'], { weight: 1.4, depth: 1.8 });
  const stack = (x: number, foot: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      placed(coin, { x: x + (index % 2 ? 1.6 : -1), y: foot - index * 8.4 }),
    ).join('');
  const face =
    body(disc(0, 0, 19), ['#fffbe0', '#ffd45a 40', '#d8901c 80'], { along: [0, 0, 1, 1] }) +
    `<circle r="14" fill="none" stroke="#8a520d" stroke-width="2"/>
    <path d="${starPath([0, 0], { points: 5, outer: 10, inner: 4.4 })}" fill="#a8660f"/>
    <path d="M-13 -7A15 15 0 0 1 -4 -14.4" fill="none" stroke="#fff" stroke-width="2.6"
      stroke-linecap="round"/>`;
  return (
    groundShadow(sheet, { y: 43, width: 88 }) +
    stack(-22, 30, 6) +
    stack(20, 30, 4) +
    placed(face, { x: 8, y: 23 }) +
    sparkle(-22, -20, 9) +
    `<circle cx="30" cy="-4" r="1.8" fill="${radial(sheet, ['#ffffff', '#fff0b0'])}"/>`
  );
}
