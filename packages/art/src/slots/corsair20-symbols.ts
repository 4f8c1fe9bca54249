import { glow, sparkle } from '../draw/light.ts';
import { n, placed, polar, starPath } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { beads, blade, box, draughtsman, tube } from './shapes.ts';

const PITCH = '#0c1018';
const GOLD = ['#fff6cf', '#ffd25a 38', '#e0952a 72', '#8a520d'];
const WOOD = ['#e0a868', '#a86a34 42', '#6d3c1a 78', '#3f200c'];

/** A captain's tricorne with gold lace and a plume. It bears a sun, not bones. */
export function captainHat(sheet: Sheet): string {
  const body = draughtsman(sheet, PITCH);
  const CLOTH = ['#5a6484', '#2c3450 40', '#161a2e 78', '#0c0e1c'];
  const barbs = [8, 16, 24, 32, 40].map((x) => `M${x} 0l5 -7M${x} 0l5 7`).join('');
  const plume =
    body(blade(58, 12), ['#fff0e4', '#ff7a5c 45', '#d0263c'], { depth: 2.6 }) +
    `<path d="M2 0H50${barbs}" fill="none" stroke="#8a1028" stroke-width="1.8"
      stroke-opacity=".6"/>`;
  return (
    placed(plume, { x: 14, y: -10, rotate: -50, scale: 0.76 }) +
    body('M-26 6C-26 -24 -14 -36 0 -36S26 -24 26 6Z', CLOTH) +
    body(
      `M-45 -4C-40 -16 -30 -22 -18 -14C-8 -26 8 -26 18 -14C30 -22 40 -16 45 -4
      C40 14 24 22 0 22S-40 14 -45 -4Z`,
      CLOTH,
      { lightColour: '#aab8e8' },
    ) +
    `<path d="M-44 -4C-39 -14 -30 -19 -18 -11C-8 -23 8 -23 18 -11C30 -19 39 -14 44 -4" fill="none"
      stroke="${PITCH}" stroke-width="7" stroke-linecap="round"/>
    <path d="M-44 -4C-39 -14 -30 -19 -18 -11C-8 -23 8 -23 18 -11C30 -19 39 -14 44 -4" fill="none"
      stroke="#ffcf4a" stroke-width="4" stroke-linecap="round"/>
    <path d="M-42 -5.4C-37 -14 -30 -18 -18.6 -10" fill="none" stroke="#fff6cf"
      stroke-width="1.5"/>` +
    body(starPath([0, 5], { points: 8, outer: 14, inner: 9 }), GOLD, { depth: 2 }) +
    body(disc(0, 5, 6), ['#ff9a8a', '#e0283c 50', '#8a0c20'], { weight: 1.4, depth: 2 }) +
    '<circle cx="-2" cy="3" r="1.7" fill="#fff"/>'
  );
}

export const wild = (sheet: Sheet): string =>
  glow(sheet, { x: 0, y: -6, radius: 44, colour: '#ff9a4a', strength: 0.5 }) +
  captainHat(sheet) +
  wildPlate(sheet, {
    y: 32,
    face: 'heavy',
    cloth: ['#ff8a5c', '#d8303c 50', '#8a1028'],
    line: PITCH,
  });

/** A parrot's head and breast in red, yellow and blue. */
export function parrot(sheet: Sheet): string {
  const body = draughtsman(sheet, '#1c0810');
  const RED = ['#ff9a78', '#f03a32 38', '#b8142c 76', '#6d0820'];
  const wing = `M-32 42C-40 18 -32 0 -18 -4C-6 4 -4 24 -14 44Z`;
  const rows = `<path d="M-44 12H10V24H-44Z" fill="#ffc42c"/><path d="M-44 22H10V48H-44Z"
    fill="#1f6ae0"/><path d="M-28 12q3 5 6 0q3 5 6 0q3 5 6 0M-32 23q3 5 6 0q3 5 6 0q3 5 6 0"
      fill="none"
    stroke="#3a0a14" stroke-width="2" stroke-opacity=".5"/>`;
  return (
    groundShadow(sheet, { y: 44, width: 70 }) +
    body('M-4 -34C-14 -38 -22 -46 -30 -43C-30 -37 -36 -36 -37 -30C-30 -27 -24 -24 -18 -22Z', [
      '#ffd45a',
      '#ff7a2c 60',
      '#c8241c',
    ]) +
    body(
      `M-30 42C-40 14 -36 -20 -12 -35C4 -44 24 -38 28 -22C30 -10 22 2 20 12C19 24 24 34 27 42Q0 49
      -30 42Z`,
      RED,
      {
        lightColour: '#ffd0b0',
        inner: `<path d="M4 24q4 5 8 0M-2 32q4 5 8 0q4 5 8 0M6 40q4 5 8 0" fill="none"
        stroke="#6d0820"
          stroke-width="2.2" stroke-opacity=".6"/>`,
      },
    ) +
    body(wing, RED, { inner: rows, weight: 1.8 }) +
    body(
      'M2 -30C14 -34 25 -26 25 -16C24 -6 14 -2 6 -6C-2 -10 -4 -26 2 -30Z',
      ['#ffffff', '#fff0dc 60', '#dcb8a0'],
      { weight: 1.4, depth: 2 },
    ) +
    body(
      'M20 -30C36 -34 46 -20 41 0C39 7 35 7 34 1C33 -6 28 -10 20 -10C17 -16 17 -24 20 -30Z',
      ['#fff4d0', '#e8c48a 45', '#7a5434'],
      { depth: 2.6 },
    ) +
    body('M20 -8C27 -9 32 -4 31 3C26 6 21 2 19 -3Z', ['#4a4450', '#1c1820'], {
      depth: 1.6,
      weight: 1.6,
    }) +
    `<circle cx="11" cy="-18" r="6" fill="#1c0810"/><circle cx="11" cy="-18" r="4.6"
      fill="${radial(sheet, ['#fff0a0', '#ffb01e'])}"/><circle cx="11.6" cy="-18" r="2.6"
      fill="#0c0408"/><circle cx="9.6" cy="-20" r="1.4" fill="#fff"/>`
  );
}

/** A brass compass with its lid open behind. */
export function compass(sheet: Sheet): string {
  const body = draughtsman(sheet, '#2a1404');
  const needle = (tones: readonly string[]) =>
    body('M0 -25L6.4 0H-6.4Z', tones, { weight: 1.4, depth: 2 });
  const ticks = around(12, '<path d="M0 -29V-25" stroke="#3a5a5c" stroke-width="2.2"/>');
  return (
    groundShadow(sheet, { y: 44, width: 70 }) +
    tube('M-6 -40a6 6 0 1 1 12 0', { width: 3.4, fill: '#f0b944', edge: '#2a1404', rim: 3 }) +
    body(box(-7, -42, 14, 9, 2), GOLD, { depth: 2 }) +
    body(disc(0, 4, 39), GOLD, { along: [0, 0, 1, 1] }) +
    placed(
      body(disc(0, 0, 31.5), ['#f8fff4', '#d4f0e4 60', '#8ac0b8'], {
        weight: 1.8,
        depth: 3,
        round: [0.4, 0.34, 0.75],
      }) +
        ticks +
        `<path d="${starPath([0, 0], { points: 4, outer: 23, inner: 6, turn: -45 })}" fill="#4aa8a0"
          opacity=".55"/>` +
        placed(needle(['#ff8a7a', '#e0243a 60', '#96101f']), { rotate: 38 }) +
        placed(needle(['#f0f4fa', '#a8b8c8 60', '#6a7c90']), { rotate: 218 }) +
        body(disc(0, 0, 5), GOLD, { weight: 1.4, depth: 1.6 }),
      { y: 4 },
    ) +
    gloss(sheet, { x: -13, y: -12, rx: 13, ry: 6, rotate: -38, strength: 0.55 })
  );
}

export function shipWheel(sheet: Sheet): string {
  const body = draughtsman(sheet, '#1f0f06');
  const spoke =
    body('M-3 -12L-3.4 -33H3.4L3 -12Z', WOOD, { weight: 1.6, depth: 2, along: [0, 0, 1, 0] }) +
    body('M-3.4 -36C-5.6 -40 -5 -45 0 -46C5 -45 5.6 -40 3.4 -36Z', WOOD, { weight: 1.8, depth: 2 });
  const ring = (
    outer: number,
    inner: number,
  ) => `${disc(0, 0, outer)}M${-inner} 0a${inner} ${inner} 0 1
    0 ${inner * 2} 0a${inner} ${inner} 0 1 0 ${-inner * 2} 0Z`;
  const rivets = beads({ radius: 29, count: 16, size: 2 }, '#ffd964');
  return (
    around(8, spoke) +
    body(ring(35, 23), WOOD, { depth: 3 }) +
    `<circle r="29" fill="none" stroke="#3f200c" stroke-width="1.8"
      stroke-opacity=".6"/>${rivets}` +
    body(disc(0, 0, 14), WOOD, { round: [0.4, 0.3, 0.8] }) +
    body(disc(0, 0, 8.4), GOLD, { round: [0.4, 0.3, 0.75], weight: 1.6 }) +
    gloss(sheet, { x: -2.4, y: -3, rx: 3, ry: 2, rotate: -30, strength: 0.95 })
  );
}

/** The map: torn parchment with a bay, a dotted way and a red cross, and coins at its foot. */
export function treasureMap(sheet: Sheet): string {
  const body = draughtsman(sheet, '#2a1404');
  const sheetPath = `M-38 -28L-24 -32L-14 -28L0 -33L14 -29L26 -32L38 -27L35 -12L39 0L35 14L38 28L24
    32
    L10 28L-4 33L-18 29L-38 32L-35 16L-39 2L-35 -12Z`;
  const picture = `<path d="M-40 -34H-6C-14 -22 -8 -12 -20 -4C-30 2 -24 16 -34 24L-42 30Z"
      fill="#4ab8b0" opacity=".75"/><path d="M-33 -20q4 -4 8 0t8 0M-34 -10q3 -3 6 0t6 0" fill="none"
      stroke="#0f5a64" stroke-width="2"/>
    <path d="M-12 20C-6 10 2 18 8 8C12 0 4 -6 12 -12" fill="none" stroke="#5c2c10" stroke-width="3"
      stroke-dasharray="5 4" stroke-linecap="round"/>
    <path d="M6 24l5 -9l5 9ZM15 24l6 -12l6 12Z" fill="#7a5a24"/>
    <path d="M40 34L10 28L36 10Z" fill="#8a5a1c" opacity=".25"/>`;
  return (
    body(sheetPath, ['#fff2c8', '#f0cf88 50', '#b8863c'], {
      inner: picture,
      lightColour: '#fffbe8',
    }) +
    `<path d="M12 -26L26 -10M26 -26L12 -10" stroke="#3a0408" stroke-width="9.4"
      stroke-linecap="round"/><path d="M12 -26L26 -10M26 -26L12 -10" stroke="#f0303c"
      stroke-width="5.6" stroke-linecap="round"/>` +
    mirrored(
      body(
        'M-46 -30C-46 -38 -36 -38 -36 -30V30C-36 38 -46 38 -46 30Z',
        ['#ffe6a8', '#c8924a 55', '#7a4a1c'],
        { along: [0, 0, 1, 0] },
      ),
    )
  );
}

export const scatter = (sheet: Sheet): string => {
  const coin = draughtsman(sheet, '#4a2606')(disc(0, 0, 9), GOLD, {
    inner: '<circle r="5.6" fill="none" stroke="#8a520d" stroke-width="1.6"/>',
    depth: 2,
  });
  return (
    burst(sheet, '#ffb82c', '#fff0b8', 16) +
    placed(treasureMap(sheet), { y: -4, rotate: -6, scale: 0.9 }) +
    placed(coin, { x: -26, y: 31 }) +
    placed(coin, { x: -10, y: 36 }) +
    placed(coin, { x: 30, y: 32, scale: 0.9 }) +
    sparkle(-34, -34, 8) +
    sparkle(37, -33, 7) +
    sparkle(12, 36, 6)
  );
};

export function anchor(sheet: Sheet): string {
  const body = draughtsman(sheet, '#08202c');
  const IRON = ['#d4f4fa', '#6ab0c4 36', '#2f6c88 70', '#16384e'];
  const [tipX, tipY] = polar([0, 0], 38, 150);
  const rope = `M-2 -36C22 -30 20 -12 0 -10S-26 6 -2 12S26 26 4 34`;
  return (
    groundShadow(sheet, { y: 44, width: 60 }) +
    tube('M0 -28a7.6 7.6 0 1 1 .1 0', { width: 5, fill: '#6ab0c4', edge: '#08202c' }) +
    body(
      `M-5 -28H5L6 26C18 24 26 16 29 6L21 8L${n(-tipX + 4)} -10L44 14L36 11C32 30 18 42 0 45
      C-18 42 -32 30 -36 11L-44 14L${n(tipX - 4)} ${n(tipY - 29)}L-21 8L-29 6C-26 16 -18 24 -6 26Z`,
      IRON,
      { along: [0, 0, 1, 1] },
    ) +
    body(box(-20, -22, 40, 8, 3), IRON, { depth: 2.4 }) +
    tube(rope, { width: 4.4, fill: '#f0c878', edge: '#3a2008', rim: 3.4 }) +
    gloss(sheet, { x: -25, y: 24, rx: 2.6, ry: 8, rotate: -34, strength: 0.7 })
  );
}

/** The far ship at anchor, only its shape. It stands on the origin. */
export const farShip = (sheet: Sheet, tones: readonly string[]): string =>
  `<g fill="${linear(sheet, tones)}"><path d="M-40 -12H-30L-26 -6H26L32 -14H44L34 6H-30Z"/>
    <path d="M-20 -6V-66H-18V-6ZM2 -6V-84H4.4V-6ZM22 -6V-62H24V-6Z"/>
    <path d="M-30 -34Q-18 -28 -8 -34L-10 -58Q-18 -54 -28 -58ZM-10 -36Q4 -28 16 -36L13 -58Q3 -53 -7
      -58Z
      M-5 -62Q3 -57 11 -62L9 -78Q3 -75 -3 -78ZM14 -34Q24 -29 34 -34L31 -54Q23 -50 16 -54Z"/>
    <path d="M3 -84l12 3l-12 4Z"/></g>`;
