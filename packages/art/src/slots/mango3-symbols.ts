import { glow } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { luckySeven, wildPlate } from './plate.ts';
import { blade, draughtsman, tube } from './shapes.ts';
import type { DrawSymbol } from './theme.ts';

const LEAF = ['#c8f56a', '#4cb83a 48', '#0b6434'];
const LEAF_LINE = '#062c18';

const leafy = (
  sheet: Sheet,
  at: { x: number; y: number; rotate: number; length: number; belly?: number },
): string => {
  const { x, y, rotate, length, belly = length * 0.26 } = at;
  const body = draughtsman(sheet, LEAF_LINE);
  const rib = `<path d="M0 0H${n(length * 0.9)}" stroke="#e4ffa8" stroke-opacity=".75"
    stroke-width="1.8"/>`;
  return placed(body(blade(length, belly), LEAF, { inner: rib, depth: 2.6 }), { x, y, rotate });
};

/** A ripe mango with its blush, stalk and leaves. */
export const mango = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#5c1e06');
  const blush = `<ellipse cx="-26" cy="4" rx="34" ry="40"
    fill="${radial(sheet, ['#ff3c30/0.95', '#ff5a2c/0.6 50', '#ff7a2c/0'])}"/>`;
  const green = `<ellipse cx="20" cy="-32" rx="26" ry="18"
    fill="${radial(sheet, ['#8fd02c/0.9', '#a8d83a/0.5 50', '#c8e04a/0'])}"/>`;
  const freckles = `<g fill="#fff3b0" opacity=".8"><circle cx="10" cy="14" r="1.2"/><circle cx="18"
    cy="4" r="1"/><circle cx="2" cy="24" r="1.2"/><circle cx="24" cy="14" r="1.1"/><circle cx="12"
    cy="-6" r="1"/></g>`;
  return (
    leafy(sheet, { x: 12, y: -33, rotate: -8, length: 34 }) +
    leafy(sheet, { x: 10, y: -33, rotate: -168, length: 32 }) +
    tube('M9 -30Q10 -38 15 -42', { width: 4, fill: '#8a5a2a', edge: '#2a1208' }) +
    body(
      `M8 -33C30 -36 45 -18 43 4C40 28 18 41 -8 41C-22 41 -30 36 -39 37C-45 36 -44 28 -41 20C-43 -6
        -20 -30 8 -33Z`,
      ['#fff07a', '#ffc51f 42', '#ff9a0c 74', '#c85a04'],
      {
        round: [0.62, 0.42, 0.66],
        inner: blush + green + freckles,
        depth: 4.5,
        shadeColour: '#a83a04',
      },
    ) +
    gloss(sheet, { x: -16, y: -12, rx: 13, ry: 7, rotate: -34 })
  );
};

export const wild: DrawSymbol = (sheet) =>
  glow(sheet, { x: 0, y: 0, radius: 47, colour: '#ffe04a', strength: 0.9 }) +
  placed(mango(sheet), { y: -3, scale: 0.94 }) +
  wildPlate(sheet, {
    face: 'rounded',
    cloth: ['#7ae04a', '#2c9c3a 50', '#0c6032'],
    line: LEAF_LINE,
    y: 32,
  });

export const seven: DrawSymbol = (sheet) =>
  luckySeven(sheet, {
    face: 'heavy',
    fill: linear(sheet, ['#ff9a6a', '#f0301e 45', '#a80a2c']),
    line: '#5c0a1a',
    trim: '#ffd94a',
  });

export const pineapple: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#4a1e04');
  const crown = [
    [-152, 26],
    [-28, 26],
    [-132, 31],
    [-48, 31],
    [-112, 34],
    [-68, 34],
    [-90, 35],
  ]
    .map(([rotate = 0, length = 0]) => leafy(sheet, { x: 0, y: -9, rotate, length, belly: 5.4 }))
    .join('');
  const lattice = [-60, -46, -32, -18, -4, 10, 24, 38, 52]
    .map((x) => `M${x} -16L${x + 34} 52M${x + 34} -16L${x} 52`)
    .join('');
  const eyes = [0, 1, 2, 3]
    .map((row) =>
      [-21, -7, 7, 21]
        .map((x) => `<circle cx="${x + (row % 2) * 7 - 3.5}" cy="${-3 + row * 14}" r="2"/>`)
        .join(''),
    )
    .join('');
  return (
    groundShadow(sheet, { y: 43, width: 54 }) +
    crown +
    body(
      'M0 -13C20 -13 29 0 29 16C29 34 16 43 0 43S-29 34 -29 16C-29 0 -20 -13 0 -13Z',
      ['#fff08a', '#f7b61f 45', '#d4760c 76', '#7a3606'],
      {
        round: [0.4, 0.34, 0.7],
        inner: `<path d="${lattice}" stroke="#8a4606" stroke-width="2.4"/>
          <g fill="#fff3b0">${eyes}</g>`,
        depth: 4,
      },
    ) +
    gloss(sheet, { x: -12, y: 2, rx: 8, ry: 5, rotate: -34, strength: 0.6 })
  );
};

export const dragonFruit: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#5a0636');
  const fin = (x: number, y: number, rotate: number, length = 19) =>
    placed(
      body(blade(length, 5.6), ['#d8f56a', '#ff6ab0 42', '#e01a7c'], {
        along: [1, 0, 0, 0],
        depth: 2,
        weight: 1.6,
      }),
      { x, y, rotate },
    );
  const seeds = [
    [-11, -6],
    [0, -10],
    [11, -5],
    [-16, 5],
    [-5, 3],
    [6, 5],
    [16, 7],
    [-11, 15],
    [0, 13],
    [11, 17],
    [-3, 23],
    [6, 25],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="1.7" ry="2.4"/>`)
    .join('');
  return (
    groundShadow(sheet, { y: 43, width: 64 }) +
    fin(-10, -20, -118, 24) +
    fin(10, -20, -62, 24) +
    fin(0, -20, -90, 26) +
    fin(-27, -6, -160) +
    fin(27, -6, -20) +
    fin(-29, 14, 176) +
    fin(29, 14, 4) +
    fin(-20, 30, 140, 17) +
    fin(20, 30, 40, 17) +
    body('M0 -29C22 -29 34 -10 34 8C34 29 20 42 0 42S-34 29 -34 8C-34 -10 -22 -29 0 -29Z', [
      '#ff8ac4',
      '#f0288a 45',
      '#a00a5c',
    ]) +
    body(disc(0, 8, 24.5, 25.5), ['#ffffff', '#fdf3fa 60', '#e8c4dc'], {
      round: [0.42, 0.36, 0.7],
      weight: 1.4,
      depth: 2.4,
      inner: `<g fill="#2a1430">${seeds}</g>`,
    }) +
    gloss(sheet, { x: -9, y: -5, rx: 8, ry: 4.5, rotate: -30, strength: 0.7 })
  );
};

export const coconut: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#24100a');
  const fibres = [-34, -24, -14, -4, 6, 16, 26, 36].map((x) => `M${x} -38q-6 38 4 84`).join('');
  return (
    groundShadow(sheet, { y: 43, width: 76 }) +
    body(disc(-8, -8, 33), ['#c88a54', '#7a4424 50', '#38190c'], {
      round: [0.38, 0.3, 0.76],
      inner: `<path d="${fibres}" fill="none" stroke="#32160a" stroke-width="2" opacity=".6"/>
        <g fill="#24100a"><circle cx="-20" cy="-24" r="3.6"/><circle cx="-8" cy="-28" r="3.6"/>
        <circle cx="-14" cy="-16" r="3.6"/></g>`,
    }) +
    placed(
      body('M-31 -2A31 31 0 0 0 31 -2Z', ['#a8683c', '#4a2412'], { inner: '', depth: 4 }) +
        body(disc(0, -2, 31, 13), ['#5c2c14', '#8a5230'], { depth: 2 }) +
        body(disc(0, -2, 27.5, 10.8), ['#e8f2ee', '#ffffff'], { depth: 2, weight: 1 }) +
        body(disc(0, 0, 21, 7.4), ['#9ad4dc', '#e0fbff'], { depth: 2, weight: 0.8 }) +
        gloss(sheet, { x: -7, y: -2, rx: 7, ry: 2.2, strength: 0.9 }),
      { x: 11, y: 14, rotate: -8 },
    )
  );
};

export const cherry: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#4a0414');
  const outline = (x: number, y: number, radius: number) => {
    const at = (right: number, down: number) => `${n(x + radius * right)} ${n(y + radius * down)}`;
    return `M${at(0, -0.8)}C${at(0.9, -1.3)} ${at(1.2, 0)} ${at(0.8, 0.6)}C${at(0.4, 1.1)}
      ${at(-0.4, 1.1)} ${at(-0.8, 0.6)}C${at(-1.2, 0)} ${at(-0.9, -1.3)} ${at(0, -0.8)}Z`;
  };
  const fruit = (x: number, y: number, radius: number) =>
    body(outline(x, y, radius), ['#ff9a9a', '#f01e3c 36', '#b00426 70', '#5c0018'], {
      round: [0.36, 0.3, 0.8],
      depth: 3.4,
    }) +
    gloss(sheet, {
      x: x - radius * 0.4,
      y: y - radius * 0.42,
      rx: radius * 0.3,
      ry: radius * 0.2,
      rotate: -35,
      strength: 1,
    });
  const stalk = { width: 4, fill: '#6fae2c', edge: '#16320c', rim: 3.4, light: '#e4ffa8' };
  return (
    groundShadow(sheet, { y: 43, width: 76 }) +
    leafy(sheet, { x: 8, y: -38, rotate: 14, length: 36 }) +
    tube('M6 -40C-8 -28 -18 -14 -20 4', stalk) +
    tube('M6 -40C12 -26 20 -10 20 8', stalk) +
    fruit(-20, 18, 22) +
    fruit(21, 21, 20)
  );
};

export const orange: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#5c2404');
  const segment = `<path d="M0 -2L-6.6 -19Q0 -25 6.6 -19Z"
    fill="${radial(sheet, ['#ffe07a', '#ff9a1c'])}"/>`;
  return (
    groundShadow(sheet, { y: 43, width: 76 }) +
    body(disc(-6, 0, 38), ['#ffd27a', '#ff9a1c 40', '#f06a04 72', '#a83c00'], {
      round: [0.36, 0.3, 0.76],
    }) +
    leafy(sheet, { x: -8, y: -34, rotate: -30, length: 32 }) +
    gloss(sheet, { x: -22, y: -18, rx: 9, ry: 5.5, rotate: -35 }) +
    placed(
      body(disc(0, 0, 28), ['#ffb04a', '#f07a0c'], { depth: 3 }) +
        `<circle r="23.4" fill="#fff3d0"/>${around(8, segment)}<circle r="2.6" fill="#fff3d0"/>`,
      { x: 16, y: 15 },
    )
  );
};

export const plum: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#1c0836');
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    leafy(sheet, { x: 4, y: -32, rotate: -16, length: 38 }) +
    tube('M2 -26Q2 -36 -5 -42', { width: 4.4, fill: '#8a5a2a', edge: '#2a1208' }) +
    body(
      'M2 -27C22 -36 41 -18 40 6C39 29 20 43 -1 43S-41 29 -40 6C-39 -18 -20 -36 2 -27Z',
      ['#c8a0ff', '#8040d8 38', '#4a1a96 70', '#200a4e'],
      {
        round: [0.36, 0.3, 0.8],
        inner: `<path d="M2 -28C-10 -4 -8 20 0 44" fill="none" stroke="#2a0c5c" stroke-width="3.4"
          opacity=".75"/>`,
        depth: 4,
      },
    ) +
    gloss(sheet, { x: -21, y: -10, rx: 9, ry: 6, rotate: -40 })
  );
};
