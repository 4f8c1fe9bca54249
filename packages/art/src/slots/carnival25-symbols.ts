import { glow, sparkle } from '../draw/light.ts';
import { n, placed, polar, starPath } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { beads, box, draughtsman, tube } from './shapes.ts';
import type { DrawSymbol } from './theme.ts';

const NIGHT = '#1c0638';
export const GOLD = ['#fff8d0', '#ffdc5a 36', '#e8981c 68', '#8a4c08'];

/** A soft feather with a parted vane, from the origin upwards. */
const plume = (sheet: Sheet, height: number, tones: readonly string[]): string => {
  const half = height * 0.2;
  const barbs = [0.3, 0.45, 0.6, 0.75]
    .map(
      (t) =>
        `M0 ${n(-height * t)}l${n(half * 0.8)} ${n(-height * 0.14)}M0
          ${n(-height * t)}l${n(-half * 0.8)} ${n(-height * 0.14)}`,
    )
    .join('');
  return draughtsman(sheet, NIGHT)(
    `M0 0C${n(-half * 1.5)} ${n(-height * 0.35)} ${n(-half * 1.3)} ${n(-height * 0.85)} 0
      ${n(-height)}C${n(half * 1.3)} ${n(-height * 0.85)} ${n(half * 1.5)} ${n(-height * 0.35)} 0
        0Z`,
    tones,
    {
      depth: 2.4,
      weight: 1.8,
      inner: `<path d="M0 0V${n(-height * 0.94)}${barbs}" fill="none" stroke="#fff"
        stroke-opacity=".5" stroke-width="1.6"/>`,
    },
  );
};

/** A half mask in violet and gold under a fan of plumes. */
export const mask = (sheet: Sheet): string => {
  const body = draughtsman(sheet, NIGHT);
  const pink = ['#ffc0f0', '#ff4ab8 45', '#a80c84'];
  const cyan = ['#c8fbff', '#2cc8f0 45', '#0a6ab0'];
  const fan = [-66, 66, -45, 45, -23, 23, 0]
    .map((rotate, index) =>
      placed(plume(sheet, 56 - Math.abs(rotate) * 0.13, index % 4 < 2 ? cyan : pink), {
        y: -2,
        rotate,
      }),
    )
    .join('');
  const trim = mirrored(
    `<path d="M4 6C8 -4 30 -8 36 2C38 12 26 22 16 19C8 17 4 12 4 6Z" fill="none" stroke="#ffe48a"
      stroke-width="3.4"/>`,
  );
  const eyes = mirrored(
    '<path d="M7 7C11 0 28 -3 33 3C34 11 25 18 16 16C10 15 7 11 7 7Z" fill="#12041f"/>',
  );
  return (
    fan +
    body(
      `M0 -10C12 -16 34 -18 45 -8C46 10 40 26 26 31C14 34 6 27 0 18C-6 27 -14 34 -26 31C-40 26 -46
        10 -45 -8C-34 -18 -12 -16 0 -10Z`,
      ['#d890ff', '#8a2ce0 42', '#4a0c96 76', '#26064e'],
      {
        inner: `${trim}<g fill="#ffe48a"><circle cx="-38" cy="-2" r="1.8"/><circle cx="38" cy="-2"
          r="1.8"/><circle cx="-34" cy="22" r="1.8"/><circle cx="34" cy="22" r="1.8"/><circle
          cx="-24" cy="26" r="1.8"/><circle cx="24" cy="26" r="1.8"/></g>`,
        depth: 3.4,
      },
    ) +
    eyes +
    body('M0 -20L9 -8L0 8L-9 -8Z', GOLD, { depth: 2 }) +
    body('M0 -14L5 -8L0 1L-5 -8Z', ['#ffd0e8', '#ff2c7c 50', '#8a0440'], { depth: 1.6, weight: 1 })
  );
};

export const wild: DrawSymbol = (sheet) =>
  glow(sheet, { x: 0, y: -10, radius: 46, colour: '#e04aff', strength: 0.85 }) +
  placed(mask(sheet), { y: 4, scale: 0.85 }) +
  wildPlate(sheet, {
    face: 'heavy',
    cloth: ['#ffe48a', '#f0a01c 50', '#a85a08'],
    line: '#3a1404',
    ink: ['#ffffff', '#fff6d8'],
    y: 33,
  });

/** A shell of fire that opens in rings. */
export const firework = (
  tones: readonly [string, string, string],
  radius: number,
  arms = 14,
): string => {
  const trails = Array.from({ length: arms }, (_, index) => {
    const angle = (360 / arms) * index;
    const long = index % 2 === 0 ? radius : radius * 0.76;
    const [x1, y1] = polar([0, 0], radius * 0.2, angle);
    const [x2, y2] = polar([0, 0], long * 0.9, angle);
    const colour = tones[index % 2] ?? tones[0];
    return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${colour}"
      stroke-width="${n(radius * 0.07)}"/>
      <circle cx="${n(x2)}" cy="${n(y2)}" r="${n(radius * 0.075)}" fill="${tones[2]}"
      stroke="${colour}" stroke-width="${n(radius * 0.04)}"/>`;
  });
  return `<g stroke-linecap="round">${trails.join('')}</g>`;
};

export const scatter: DrawSymbol = (sheet) =>
  burst(sheet, '#5a7cff', '#e0e8ff') +
  draughtsman(sheet, NIGHT)(disc(0, 0, 42), GOLD, { along: [0, 0, 1, 1] }) +
  draughtsman(sheet, NIGHT)(disc(0, 0, 36), ['#3a2c9a', '#1c1466 50', '#0c0638'], {
    weight: 1.4,
    depth: 3,
  }) +
  beads({ radius: 39, count: 18, size: 1.7 }, '#fff8d0') +
  glow(sheet, { x: 0, y: 0, radius: 30, colour: '#ff8ad0', strength: 0.8 }) +
  firework(['#ffd84a', '#ff5ab0', '#fffbe0'], 34, 16) +
  firework(['#6af0ff', '#6af0ff', '#ffffff'], 17, 10) +
  sparkle(0, 0, 13, '#ffffff') +
  sparkle(-28, -28, 8) +
  sparkle(30, 26, 7);

/** A wheel with lit cabins, its hub on the origin; 88 across. */
export const ferrisWheel = (sheet: Sheet, tones: { rim: string; edge: string }): string => {
  const body = draughtsman(sheet, tones.edge);
  const spokes = around(
    8,
    `<path d="M0 0V-34" stroke="${tones.edge}" stroke-width="5"/><path d="M0 0V-34"
      stroke="${tones.rim}" stroke-width="2.2"/>`,
  );
  const paints = [
    ['#ffe48a', '#f0901c'],
    ['#ff9ad8', '#d81c8a'],
    ['#c8a0ff', '#6a2ce0'],
    ['#a8ffb0', '#1ca85c'],
  ];
  const cabins = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = polar([0, 0], 35, index * 45 - 90);
    const path = `M${n(x - 7)} ${n(y - 1)}H${n(x + 7)}Q${n(x + 7)} ${n(y + 9)} ${n(x)}
      ${n(y + 9)}Q${n(x - 7)} ${n(y + 9)} ${n(x - 7)} ${n(y - 1)}ZM${n(x - 6)} ${n(y - 3)}Q${n(x)}
        ${n(y - 10)} ${n(x + 6)} ${n(y - 3)}Z`;
    return body(path, paints[index % 4] ?? [], { depth: 2, weight: 1.6 });
  }).join('');
  const ring = (radius: number, colour: string, width: number) =>
    `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    spokes +
    ring(35, tones.edge, 7.4) +
    ring(35, tones.rim, 4) +
    ring(20, tones.edge, 5) +
    ring(20, tones.rim, 2.4) +
    beads({ radius: 20, count: 16, size: 1.5 }, '#ffffff') +
    cabins +
    body(disc(0, 0, 8), GOLD, { depth: 2 }) +
    `<path d="${starPath([0, 0], { points: 5, outer: 5, inner: 2.2 })}" fill="#8a1c6a"/>`
  );
};

export const wheel: DrawSymbol = (sheet) =>
  groundShadow(sheet, { y: 44, width: 64 }) +
  tube('M-22 43L0 -2L22 43', { width: 6, fill: '#2c7ae0', edge: '#06204a' }) +
  tube('M-28 43H28', { width: 5, fill: '#2c7ae0', edge: '#06204a' }) +
  placed(ferrisWheel(sheet, { rim: '#3ce4ff', edge: '#06204a' }), { y: -4, scale: 0.9 });

export const trumpet: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#4a2404');
  const pipe = { width: 7, fill: '#f5b42c', edge: '#4a2404', light: '#fff6c8' };
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    placed(
      tube('M-40 0H10', pipe) +
        tube('M14 -4H-12Q-24 -4 -24 8T-12 20H6Q16 20 16 10V2', pipe) +
        [-14, -3, 8]
          .map(
            (x) =>
              body(box(x - 4.4, -14, 8.8, 36, 3), GOLD, { depth: 2 }) +
              body(box(x - 4, -21, 8, 7, 2.4), ['#ffffff', '#c8d0e8 50', '#7a84a8'], {
                depth: 1.6,
                weight: 1.6,
              }),
          )
          .join('') +
        body('M12 -5C24 -6 32 -14 40 -25Q46 -26 46 -22V22Q46 26 40 25C32 14 24 6 12 5Z', GOLD) +
        body(disc(42, 0, 6.4, 24), ['#a85a0c', '#e8981c 60', '#fff0a0'], {
          along: [0, 0, 1, 0],
          depth: 2,
        }) +
        body('M-46 -6H-40L-36 -3V3L-40 6H-46Z', ['#ffffff', '#c8d0e8 50', '#7a84a8'], {
          depth: 1.6,
        }) +
        gloss(sheet, { x: 30, y: -10, rx: 8, ry: 2.6, rotate: -42 }),
      { x: -2, rotate: -24, scale: 0.93 },
    ) +
    sparkle(36, -36, 6)
  );
};

export const ticket: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#5a0a18');
  const shape =
    'M-40 -24H-14a5 5 0 0 0 10 0H40V-8a8 8 0 0 0 0 16V24H-4a5 5 0 0 0 -10 0H-40V8a8 8 0 0 0 0 -16Z';
  const star = starPath([17, 0], { points: 5, outer: 14, inner: 6 });
  const one = (fill: readonly string[], marks: string) =>
    body(shape, fill, { inner: marks, depth: 3 });
  const marks = `<path d="M-9 -16V18" stroke="#5a0a18" stroke-width="2.6" stroke-dasharray="4
    4"/><path d="M0 -18H34M0 18H34" stroke="#ffd0b0" stroke-width="2.2"/>
    <path d="${star}" fill="#fff3c4" stroke="#8a0c1c" stroke-width="2" stroke-linejoin="round"/>
    <path d="M-30 -10V10M-25 -10V10M-19 -10V10" stroke="#ffe0c8" stroke-width="2.6"/>`;
  return (
    groundShadow(sheet, { y: 42, width: 76 }) +
    placed(one(['#ffd88a', '#f0902c 60', '#a84c0c'], ''), { x: 2, y: 6, rotate: 14, scale: 0.92 }) +
    placed(one(['#ff9a8a', '#f0303c 46', '#a80c28'], marks), {
      x: -1,
      y: -3,
      rotate: -18,
      scale: 0.97,
    })
  );
};

export const hat: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#04281c');
  const felt = ['#0a5a3c', '#4ae090 30', '#14a05c 55', '#054a30'];
  return (
    groundShadow(sheet, { y: 42, width: 88 }) +
    body(disc(0, 29, 45, 12), ['#4ae090', '#108a50 50', '#054a30'], { depth: 3 }) +
    body('M-28 28C-26 8 -28 -14 -33 -32Q0 -24 33 -32C28 -14 26 8 28 28Q0 38 -28 28Z', felt, {
      along: [0, 0, 1, 0],
      light: 0.3,
    }) +
    body(disc(0, -32, 33, 9), ['#063a26', '#1ca864'], { depth: 2 }) +
    body('M-27.6 14Q0 24 27.6 14L28 28Q0 38 -28 28Z', ['#ff9ae0', '#e01c9a 50', '#7a0860'], {
      depth: 2.4,
      weight: 1.6,
    }) +
    `<path d="${starPath([0, 24], { points: 5, outer: 7.4, inner: 3.2 })}" fill="#ffe48a"
      stroke="${NIGHT}" stroke-width="1.8" stroke-linejoin="round"/>
    <g fill="#fff8d0"><path
    d="${starPath([-12, -8], { points: 4, outer: 5.4, inner: 1.8 })}
      ${starPath([10, 0], { points: 4, outer: 4.4, inner: 1.5 })}
      ${starPath([14, -17], { points: 4, outer: 5, inner: 1.7 })}"/></g>` +
    sparkle(-24, -34, 7)
  );
};

/** A striped tent with its roof's peak on the origin, 120 wide and 100 high. */
export const tent = (sheet: Sheet, tones: readonly [string, string]): string => {
  const stripe = (from: number, to: number, top: number) =>
    `M${n(from * 0.1)} ${top}L${from} 46V100H${to}V46L${n(to * 0.1)} ${top}Z`;
  const bands = [-60, -36, -12, 12, 36]
    .map(
      (x, index) => `<path d="${stripe(x, x + 24, 0)}" fill="${index % 2 ? tones[0] : tones[1]}"/>`,
    )
    .join('');
  const hem = [-60, -45, -30, -15, 0, 15, 30, 45]
    .map(
      (x) =>
        `<path d="M${x} 45h15q-2 11 -7.5 11t-7.5 -11Z"
          fill="${linear(sheet, ['#ffe48a', '#c8781c'])}"/>`,
    )
    .join('');
  return `${bands}<path d="M-60 46H60V100H-60Z"
    fill="${linear(sheet, ['#0c0420/0.35', '#0c0420/0.1 30', '#0c0420/0.5'])}"/><path d="M-14
    100V70Q0 54 14 70V100Z" fill="${linear(sheet, ['#fff0a8', '#ff9a3c'])}"/>${hem}
    <path d="M0 2V-18" stroke="#ffe48a" stroke-width="2"/><path d="M0 -18L16 -13L0 -7Z"
    fill="#ff4ab8"/>`;
};
