import { glow, sparkle } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { blade, box, draughtsman } from './shapes.ts';
import type { DrawSymbol } from './theme.ts';

const MOSS = '#0a2414';
const GOLD = ['#fff6c0', '#ffd04a 38', '#d88a1c 70', '#7a4208'];

/** A tiger's face from the front, 88 wide and 84 high. */
export const tiger = (sheet: Sheet): string => {
  const line = '#2c0e06';
  const body = draughtsman(sheet, line);
  const fur = ['#ffd07a', '#ff9a2c 40', '#e8640c 74', '#9a3404'];
  const ear = body('M16 -32C18 -46 34 -48 40 -36C42 -28 38 -20 32 -16Z', fur, {
    inner: '<path d="M24 -30C26 -38 34 -40 36 -33C37 -28 34 -24 31 -21Z" fill="#3a1410"/>',
  });
  const stripes =
    mirrored(`<g fill="${line}"><path d="M2 -40Q3 -26 0 -20V-42ZM8 -40Q14 -32 6 -21Q7 -32 8 -40ZM18
    -40Q22 -30 12 -20Q15 -30 18 -40Z"/><path d="M46 -12Q34 -10 28 -4Q38 -14 46 -18ZM48 2Q36 2 30
    8Q38 -2 48
    -4ZM46 18Q36 14 31 18Q38 8 48 10Z"/></g>`);
  const white =
    mirrored(`<g fill="#fff8ea"><path d="M5 -15C10 -26 28 -27 32 -19C24 -22 12 -21 5 -15Z"/><path
    d="M0 16C10 10 34 12 34 22C30 38 14 42 0 42Z"/></g>`);
  const eye = `<path d="M6 -4Q13 -14 29 -13Q25 -1 11 0Z" fill="${line}"/><path d="M9 -4Q15 -11.4
    26 -10.6Q22.4 -2.4 12 -2Z" fill="${linear(sheet, ['#f4ff9a', '#8ad02c'])}"/><ellipse cx="17.4"
    cy="-6.6" rx="2.6" ry="3.8" fill="${line}"/><circle cx="16" cy="-8.6" r="1.4" fill="#fff"/>
    <path d="M5 -9Q14 -18 31 -17" fill="none" stroke="${line}" stroke-width="3"
    stroke-linecap="round"/>`;
  return (
    mirrored(ear) +
    body(
      `M0 -38C18 -40 33 -30 35 -15C38 -9 40 -4 46 -1C43 3 42 6 46 13C42 14 40 17 40 24C36 24 33 26
        31 30C24 39 12 43 0 43C-12 43 -24 39 -31 30C-33 26 -36 24 -40 24C-40 17 -42 14 -46 13C-42 6
        -43 3 -46 -1C-40 -4 -38 -9 -35 -15C-33 -30 -18 -40 0 -38Z`,
      fur,
      { inner: stripes + white, depth: 4, shadeColour: '#7a2204' },
    ) +
    mirrored(eye) +
    `<path d="M-9 10C-9 5 9 5 9 10C8 16 3 18 0 20C-3 18 -8 16 -9 10Z" fill="#e8607a"
      stroke="${line}"
      stroke-width="2.6"/><ellipse cx="-3" cy="10" rx="3" ry="1.4" fill="#ffd0d8"/>
    <path d="M0 20V26M0 26Q-6 33 -14 29M0 26Q6 33 14 29" fill="none" stroke="${line}"
    stroke-width="2.8"
      stroke-linecap="round"/><g fill="${line}"><circle cx="-14" cy="21" r="1.5"/><circle cx="-19"
      cy="25" r="1.5"/>
      <circle cx="14" cy="21" r="1.5"/><circle cx="19" cy="25" r="1.5"/></g>`
  );
};

export const wild: DrawSymbol = (sheet) =>
  glow(sheet, { x: 0, y: -4, radius: 47, colour: '#ffb03c', strength: 0.85 }) +
  placed(tiger(sheet), { y: -3, scale: 0.93 }) +
  wildPlate(sheet, {
    face: 'heavy',
    cloth: ['#5ad87a', '#128a4a 50', '#064a2c'],
    line: MOSS,
    y: 33,
  });

export const toucan: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#060c18');
  return (
    groundShadow(sheet, { y: 43, width: 60 }) +
    body('M-26 22L-40 44L-26 41L-20 45L-10 26Z', ['#2c5ca8', '#0c1c44'], { depth: 3 }) +
    body(
      `M-6 -41C12 -43 20 -32 18 -18C18 -6 14 0 14 10C14 28 -2 38 -16 36C-32 33 -36 16 -32 0C-29 -14
        -28 -38 -6 -41Z`,
      ['#4a6aa8', '#1c2c5c 40', '#0a1230'],
    ) +
    body(
      'M-6 -38C8 -40 16 -32 14 -19C12 -6 2 2 -8 -2C-18 -6 -20 -34 -6 -38Z',
      ['#ffffff', '#fff0c0 50', '#ffc84a'],
      {
        depth: 3,
        weight: 1.4,
      },
    ) +
    body(
      'M4 -34C22 -44 42 -32 46 -8C47 -2 44 2 42 -4C36 -12 20 -12 6 -14C0 -20 0 -30 4 -34Z',
      ['#fff08a', '#ffb01c 38', '#ff6a1c 72', '#d82a1c'],
      {
        inner: `<path d="M38 -40C34 -24 38 -10 50 0V-44Z" fill="#1c1020"/><path d="M4 -23Q24 -28 44 -10"
            stroke="#a8300c" stroke-width="2.4" fill="none"/>`,
        depth: 3.4,
      },
    ) +
    `<circle cx="-1" cy="-25" r="7.4" fill="#060c18"/><circle cx="-1" cy="-25" r="6"
      fill="#2cc4e8"/>
    <circle cx="-1" cy="-25" r="3.4" fill="#060c18"/><circle cx="-2.4" cy="-26.8" r="1.5"
    fill="#fff"/>` +
    body(
      'M-22 2C-12 -2 0 6 -2 18C-6 28 -18 32 -28 30C-32 20 -30 8 -22 2Z',
      ['#3c64b8', '#142858 60', '#0a1230'],
      {
        inner: `<path d="M-28 12Q-16 10 -4 16M-30 20Q-18 18 -8 25" stroke="#060c18" stroke-width="2.2"
            fill="none"/>`,
      },
    ) +
    `<path d="M0 34Q6 30 12 22" stroke="#e8303c" stroke-width="6" stroke-linecap="round"/>` +
    body(box(-30, 36, 66, 8, 4), ['#b07a44', '#5c3416'], { depth: 2 }) +
    gloss(sheet, { x: 22, y: -31, rx: 10, ry: 3, rotate: 12 })
  );
};

export const drum: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#30080a');
  const lacing = [-30, -18, -6, 6, 18].map((x) => `M${x} -16L${x + 6} 22L${x + 12} -16`).join('');
  return (
    groundShadow(sheet, { y: 43, width: 66 }) +
    body(
      'M-37 -22C-34 0 -26 14 -24 34Q0 46 24 34C26 14 34 0 37 -22Z',
      ['#7a0c14', '#ff6a4a 28', '#d82a2c 52', '#5c060e'],
      {
        along: [0, 0, 1, 0],
        inner: `<path d="${lacing}" fill="none" stroke="#30080a" stroke-width="4.4"
          stroke-linejoin="round"/>
        <path d="${lacing}" fill="none" stroke="#ffe6a8" stroke-width="2.2"
        stroke-linejoin="round"/>
        <path d="M-40 24Q0 38 40 24V46H-40Z" fill="${linear(sheet, GOLD)}"/>
        <path d="M-24 30l6 6l6 -5l6 7l6 -6l6 6l6 -7l6 5l6 -6" fill="none" stroke="#7a1410"
        stroke-width="2.4"/>`,
        light: 0.3,
      },
    ) +
    body(disc(0, -25, 40, 15), GOLD, { depth: 2.4 }) +
    body(disc(0, -27, 35, 12), ['#fffbe8', '#f5deb0 60', '#d8a868'], { depth: 2.4, weight: 1.2 }) +
    `<ellipse cy="-27" rx="16" ry="5.4" fill="none" stroke="#c07a3c" stroke-width="2"
      opacity=".7"/>` +
    gloss(sheet, { x: -14, y: -31, rx: 9, ry: 2.8, rotate: -8 })
  );
};

export const orchid: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#4a0644');
  const sepal = body(
    'M0 0C-16 -14 -15 -38 0 -43C15 -38 16 -14 0 0Z',
    ['#ffe0fa', '#f58ae0 45', '#b42ca8'],
    {
      inner: `<path d="M0 0V-38M0 -4L-7 -28M0 -4L7 -28" stroke="#a0208c" stroke-width="1.8"
          opacity=".6"/>`,
    },
  );
  const petal = body(
    'M2 0C2 -22 24 -34 42 -22C48 -6 32 10 6 6Z',
    ['#fff0fc', '#ff9ae8 42', '#c83cb8 78', '#8a1c88'],
    {
      inner: `<path d="M4 0L36 -20M4 2L40 -8M4 -2L24 -24" stroke="#a0208c" stroke-width="1.8"
          opacity=".55"/>`,
    },
  );
  return (
    groundShadow(sheet, { y: 43, width: 60 }) +
    `<g transform="translate(0 3)">${sepal}<g transform="rotate(128)">${sepal}</g><g
      transform="rotate(-128)">${sepal}</g>` +
    mirrored(petal) +
    body(
      'M-9 2C-16 14 -15 27 0 32C15 27 16 14 9 2Q0 -3 -9 2Z',
      ['#ffe86a', '#ff9a1c 45', '#d82a5c'],
      {
        inner: `<g fill="#8a0c3c"><circle cx="-5" cy="14" r="1.8"/><circle cx="5" cy="14"
            r="1.8"/><circle cx="0" cy="20" r="1.8"/><circle cx="-3" cy="25" r="1.5"/><circle
            cx="4" cy="25" r="1.5"/></g>`,
        depth: 3,
      },
    ) +
    body(disc(0, -1, 7, 6), ['#ffffff', '#ffe0a8'], { depth: 2, weight: 1.4 }) +
    '</g>'
  );
};

export const butterfly: DrawSymbol = (sheet) => {
  const line = '#04142c';
  const body = draughtsman(sheet, line);
  const blue = ['#c0fbff', '#2cb4ff 40', '#1464e0 72', '#0a2c8a'];
  const rim = (path: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${line}" stroke-width="${width}"/>`;
  const fore = 'M3 -4C6 -28 24 -44 42 -38C48 -26 40 -4 4 4Z';
  const hind = 'M3 2C22 0 38 10 36 24C32 38 18 42 10 30C5 22 4 12 3 2Z';
  const dots = `<g fill="#f0fdff"><circle cx="36" cy="-33" r="2"/><circle cx="40" cy="-26" r="1.8"/><circle
      cx="38" cy="-19" r="1.6"/><circle cx="31" cy="28" r="1.8"/><circle cx="24" cy="33"
      r="1.6"/></g>`;
  const half =
    body(hind, blue, { round: [0.2, 0.1, 0.9], inner: rim(hind, 9), depth: 2 }) +
    body(fore, blue, {
      round: [0.1, 0.8, 1],
      inner: `${rim(fore, 11)}<path d="M4 0L30 -30M4 2L36 -12" stroke="${line}" stroke-width="1.8"
        opacity=".6"/>`,
      depth: 2,
    }) +
    dots;
  return (
    groundShadow(sheet, { y: 43, width: 56 }) +
    mirrored(half) +
    `<path d="M-2 -16Q-8 -30 -14 -34M2 -16Q8 -30 14 -34" fill="none" stroke="${line}"
      stroke-width="2.6" stroke-linecap="round"/>` +
    body(
      'M0 -18C5 -18 5 -10 4 0C4 14 3 26 0 30C-3 26 -4 14 -4 0C-5 -10 -5 -18 0 -18Z',
      ['#5a6a8a', '#141c30'],
      { depth: 2 },
    )
  );
};

/** A door of carved stone with light behind it; nothing but leaves and a sun is carved on it. */
export const templeDoor = (sheet: Sheet): string => {
  const line = '#10241c';
  const body = draughtsman(sheet, line);
  const stone = ['#e8f0d8', '#a8b898 42', '#6a7c64 75', '#3a4a3c'];
  const block = (x: number, y: number, width: number, height: number) =>
    body(box(x, y, width, height, 2), stone, { depth: 2.4, weight: 1.6 });
  const jamb = [-18, -2, 14, 29].map((y) => block(24, y, 18, 15)).join('');
  const ray = '<path d="M0 -10L3 -16.5H-3Z" fill="#7a4208"/>';
  const vine = `<path d="M40 -40C30 -30 44 -20 36 -8C32 0 42 6 38 14" fill="none" stroke="#0c3a1c"
    stroke-width="4"/>
    <path d="M40 -40C30 -30 44 -20 36 -8C32 0 42 6 38 14" fill="none" stroke="#4cb83a"
    stroke-width="2"/>`;
  const leafAt = (x: number, y: number, rotate: number) =>
    placed(
      draughtsman(sheet, '#0c3a1c')(blade(11, 4), ['#b8f06a', '#2c9a3a'], {
        depth: 1.6,
        weight: 1.2,
      }),
      { x, y, rotate },
    );
  return (
    body('M-26 44V-14Q-26 -28 0 -30Q26 -28 26 -14V44Z', ['#fffbd0', '#ffd04a 45', '#d8761c'], {
      depth: 2,
    }) +
    body('M-24 44V-12Q-24 -26 -2.5 -27V44Z', stone, { depth: 3, weight: 1.4 }) +
    body('M24 44V-12Q24 -26 2.5 -27V44Z', stone, { depth: 3, weight: 1.4 }) +
    mirrored(jamb) +
    body('M-44 -18L-36 -40Q0 -50 36 -40L44 -18Q0 -28 -44 -18Z', stone) +
    body(disc(0, 8, 15), GOLD, { round: [0.4, 0.3, 0.8], depth: 3 }) +
    placed(
      `${around(8, ray)}<circle r="7" fill="#7a4208"/><circle r="5" fill="#5affb0"/><circle
        cx="-1.6" cy="-1.6" r="1.8" fill="#fff"/>`,
      { y: 8, scale: 0.86 },
    ) +
    vine +
    leafAt(38, -26, 160) +
    leafAt(37, -10, 200) +
    leafAt(40, 4, 170) +
    leafAt(-36, -34, 70) +
    leafAt(-30, -36, 100) +
    leafAt(-40, -28, 120) +
    body(box(-46, 41, 92, 6, 2), stone, { depth: 2, weight: 1.4 })
  );
};

export const scatter: DrawSymbol = (sheet) =>
  burst(sheet, '#ffd04a', '#fffbd0') +
  placed(templeDoor(sheet), { scale: 0.94, y: -1 }) +
  sparkle(12, -2, 8) +
  sparkle(-34, -40, 6);

/** A broad, glossy leaf with split edges, from its stalk at the origin to the right. */
export const broadLeaf = (sheet: Sheet, length: number, tones: readonly string[]): string => {
  const half = length * 0.27;
  const vein = (t: number, side: number) =>
    `M${n(length * t)} 0Q${n(length * (t + 0.08))} ${n(side * half * 0.6)} ${n(
      length * (t + 0.2),
    )} ${n(side * half * 1.1)}`;
  const steps = [0.1, 0.24, 0.38, 0.52, 0.66];
  const veins = steps.map((t) => vein(t, 1) + vein(t, -1)).join('');
  return draughtsman(sheet, '#04180e')(blade(length, half), tones, {
    along: [0, 0, 0.4, 1],
    weight: 0.9,
    depth: length * 0.04,
    light: 0.35,
    inner: `<path d="${veins}" fill="none" stroke="#04180e" stroke-opacity=".4"
      stroke-width="${n(length * 0.025)}"/><path d="M0 0H${n(length * 0.95)}" stroke="#c8f58a"
      stroke-opacity=".55" stroke-width="${n(length * 0.022)}"/>`,
  });
};
