import { glow, sparkle } from '../draw/light.ts';
import { n, placed, polar } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { beads, blade, box, draughtsman, emptyCoin, tube } from './shapes.ts';
import type { DrawSymbol } from './theme.ts';

const PLUM = '#4a1838';
const GOLD = ['#fff8dc', '#ffdf9a 36', '#e0a848 68', '#9a6420'];
const CREAM = ['#ffffff', '#fff6ea 45', '#f0dcc8 80', '#d0b09c'];

/** A disc of drawn sugar whose stripes wind towards the middle. */
export const lollipop = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#6a0c34');
  const arm = (turn: number) => {
    const at = (radius: number, degrees: number) => {
      const [x, y] = polar([0, 0], radius, turn + degrees);
      return `${n(x)} ${n(y)}`;
    };
    return `M0 0C${at(14, -70)} ${at(26, -40)} ${at(37, 0)}A37 37 0 0 1
      ${at(37, 30)}C${at(26, -10)} ${at(14, -40)} 0 0Z`;
  };
  const arms = [0, 60, 120, 180, 240, 300].map(arm).join('');
  return (
    tube('M0 20V43', { width: 6, fill: '#fff3e0', edge: PLUM }) +
    placed(
      body(disc(0, 0, 34), ['#ffffff', '#fff0ea 60', '#f5cfd0'], {
        round: [0.4, 0.34, 0.72],
        inner: `<path d="${arms}" fill="${radial(sheet, ['#ff8ab0', '#f02c6c 60', '#c0104c'])}"/>`,
        depth: 4,
        weight: 2.4,
      }) + gloss(sheet, { x: -13, y: -17, rx: 12, ry: 6, rotate: -38 }),
      { y: -11 },
    )
  );
};

export const wild: DrawSymbol = (sheet) =>
  glow(sheet, { x: 0, y: -8, radius: 44, colour: '#ffb0cc', strength: 0.8 }) +
  lollipop(sheet) +
  wildPlate(sheet, {
    face: 'rounded',
    cloth: ['#b8f5dc', '#4cc4a0 50', '#1c8a74'],
    line: '#0c4a40',
    y: 33,
  });

/** A glazed cake with a berry, cut like a jewel, on its gold card. */
export const cake = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#5a0c20');
  const layers = `<path d="M-40 4H40V13H-40Z" fill="#fff3dc"/><path d="M-40 13H40V22H-40Z"
    fill="#e8a060"/>
    <path d="M-40 22H40V28H-40Z" fill="#fff3dc"/>`;
  return (
    body(disc(0, 36, 42, 7.6), GOLD, { depth: 2 }) +
    body('M-33 -12V32Q0 42 33 32V-12Z', ['#d8845a', '#f5c890 30', '#c87848'], {
      along: [0, 0, 1, 0],
      inner: layers,
      light: 0.3,
    }) +
    body(
      `M-35 -14C-35 -26 35 -26 35 -14V0Q32 9 28 1Q25 -4 22 2Q19 16 14 6Q11 -1 7 4Q3 11 -1 3Q-5 -2
        -9 6Q-13 18 -18 6Q-21 0 -25 4Q-31 8 -35 0Z`,
      ['#ff9aa8', '#f0304c 42', '#a80c30'],
    ) +
    body(disc(0, -16, 33, 8), ['#ff7a8c', '#d81c40'], { depth: 2, weight: 0.8, light: 0.8 }) +
    gloss(sheet, { x: -14, y: -19, rx: 12, ry: 2.6, rotate: -3 }) +
    body(
      `M0 -42C10 -42 14 -34 12 -27C10 -19 4 -14 0 -13C-4 -14 -10 -19 -12 -27C-14 -34 -10 -42 0
        -42Z`,
      ['#ff8a7a', '#e81c34 48', '#8a0424'],
      {
        inner: `<g fill="#ffe6a0"><circle cx="-5" cy="-31" r="1.2"/><circle cx="4" cy="-33"
            r="1.2"/><circle cx="0" cy="-26" r="1.2"/><circle cx="6" cy="-26" r="1.2"/><circle
            cx="-6" cy="-24" r="1.2"/><circle cx="1" cy="-19" r="1.2"/></g>`,
        depth: 3,
      },
    ) +
    placed(
      around(
        5,
        draughtsman(sheet, '#0c3a1c')(blade(11, 3), ['#c8f58a', '#3aa84a'], {
          depth: 1.5,
          weight: 1.2,
        }),
        18,
      ),
      { y: -41, scale: 0.9 },
    ) +
    `<g transform="translate(0 1)">${[-22, 22]
      .map((x) =>
        body(
          `M${x - 6} -17Q${x - 7} -25 ${x}
      -29Q${x + 7} -25 ${x + 6}
      -17Z`,
          CREAM,
          { shadeColour: '#b07a6a', depth: 2, weight: 1.4 },
        ),
      )
      .join('')}</g>`
  );
};

export const jelly: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#064a40');
  const flutes = [-24, -12, 0, 12, 24]
    .map((x) => `M${n(x * 0.62)} -30Q${n(x * 0.9)} 0 ${x} 30`)
    .join('');
  return (
    groundShadow(sheet, { y: 43, width: 84 }) +
    body(disc(0, 34, 44, 8.6), CREAM, { shadeColour: '#b07a6a', depth: 2 }) +
    body(
      'M-22 -26C-20 -36 20 -36 22 -26C26 -4 34 14 36 28C36 36 -36 36 -36 28C-34 14 -26 -4 -22 -26Z',
      ['#d8fff0', '#6ae8c0 34', '#1cb894 68', '#067a68'],
      {
        inner: `<path d="${flutes}" fill="none" stroke="#067a68" stroke-width="3" opacity=".55"/>
        <path d="M-14 -28Q-22 4 -26 28" stroke="#fff" stroke-width="4" opacity=".5" fill="none"/>
        <path d="M-40 8Q0 20 40 8V13Q0 25 -40 13Z" fill="#fff" opacity=".4"/>`,
        depth: 4.5,
      },
    ) +
    body(disc(0, -29, 21, 6), ['#e8fff6', '#6ae8c0'], { depth: 1.6, weight: 1 }) +
    body(
      'M-12 -30C-14 -38 -6 -39 -4 -42C-2 -46 4 -45 3 -41C10 -41 14 -36 12 -30Q0 -25 -12 -30Z',
      CREAM,
      { depth: 2.4, weight: 1.6 },
    ) +
    body(disc(2, -39, 4.6), ['#ff9ab0', '#d81c50'], { depth: 1.6, weight: 1.4 }) +
    gloss(sheet, { x: -16, y: -6, rx: 4, ry: 14, rotate: 12 })
  );
};

/** Spun sugar in a small silver cup. */
export const cloud: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#3a2468');
  const puffs: readonly (readonly [number, number, number])[] = [
    [-25, 2, 16],
    [25, 2, 16],
    [-13, -18, 17],
    [15, -18, 17],
    [0, -30, 14],
    [0, 3, 20],
  ];
  const each = (grow: number, fill: string) =>
    puffs
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r + grow}" fill="${fill}"/>`)
      .join('');
  const sugar = radial(
    sheet,
    ['#ffffff', '#f5ecff 40', '#cdb8f8 76', '#a88ce4'],
    [0.4, 0.28, 0.76],
  );
  const strands = `<g fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.8"
      stroke-linecap="round"><path d="M-34 2Q-20 -10 -6 -2T20 -4T36 2M-22 -20Q-10 -30 2 -22T24
      -22M-26 12Q0 18 26 11M-8 -34Q0 -40 8 -34"/></g>`;
  return (
    groundShadow(sheet, { y: 43, width: 56 }) +
    body('M-18 10L-11 40Q0 45 11 40L18 10Z', ['#7a88b8', '#ffffff 32', '#b8c8e8 60', '#5a6898'], {
      along: [0, 0, 1, 0],
      inner: `<path d="M-18 18L-6 44M-6 12L6 44M6 12L14 34M18 18L6 44M6 12L-6 44M-6 12L-14 34"
          stroke="#5a6898" stroke-width="1.8" opacity=".6"/>`,
      light: 0.3,
    }) +
    each(2.4, '#3a2468') +
    each(0, sugar) +
    strands +
    sparkle(16, -34, 7, '#ffffff') +
    beads({ y: -8, radius: 22, count: 6, size: 1.9, from: 20 }, '#ffd98a')
  );
};

export const praline: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#240c06');
  const pleats = Array.from(
    { length: 11 },
    (_, index) => `M${-40 + index * 8} 14L${n(-33 + index * 6.6)} 44`,
  ).join('');
  return (
    groundShadow(sheet, { y: 44, width: 72 }) +
    body(
      'M0 22C-30 10 -40 -8 -34 -24C-28 -38 -8 -38 0 -24C8 -38 28 -38 34 -24C40 -8 30 10 0 22Z',
      ['#d89868', '#8a4a28 40', '#54240f 74', '#2a0e06'],
      {
        inner: `<path d="M-40 -22L20 24M-30 -34L32 14M-16 -40L42 4M4 -40L46 -10" stroke="#fff0d8"
            stroke-width="2.4" opacity=".85"/>`,
        depth: 4.5,
      },
    ) +
    gloss(sheet, { x: -20, y: -24, rx: 9, ry: 5, rotate: -30 }) +
    body(
      `M-42 10Q-36 14 -31 10Q-25 15 -20 11Q-14 16 -9 12Q-4 16 0 12Q4 16 9 12Q14 16 20 11Q25 15 31
        10Q36 14 42 10L33 42Q0 49 -33 42Z`,
      GOLD,
      {
        inner: `<path d="${pleats}" stroke="#8a5410" stroke-width="2" opacity=".6"/>`,
        depth: 3,
      },
    )
  );
};

export const macaronCoin: DrawSymbol = (sheet) => {
  const foot =
    beads({ radius: 40, count: 30, size: 4.4 }, PLUM) +
    beads({ radius: 39.4, count: 30, size: 4 }, '#e0608c') +
    beads({ radius: 39, count: 30, size: 2.6, from: 2 }, '#ffc4d4');
  return (
    burst(sheet, '#ffd98a', '#fff6e0') +
    foot +
    emptyCoin(sheet, {
      line: PLUM,
      rim: ['#fff4f6', '#ffc0d4 34', '#ff8cb0 70', '#e0608c'],
      field: ['#ffffff', '#fff6ea 55', '#ffdcd8'],
      radius: 38,
      ornament: beads({ radius: 32.2, count: 22, size: 1.8 }, '#fff3c8'),
      shadeColour: '#d8407c',
    })
  );
};

/** A macaron from the side, 40 wide and 28 high. */
export const macaron = (sheet: Sheet, tones: readonly string[], filling: string): string => {
  const body = draughtsman(sheet, PLUM);
  return (
    body('M-20 6Q-20 14 0 14Q20 14 20 6V4H-20Z', tones, {
      shadeColour: '#8a3c68',
      weight: 1.2,
      depth: 2,
    }) +
    body(box(-18, -1, 36, 6, 2.6), [filling, filling], {
      shadeColour: '#c09080',
      weight: 1,
      depth: 1.5,
    }) +
    body('M-20 -2Q-21 -14 0 -14Q21 -14 20 -2Q10 1 0 -1Q-10 1 -20 -2Z', tones, {
      weight: 1.2,
      depth: 2.4,
    }) +
    `<ellipse cx="-7" cy="-9" rx="6" ry="2" fill="${linear(sheet, ['#ffffff', '#ffffff/0.2'])}"/>`
  );
};

/** A footed stand, its plate on the origin, 100 wide and 40 high. */
export const cakeStand = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#6a4a58');
  return (
    body(
      'M-5 4L-8 32Q-24 34 -26 40H26Q24 34 8 32L5 4Z',
      ['#b898a8', '#ffffff 40', '#d8bcc8 70', '#8a6a7c'],
      { along: [0, 0, 1, 0], weight: 1.2 },
    ) +
    body('M-50 0Q-46 9 0 9Q46 9 50 0Z', CREAM, { shadeColour: '#b07a6a', weight: 1.2, depth: 2 }) +
    body(disc(0, 0, 50, 6), CREAM, { shadeColour: '#b07a6a', weight: 1.2, depth: 1.6 })
  );
};
