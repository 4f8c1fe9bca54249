import { glow, sparkle } from '../draw/light.ts';
import { n, type Point, placed, polar } from '../draw/path.ts';
import { radial, type Sheet } from '../draw/sheet.ts';
import { pearlBead } from '../draw/shell.ts';
import { burst } from './burst.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { beads, blade, draughtsman, tube } from './shapes.ts';
import type { DrawSymbol } from './theme.ts';

const DEEP = '#06263c';

export const turtle = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#06301e');
  const skin = ['#d8f58a', '#7cc04a 50', '#2c7a34'];
  const spots = (x: number, y: number) =>
    `<g fill="#1f6a34" opacity=".7"><circle cx="${x}" cy="${y}" r="2.6"/><circle cx="${x + 6}"
      cy="${y - 5}" r="2.2"/><circle cx="${x + 11}" cy="${y - 1}" r="2"/></g>`;
  const fore = body('M16 -18C30 -36 42 -34 46 -12C38 -16 32 -8 20 0Z', skin, {
    inner: spots(24, -14),
  });
  const hind = body('M14 24C24 24 30 34 27 43C19 44 10 40 6 32Z', skin, { inner: spots(14, 34) });
  const flippers = fore + hind;
  const plate =
    '<path d="M0 -9L9 -4V6L0 11L-9 6V-4Z" fill="#1fb08a" stroke="#06382e" stroke-width="2.4"/>';
  const scutes = `<g stroke="#06382e" stroke-width="2.6" fill="none"><path d="M0 -9V-26M9 -4L26
    -14M9
    6L26 16M0 11V36M-9 6L-26 16M-9 -4L-26 -14"/></g>${plate}`;
  return (
    flippers +
    `<g transform="scale(-1 1)">${flippers}</g>` +
    body('M0 -46C10 -46 13 -36 10 -27C7 -20 -7 -20 -10 -27C-13 -36 -10 -46 0 -46Z', skin) +
    `<g fill="#04140c"><circle cx="-6.4" cy="-36" r="2.7"/><circle cx="6.4" cy="-36" r="2.7"/></g>
    <g fill="#fff"><circle cx="-7.2" cy="-37" r="1"/><circle cx="5.6" cy="-37" r="1"/></g>` +
    body(
      'M0 -27C18 -27 29 -13 28 4C27 22 14 37 0 39C-14 37 -27 22 -28 4C-29 -13 -18 -27 0 -27Z',
      ['#8afad0', '#2cc49a 40', '#0a7a6a 75', '#04463e'],
      { round: [0.38, 0.28, 0.8], inner: scutes, depth: 4.5 },
    ) +
    gloss(sheet, { x: -12, y: -13, rx: 8, ry: 4.6, rotate: -36, strength: 0.9 })
  );
};

/** A row of overlapping rings along a spine: seahorses and tails. */
function ringed(
  spine: readonly (readonly [x: number, y: number, radius: number])[],
  tones: { edge: string; fill: string; light: string; rib: string },
): string {
  const rings = spine.slice(1).flatMap((to, index) => {
    const from = spine[index] ?? to;
    return [0.33, 0.67, 1].map((t) =>
      to.map((value, axis) => (from[axis] ?? value) + (value - (from[axis] ?? value)) * t),
    );
  });
  const each = (grow: number, colour: string, more = '') =>
    rings
      .map(
        ([x = 0, y = 0, r = 0]) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r + grow)}" fill="${colour}"${more}/>`,
      )
      .join('');
  const lights = rings
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${n(x + r * 0.25)}" cy="${n(y - r * 0.1)}" r="${n(r * 0.42)}"/>`,
    )
    .join('');
  return (
    each(2.2, tones.edge) +
    each(0, tones.fill, ` stroke="${tones.rib}" stroke-width="1.1"`) +
    `<g fill="${tones.light}" opacity=".55">${lights}</g>`
  );
}

export const seahorse: DrawSymbol = (sheet) => {
  const edge = '#2a0c4a';
  const body = draughtsman(sheet, edge);
  const fill = ['#f0c8ff', '#b468f0 45', '#6a28b4'];
  const spikes = [
    [-16, -34, -150],
    [-17, -24, -176],
    [-18, -12, 176],
    [-17, 0, 170],
    [-13, 12, 164],
  ]
    .map(([x = 0, y = 0, rotate = 0]) =>
      placed(body(blade(11, 3.6), ['#ffe08a', '#f0902c'], { depth: 2, weight: 1.6 }), {
        x: x + 8,
        y,
        rotate,
      }),
    )
    .join('');
  return (
    groundShadow(sheet, { y: 44, width: 50 }) +
    spikes +
    placed(body(blade(20, 9), ['#ffe08a', '#f0902c'], { depth: 2.4 }), {
      x: -6,
      y: 10,
      rotate: 158,
    }) +
    ringed(
      [
        [-20, 27, 2.4],
        [-25, 24, 3],
        [-29, 29, 3.8],
        [-27, 36, 4.6],
        [-19, 39, 5.4],
        [-10, 37, 6.4],
        [-2, 31, 8],
        [4, 23, 10],
        [7, 12, 12.4],
        [5, 1, 12.6],
        [0, -8, 10.6],
        [-4, -16, 9],
        [-3, -24, 9],
      ],
      { edge, fill: '#a858ea', light: '#f0d0ff', rib: '#6a28b4' },
    ) +
    body('M12 -32L34 -25Q38 -23 37 -19Q36 -15 31 -16L10 -18Z', fill, { depth: 2.6 }) +
    body(
      `M-14 -24C-15 -38 -6 -44 4 -43C14 -42 19 -34 17 -25C15 -16 6 -13 -2 -14C-9 -15 -13 -18 -14
        -24Z`,
      fill,
      { round: [0.45, 0.3, 0.75] },
    ) +
    placed(around(5, body(blade(9, 2.8), ['#ffe08a', '#f0902c'], { depth: 1.5, weight: 1.4 })), {
      x: -6,
      y: -40,
      scale: 0.8,
    }) +
    `<circle cx="7" cy="-29" r="5" fill="${edge}"/><circle cx="7" cy="-29" r="3.8" fill="#ffe08a"/>
    <circle cx="7.6" cy="-28.6" r="2.3" fill="${edge}"/><circle cx="6.4" cy="-30.4" r="1.2"
    fill="#fff"/>`
  );
};

export const angelfish: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#0c1c5c');
  const gold = ['#fffbc0', '#ffe02c 42', '#f5a80c 78', '#c06a04'];
  const stripes = `<g fill="#2448d8"><path d="M14 -34Q6 0 14 34L22 32Q15 0 22 -34Z"/><path d="M-6 -40Q-16 0 -6
      40L4 40Q-4 0 4 -40Z"/></g><path d="M28 -16Q24 2 28 18" stroke="#2448d8" stroke-width="4"
      fill="none"/>`;
  return (
    body('M-22 -4L-44 -22C-40 -8 -40 8 -44 24L-22 8Z', ['#6a9cff', '#2448d8', '#0c1c7c']) +
    body('M6 -26C0 -40 -14 -46 -30 -44C-22 -36 -20 -28 -18 -18Z', ['#6a9cff', '#1f3cc0']) +
    body('M6 28C0 40 -14 46 -30 44C-22 36 -20 28 -18 20Z', ['#3a60e0', '#0c1c7c']) +
    body(
      'M44 2C38 -14 24 -29 6 -30C-14 -30 -26 -12 -28 2C-26 18 -14 32 6 32C24 31 38 18 44 2Z',
      gold,
      {
        inner: stripes,
        depth: 4,
      },
    ) +
    placed(body(blade(18, 7), ['#ffb84a', '#f07a0c'], { depth: 2 }), { x: 9, y: 8, rotate: 150 }) +
    `<circle cx="30" cy="-6" r="6" fill="#0c1c5c"/><circle cx="30" cy="-6" r="4.6" fill="#fff"/>
    <circle cx="31" cy="-5.6" r="2.9" fill="#0c1c5c"/><circle cx="29.6" cy="-7.4" r="1.3"
    fill="#fff"/>
    <path d="M42 6Q37 9 33 6" stroke="#0c1c5c" stroke-width="2.2" fill="none"
    stroke-linecap="round"/>` +
    gloss(sheet, { x: 4, y: -21, rx: 12, ry: 4, rotate: -6 })
  );
};

export const star: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#5c1404');
  const tips = Array.from({ length: 5 }, (_, index) => ({
    tip: polar([0, 3], 44, index * 72 - 90),
    left: polar([0, 3], 20, index * 72 - 126),
    near: polar([0, 3], 43, index * 72 - 101),
    far: polar([0, 3], 43, index * 72 - 79),
  }));
  const at = (point: Point) => `${n(point[0])} ${n(point[1])}`;
  const [first] = tips;
  const path = tips.map(({ left, near, far }, index) => {
    const next = tips[(index + 1) % 5]?.left ?? left;
    const mid = polar([0, 3], 49, index * 72 - 90);
    return `Q${at(polar([0, 3], 30, index * 72 - 106))} ${at(near)}Q${at(mid)}
      ${at(far)}Q${at(polar([0, 3], 30, index * 72 - 74))} ${at(next)}`;
  });
  const dots = [12, 20, 28, 36]
    .map((radius, index) =>
      beads({ y: 3, radius, count: 5, size: 3 - index * 0.45, from: -90 }, '#fff0c0'),
    )
    .join('');
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    body(
      `M${first ? at(first.left) : ''}${path.join('')}Z`,
      ['#ffd28a', '#ff8a3c 45', '#e04a1c 76', '#8a1c08'],
      {
        round: [0.45, 0.4, 0.62],
        depth: 4.5,
        inner: dots,
      },
    ) +
    `<circle cy="3" r="5" fill="#fff0c0"/><circle cy="3" r="2.4" fill="#e04a1c"/>`
  );
};

/** A fan of ribs, its hinge at the origin and its rim above. */
const fan = (sheet: Sheet, radius: number, tones: readonly string[]): string => {
  const ribs = 7;
  const step = 150 / ribs;
  let rim = '';
  let lines = '';
  for (let index = 0; index < ribs; index++) {
    const bulge = polar([0, 0], radius * 1.12, 195 + step * (index + 0.5));
    const to = polar([0, 0], radius * 0.93, 195 + step * (index + 1));
    rim += `Q${n(bulge[0])} ${n(bulge[1])} ${n(to[0])} ${n(to[1])}`;
    if (index < ribs - 1) lines += `M0 0L${n(to[0])} ${n(to[1])}`;
  }
  const start = polar([0, 0], radius * 0.93, 195);
  return draughtsman(sheet, '#5a1450')(`M-8 2L${n(start[0])} ${n(start[1])}${rim}L8 2Z`, tones, {
    round: [0.5, 0.9, 0.95],
    inner: `<path d="${lines}" stroke="#a83c88" stroke-opacity=".6" stroke-width="2.4"/>`,
    depth: 3.4,
  });
};

export const pearlShell = (sheet: Sheet): string =>
  placed(fan(sheet, 44, ['#fff0e0', '#ffb8d0 50', '#e868b0 85', '#b43c94']), { y: 10 }) +
  `<g transform="translate(0 14)scale(1
    -.66)">${fan(sheet, 44, ['#fff6ea', '#ffc8dc 55', '#d858a4'])}</g>` +
  draughtsman(sheet, '#5a1450')(disc(0, 13, 33, 8), ['#8a2c70', '#f0a0cc'], {
    depth: 2,
    weight: 1.6,
  }) +
  `<circle cy="3" r="17" fill="#5a1450"/>` +
  placed(pearlBead(sheet, 15.4), { y: 3 });

export const scatter: DrawSymbol = (sheet) =>
  burst(sheet, '#ff9ad8', '#fff3e0') +
  pearlShell(sheet) +
  sparkle(10, -6, 9, '#ffffff') +
  sparkle(-34, 30, 7) +
  sparkle(36, -34, 6);

const CORAL_BRANCHES =
  `M0 40C0 24 -2 16 0 -30M0 24C-16 20 -24 8 -24 -8M-24 4C-34 0 -37 -8 -37 -16M-24 -8C-22 -16 -24
    -22 -21 -30` +
  `M0 20C16 16 26 8 26 -4M26 4C36 0 38 -8 37 -18M26 -4C22 -14 22 -22 24 -32M0 -8C-8 -14 -10 -22 -9
    -36M0 -14C8 -20 8 -28 10 -38`;

export const coral = (colours: { fill: string; edge: string; light: string }): string =>
  tube(CORAL_BRANCHES, { width: 9.5, rim: 4.6, ...colours });

export const wild: DrawSymbol = (sheet) =>
  glow(sheet, { x: 0, y: -2, radius: 47, colour: '#ff7a8a', strength: 0.85 }) +
  coral({ fill: '#ff4a5c', edge: '#5c0620', light: '#ffd0c8' }) +
  `<g fill="#fff0c0" opacity=".9"><circle cx="-37" cy="-16" r="2"/><circle cx="-21" cy="-30" r="2"/>
    <circle cx="-9" cy="-36" r="2"/><circle cx="10" cy="-38" r="2"/><circle cx="24" cy="-32" r="2"/>
    <circle cx="37" cy="-18" r="2"/><circle cy="-30" r="2"/></g>` +
  `<ellipse cy="20" rx="26" ry="10" fill="${radial(sheet, ['#5c0620/0.6', '#5c0620/0'])}"/>` +
  wildPlate(sheet, {
    face: 'rounded',
    cloth: ['#5af0e8', '#12a8c0 50', '#06648c'],
    line: DEEP,
    y: 32,
  });
