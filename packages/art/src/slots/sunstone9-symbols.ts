import { glow, sparkle } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { beads, blade, box, draughtsman, emptyCoin, tube } from './shapes.ts';

const CLAY = '#2a0e08';
const STONE = ['#f4b890', '#cf7a50 38', '#9a4a2c 74', '#5c2414'];
const TURQUOISE = ['#c8fff4', '#3fd4c4 40', '#12908e 76', '#0a4e58'];
const GOLD = ['#fff6c8', '#ffd04a 38', '#e8961c 72', '#96520c'];

/** A face of stone with a crown of rays, inlaid with turquoise. */
export function sunMask(sheet: Sheet): string {
  const body = draughtsman(sheet, CLAY);
  const ray = body('M-9 -29L0 -45L9 -29Z', GOLD, { weight: 1.8, depth: 2.4 });
  const step = body('M-6 -30V-37H-3V-40H3V-37H6V-30Z', TURQUOISE, { weight: 1.6, depth: 1.8 });
  const eye =
    body('M-24 -6C-20 -13 -9 -12 -6 -4C-10 1 -20 1 -24 -6Z', ['#fff8e0', '#e8d0a0'], {
      weight: 1.8,
      depth: 1.6,
    }) +
    `<circle cx="-14.6" cy="-5.4" r="5" fill="#0a4e58"/><circle cx="-14.6" cy="-5.4" r="3.4"
      fill="#3fd4c4"/><circle cx="-16" cy="-7" r="1.4" fill="#fff"/>`;
  const cheek = `<path d="M-28 10H-20V14H-16V18H-22V22H-28Z" fill="#12908e"/>`;
  return (
    around(8, ray) +
    around(8, step, 22.5) +
    body(disc(0, 0, 33), GOLD, { along: [0, 0, 1, 1], depth: 2.4 }) +
    beads({ radius: 30, count: 24, size: 1.7 }, '#8a3a10') +
    body(disc(0, 0, 27), STONE, {
      round: [0.4, 0.28, 0.8],
      inner: `${mirrored(cheek)}<path d="M-14 -27H14L9 -17H-9Z" fill="#12908e"/>
        <path d="M-4 -27H4L2 -19H-2Z" fill="#ffd04a"/>
        <path d="M-20 -20l6 5M18 22l5 -6M-6 24l2 -4" stroke="#5c2414" stroke-width="1.6"
          stroke-opacity=".6"/>`,
    }) +
    mirrored(eye) +
    `<path d="M-25 -10C-20 -17 -9 -16 -5 -9M25 -10C20 -17 9 -16 5 -9" fill="none" stroke="#5c2414"
      stroke-width="3" stroke-linecap="round"/>` +
    body('M-4 -8H4L7 8H-7Z', STONE, { weight: 1.6, depth: 2.4 }) +
    body('M-12 12H12L9 20H-9Z', ['#5c1a10', '#2a0808'], { weight: 2, depth: 1.6 }) +
    '<path d="M-9 14H9V16.4H-9Z" fill="#fff0d0"/>'
  );
}

export const wild = (sheet: Sheet): string =>
  glow(sheet, { x: 0, y: -3, radius: 44, colour: '#ffb03c', strength: 0.55 }) +
  placed(sunMask(sheet), { y: -3, scale: 0.97 }) +
  wildPlate(sheet, {
    y: 34,
    face: 'heavy',
    cloth: ['#7af4e0', '#1aa8a4 50', '#0c5a64'],
    line: CLAY,
  });

/** The disc of the sun: gold, with a border of steps, empty in the middle. */
export function sunDisc(sheet: Sheet): string {
  const body = draughtsman(sheet, '#4a2006');
  const tooth = body('M-5 -38L0 -46L5 -38Z', GOLD, { weight: 1.4, depth: 2 });
  const step = `<path d="M-5.4 -33.4V-36.6H-2.4V-39H2.4V-36.6H5.4V-33.4Z" fill="#0e8a88"/>`;
  return (
    glow(sheet, { x: 0, y: 0, radius: 47, colour: '#ffc42c', strength: 0.9 }) +
    around(20, tooth) +
    emptyCoin(sheet, {
      line: '#4a2006',
      rim: ['#fffbe0', '#ffd64a 35', '#f0a01e 70', '#b0640c'],
      field: ['#fff6c0', '#ffcf4a 55', '#d8861c'],
      radius: 41,
      ornament: around(14, step) + beads({ radius: 30.4, count: 28, size: 1.3 }, '#8a4a08'),
    })
  );
}

/** A jaguar from the front. */
export function jaguar(sheet: Sheet): string {
  const body = draughtsman(sheet, '#2a1004');
  const FUR = ['#ffe29a', '#ffb23c 38', '#e0781c 76', '#96420c'];
  const ear = `${body(disc(-27, -29, 12.5), FUR)}<circle cx="-26" cy="-27" r="7" fill="#4a1c08"/>`;
  const spots = [
    [-8, -26, 4],
    [-19, -19, 4.4],
    [-31, -8, 4.6],
    [-33, 6, 4],
    [-29, 17, 3.4],
  ]
    .map(
      ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#3a1606"
      stroke-width="3.2" stroke-dasharray="${n(r! * 2.1)} ${n(r! * 0.9)}"/>`,
    )
    .join('');
  const eye =
    `<path d="M-26 -6C-22 -13 -11 -11 -7 -2C-13 3 -22 2 -26 -6Z" fill="#1c0a04"/>` +
    `<circle cx="-15.6" cy="-5" r="5.2"
      fill="${radial(sheet, ['#f4ff9a', '#9ac82c 70', '#4a7a14'])}"/>
    <circle cx="-15" cy="-5" r="2.6" fill="#0c0602"/><circle cx="-17" cy="-7" r="1.5"
      fill="#fff"/>`;
  return (
    mirrored(ear) +
    body(
      `M0 -36C14 -38 31 -34 37 -18C43 -3 39 13 30 24C21 35 11 42 0 42S-21 35 -30 24
      C-39 13 -43 -3 -37 -18C-31 -34 -14 -38 0 -36Z`,
      FUR,
      {
        inner: `${mirrored(spots)}<circle cy="-20" r="2.4" fill="#3a1606"/><path d="M-12 42
          C-30 30 -22 10 -8 6H8C22 10 30 30 12 42Z" fill="#fff4dc"/>`,
        lightColour: '#fff4cc',
      },
    ) +
    mirrored(eye) +
    mirrored(
      `<path d="M-29 -12C-22 -16 -12 -14 -6 -5" fill="none" stroke="#3a1606" stroke-width="3.4"
        stroke-linecap="round"/><path d="M-7 -6C-8 0 -8 6 -9 10" fill="none" stroke="#b05a14"
        stroke-width="3"/>`,
    ) +
    body('M-10 8Q0 4 10 8Q8 15 0 18Q-8 15 -10 8Z', ['#ff9a8a', '#b84a4c 60', '#5c1c24'], {
      weight: 1.6,
      depth: 2,
    }) +
    `<path d="M0 18V23M0 23C-4 29 -13 29 -16 23M0 23C4 29 13 29 16 23" fill="none" stroke="#2a1004"
      stroke-width="2.8" stroke-linecap="round"/>
    <path d="M-9 28L-7 34L-4 29ZM9 28L7 34L4 29Z" fill="#fff" stroke="#2a1004" stroke-width="1.5"
      stroke-linejoin="round"/>
    <g fill="#5c2a0c"><circle cx="-13" cy="19" r="1.5"/><circle cx="-17" cy="16" r="1.5"/>
      <circle cx="13" cy="19" r="1.5"/><circle cx="17" cy="16" r="1.5"/></g>`
  );
}

/** A quetzal on a branch: green back, red breast, a tail as long as himself. */
export function quetzal(sheet: Sheet): string {
  const body = draughtsman(sheet, '#062014');
  const GREEN = ['#c4ffb0', '#3fd87a 36', '#0f9460 72', '#074c40'];
  const feather = (rotate: number, length: number) =>
    placed(body(blade(length, 6), GREEN, { depth: 2.2, weight: 1.6 }), { x: 6, y: 12, rotate });
  return (
    feather(62, 36) +
    feather(34, 48) +
    feather(48, 50) +
    tube('M-42 30C-20 24 10 28 42 18', { width: 6, fill: '#a86a3c', edge: '#2a1408' }) +
    body('M-20 -32L-19 -44L-11 -39L-5 -47L0 -39L9 -43L8 -30L13 -26L4 -18Z', GREEN, {
      depth: 2.2,
      weight: 1.8,
    }) +
    body(
      `M-24 -25C-22 -38 -2 -40 6 -29C18 -20 24 0 17 16C12 26 2 30 -6 27C-22 22 -28 4 -21 -9
      C-25 -13 -25 -19 -24 -25Z`,
      GREEN,
      {
        inner: `<path d="M-34 0C-16 -6 0 4 4 32H-34Z"
        fill="${linear(sheet, ['#ff8a6a', '#e0242c 50', '#8a0c20'])}"/>
          <path d="M-20 10q4 4 8 0M-18 18q4 4 8 0q4 4 8 0" fill="none" stroke="#8a0c20"
            stroke-width="2"/>`,
        lightColour: '#f0ffd8',
      },
    ) +
    body('M-2 -14C16 -14 25 4 22 24C14 27 4 20 0 8C-4 0 -6 -8 -2 -14Z', GREEN, {
      weight: 1.8,
      inner: `<path d="M4 -8C12 0 16 10 18 24M-1 -4C6 4 10 12 12 22" fill="none" stroke="#074c40"
        stroke-width="2.2"/><path d="M10 14L26 8V30H14Z" fill="#12708e" opacity=".55"/>`,
    }) +
    body('M-22 -28L-36 -22Q-30 -18 -22 -19Z', ['#fff0a0', '#ffc42c 50', '#c8780c'], {
      weight: 1.8,
      depth: 1.8,
    }) +
    `<circle cx="-13" cy="-25" r="4.6" fill="#062014"/><circle cx="-13" cy="-25" r="3.4"
      fill="#ffcf4a"/><circle cx="-13.4" cy="-25" r="2" fill="#140804"/>
    <circle cx="-14.6" cy="-26.6" r="1.2" fill="#fff"/>
    <path d="M-10 27v5M-3 28v4" stroke="#ffc46a" stroke-width="3" stroke-linecap="round"/>`
  );
}

export function maize(sheet: Sheet): string {
  const body = draughtsman(sheet, '#3a1c04');
  const kernels = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 5 }, (_, index) => {
      const x = (index - 2) * 8.4 + (row % 2) * 4.2 - 2.1;
      const y = -42 + row * 7;
      const colours = ['#ffd84a', '#ffc42c', '#ffe68a', '#f0a01e'];
      const fill = (row * 3 + index * 5) % 11 === 0 ? '#c83a2c' : colours[(row + index * 3) % 4];
      return `<rect x="${n(x - 3.8)}" y="${y}" width="7.6" height="6.4" rx="3" fill="${fill}"/>
        <rect x="${n(x - 2.2)}" y="${y + 1}" width="2.6" height="1.7" rx=".8" fill="#fff8d8"/>`;
    }).join(''),
  ).join('');
  const husk = draughtsman(sheet, '#10300f');
  const LEAF = ['#d8ff9a', '#7ac84a 42', '#2f8a34 78', '#145024'];
  return (
    groundShadow(sheet, { y: 44, width: 60 }) +
    mirrored(husk('M-4 42C-34 40 -44 16 -40 -12C-28 -2 -18 14 -8 20Z', LEAF)) +
    body(
      'M0 -46C14 -44 19 -26 19 -6C19 18 12 34 0 38C-12 34 -19 18 -19 -6C-19 -26 -14 -44 0 -46Z',
      ['#b8780c', '#8a520d'],
      { inner: kernels, shade: 0.45 },
    ) +
    mirrored(
      husk('M0 45C-20 44 -30 26 -26 4C-16 10 -6 24 0 30Z', LEAF, {
        inner:
          '<path d="M-24 8C-18 22 -10 36 0 44" fill="none" stroke="#145024" stroke-width="2"/>',
      }),
    ) +
    husk('M-5 46C-6 34 -4 26 0 18C4 26 6 34 5 46Z', LEAF, { depth: 2.4 })
  );
}

/** A stepped temple with its stair, and the sun behind the house on top. */
export function temple(sheet: Sheet): string {
  const body = draughtsman(sheet, '#1c1420');
  const ROCK = ['#e8d4dc', '#b0949e 45', '#74586a 80', '#4a3448'];
  const tier = (half: number, y: number, height: number) =>
    body(`M${n(-half + 3)} ${y}H${n(half - 3)}L${half} ${y + height}H${-half}Z`, ROCK, {
      depth: 2.6,
      weight: 1.8,
    });
  const stairs = [-10, -4, 2, 8, 14, 20, 26, 32, 38].map((y) => `M-12 ${y}H12`).join('');
  return (
    glow(sheet, { x: 0, y: -26, radius: 21, colour: '#ffb03c', strength: 0.9 }) +
    groundShadow(sheet, { y: 44, width: 88 }) +
    tier(44, 31, 12) +
    tier(36, 18, 13) +
    tier(28, 5, 13) +
    tier(21, -8, 13) +
    body(box(-14, -28, 28, 20, 1), ROCK, { depth: 2.4 }) +
    body(box(-18, -35, 36, 8, 1.5), TURQUOISE, { depth: 2 }) +
    body('M-9 -12L-14 43H14L9 -12Z', ['#fff0d8', '#d8b8a8 60', '#8a6a6c'], {
      depth: 2,
      weight: 1.8,
      inner: `<path d="${stairs}" stroke="#5c4450" stroke-width="2" stroke-opacity=".7"/>`,
    }) +
    '<path d="M-5 -9V-18Q0 -23 5 -18V-9Z" fill="#2a0e08"/>' +
    '<path d="M-3 -9V-16Q0 -19 3 -16V-9Z" fill="#ffb03c"/>' +
    gloss(sheet, { x: -22, y: 23, rx: 6, ry: 1.7, strength: 0.6 }) +
    sparkle(0, -40, 6, '#fff0b0')
  );
}
