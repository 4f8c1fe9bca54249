import { glow, sparkle } from '../draw/light.ts';
import { n, placed, starPath } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { beads, box, draughtsman, tube } from './shapes.ts';

const COLD = '#0a1420';
const STEEL = ['#f4fbff', '#a8c0d0 35', '#5f7c94 70', '#2f4458'];
const BRASS = ['#ffe8b0', '#e8a84a 40', '#a86420 75', '#5c3010'];
const EMBER = ['#ffd27a', '#ff7a2c 45', '#c8321a 80', '#7a1410'];
const OAK = ['#c89a62', '#8a5a30 45', '#4a2c14'];

/** A steel helmet with a brass brow and nose guard, mail at its sides. */
export function helmet(sheet: Sheet): string {
  const body = draughtsman(sheet, COLD);
  const mail = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 9 }, (_, index) => {
      const x = (index - 4) * 8 + (row % 2) * 4;
      return `<path d="M${x - 4} ${10 + row * 6}a4 4 0 0 0 8 0"/>`;
    }).join(''),
  ).join('');
  const eye = body('M-26 4C-22 -4 -10 -2 -6 6C-8 14 -22 14 -26 4Z', ['#05080e', '#0e1a28'], {
    weight: 1.6,
    light: 0.1,
  });
  return (
    body('M-32 2H32L29 36Q0 46 -29 36Z', ['#6d8298', '#3a4c60 60', '#1c2836'], {
      inner: `<g fill="none" stroke="#c4d8e8" stroke-opacity=".6" stroke-width="1.8">${mail}</g>`,
    }) +
    body('M-36 6C-37 -26 -18 -40 0 -44C18 -40 37 -26 36 6Q0 -4 -36 6Z', STEEL, {
      inner: `<path d="M-20 -44C-30 -24 -30 -8 -28 6M20 -44C30 -24 30 -8 28 6" fill="none"
        stroke="#2f4458" stroke-width="2" stroke-opacity=".5"/>
        <path d="M6 -44C26 -36 36 -20 36 8H18C22 -14 18 -34 6 -44Z" fill="#1c3044" opacity=".4"/>`,
    }) +
    body('M-5 -43Q0 -47 5 -43L6.5 0H-6.5Z', BRASS, { depth: 2.4 }) +
    body('M-38 0Q0 -12 38 0L37 10Q0 -1 -37 10Z', BRASS, {
      depth: 2.4,
      inner: `<g fill="#5c3010"><circle cx="-28" cy="2" r="2"/><circle cx="-16" cy="-1" r="2"/>
        <circle cx="16" cy="-1" r="2"/><circle cx="28" cy="2" r="2"/></g>`,
    }) +
    mirrored(eye) +
    mirrored(
      '<path d="M-19 5.6L-11 7.4" stroke="#ff8a3c" stroke-width="3" stroke-linecap="round"/>',
    ) +
    body('M-6 -1H6L8 22Q0 30 -8 22Z', BRASS, { depth: 2.4 }) +
    body(disc(0, -45, 3.6), BRASS, { weight: 1.4, depth: 1.6 }) +
    gloss(sheet, { x: -20, y: -22, rx: 4, ry: 10, rotate: 28, strength: 0.9 })
  );
}

export const wild = (sheet: Sheet): string =>
  placed(helmet(sheet), { y: -1, scale: 0.98 }) +
  wildPlate(sheet, { y: 33, face: 'heavy', cloth: EMBER.slice(1), line: '#2a0a08' });

/** The ship from the side: dragon stem, striped sail, a row of shields; 86 wide. */
export function longship(sheet: Sheet): string {
  const body = draughtsman(sheet, COLD);
  const stripes = [-24, -8, 8, 24]
    .map((x) => `<path d="M${x - 4} -40H${x + 4}L${n((x + 4) * 1.15)} 8H${n((x - 4) * 1.15)}Z"/>`)
    .join('');
  const shields = [-22, -11, 0, 11, 22]
    .map((x, index) =>
      placed(
        body(disc(0, 0, 6), index % 2 ? STEEL : EMBER, { weight: 1.4, depth: 1.6 }) +
          '<circle r="1.8" fill="#ffe8b0"/>',
        { x, y: 20 },
      ),
    )
    .join('');
  return (
    tube('M0 -44V20', { width: 4, fill: '#8a5a30', edge: COLD, rim: 3.4 }) +
    body(
      'M-27 -36Q0 -31 27 -36Q34 -14 29 9Q0 1 -29 9Q-34 -14 -27 -36Z',
      ['#fff8e8', '#e8dcc4 60', '#a8947a'],
      {
        inner: `<g fill="#d8401e">${stripes}</g>`,
      },
    ) +
    tube('M-30 -37H30', { width: 3, fill: '#8a5a30', edge: COLD, rim: 3 }) +
    body(
      `M-34 18C-40 8 -38 -4 -44 -10C-40 -18 -30 -14 -32 -6C-32 2 -30 10 -24 14H24
      C30 10 34 2 32 -8C33 -15 43 -14 42 -6C40 4 42 16 34 24C28 32 18 34 0 34S-28 30 -34 18Z`,
      OAK,
      { inner: '<path d="M-34 24Q0 30 34 22" fill="none" stroke="#3a2010" stroke-width="2"/>' },
    ) +
    '<circle cx="-38" cy="-11" r="1.8" fill="#ffd27a"/>' +
    shields
  );
}

export const scatter = (sheet: Sheet): string =>
  burst(sheet, '#ff8a3c', '#ffe0a8', 16) +
  `<circle r="43.4" fill="${COLD}"/><circle r="41.6" fill="${linear(sheet, BRASS)}"/>
  <circle r="37" fill="${linear(sheet, ['#14304c', '#3a6a8c 40', '#ff9a4a 66', '#1c3a54 68'])}"/>` +
  beads({ radius: 39.3, count: 24, size: 1.5 }, '#5c3010') +
  placed(longship(sheet), { y: -3, scale: 0.78 }) +
  `<path d="M-36 20Q-27 14 -18 20T0 20T18 20T36 20C32 30 18 37.4 0 37.4S-32 30 -36 20Z"
    fill="${linear(sheet, ['#5fa0c4', '#16344c'])}" stroke="${COLD}" stroke-width="2"/>
  <path d="M-24 28q6 -4 12 0t12 0t12 0" fill="none" stroke="#d8f4ff" stroke-width="2"
    stroke-opacity=".7"/>` +
  sparkle(-31, -28, 7, '#fff0d0') +
  sparkle(32, -26, 6, '#fff0d0');

export function axe(sheet: Sheet): string {
  const body = draughtsman(sheet, COLD);
  const knot = `<path d="M-14 -30C-22 -24 -22 -14 -14 -10M-22 -34C-32 -24 -32 -14 -22 -4"
    fill="none" stroke="#2f4458" stroke-width="2.4" stroke-opacity=".65"/>
    <path d="M-38 -38C-30 -26 -30 -10 -38 4L-48 4V-38Z" fill="#f4fbff" opacity=".75"/>`;
  const drawn =
    body(box(-4.6, -44, 9.2, 96, 3), ['#4a2c14', '#c89a62 40', '#8a5a30 60', '#3a2010'], {
      along: [0, 0, 1, 0],
      inner: '<path d="M-6 20l12 6M-6 28l12 6M-6 36l12 6" stroke="#ff7a2c" stroke-width="3.4"/>',
    }) +
    body('M9 -33H-8C-18 -32 -28 -38 -33 -44C-44 -30 -44 -8 -33 8C-27 -2 -18 -10 -8 -12H9Z', STEEL, {
      inner: knot,
      along: [0, 0, 1, 1],
    }) +
    body(box(-8, -35, 17, 25, 3), BRASS, {
      depth: 2.4,
      inner: `<path d="${starPath([0.5, -22.5], { points: 4, outer: 8, inner: 3 })}"
        fill="#5c3010"/>`,
    }) +
    body('M9 -29C17 -29 19 -26 19 -22.5S17 -16 9 -16Z', STEEL, { depth: 2 });
  return placed(drawn, { x: 4, y: 1, rotate: 30, scale: 0.9 }) + sparkle(-25, -30, 7, '#ffffff');
}

export function shield(sheet: Sheet): string {
  const body = draughtsman(sheet, COLD);
  const planks = [-24, -12, 0, 12, 24].map((x) => `M${x} -40V40`).join('');
  const quarter = '<path d="M0 0L0 -38A38 38 0 0 1 38 0Z"/>';
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    body(disc(0, 0, 43), STEEL, { along: [0, 0, 1, 1] }) +
    beads({ radius: 39.6, count: 16, size: 2.2 }, '#1c2c3c') +
    body(disc(0, 0, 36), ['#3a86c8', '#1f5490 55', '#12305c'], {
      weight: 1.6,
      inner: `<g fill="#f0e4cc">${quarter}<g transform="rotate(180)">${quarter}</g></g>
        <path d="${planks}" stroke="#0a1420" stroke-opacity=".35" stroke-width="1.8"/>`,
    }) +
    mirrored(
      body('M-4 0C-12 -8 -22 -10 -32 -6C-22 -2 -14 4 -4 4Z', BRASS, { depth: 1.8, weight: 1.4 }),
    ) +
    around(2, body('M-4 -10L0 -34L4 -10Z', BRASS, { depth: 1.8, weight: 1.4 })) +
    body(disc(0, 0, 13), STEEL, { round: [0.36, 0.3, 0.75] }) +
    gloss(sheet, { x: -4, y: -5, rx: 4.6, ry: 3, rotate: -30, strength: 0.95 })
  );
}

/** A raven that lands, wings up. */
export function raven(sheet: Sheet): string {
  const body = draughtsman(sheet, '#08060f');
  const NIGHT = ['#a088e8', '#4a3a8c 40', '#221a48 75', '#120c28'];
  const wing = `M-6 6C-14 -4 -16 -14 -14 -20C-24 -22 -28 -36 -44 -42C-46 -30 -44 -22 -40 -16
    C-45 -14 -44 -6 -38 -2C-42 2 -38 8 -33 9C-34 14 -28 18 -22 17C-16 20 -10 18 -4 14Z`;
  const vanes = `<path d="M-40 -38C-32 -20 -22 -6 -8 8M-40 -16C-30 -8 -20 2 -8 10M-36 0C-26 4 -18 8
    -8 12" fill="none" stroke="#0c0820" stroke-width="2.2" stroke-opacity=".75"/>`;
  return (
    groundShadow(sheet, { y: 44, width: 60 }) +
    mirrored(body(wing, NIGHT, { inner: vanes, lightColour: '#d8c8ff' })) +
    body('M-8 22L-16 44L-5 39L0 46L5 39L16 44L8 22Z', NIGHT, { lightColour: '#d8c8ff' }) +
    body('M0 -16C14 -14 18 4 13 18C10 28 4 32 0 32S-10 28 -13 18C-18 4 -14 -14 0 -16Z', NIGHT, {
      lightColour: '#d8c8ff',
      inner: `<path d="M-8 2l4 5l4 -5l4 5l4 -5M-8 12l4 5l4 -5l4 5l4 -5" fill="none" stroke="#0c0820"
        stroke-width="2.2"/>`,
    }) +
    body(
      'M-2 -34C10 -38 18 -30 16 -20C15 -10 8 -4 0 -4S-14 -10 -14 -18C-14 -24 -10 -32 -2 -34Z',
      NIGHT,
      {
        lightColour: '#d8c8ff',
      },
    ) +
    body(
      'M14 -27C24 -28 32 -22 34 -14C27 -15 19 -15 13 -17Z',
      ['#8a94a8', '#3a4458 60', '#181e2c'],
      {
        depth: 2,
        weight: 1.6,
      },
    ) +
    '<circle cx="5" cy="-23" r="4.4" fill="#08060f"/><circle cx="5" cy="-23" r="3.2" ' +
    'fill="#ff9a2c"/><circle cx="5.6" cy="-23" r="1.6" fill="#08060f"/>' +
    '<circle cx="4" cy="-24.4" r="1" fill="#fff"/>'
  );
}

/** A drinking horn with brass fittings. */
export function horn(sheet: Sheet): string {
  const body = draughtsman(sheet, '#2a1404');
  const rings = `<path d="M12 -32C22 -24 30 -16 38 -14M-4 12C4 18 12 22 22 24" fill="none"
    stroke="#5c3010" stroke-width="4" stroke-opacity=".4"/>`;
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    body(
      `M6 -36L42 -20C40 6 28 26 8 34C-10 41 -28 40 -42 30C-46 27 -44 22 -40 23C-26 26 -14 22 -6 12
      C2 2 6 -16 6 -36Z`,
      ['#fff0c8', '#e8b46a 34', '#a86424 68', '#4a240c'],
      { along: [0.2, 0, 0.6, 1], inner: rings, lightColour: '#fff4d8' },
    ) +
    body('M2 -40C12 -47 48 -32 46 -20C44 -11 4 -28 2 -40Z', BRASS, { depth: 2.6 }) +
    '<path d="M9 -38C16 -41 39 -30 40 -22C32 -20 12 -29 9 -38Z" fill="#3a1a08"/>' +
    body('M-6 10L15 29L8 34C0 29 -6 24 -12 18Z', BRASS, { depth: 2.4 }) +
    body(disc(-42, 26, 5.4), BRASS, { depth: 2 }) +
    gloss(sheet, { x: 12, y: -8, rx: 3, ry: 12, rotate: 14, strength: 0.75 }) +
    glow(sheet, { x: 24, y: -30, radius: 12, colour: '#ffd27a', strength: 0.5 })
  );
}
