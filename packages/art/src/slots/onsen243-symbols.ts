import { glow, rays, sparkle } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow, painted } from './painted.ts';
import { wildPlate } from './plate.ts';

/** A wisp of steam that rises from the origin, 50 high. */
const wisp = (line: string) => {
  const path = 'M0 0C-12 -10 10 -18 0 -30C-6 -38 2 -44 0 -50';
  return `<path d="${path}" stroke="${line}" stroke-width="10" fill="none" stroke-linecap="round"/>
    <path d="${path}" stroke="#eafcff" stroke-width="5.6" fill="none" stroke-linecap="round"/>`;
};

export function spring(sheet: Sheet): string {
  const stones = [
    [-13, -10, 10],
    [14, -10, 10],
    [0, -12, 10],
    [-27, -4, 11],
    [28, -4, 11],
    [-35, 8, 10],
    [35, 8, 10],
  ];
  const water = 'M-35 9C-33 1 -18 -4 0 -4C18 -4 33 1 35 9C37 22 20 30 0 30C-20 30 -37 22 -35 9Z';
  return (
    glow(sheet, { x: 0, y: 0, radius: 46, colour: '#7af0ff', strength: 0.6 }) +
    stones
      .map(([x, y, r]) =>
        painted(sheet, disc(x!, y!, r!, r! * 0.86), {
          fill: linear(sheet, ['#ffffff', '#e8f2ff 36', '#8a94ac 52', '#4a5470']),
          line: '#1c2440',
          weight: 2,
          depth: 2,
        }),
      )
      .join('') +
    painted(sheet, water, {
      fill: linear(sheet, ['#c8fff6', '#3fd8d8 40', '#128aa8 80', '#0a5a84']),
      line: '#06304a',
      depth: 3,
      inner: `<path d="M-28 6Q-20 2 -12 6T4 6T20 6T36 6M-34 16Q-24 12 -14 16T6 16T26 16" fill="none"
        stroke="#eafffc" stroke-opacity=".8" stroke-width="2.2" stroke-linecap="round"/>`,
    }) +
    placed(wisp('#1c4a6a'), { x: -18, y: 4, scale: 0.8 }) +
    placed(wisp('#1c4a6a'), { x: 0, y: 4, scale: 0.9 }) +
    placed(wisp('#1c4a6a'), { x: 18, y: 4, scale: 0.8 }) +
    wildPlate(sheet, {
      face: 'rounded',
      cloth: ['#6a8af0', '#2f48b8 50', '#182470'],
      line: '#0c1240',
      ink: ['#ffffff', '#dff4ff'],
    })
  );
}

export function snowCrystal(sheet: Sheet): string {
  const arm = 'M0 0V-28M0 -12L-7 -19M0 -12L7 -19M0 -20L-6 -26M0 -20L6 -26';
  const crystal = (colour: string, width: number) =>
    `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"
      stroke-linejoin="round">${around(6, `<path d="${arm}"/>`)}</g>`;
  return (
    rays(sheet, { centre: [0, 0], length: 46, count: 18, colour: '#d8f6ff', strength: 1 }) +
    glow(sheet, { x: 0, y: 0, radius: 46, colour: '#9ae4ff', strength: 0.9 }) +
    painted(sheet, disc(0, 0, 42), {
      fill: linear(sheet, ['#fff6cf', '#f0b944 45', '#a86814'], [0, 0, 1, 1]),
      line: '#4a2405',
      depth: 3,
    }) +
    painted(sheet, disc(0, 0, 35.5), {
      fill: radial(sheet, ['#5a8af5', '#2446c0 60', '#101c6a'], [0.5, 0.4, 0.6]),
      line: '#4a2405',
      weight: 1.6,
      light: 0.5,
    }) +
    crystal('#0c1a5c', 8) +
    crystal('#ffffff', 4) +
    `<circle r="5" fill="#9ae4ff" stroke="#fff" stroke-width="2"/>` +
    around(6, '<circle cy="-38.8" r="2.6" fill="#fff" stroke="#7a4708" stroke-width="1.5"/>', 30) +
    sparkle(18, -20, 9)
  );
}

const FUR =
  'M0 -36C22 -40 38 -26 40 -6C47 4 46 18 38 24C34 36 18 43 0 43C-18 43 -34 36 -38 24' +
  'C-46 18 -47 4 -40 -6C-38 -26 -22 -40 0 -36Z';

/** A macaque at ease: thick fur, a red face, eyes closed, a folded towel on its head. */
export function monkeyHead(sheet: Sheet): string {
  const tufts = `<path d="M-42 8l9 2M-42 16l9 -1M-36 26l8 -5M42 8l-9 2M42 16l-9 -1M36 26l-8 -5M-22
    -28l4 7M22 -28l-4 7M-32 -16l7 4M32 -16l-7 4" stroke="#6a5a5c" stroke-width="2.4"
    stroke-linecap="round"/>`;
  return (
    painted(sheet, FUR, {
      fill: radial(sheet, ['#fff6ea', '#d8c4b0 50', '#a08a80 80', '#6a5a5c'], [0.46, 0.3, 0.76]),
      line: '#2c1c24',
      depth: 5,
      inner: tufts,
    }) +
    painted(
      sheet,
      'M0 -12C8 -23 27 -19 27 -2C27 8 21 12 19 20C15 33 7 37 0 37C-7 37 -15 33 -19 20' +
        'C-21 12 -27 8' +
        ' -27 -2C-27 -19 -8 -23 0 -12Z',
      {
        fill: radial(sheet, ['#ffc0ac', '#f5806e 50', '#c84a4a'], [0.5, 0.3, 0.75]),
        line: '#6d1f28',
        weight: 1.6,
        depth: 3,
      },
    ) +
    mirrored(`<path d="M-20 -3C-17 4 -9 4 -6 -2" stroke="#3a0f18" stroke-width="3" fill="none"
        stroke-linecap="round"/><path d="M-22 -11C-17 -15 -10 -14 -6 -10" stroke="#8a2a30"
        stroke-width="2.6" fill="none" stroke-linecap="round"/>`) +
    `<ellipse cy="20" rx="14" ry="11" fill="#ffcfba" opacity=".75"/>
    <path d="M-5 9Q0 6 5 9Q4 14 0 14Q-4 14 -5 9Z" fill="#7a1f2a"/>
    <path d="M-9 22Q0 29 9 22" stroke="#6d1f28" stroke-width="2.6" fill="none"
      stroke-linecap="round"/>` +
    painted(sheet, 'M-27 -30C-26 -41 -12 -44 2 -44C18 -44 28 -40 28 -30C20 -24 -20 -24 -27 -30Z', {
      fill: linear(sheet, ['#ffffff', '#e8f0ff 60', '#a8b8dc']),
      line: '#26304e',
      weight: 2,
      depth: 3,
      inner: `<path d="M-16 -46C-19 -38 -19 -30 -15 -22M16 -46C20 -38 20 -30 17 -22"
        stroke="#3f6ae0" stroke-width="4" fill="none"/>`,
    })
  );
}

export const monkey = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 43, width: 80 }) + monkeyHead(sheet);

export function bucket(sheet: Sheet): string {
  const wood = linear(
    sheet,
    ['#a8642a', '#ffd89a 24', '#e8a85a 50', '#b06c30 78', '#7a4218'],
    [0, 0, 1, 0],
  );
  const line = '#3d1c08';
  const copper = {
    fill: linear(sheet, ['#ffb08a', '#d8683a 50', '#8a3414']),
    line,
    weight: 1.6,
    depth: 2,
  };
  return (
    groundShadow(sheet, { y: 42, width: 84 }) +
    painted(sheet, 'M-40 -18L-33 36C-20 44 20 44 33 36L40 -18Z', {
      fill: wood,
      line,
      depth: 4,
      inner: `<path d="M-27 -18L-23 44M-13 -18L-11 44M0 -18V44M13 -18L11 44M27 -18L23 44"
        stroke="#7a4218" stroke-opacity=".65" stroke-width="1.8"/>`,
    }) +
    painted(sheet, 'M-38.6 -4C-20 4 20 4 38.6 -4L37.6 4C20 12 -20 12 -37.6 4Z', copper) +
    painted(sheet, 'M-35 22C-20 30 20 30 35 22L34 30C20 38 -20 38 -34 30Z', copper) +
    painted(sheet, disc(0, -20, 40, 13), { fill: wood, line, weight: 2, depth: 2 }) +
    `<ellipse cy="-18.6" rx="34.5" ry="9.6" fill="#3d1c08"/>
    <ellipse cy="-16.6" rx="32" ry="7.8" fill="${linear(sheet, ['#9af0f0', '#2aa8c0'])}"/>
    <path d="M-20 -18Q-12 -21 -4 -18T12 -18" stroke="#fff" stroke-width="2" fill="none"
      stroke-linecap="round" opacity=".85"/>
    <path d="M22 -18L42 -42" stroke="${line}" stroke-width="8.4" stroke-linecap="round"/>
    <path d="M22 -18L42 -42" stroke="#f0c07a" stroke-width="4.6" stroke-linecap="round"/>` +
    placed(wisp('#5a6a8a'), { x: -14, y: -22, scale: 0.46, opacity: 0.95 })
  );
}

export function sake(sheet: Sheet): string {
  const glaze = linear(
    sheet,
    ['#0a5a48', '#8af0c0 24', '#2fae84 50', '#128060 76', '#064a3c'],
    [0, 0, 1, 0],
  );
  const line = '#04302a';
  const flask =
    'M-8 -38H8C10 -30 7 -24 8 -18C18 -10 25 2 25 18C25 32 18 40 0 40C-18 40 -25 32 -25 18' +
    'C-25 2 -18 -10 -8 -18C-7 -24 -10 -30 -8 -38Z';
  return (
    groundShadow(sheet, { y: 42, width: 88 }) +
    placed(
      painted(sheet, flask, {
        fill: glaze,
        line,
        depth: 5,
        inner: `<path d="M-26 10Q0 18 26 10M-26 15Q0 23 26 15" stroke="#eafff4" stroke-width="2.2"
          fill="none"/><circle cy="28" r="5" fill="#eafff4"/>`,
      }) +
        painted(sheet, disc(0, -39, 10.5, 4), { fill: '#8af0c0', line, weight: 1.8, depth: 1.6 }) +
        '<ellipse cy="-38.6" rx="6.6" ry="2" fill="#04302a"/>' +
        gloss(sheet, { x: -12, y: 2, rx: 4, ry: 12, rotate: 14 }),
      { x: -14 },
    ) +
    placed(
      painted(sheet, 'M-19 -8C-18 10 -10 20 0 20S18 10 19 -8Z', { fill: glaze, line, depth: 4 }) +
        painted(sheet, disc(0, -8, 19, 6), { fill: '#c8ffe6', line, weight: 1.8, depth: 1.6 }) +
        '<ellipse cy="-7.4" rx="15" ry="4" fill="#fff6d0"/>',
      { x: 26, y: 21 },
    ) +
    placed(wisp('#2a5a5c'), { x: 25, y: 8, scale: 0.6 })
  );
}

export function towel(sheet: Sheet): string {
  const roll = (x: number, y: number, stops: readonly string[], line: string) =>
    painted(sheet, `M${x - 40} ${y - 12}h62c12 0 12 24 0 24h-62c-6 -6 -6 -18 0 -24Z`, {
      fill: linear(sheet, stops),
      line,
      depth: 4,
      inner: `<path d="M${x - 26} ${y - 14}V${y + 14}M${x - 16} ${y - 14}V${y + 14}"
          stroke="#ffffff" stroke-width="5"/>`,
    }) +
    `<path d="M${x + 22} ${y - 6}A6 6 0 1 1 ${x + 17} ${y + 2}" stroke="${line}" stroke-width="2.4"
      fill="none" stroke-linecap="round"/>`;
  return (
    groundShadow(sheet, { y: 43, width: 90 }) +
    roll(7, 28, ['#c88af5', '#8a3fd0 50', '#54188a'], '#2a0a4a') +
    roll(7, 0, ['#f5b8ff', '#c45ae0 50', '#82209e'], '#3a0a4a') +
    roll(7, -28, ['#d8a0ff', '#9a50e0 50', '#5e1e9a'], '#2a0a4a')
  );
}
