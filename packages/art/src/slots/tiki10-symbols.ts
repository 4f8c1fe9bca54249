import { glow, sparkle } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { beads, blade, box, draughtsman, tube } from './shapes.ts';
import type { DrawSymbol } from './theme.ts';

const BARK = '#2c0f08';
const WOOD = ['#e8a868', '#a8602c 45', '#5c2a12'];
const GOLD = ['#fff6c8', '#ffd25a 38', '#dc8f1c 70', '#7f4608'];

/** A chest carved with waves and bands, its lid ajar over a warm light. */
export const chest = (sheet: Sheet): string => {
  const body = draughtsman(sheet, BARK);
  const waves = `<path d="M-44 18q6 -10 11 0t11 0t11 0t11 0t11 0t11 0t11 0t11 0" fill="none" stroke="#ffcf8a"
      stroke-width="2.6"/><path d="M-44 28q6 -8 11 0t11 0t11 0t11 0t11 0t11 0t11 0t11 0"
      fill="none" stroke="#4a1e0c" stroke-width="2.6"/>`;
  const teeth = `<path d="M-42 -18l6 9l6 -9l6 9l6 -9l6 9l6 -9l6 9l6 -9l6 9l6 -9l6 9l6 -9l6 9l6 -9" fill="none"
      stroke="#4a1e0c" stroke-width="2.6"/><path d="M-34 -30Q0 -38 34 -30" fill="none"
      stroke="#ffcf8a" stroke-width="2.6"/>`;
  const band = body(box(20, 4, 11, 38, 2), GOLD, { depth: 2, weight: 1.4 });
  const lidBand = body('M21 -36Q28 -33 31 -26V-5H20V-36Z', GOLD, { depth: 2, weight: 1.4 });
  return (
    body('M-41 4H41L38 40Q0 45 -38 40Z', WOOD, { inner: waves }) +
    mirrored(band) +
    `<path d="M-40 -6H40L41 5H-41Z" fill="${linear(sheet, ['#fffbd8', '#ffb83c'])}"
      stroke="${BARK}" stroke-width="2.4"/>` +
    body('M-43 -5C-44 -26 -30 -40 0 -40S44 -26 43 -5Q0 -11 -43 -5Z', WOOD, { inner: teeth }) +
    mirrored(lidBand) +
    body(box(-10, -12, 20, 22, 4), GOLD, { depth: 2.4 }) +
    body(disc(0, -1, 6.4), ['#e0fff8', '#3ce0d0 50', '#087a80'], {
      round: [0.4, 0.34, 0.7],
      depth: 2,
      weight: 1.4,
    }) +
    '<circle cx="-2" cy="-3.2" r="1.7" fill="#fff"/>'
  );
};

export const scatter: DrawSymbol = (sheet) =>
  burst(sheet, '#ffb83c', '#fff3c4') +
  placed(chest(sheet), { y: 1, scale: 0.97 }) +
  sparkle(-22, -34, 8) +
  sparkle(35, -30, 7) +
  sparkle(30, 34, 5);

/** A bamboo torch, its flame above the origin and its pole as long as told. */
export const torch = (sheet: Sheet, pole = 42): string => {
  const body = draughtsman(sheet, '#3a1404');
  const weave = `<path d="M-16 4L10 26M-16 14L4 30M-6 0L16 18M6 0L16 8M16 4L-10 26M16 14L-4 30M6 0L-16 18M-6
      0L-16 8" stroke="#5c300c" stroke-width="2.2"/>`;
  return (
    glow(sheet, { x: 0, y: -20, radius: 34, colour: '#ff9a2c', strength: 0.9 }) +
    body(box(-5, 16, 10, pole - 12, 2), ['#5c3a10', '#e8c878 35', '#b08838 60', '#4a2c0c'], {
      along: [0, 0, 1, 0],
      light: 0.2,
    }) +
    `<path d="M-5 ${pole - 8}H5" stroke="#3a1404" stroke-width="2.4"/>` +
    body(
      `M0 -45C4 -34 18 -28 18 -12C18 -2 11 4 0 4S-18 -2 -18 -12C-18 -22 -9 -24 -9 -34C-4 -32 -1 -38
        0 -45Z`,
      ['#ffe04a', '#ff8a1c 50', '#e0301c'],
      { depth: 3, shadeColour: '#c01c0c' },
    ) +
    `<path d="M1 -30C4 -22 11 -19 11 -10C11 -3 6 1 0 1S-11 -3 -11 -10C-11 -16 -5 -18 -4 -24C-1 -23
      1 -26 1 -30Z" fill="${linear(sheet, ['#fff6b0', '#ffd02c'])}"/>
    <path d="M0 -16Q6 -10 5 -5Q3 1 0 1T-5 -5Q-6 -10 0 -16Z" fill="#fffbe8"/>` +
    body('M-18 0H18L10 28H-10Z', ['#f0c878', '#c08a3c 50', '#7a4c18'], { inner: weave, depth: 3 }) +
    body(box(-20, -3, 40, 7, 3), WOOD, { depth: 2 })
  );
};

export const ukulele: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#4a1c04');
  const amber = ['#fff0a0', '#ffc23c 40', '#f08c1c 74', '#a8500c'];
  const strings =
    '<path d="M-3.6 -38V28M0 -38V28M3.6 -38V28" stroke="#fffbe8" stroke-width="1.5"/>';
  return (
    groundShadow(sheet, { y: 43, width: 60 }) +
    placed(
      body(box(-6, -36, 12, 40, 2), ['#5c2a10', '#a8602c 40', '#3a1808'], {
        along: [0, 0, 1, 0],
        light: 0.2,
        inner:
          '<path d="M-6 -26H6M-6 -18H6M-6 -11H6M-6 -5H6" stroke="#ffdf9a" stroke-width="1.6"/>',
      }) +
        body('M-8 -50H8L6 -35H-6Z', WOOD, { depth: 2 }) +
        beads({ y: -44, radius: 10, count: 2, size: 2.8 }, '#fff3d8') +
        beads({ y: -39, radius: 9.4, count: 2, size: 2.8 }, '#fff3d8') +
        body(
          `M0 -6C14 -8 21 0 20 9C19 14 20 16 23 20C29 30 22 45 0 45S-29 30 -23 20C-20 16 -19 14 -20
            9C-21 0 -14 -8 0 -6Z`,
          amber,
          {
            round: [0.4, 0.3, 0.8],
            inner: `<path d="M-28 34Q0 50 28 34" fill="none" stroke="#fff0a0" stroke-width="2.4"
            opacity=".7"/>`,
          },
        ) +
        `<circle cy="16" r="10" fill="#4a1c04"/><circle cy="16" r="8" fill="#1c0804"/><circle
          cy="16" r="9" fill="none" stroke="#ff5a4a" stroke-width="2"/>` +
        strings +
        body(box(-10, 28, 20, 5, 2), WOOD, { depth: 1.5, weight: 1.2 }) +
        gloss(sheet, { x: -13, y: 6, rx: 3.4, ry: 7, rotate: 14 }),
      { x: -3, y: 2, rotate: 32, scale: 0.92 },
    )
  );
};

export const surfboard = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#043a4c');
  const paint = `<path d="M-30 -14L30 -34V-20L-30 0Z" fill="#ff6a5a"/><path d="M-30 4L30 -16V-8L-30
    12Z" fill="#ffd25a"/>
    <path d="M-30 28Q-8 16 0 30T30 26V50H-30Z" fill="#0a7a94"/><path d="M0 -46V46" stroke="#fff"
    stroke-width="2.4"/>`;
  return (
    body(
      'M0 -48C16 -36 24 -14 23 8C22 28 14 42 0 48C-14 42 -22 28 -23 8C-24 -14 -16 -36 0 -48Z',
      ['#d8fffa', '#3cd8d8 45', '#0f9ab0 80', '#06667c'],
      {
        inner: paint,
        depth: 4,
      },
    ) + gloss(sheet, { x: -10, y: -8, rx: 2.6, ry: 22, rotate: 4, strength: 0.75 })
  );
};

export const hibiscus: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#5c0430');
  const petal = body(
    'M0 2C-20 -6 -24 -30 -12 -41C-6 -46 -3 -40 0 -42C4 -46 10 -45 14 -40C24 -29 20 -6 0 2Z',
    ['#ffc0d0', '#ff5a94 40', '#e01c6c 72', '#8a0444'],
    {
      inner: `<path d="M0 0Q-8 -16 -7 -34M0 0Q8 -16 8 -34M0 0V-38" fill="none" stroke="#a8084c"
          stroke-width="2" opacity=".6"/>`,
      depth: 3,
    },
  );
  const green = draughtsman(sheet, '#06301c');
  return (
    groundShadow(sheet, { y: 43, width: 64 }) +
    placed(green(blade(30, 9), ['#b8f06a', '#2c9a3a 60', '#0c5a30'], { depth: 2.4 }), {
      x: -18,
      y: 20,
      rotate: 148,
    }) +
    placed(green(blade(30, 9), ['#b8f06a', '#2c9a3a 60', '#0c5a30'], { depth: 2.4 }), {
      x: 18,
      y: 20,
      rotate: 32,
    }) +
    `<g transform="translate(0 1)">${around(5, petal)}<circle r="10"
      fill="${radial(sheet, ['#6a0030', '#6a0030/0'])}"/>` +
    tube('M0 0Q8 -8 12 -24', { width: 5, fill: '#ffd25a', edge: '#5c3a04', rim: 3 }) +
    beads({ x: 11, y: -18, radius: 6, count: 6, size: 2.4 }, '#5c3a04') +
    beads({ x: 11, y: -18, radius: 5.6, count: 6, size: 1.7 }, '#fff08a') +
    `<circle cx="12.4" cy="-26" r="3" fill="#ff3c3c"/></g>`
  );
};
