import { glow, rays, sparkle } from '../draw/light.ts';
import { gold, lacquer } from '../draw/metals.ts';
import { n, placed, polar, polygon } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { mirrored } from './mirrored.ts';
import { disc, gloss, groundShadow, painted } from './painted.ts';
import { wildPlate } from './plate.ts';

const NIGHT = '#0a1030';

const FACE =
  'M0 42C-7 41 -11 34 -16 27C-29 20 -39 8 -39 -8C-39 -15 -37 -21 -35 -25C-38 -33 -40 -40 -39 -46' +
  'C-27 -44 -17 -37 -12 -29C-6 -31 6 -31 12 -29C17 -37 27 -44 39 -46C40 -40 38 -33 35 -25' +
  'C37 -21 39 -15 39 -8C39 8 29 20 16 27C11 34 7 41 0 42Z';

/** A festival mask of a fox: white lacquer, vermilion strokes, gold eyes. */
export function foxMask(sheet: Sheet): string {
  const red = '#d8281e';
  const marks = mirrored(
    `<path d="M-34 -38C-26 -36 -20 -32 -17 -26C-22 -24 -27 -21 -31 -17C-34 -24 -35 -31 -34 -38Z"
      fill="${red}"/>
    <path d="M-36 2C-30 6 -24 8 -18 8M-34 12C-28 15 -22 16 -17 15" stroke="${red}"
      stroke-width="3.4" stroke-linecap="round" fill="none"/>
    <path d="M-34 -13C-26 -12 -14 -8 -7 3C-16 4 -28 0 -34 -13Z" fill="${red}"/>
    <path d="M-29 -9C-23 -9 -15 -6 -11 1C-18 1 -25 -2 -29 -9Z" fill="#1c0a12"/>
    <path d="M-24 -7C-20 -7 -16 -4 -14 -.4C-19 -.6 -22 -3 -24 -7Z" fill="#ffc83a"/>`,
  );
  const brow = `<path d="M0 -26C-6 -20 -6 -14 0 -8C6 -14 6 -20 0 -26Z" fill="${red}"/>
    <path d="M0 -20C-2.4 -17 -2.4 -15 0 -12C2.4 -15 2.4 -17 0 -20Z" fill="#ffc83a"/>`;
  return (
    painted(sheet, FACE, {
      fill: radial(sheet, ['#ffffff', '#fff8ee 50', '#ecd4cc 80', '#b894a8'], [0.46, 0.3, 0.75]),
      line: '#2a0a1c',
      depth: 5,
      shadeColour: '#5a2a5c',
      inner: marks + brow,
    }) +
    `<path d="M-6 27Q0 23 6 27Q4 33 0 34Q-4 33 -6 27Z" fill="#1c0a12"/>
    <ellipse cx="-1.6" cy="27.6" rx="2" ry="1" fill="#fff" opacity=".8"/>
    <path d="M0 34V37M-8 36Q0 41 8 36" stroke="#1c0a12" stroke-width="1.8" fill="none"
      stroke-linecap="round"/>` +
    gloss(sheet, { x: -14, y: -22, rx: 8, ry: 3, rotate: -14 })
  );
}

const SPIRIT =
  'M-6 -45C4 -38 4 -28 10 -20C14 -24 15 -29 14 -34C28 -24 38 -6 36 12C34 32 18 44 -2 44' +
  'C-24 44 -38 28 -36 8C-35 -4 -28 -12 -25 -22C-20 -18 -17 -13 -16 -8C-8 -18 -4 -30 -6 -45Z';

/** A floating flame, orange outside and cold within. */
export function spiritFlame(sheet: Sheet): string {
  const inner = (scale: number, y: number, stops: readonly string[]) =>
    `<g transform="translate(0 ${y})scale(${scale})"><path d="${SPIRIT}"
      fill="${linear(sheet, stops)}"/></g>`;
  return painted(sheet, SPIRIT, {
    fill: linear(sheet, ['#ffb03a', '#ff7414 45', '#e0380a']),
    line: '#5c1206',
    depth: 3,
    light: 0.5,
    inner:
      inner(0.76, 9, ['#ffe07a', '#ffa828']) +
      inner(0.52, 17, ['#e8fbff', '#6ad8ff']) +
      inner(0.27, 27, ['#ffffff', '#c8f4ff']),
  });
}

export function wildMask(sheet: Sheet): string {
  const tail = placed(spiritFlame(sheet), { y: -30, scale: 0.36 });
  return (
    glow(sheet, { x: 0, y: -6, radius: 46, colour: '#ff8a2e', strength: 0.8 }) +
    [-64, -34, 34, 64]
      .map((turn) => `<g transform="translate(0 2)rotate(${turn})">${tail}</g>`)
      .join('') +
    placed(foxMask(sheet), { y: -6, scale: 0.82 }) +
    wildPlate(sheet, {
      face: 'brush',
      cloth: ['#ffa84a', '#f0580f 50', '#a02408'],
      line: '#3d0c06',
    })
  );
}

export function shrineGate(sheet: Sheet): string {
  const paint = linear(sheet, ['#ff8a5c', '#f0401e 45', '#a8160f']);
  const look = { fill: paint, line: '#3d0608', weight: 2.4, depth: 3 };
  const ink = linear(sheet, ['#5a5470', '#1f1a30']);
  const black = { fill: ink, line: '#0a0614', weight: 2, depth: 2 };
  const gate =
    painted(sheet, 'M-30 -22H-20L-18 42H-32ZM20 -22H30L32 42H18Z', look) +
    painted(sheet, 'M-34 40H-16V46H-34ZM16 40H34V46H16Z', black) +
    painted(sheet, 'M-38 -12H38V-4H-38Z', look) +
    painted(sheet, 'M-5 -26H5V-10H-5Z', look) +
    painted(sheet, 'M-44 -34Q0 -24 44 -34L41 -23Q0 -15 -41 -23Z', look) +
    painted(sheet, 'M-46 -42Q0 -30 46 -42L44 -33Q0 -23 -44 -33Z', black);
  return (
    rays(sheet, { centre: [0, 0], length: 46, count: 18, colour: '#9ad8ff', strength: 1 }) +
    glow(sheet, { x: 0, y: 0, radius: 46, colour: '#7ac0ff', strength: 0.8 }) +
    painted(sheet, disc(0, 0, 43), {
      fill: radial(sheet, ['#ffffff', '#d8f0ff 50', '#9ac8ff 80', '#4a74d8'], [0.5, 0.46, 0.62]),
      line: '#14205c',
      depth: 3,
    }) +
    placed(gate, { y: -2, scale: 0.9 }) +
    placed(spiritFlame(sheet), { y: 21, scale: 0.42 })
  );
}

export const foxFire = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 44, width: 60 }) +
  glow(sheet, { x: 0, y: 4, radius: 46, colour: '#4ac8ff', strength: 0.6 }) +
  spiritFlame(sheet) +
  `<g fill="#7ae0ff"><circle cx="-34" cy="-22" r="3"/><circle cx="30" cy="-38" r="2.6"/>
    <circle cx="-22" cy="-38" r="2"/></g>`;

/** A round shrine bell with its slot, on a twisted rope. */
export function bell(sheet: Sheet): string {
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    `<path d="M0 -40V-24" stroke="#3d0608" stroke-width="11" stroke-linecap="round"/>
    <path d="M0 -40V-24" stroke="#f0e0d0" stroke-width="6.4"/>
    <path d="M0 -40V-24" stroke="#e0301e" stroke-width="6.4" stroke-dasharray="4 4"/>` +
    painted(sheet, 'M-11 -32H11V-22H-11Z', {
      fill: lacquer(sheet),
      line: '#3d0608',
      weight: 2,
      depth: 3,
    }) +
    painted(sheet, disc(0, 10, 34), {
      fill: radial(sheet, ['#fffbe0', '#ffd65c 34', '#d8941e 70', '#7a4708'], [0.36, 0.26, 0.82]),
      line: '#3d1f04',
      depth: 5,
      inner: `<path d="M-36 8Q0 20 36 8" stroke="#7a4708" stroke-width="8" fill="none"/>
        <path d="M-36 6Q0 18 36 6" stroke="#fff0b0" stroke-width="2.4" fill="none"/>
        <path d="M-36 12Q0 24 36 12" stroke="#fff0b0" stroke-opacity=".5" stroke-width="1.8"
          fill="none"/>`,
    }) +
    `<path d="M0 26V42" stroke="#3d1f04" stroke-width="5.4" stroke-linecap="round"/>
    <circle cy="25" r="6" fill="#3d1f04"/>` +
    gloss(sheet, { x: -13, y: -8, rx: 10, ry: 6, rotate: -30 }) +
    sparkle(20, -6, 9)
  );
}

export function charms(sheet: Sheet): string {
  const teal = ['#4ac8b0', '#128a80 60', '#0a5a5c'];
  const slip = (stops: readonly string[], mark: string) =>
    painted(sheet, 'M-13 -38H13V30L8 34L4 30L0 34L-4 30L-8 34L-13 30Z', {
      fill: linear(sheet, stops),
      line: '#04302e',
      depth: 3,
      light: 0.8,
      inner: mark,
    });
  const seal = `<rect x="-8" y="-33" width="16" height="13" rx="2" fill="#d8281e"/>
    <path d="M0 -30.5L5 -26.5L0 -22.5L-5 -26.5Z" fill="#fff3e0"/>
    <path d="M0 -14C-5 -9 -5 -4 0 1C5 -4 5 -9 0 -14Z" fill="#0a3a3a"/>
    <path d="M-6 6H6M0 6V22M-5 14H5" stroke="#0a3a3a" stroke-width="2.6" stroke-linecap="round"/>`;
  return (
    groundShadow(sheet, { y: 42, width: 74 }) +
    `<g transform="translate(-19 8)rotate(-20)">${slip(teal, '')}</g>` +
    `<g transform="translate(19 8)rotate(20)">${slip(teal, '')}</g>` +
    placed(slip(['#eafff6', '#a8f0d8 55', '#5cc8ae'], seal), { y: 4, scale: 1.1 }) +
    `<path d="M0 -38C-8 -48 -14 -40 -8 -36C-4 -34 0 -36 0 -38C0 -36 4 -34 8 -36C14 -40 8 -48 0 -38Z"
      fill="${lacquer(sheet)}" stroke="#3d0608" stroke-width="2"/>`
  );
}

/** A paper umbrella from above. */
export function umbrella(sheet: Sheet): string {
  const panels = 12;
  const rim = polygon(
    Array.from({ length: panels * 2 }, (_, index) =>
      polar([0, 0], index % 2 === 0 ? 45 : 42.4, index * 15),
    ),
  );
  const shades = Array.from({ length: panels }, (_, index) =>
    polygon([[0, 0], polar([0, 0], 47, index * 30), polar([0, 0], 47, index * 30 + 15)]),
  ).join('');
  const ribs = Array.from({ length: panels }, (_, index) => {
    const [x, y] = polar([0, 0], 45, index * 30);
    return `M0 0L${n(x)} ${n(y)}`;
  }).join('');
  return (
    groundShadow(sheet, { y: 44, width: 76 }) +
    painted(sheet, rim, {
      fill: radial(sheet, ['#d8a8ff', '#8a4ae8 50', '#5418b0 82', '#340a7a']),
      line: '#1c0648',
      weight: 2,
      depth: 4,
      inner: `<circle r="29" fill="none" stroke="#f6e8ff" stroke-width="9"/>
        <path d="${shades}" fill="#1c0648" opacity=".26"/>
        <path d="${ribs}" stroke="#1c0648" stroke-opacity=".5" stroke-width="1.6"/>`,
    }) +
    painted(sheet, disc(0, 0, 8), { fill: gold(sheet), line: '#1c0648', weight: 1.8, depth: 3 }) +
    gloss(sheet, { x: -17, y: -26, rx: 13, ry: 5, rotate: -32, strength: 0.7 })
  );
}

/** A stone guardian at the steps: a seated fox, its rim lit by the flames. Foot on the origin. */
export const stoneFox = (rim: string): string => {
  const path =
    'M-20 0C-40 -2 -50 -24 -38 -48C-34 -36 -30 -28 -22 -24C-24 -40 -18 -56 -6 -64L-9 -84L4 -75' +
    'L15 -79L17 -67L33 -58L30 -52L15 -49C18 -36 15 -20 18 0Z';
  return `<path d="M-34 0H30V16H-34Z" fill="${NIGHT}" stroke="${rim}" stroke-opacity=".5"
      stroke-width="1.6"/>
    <path d="${path}" fill="${rim}" transform="translate(2 -1.6)"/><path d="${path}"
      fill="#131a40"/>
    <path d="M13 -64L20 -62" stroke="${rim}" stroke-width="2" stroke-linecap="round"/>`;
};
