import { petals, sakura } from '../draw/flowers.ts';
import { glow, rays, sparkle } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n, type Point, placed, polar, polygon } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { around, disc, gloss, groundShadow, painted } from './painted.ts';
import { wildPlate } from './plate.ts';

const PLUM = '#3d0a34';

/** A single large blossom, about 64 across, painted like lacquer. */
export function blossom(sheet: Sheet): string {
  const petal = 'M0 3C-13 -2 -19 -20 -11 -30L-4 -33L0 -28L4 -33L11 -30C19 -20 13 -2 0 3Z';
  const look = {
    fill: radial(sheet, ['#ffffff', '#ffd8e8 45', '#ff8ab8 80', '#e8508e'], [0.5, 0.1, 1]),
    line: '#8a1450',
    weight: 1.8,
    depth: 3,
  };
  const stamen = `<path d="M0 -5V-14" stroke="#c2246a" stroke-width="1.7"/>
    <circle cy="-15" r="2.1" fill="#ffd76e"/>`;
  return (
    around(5, painted(sheet, petal, look)) +
    around(10, stamen, 18) +
    painted(sheet, disc(0, 0, 4.6), { fill: gold(sheet), line: '#8a1450', weight: 1.4, depth: 2 })
  );
}

export function crest(sheet: Sheet): string {
  return (
    glow(sheet, { x: 0, y: -5, radius: 46, colour: '#ff9ac8', strength: 0.7 }) +
    painted(sheet, disc(0, -5, 39), {
      fill: linear(sheet, ['#fff6cf', '#f0b944 45', '#a86814'], [0, 0, 1, 1]),
      line: '#4a2405',
      depth: 3,
    }) +
    painted(sheet, disc(0, -5, 32.5), {
      fill: radial(sheet, ['#b02a7a', '#6d1258 60', '#3a0838'], [0.5, 0.4, 0.6]),
      line: '#5c3606',
      weight: 1.6,
      light: 0.3,
    }) +
    placed(blossom(sheet), { y: -5, scale: 0.96 }) +
    wildPlate(sheet, { face: 'heavy', cloth: ['#ff9ac8', '#e03a86 50', '#96145c'], line: PLUM })
  );
}

export function fullMoon(sheet: Sheet): string {
  const seas = `<g fill="#e0a850" opacity=".34"><circle cx="-12" cy="-14" r="8"/>
    <circle cx="4" cy="-22" r="5"/><ellipse cx="14" cy="2" rx="11" ry="8"/>
    <circle cx="-10" cy="12" r="6"/><circle cx="20" cy="-16" r="4"/></g>`;
  return (
    rays(sheet, { centre: [0, 0], length: 46, count: 18, colour: '#fff0b8', strength: 1 }) +
    glow(sheet, { x: 0, y: 0, radius: 46, colour: '#ffe08a', strength: 0.9 }) +
    painted(sheet, disc(0, 0, 36), {
      fill: radial(sheet, ['#fffef4', '#fff3c4 50', '#ffd88a 82', '#f0b050'], [0.42, 0.36, 0.68]),
      line: '#7a4a14',
      depth: 4,
      shade: 0.24,
      inner: seas,
    }) +
    `<g fill="none" stroke-linecap="round"><path d="M-42 34C-26 34 -12 24 2 24C16 24 26 14 42 14"
      stroke="#2a0a1c" stroke-width="8"/><path d="M-42 34C-26 34 -12 24 2 24C16 24 26 14 42 14"
      stroke="#7a3a3a" stroke-width="4"/></g>` +
    placed(blossom(sheet), { x: -20, y: 28, scale: 0.46, rotate: 10 }) +
    placed(blossom(sheet), { x: 8, y: 22, scale: 0.56, rotate: -14 }) +
    placed(blossom(sheet), { x: 33, y: 14, scale: 0.4, rotate: 30 }) +
    sparkle(24, -26, 9)
  );
}

/** An open folding fan with its pivot below. */
export function fan(sheet: Sheet): string {
  const pivot: Point = [0, 34];
  const ribs = 11;
  const from = -160;
  const step = 140 / ribs;
  const arc = (radius: number, sweep: 0 | 1) => {
    const [x1, y1] = polar(pivot, radius, sweep ? from : from + 140);
    const [x2, y2] = polar(pivot, radius, sweep ? from + 140 : from);
    return {
      start: `${n(x1)} ${n(y1)}`,
      line: `A${radius} ${radius} 0 0 ${sweep} ${n(x2)} ${n(y2)}`,
    };
  };
  const outer = arc(74, 1);
  const inner = arc(26, 0);
  const leaf = `M${outer.start}${outer.line}L${inner.start}${inner.line}Z`;
  const folds = Array.from({ length: ribs }, (_, index) => {
    const wedge = [
      polar(pivot, 24, from + index * step),
      polar(pivot, 76, from + index * step),
      polar(pivot, 76, from + (index + 0.5) * step),
      polar(pivot, 24, from + (index + 0.5) * step),
    ];
    return polygon(wedge);
  }).join('');
  const sticks = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = polar(pivot, 30, from + index * 20);
    return `M0 34L${n(x)} ${n(y)}`;
  }).join('');
  return (
    `<g transform="translate(0 2)scale(.64 .98)">` +
    `<path d="${sticks}" stroke="#3d1406" stroke-width="7" stroke-linecap="round"/>
    <path d="${sticks}" stroke="#e8b05a" stroke-width="3.4" stroke-linecap="round"/>` +
    painted(sheet, leaf, {
      fill: linear(sheet, ['#ff7a5c', '#e0243f 42', '#9a0f3a']),
      line: PLUM,
      weight: 3,
      depth: 3,
      inner: `<circle cx="24" cy="-10" r="15" fill="${gold(sheet)}"/>
        <path d="M-76 14C-50 -4 -30 16 -4 4C10 -2 20 12 30 10C10 24 -40 30 -76 30Z" fill="#fff0dc"
          opacity=".85"/><path d="${folds}" fill="#2a0420" opacity=".2"/>
        ${placed(sakura(sheet), { x: -36, y: -4, scale: 1.1 })}
        ${placed(sakura(sheet), { x: -14, y: -22, scale: 0.9 })}`,
    }) +
    `<path d="M${outer.start}${outer.line}" fill="none" stroke="${goldRim(sheet)}"
      stroke-width="4"/></g>` +
    painted(sheet, disc(0, 35, 4.4), {
      fill: gold(sheet),
      line: '#3d1406',
      weight: 1.8,
      depth: 2,
    }) +
    '<path d="M0 38C-4 42 -10 40 -14 45M0 38C4 42 8 40 12 45" stroke="#e0243f" stroke-width="2.6"' +
    ' fill="none" stroke-linecap="round"/>'
  );
}

export function shamisen(sheet: Sheet): string {
  const wood = linear(sheet, ['#d88a4a', '#8a4420 50', '#4a1c10'], [0, 0, 1, 0]);
  const peg = (y: number, side: number) =>
    painted(sheet, `M${side * 3} ${y - 2.6}H${side * 15}V${y + 2.6}H${side * 3}Z`, {
      fill: '#fff0d0',
      line: '#2a0c14',
      weight: 1.8,
      depth: 2,
    });
  return (
    groundShadow(sheet, { y: 42, width: 64, x: -8 }) +
    '<g transform="translate(0 -1)scale(.93)rotate(34)">' +
    peg(-43, 1) +
    peg(-35, -1) +
    peg(-29, 1) +
    painted(sheet, 'M-4.6 -50H4.6L4 14H-4Z', { fill: wood, line: '#2a0c14', depth: 2 }) +
    painted(
      sheet,
      'M-22 2C-8 -2 8 -2 22 2C26 16 26 28 22 42C8 46 -8 46 -22 42C-26 28 -26 16 -22 2Z',
      {
        fill: linear(sheet, ['#9a5ad8', '#5c1f96 55', '#340a5c']),
        line: '#1f0640',
        depth: 4,
      },
    ) +
    painted(
      sheet,
      'M-17 7C-6 4 6 4 17 7C20 18 20 27 17 37C6 40 -6 40 -17 37C-20 27 -20 18 -17 7Z',
      {
        fill: radial(sheet, ['#fffdf4', '#fff0d8 60', '#e8c8a0']),
        line: '#340a5c',
        weight: 1.4,
        depth: 2,
      },
    ) +
    '<path d="M-9 33H9" stroke="#5c2a10" stroke-width="3.6" stroke-linecap="round"/>' +
    '<path d="M-2.4 -40V34M2.4 -40V34" stroke="#fff6e0" stroke-width="1.5"/></g>' +
    painted(sheet, 'M16 14L40 6C44 16 42 26 36 32L14 22Z', {
      fill: linear(sheet, ['#fff6d8', '#f0c46a 60', '#b8782a']),
      line: '#3d1c06',
      weight: 2,
      depth: 3,
    }) +
    `<path d="M18 18L2 26" stroke="#3d1c06" stroke-width="8" stroke-linecap="round"/>
    <path d="M18 18L2 26" stroke="#d84a3a" stroke-width="4.4" stroke-linecap="round"/>`
  );
}

const PAPER_FACES: readonly (readonly [readonly Point[], string])[] = [
  [
    [
      [-2, 10],
      [26, -44],
      [18, 16],
    ],
    '#0c6a7a',
  ],
  [
    [
      [26, -44],
      [18, 16],
      [30, 0],
    ],
    '#14869a',
  ],
  [
    [
      [8, 10],
      [45, -20],
      [14, 28],
    ],
    '#2ab0ba',
  ],
  [
    [
      [8, 10],
      [45, -20],
      [4, 14],
    ],
    '#7ae4e0',
  ],
  [
    [
      [-6, 10],
      [-37, -22],
      [-12, 28],
    ],
    '#2ab0ba',
  ],
  [
    [
      [-6, 10],
      [-37, -22],
      [-2, 12],
    ],
    '#8aeee6',
  ],
  [
    [
      [-37, -22],
      [-46, -5],
      [-32, -14],
    ],
    '#14869a',
  ],
  [
    [
      [-17, 10],
      [-20, -44],
      [13, 14],
    ],
    '#d8fffa',
  ],
  [
    [
      [-17, 10],
      [-20, -44],
      [-4, 20],
    ],
    '#a4f5ec',
  ],
  [
    [
      [-18, 10],
      [16, 12],
      [0, 40],
    ],
    '#3fc8cc',
  ],
  [
    [
      [-18, 10],
      [-2, 16],
      [0, 40],
    ],
    '#84ece6',
  ],
];

export const crane = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 42, width: 60 }) + placed(flyingCrane(sheet), { scale: 0.96 });

/** The paper crane without a ground below it. */
export function flyingCrane(sheet: Sheet): string {
  const shapes = PAPER_FACES.map(([points]) => polygon(points)).join('');
  return (
    `<path d="${shapes}" fill="#053a48" stroke="#053a48" stroke-width="5"
      stroke-linejoin="round"/>` +
    PAPER_FACES.map(
      ([points, colour]) =>
        `<path d="${polygon(points)}" fill="${colour}" stroke="#053a48" stroke-opacity=".35"
          stroke-width=".8" stroke-linejoin="round"/>`,
    ).join('') +
    `<path d="M-17 8L-20 -40M-17 10L-20 -44L12 13" fill="none" stroke="#ffffff"
      stroke-width="1.8"/>` +
    clipped(
      sheet,
      polygon([
        [-17, 10],
        [-20, -44],
        [13, 14],
      ]),
      `<g fill="#ff8ab8">${petals(
        { x: -16, y: -26, width: 20, height: 36 },
        { count: 7, seed: 4, colours: ['#ff8ab8', '#f05a96'], size: 0.9 },
      )}</g>`,
    ) +
    sparkle(28, -38, 8)
  );
}

export function sakeCup(sheet: Sheet): string {
  const bowl = 'M-42 -14C-41 14 -24 32 0 32C24 32 41 14 42 -14Z';
  const glaze = linear(sheet, ['#0f3a9a', '#3f86f0 34', '#1f52c8 64', '#0c2470'], [0, 0, 1, 0]);
  const waves = [-34, -20, -6, 8, 22]
    .map((x) => `M${x} 10a7 7 0 0 1 14 0M${x + 3.6} 10a3.4 3.4 0 0 1 6.8 0`)
    .join('');
  return (
    groundShadow(sheet, { y: 42, width: 76 }) +
    painted(sheet, 'M-16 28H16L19 42H-19Z', { fill: glaze, line: '#0a1648', depth: 3 }) +
    painted(sheet, bowl, {
      fill: glaze,
      line: '#0a1648',
      depth: 5,
      inner: `<path d="${waves}" stroke="#e8f4ff" stroke-width="2" fill="none"/>
        <path d="M-42 14H42" stroke="${gold(sheet)}" stroke-width="2.6"/>`,
    }) +
    painted(sheet, disc(0, -15, 42, 15), {
      fill: linear(sheet, ['#dcecff', '#a8c8f5']),
      line: '#0a1648',
      weight: 2,
      depth: 2,
    }) +
    `<ellipse cy="-13.5" rx="36" ry="11" fill="${linear(sheet, ['#f0d890', '#fff6d0'])}"/>
    <ellipse cx="-10" cy="-16" rx="17" ry="3.4" fill="#fff" opacity=".7"/>` +
    placed(`<g transform="scale(1 .6)">${blossom(sheet)}</g>`, { x: 12, y: -15, scale: 0.52 }) +
    gloss(sheet, { x: -25, y: 4, rx: 4, ry: 12, rotate: -18 })
  );
}
