import { glow, sparkle } from '../draw/light.ts';
import { placed, starPath } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { mirrored } from './mirrored.ts';
import { disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { blade, box, draughtsman, tube } from './shapes.ts';
import type { DrawSymbol } from './theme.ts';

const NIGHT = '#1a0a30';

/** A carved pumpkin with a friendly face, lit from within. */
export const pumpkin = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#5c1804');
  const skin = ['#ffd08a', '#ff9a24 38', '#e86408 70', '#9a2c04'];
  const lobe = (x: number, rx: number) =>
    body(disc(x, 7, rx, 34), skin, { round: [0.4, 0.26, 0.8], depth: 3.6, weight: 1.8 });
  const light = linear(sheet, ['#fffbd0', '#ffdc3c 55', '#ff9a1c']);
  const cut = (path: string) =>
    `<path d="${path}" fill="#5c1804" stroke="#5c1804" stroke-width="5"
      stroke-linejoin="round"/><path d="${path}" fill="${light}"/>`;
  return (
    body(
      'M-6 -24C-6 -34 -12 -38 -16 -41L-4 -45C2 -40 6 -32 6 -24Z',
      ['#a8d05a', '#4a8a2c 55', '#1c4a18'],
      { depth: 2.6 },
    ) +
    tube('M6 -30Q20 -40 26 -30T38 -30', {
      width: 2.8,
      fill: '#5ca034',
      edge: '#12300c',
      rim: 2.6,
    }) +
    lobe(-28, 17) +
    lobe(28, 17) +
    lobe(-15, 18) +
    lobe(15, 18) +
    lobe(0, 17) +
    mirrored(cut('M9 -4Q16 -15 27 -6Q25 4 17 4Q10 3 9 -4Z')) +
    cut('M0 5L5 13H-5Z') +
    cut(
      `M-28 16Q-14 22 -10 21L-8 26L-2 26L-1 22.5H4L5 27H11L12 21Q18 20 28 16Q22 36 0 37Q-22 36 -28
        16Z`,
    )
  );
};

export const wild: DrawSymbol = (sheet) =>
  glow(sheet, { x: 0, y: 0, radius: 47, colour: '#ff9a2c', strength: 0.85 }) +
  placed(pumpkin(sheet), { y: -3, scale: 0.92 }) +
  wildPlate(sheet, {
    face: 'brush',
    cloth: ['#b87aff', '#6a2cc8 50', '#3a0c84'],
    line: NIGHT,
    y: 33,
  });

/** A crescent that holds a star, with small clouds at its foot. */
export const moonFace = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#2c2a5c');
  const crater = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#d8b45a" opacity=".55"/>`;
  return (
    body(
      'M12 -41A41 41 0 1 0 41 20A33 33 0 0 1 12 -41Z',
      ['#fffdf0', '#fff0b8 45', '#f0cc6a 78', '#b8903c'],
      {
        round: [0.3, 0.35, 0.75],
        inner:
          crater(-22, -8, 6) +
          crater(-12, 16, 4.4) +
          crater(-27, 12, 3.4) +
          crater(2, 30, 5) +
          crater(-12, -24, 3.6),
        depth: 4.5,
        shadeColour: '#8a6a2c',
      },
    ) +
    body(
      starPath([19, -8], { points: 5, outer: 17, inner: 7.6 }),
      ['#fff', '#ffe46a 45', '#f0a01c'],
      { depth: 2.6 },
    )
  );
};

export const scatter: DrawSymbol = (sheet) =>
  burst(sheet, '#b49aff', '#f0e8ff') +
  placed(moonFace(sheet), { scale: 0.96 }) +
  sparkle(34, -34, 8) +
  sparkle(-36, 34, 6) +
  sparkle(38, 34, 6);

/** A black cat sitting with its tail around its feet, rimmed by violet light. */
export const cat = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#0c0618');
  const fur = ['#7a6a9c', '#3a2c58 38', '#1c1230 72', '#0c0618'];
  const ear = body('M8 -24L22 -46Q27 -38 28 -18Z', fur, {
    inner: '<path d="M14 -26L22 -38L24 -22Z" fill="#e87aa8"/>',
    light: 0.5,
    lightColour: '#c8a0ff',
  });
  const eye = `<ellipse cx="10.6" cy="-13" rx="7" ry="7.6" fill="#0c0618"/><ellipse cx="10.6"
    cy="-13" rx="5.8" ry="6.4"
    fill="${radial(sheet, ['#f8ffb0', '#c8f02c 60', '#5ca014'])}"/><ellipse cx="10.4" cy="-13"
    rx="2" ry="5.2" fill="#0c0618"/>`;
  const whisker =
    '<path d="M15 -2L37 -6M15 1L37 4" stroke="#d8c8f0" stroke-width="1.6" stroke-linecap="round"/>';
  const rim = { lightColour: '#c8a0ff', light: 0.8, depth: 3.6 };
  return (
    body('M18 42C40 44 48 26 38 14C34 8 27 12 30 18C35 26 28 34 14 33Z', fur, rim) +
    body('M0 -4C20 -4 28 20 26 36C24 44 -24 44 -26 36C-28 20 -20 -4 0 -4Z', fur, rim) +
    mirrored(ear) +
    body('M0 -32C18 -32 30 -22 30 -9C30 4 18 11 0 11S-30 4 -30 -9C-30 -22 -18 -32 0 -32Z', fur, {
      ...rim,
      round: [0.42, 0.25, 0.85],
    }) +
    mirrored(eye) +
    `<circle cx="8.6" cy="-16" r="1.8" fill="#fff"/><circle cx="-12.6" cy="-16" r="1.8"
      fill="#fff"/>` +
    `<path d="M-3.4 -3H3.4L0 1Z" fill="#e87aa8"/><path d="M0 1Q-1 5 -6 4M0 1Q1 5 6 4" fill="none"
      stroke="#d8c8f0" stroke-width="1.7" stroke-linecap="round"/>` +
    mirrored(whisker) +
    body('M-20 8Q0 19 20 8L18 15Q0 25 -18 15Z', ['#ffb04a', '#f0701c'], { depth: 2, weight: 1.4 }) +
    body(disc(0, 19, 5.4), ['#fff6c0', '#ffc83c 50', '#b8780c'], { depth: 1.8, weight: 1.4 }) +
    `<path d="M-9 42V34M9 42V34M-15 42V36M15 42V36" stroke="#0c0618" stroke-width="2"
      stroke-linecap="round"/>`
  );
};

export const hat: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#20063c');
  const cloth = ['#d8a0ff', '#8a3ce0 40', '#5412a0 72', '#280658'];
  return (
    groundShadow(sheet, { y: 43, width: 88 }) +
    body(disc(0, 29, 45, 13), cloth, { depth: 3 }) +
    body(
      `M-27 28C-22 4 -14 -14 -6 -30C0 -42 14 -46 28 -38C30 -36 28 -33 25 -33C18 -33 15 -29 16
        -22C18 -4 24 12 28 28Q0 38 -27 28Z`,
      cloth,
      {
        inner: `<path d="M-2 -22Q8 -16 18 -18M-10 -4Q4 4 22 0" fill="none" stroke="#280658"
            stroke-width="2.6" opacity=".7"/>`,
      },
    ) +
    body('M-24.5 16Q0 26 25 16L28 28Q0 38 -27 28Z', ['#b8f56a', '#5cb82c 50', '#206a14'], {
      depth: 2.4,
      weight: 1.6,
    }) +
    body(box(-9, 19, 18, 16, 3), ['#fff6c0', '#ffc83c 50', '#b8780c'], { depth: 2, weight: 1.6 }) +
    '<rect x="-4" y="24" width="8" height="6.4" rx="1.4" fill="#2a5a14"/>' +
    `<path d="${starPath([4, -8], { points: 5, outer: 5, inner: 2.2 })}
      ${starPath([-8, 8], { points: 5, outer: 3.8, inner: 1.7 })}
      ${starPath([14, 8], { points: 5, outer: 3.8, inner: 1.7 })}" fill="#ffe46a"/>`
  );
};

export const potion: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#06302c');
  return (
    groundShadow(sheet, { y: 43, width: 64 }) +
    glow(sheet, { x: 0, y: 12, radius: 40, colour: '#4affa0', strength: 0.6 }) +
    body(
      'M-9 -34H9V-16C26 -10 36 4 34 20C32 36 18 43 0 43S-32 36 -34 20C-36 4 -26 -10 -9 -16Z',
      ['#e8fff8', '#8ad8d0 50', '#2c8a8a'],
      { depth: 3.4 },
    ) +
    `<path d="M-30 10Q-16 2 0 9T30 8C32 28 24 38 0 38.4S-32 30 -30 10Z"
      fill="${linear(sheet, ['#c8ff8a', '#3ce05c 45', '#0c8a4a'])}"/>
    <path d="M-30 10Q-16 2 0 9T30 8Q14 16 0 13T-30 10Z" fill="#f0ffc0"/>
    <g fill="#f0ffc0"><circle cx="-12" cy="24" r="4"/><circle cx="6" cy="20" r="2.8"/><circle
    cx="14" cy="29" r="3.6"/><circle cx="-2" cy="32" r="2.4"/></g>
    <g fill="#fff"><circle cx="-13.4" cy="22.6" r="1.3"/><circle cx="12.8" cy="27.8"
    r="1.2"/></g>` +
    body(box(-13, -37, 26, 7, 3), ['#e8fff8', '#5ab0a8'], { depth: 2 }) +
    body('M-8 -36L-9 -46H9L8 -36Z', ['#e0a868', '#8a5424'], { depth: 2 }) +
    gloss(sheet, { x: -22, y: 6, rx: 4, ry: 12, rotate: 22 }) +
    tube('M-9 -20Q0 -15 9 -20', { width: 3, fill: '#b86aff', edge: '#2a0c4a', rim: 2.4 }) +
    body(starPath([0, -13], { points: 5, outer: 6, inner: 2.6 }), ['#fff6c0', '#ffc83c'], {
      depth: 1.4,
      weight: 1.3,
    })
  );
};

/** Three candles of red wax on a brass dish. */
export const candles = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#3c0610');
  const wax = ['#8a0c1c', '#ff7a6a 30', '#d8283c 58', '#6a0614'];
  const flame = (x: number, y: number, size: number) =>
    glow(sheet, { x, y: y - size, radius: size * 2.1, colour: '#ffb83c', strength: 0.8 }) +
    placed(
      `<path d="M0 0C-6 -3 -6 -10 0 -19C6 -10 6 -3 0 0Z"
        fill="${linear(sheet, ['#fff0a0', '#ffb02c 60', '#ff6a1c'])}" stroke="#7a2004"
        stroke-width="1.8"/><path d="M0 -1C-3 -3 -3 -6 0 -11C3 -6 3 -3 0 -1Z" fill="#fffdf0"/>`,
      { x, y, scale: size / 11 },
    );
  const stick = (x: number, top: number, width: number) =>
    body(`M${x - width / 2} 36V${top}Q${x} ${top - 5} ${x + width / 2} ${top}V36Z`, wax, {
      along: [0, 0, 1, 0],
      light: 0.35,
    }) +
    body(
      `M${x - width / 2 - 1} ${top + 1}Q${x} ${top - 6} ${x + width / 2 + 1}
        ${top + 1}V${top + 9}q-3 5 -5 -1q-3 -4 -5 3q-2 7 -5 0Q${x - width / 2 + 2} ${top + 6}
          ${x - width / 2 - 1} ${top + 9}Z`,
      ['#ffb0a0', '#e83c48'],
      { depth: 1.6, weight: 1.2 },
    );
  return (
    groundShadow(sheet, { y: 43, width: 84 }) +
    body('M-42 33Q-36 43 0 43T42 33Z', ['#fff0b0', '#e0a83c 50', '#8a5410'], { depth: 2.4 }) +
    body(disc(0, 33, 42, 7), ['#fff6c8', '#c8902c'], { depth: 2 }) +
    stick(-22, 6, 17) +
    stick(22, -2, 17) +
    stick(0, -16, 20) +
    flame(-22, 2, 8.6) +
    flame(22, -6, 8.6) +
    flame(0, -20, 11)
  );
};

/** A maple leaf carried by the wind, 24 across. */
export const maple = (colour: string): string =>
  `<path d="M0 -12L3 -6L8 -9L7 -3L12 -3L8 2L10 6L3 5L1 12H-1L-3 5L-10 6L-8 2L-12 -3L-7 -3L-8 -9L-3
    -6Z" fill="${colour}"/>`;

/** Bats are far away and small: silhouettes only. */
export const bat = (colour: string): string =>
  `<path d="M0 4C-3 0 -6 1 -8 4C-11 -1 -17 -2 -22 2C-20 -6 -12 -9 -5 -6L-3 -9L-1 -6H1L3 -9L5 -6C12
    -9 20 -6 22 2C17 -2 11 -1 8 4C6 1 3 0 0 4Z" fill="${colour}"/>`;

export const toadstool = (sheet: Sheet): string =>
  draughtsman(sheet, '#2a0c1c')('M-5 0Q-7 18 -8 26H8Q7 18 5 0Z', ['#fff3e0', '#c8a890'], {
    weight: 1.4,
  }) +
  draughtsman(sheet, '#2a0c1c')(
    'M-22 4C-20 -20 20 -20 22 4Q0 12 -22 4Z',
    ['#ff9a7a', '#d8303c 50', '#7a0c2c'],
    {
      weight: 1.4,
      inner: `<g fill="#fff3e0"><circle cx="-8" cy="-6" r="3.4"/><circle cx="7" cy="-8" r="3"/><circle
          cx="13" cy="2" r="2.4"/><circle cx="-15" cy="3" r="2"/></g>`,
    },
  ) +
  placed(
    draughtsman(sheet, '#0c3014')(blade(14, 3.4), ['#8ac05a', '#2c6a34'], {
      weight: 1,
      depth: 1.4,
    }),
    { x: 4, y: 26, rotate: -40 },
  );
