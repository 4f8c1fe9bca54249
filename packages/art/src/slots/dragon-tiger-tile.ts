import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { mirrored } from './mirrored.ts';
import { box, draughtsman } from './shapes.ts';
import { TILE, tileScene } from './tile-scene.ts';

const EMBER = '#3a0a08';
const NIGHT = '#0a1236';

/** A dragon's head from the front: gold, with a red mane. Within 46 to each side. */
function dragon(sheet: Sheet): string {
  const body = draughtsman(sheet, EMBER);
  const hide = ['#fff6b0', '#ffd040 34', '#f09a14 68', '#a84c06'];
  const mane = body(
    'M16 -26L36 -34L34 -22L46 -18L38 -8L46 2L36 6L40 18L29 17L28 30L16 24Z',
    ['#ff7a4a', '#e02430 55', '#8a0a24'],
    { depth: 3 },
  );
  const antler = body(
    'M8 -28C10 -38 14 -43 21 -47C20 -42 20 -40 21 -37C25 -41 30 -43 36 -43C30 -36 24 -30 17 -23Z',
    ['#ffffff', '#ffe9b0 50', '#c8842a'],
    { depth: 2 },
  );
  const brow = body('M2 -8C8 -19 20 -24 32 -19C28 -17 25 -13 23 -10C15 -12 8 -8 4 -1Z', hide, {
    depth: 2,
  });
  const eye = `<path d="M5 -3C11 -12 21 -12 27 -9C25 1 14 5 5 -3Z" fill="#2a0406"/>
    <path d="M8 -3C13 -9.6 20 -9.6 24.6 -7.6C21.6 -.4 14 2.4 8 -3Z"
      fill="${radial(sheet, ['#ffffff', '#ff6a4a 40', '#d01024'])}"/>
    <path d="M16 -8.6Q18.6 -4 16 .4Q13.6 -4 16 -8.6Z" fill="#2a0406"/>`;
  const whisker = `<path d="M12 17C24 14 32 20 34 30C35 36 40 37 43 33" fill="none"
      stroke="${EMBER}" stroke-width="5.4" stroke-linecap="round"/>
    <path d="M12 17C24 14 32 20 34 30C35 36 40 37 43 33" fill="none" stroke="#ffe07a"
      stroke-width="2.4" stroke-linecap="round"/>`;
  const nostril = `<path d="M4 11C7 7 12 8 13 12C11 15 6 15 4 11Z" fill="#6a1406"/>`;
  const fang = `<path d="M8 24L12 24L9.4 34Z" fill="#fffdf0" stroke="${EMBER}"
    stroke-width="1.4" stroke-linejoin="round"/>`;
  return (
    mirrored(mane + antler) +
    body(
      `M0 -34C13 -35 26 -27 29 -14C31 -6 27 2 23 8C24 17 22 24 17 29C11 35 5 36 0 36
        C-5 36 -11 35 -17 29C-22 24 -24 17 -23 8C-27 2 -31 -6 -29 -14C-26 -27 -13 -35 0 -34Z`,
      hide,
      {
        depth: 5,
        shadeColour: '#7a2204',
        inner: `<path d="M-4 -30h8l3 22h-14Z" fill="#fff8cc" opacity=".55"/>
          <path d="M-6 -27q6 6 12 0M-7 -20q7 7 14 0M-7 -12q7 7 14 0" fill="none" stroke="#b0560a"
            stroke-width="2"/>`,
      },
    ) +
    `<path d="M-15 22C-8 27 8 27 15 22C15 30 8 36 0 36S-15 30 -15 22Z" fill="#7a0a1c"
      stroke="${EMBER}" stroke-width="2"/>` +
    mirrored(fang) +
    body('M-18 14C-18 6 -8 4 0 4S18 6 18 14C18 22 9 25 0 25S-18 22 -18 14Z', hide, { depth: 3 }) +
    mirrored(nostril + whisker + eye + brow) +
    `<path d="M0 -25L4.6 -17L0 -9L-4.6 -17Z" fill="${radial(sheet, ['#ffffff', '#ff8a7a 40', '#d01030'])}"
      stroke="${EMBER}" stroke-width="2"/>`
  );
}

/** A white tiger's head from the front. Within 46 to each side. */
function tiger(sheet: Sheet): string {
  const body = draughtsman(sheet, NIGHT);
  const fur = ['#ffffff', '#f0f6ff 45', '#b8ccf0 78', '#7c92cc'];
  const ear = body('M14 -33C17 -46 32 -47 38 -36C40 -28 36 -20 30 -16Z', fur, {
    depth: 2,
    inner: '<path d="M22 -31C25 -38 33 -40 34 -33C35 -28 31 -24 28 -22Z" fill="#6a80c0"/>',
  });
  const stripes = mirrored(
    `<g fill="${NIGHT}"><path d="M0 -40V-19Q3.4 -26 2.6 -40ZM7 -40Q14 -31 5.4 -21Q6.6 -31 7 -40ZM17
      -40Q22 -30 11.4 -21Q15 -30 17 -40Z"/><path d="M48 -14Q34 -12 27 -5Q38 -17 46 -21ZM50 1Q36 1
      29 7Q38 -4 50 -6ZM48 18Q36 13 30 17Q38 7 50 9Z"/></g>`,
  );
  const eye = `<path d="M5 -3Q12 -13 29 -12Q25 1 11 1.4Z" fill="${NIGHT}"/>
    <path d="M8.4 -3Q14 -10.4 26 -9.4Q22.4 -1 12 -1Z"
      fill="${radial(sheet, ['#ffffff', '#6ad8ff 40', '#1478e0'])}"/>
    <ellipse cx="17.2" cy="-5.6" rx="2.4" ry="3.8" fill="${NIGHT}"/>
    <circle cx="15.8" cy="-7.4" r="1.3" fill="#fff"/>
    <path d="M3 -8Q14 -18 32 -16" fill="none" stroke="${NIGHT}" stroke-width="3.4"
      stroke-linecap="round"/>`;
  const fang = `<path d="M6 28L11 27L8.8 36Z" fill="#fffdf0" stroke="${NIGHT}" stroke-width="1.4"
    stroke-linejoin="round"/>`;
  return (
    mirrored(ear) +
    body(
      `M0 -38C18 -40 32 -30 34 -15C37 -9 40 -4 46 -2C43 3 42 6 46 12C42 14 40 17 40 23C36 24 33 26
        30 30C24 38 12 42 0 42C-12 42 -24 38 -30 30C-33 26 -36 24 -40 23C-40 17 -42 14 -46 12C-42 6
        -43 3 -46 -2C-40 -4 -37 -9 -34 -15C-32 -30 -18 -40 0 -38Z`,
      fur,
      { inner: stripes, depth: 4, shadeColour: '#2c4490' },
    ) +
    `<path d="M-14 24C-8 22 8 22 14 24C14 34 8 39 0 39S-14 34 -14 24Z" fill="#7a1438"
      stroke="${NIGHT}" stroke-width="2"/>` +
    mirrored(fang) +
    body('M-22 20C-22 11 -9 9 0 13C9 9 22 11 22 20C21 27 9 29 0 26C-9 29 -21 27 -22 20Z', [
      '#ffffff',
      '#e4eeff',
    ]) +
    mirrored(
      `${eye}<g fill="${NIGHT}"><circle cx="9" cy="19" r="1.2"/><circle cx="13" cy="22" r="1.2"/>
        <circle cx="15" cy="18" r="1.2"/></g>`,
    ) +
    `<path d="M-8 8C-8 4 8 4 8 8C7 13 3 15 0 17C-3 15 -7 13 -8 8Z" fill="#ff8aa0"
      stroke="${NIGHT}" stroke-width="2.4"/><path d="M0 17V24" stroke="${NIGHT}"
      stroke-width="2.4" stroke-linecap="round"/>`
  );
}

const CARD = box(-28, -38, 56, 76, 8);

/** A card of the game, with its side's colour and a golden frame. */
function card(sheet: Sheet, stops: readonly string[], line: string): string {
  const frame = box(-23.6, -33.6, 47.2, 67.2, 5.4);
  return `<path d="${CARD}" fill="${line}" stroke="${line}" stroke-width="6"/>
    <path d="${CARD}" fill="#fff8e4"/>
    <path d="${box(-26, -36, 52, 72, 7)}" fill="${linear(sheet, stops)}"/>
    <path d="${frame}" fill="none" stroke="${gold(sheet)}" stroke-width="1.8"/>
    ${mirrored('<path d="M17 -33.6Q23.6 -33.6 23.6 -27Q18 -28 17 -33.6ZM17 33.6Q23.6 33.6 23.6 27Q18 28 17 33.6Z" fill="#ffdf8a"/>')}`;
}

const SEAM = 'M92 -8L56 44L67 49L40 84L50 89L18 126';
const TABLE = 'M-4 104C26 95 82 95 112 104V150H-4Z';

/**
 * Dragon Tiger: fire against night, and a card for each. Lists lay what goes on at the table over the foot of it,
 * and the mark of free play above that on the right: both heads stand clear of them.
 */
const draw = (sheet: Sheet) =>
  `<rect width="108" height="144"
    fill="${radial(sheet, ['#ff8a3c', '#d8202c 45', '#6a0420'], [0.3, 0.28, 0.7])}"/>` +
  rays(sheet, { centre: [32, 44], length: 120, count: 18, colour: '#ffd27a', strength: 0.4 }) +
  clipped(
    sheet,
    `${SEAM}L0 150H120V-8Z`,
    `<rect width="108" height="144"
      fill="${radial(sheet, ['#4a9aff', '#1c48b0 48', '#081a58'], [0.74, 0.42, 0.7])}"/>${rays(
        sheet,
        { centre: [78, 60], length: 120, count: 18, colour: '#bfe0ff', strength: 0.36 },
      )}`,
  ) +
  `<path d="${SEAM}" fill="none" stroke="#fff3b0" stroke-opacity=".5" stroke-width="9"
    stroke-linejoin="round"/><path d="${SEAM}" fill="none" stroke="#ffe27a" stroke-width="4.4"
    stroke-linejoin="round"/><path d="${SEAM}" fill="none" stroke="#fffdf0" stroke-width="1.8"
    stroke-linejoin="round"/>` +
  `<path d="${TABLE}" fill="${linear(sheet, ['#128a5c', '#063a30 40', '#021c1a'])}"/>
  <path d="M-4 104C26 95 82 95 112 104" fill="none" stroke="#ffdf8a" stroke-width="2.2"/>` +
  placed(card(sheet, ['#ff6a4a', '#c8142c 45', '#6a0420'], EMBER), {
    x: 32,
    y: 62,
    scale: 0.76,
    rotate: -9,
  }) +
  glow(sheet, { x: 31, y: 48, radius: 32, colour: '#ffb02e', strength: 0.75 }) +
  placed(card(sheet, ['#5a9aff', '#1c3fb0 45', '#0a1858'], NIGHT), {
    x: 78,
    y: 76,
    scale: 0.76,
    rotate: 9,
  }) +
  glow(sheet, { x: 78, y: 58, radius: 32, colour: '#9ad4ff', strength: 0.65 }) +
  placed(dragon(sheet), { x: 31, y: 42, scale: 0.68, rotate: -6 }) +
  placed(tiger(sheet), { x: 77, y: 58, scale: 0.62, rotate: 6 }) +
  sparkle(54, 86, 6) +
  sparkle(62, 14, 5) +
  motes({ x: 0, y: 8, width: 108, height: 104 }, { count: 28, seed: 7, colour: '#ffe0a0' }) +
  vignette(sheet, TILE, '#06020f', 0.55);

export const dragonTigerTile = tileScene('dragontiger1', draw);
