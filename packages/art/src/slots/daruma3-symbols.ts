import { n, placed, polar, starPath } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, groundShadow, painted } from './painted.ts';
import { wildPlate } from './plate.ts';

export type DollTones = {
  /** From the lit side to the dark one. */
  readonly body: readonly string[];
  readonly line: string;
  readonly trim: string;
};

export const RED: DollTones = {
  body: ['#f5503f', '#e03028 58', '#b81c22 58', '#9a141e'],
  line: '#4a0810',
  trim: '#ffd24a',
};
export const GOLD: DollTones = {
  body: ['#ffdc5c', '#f5bc2e 58', '#d8941c 58', '#b87412'],
  line: '#5c3204',
  trim: '#c8281e',
};
export const GREEN: DollTones = {
  body: ['#5cc86a', '#36a850 58', '#1f823f 58', '#146a34'],
  line: '#06381c',
  trim: '#fff0c0',
};
export const VIOLET: DollTones = {
  body: ['#a878e8', '#8450d0 58', '#6434a8 58', '#50268e'],
  line: '#24084e',
  trim: '#ffd24a',
};

const BODY =
  'M0 -42C24 -42 41 -27 41 -4C41 16 34 32 25 39C14 44 -14 44 -25 39C-34 32 -41 16 -41 -4' +
  'C-41 -27 -24 -42 0 -42Z';
const FACE =
  'M0 -27C19 -31 31 -20 31 -6C31 9 18 17 0 17C-18 17 -31 9 -31 -6C-31 -20 -19 -31 0 -27Z';

/**
 * A wishing doll in matte paint: one eye is filled in when the wish is made, the other when it
 * comes true. The shade has a hard edge, as on paper that is cut and laid in layers.
 */
export function doll(sheet: Sheet, tones: DollTones, hasWon = false): string {
  const { line, trim } = tones;
  const eye = (x: number, isFilled: boolean) =>
    `<circle cx="${x}" cy="-7" r="9.4" fill="#fff" stroke="#1c1214" stroke-width="2.6"/>` +
    (isFilled
      ? `<circle cx="${x + 1}" cy="-6.4" r="5" fill="#1c1214"/>
        <circle cx="${x + 2.8}" cy="-8.4" r="1.6" fill="#fff"/>`
      : '');
  const strokes = mirrored(
    `<path d="M4 -19C9 -27 22 -28 28 -17C21 -20 12 -19 6 -14Z" fill="#1c1214"/>
    <path d="M8 7C16 13 26 11 30 3C30 14 18 20 8 12Z" fill="#1c1214"/>`,
  );
  return (
    painted(sheet, BODY, {
      fill: linear(sheet, tones.body, [0.2, 0, 0.8, 1]),
      line,
      light: 0.22,
      shade: 0.12,
      inner: `<g fill="none" stroke="${trim}" stroke-width="3.6" stroke-linecap="round">
        <path d="M-40 18C-28 14 -19 24 -20 42M40 18C28 14 19 24 20 42"/></g>
        <path d="M-12 25H12M-9 32H9" stroke="${trim}" stroke-width="3.6" stroke-linecap="round"/>`,
    }) +
    painted(sheet, FACE, {
      fill: '#fff3e2',
      line,
      weight: 1.8,
      light: 0,
      shade: 0.1,
      inner: eye(-13, true) + eye(13, hasWon) + strokes,
    }) +
    `<path d="M-5 8Q0 12 5 8" stroke="#c8281e" stroke-width="3" fill="none"
      stroke-linecap="round"/>`
  );
}

/** Streaks of air behind something fast. */
export const streaks = (colour: string): string =>
  `<path d="M-44 -20H-30M-44 -2H-36M-44 16H-32" stroke="${colour}" stroke-width="4.4"
    stroke-linecap="round"/>`;

/** A cart wheel with six spokes, 60 across. */
export function cartWheel(sheet: Sheet, rim: readonly string[], hub: string): string {
  const line = '#3a1c0c';
  const ring = (width: number, colour: string) =>
    `<circle r="25" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    around(6, `<path d="M-3 0V-24H3V0Z" fill="#f0c48a" stroke="${line}" stroke-width="1.8"/>`) +
    ring(11.6, line) +
    ring(7.4, linear(sheet, rim, [0, 0, 1, 1])) +
    painted(sheet, disc(0, 0, 7.4), { fill: hub, line, weight: 2, light: 0.3, depth: 3 }) +
    around(6, `<circle cy="-25" r="1.7" fill="${line}"/>`, 30)
  );
}

/** A doll on a little cart, as it takes part in the race; about 84 wide, wheels on y = 46. */
export function racer(sheet: Sheet, tones: DollTones, lean: number): string {
  const wheel = cartWheel(sheet, ['#ffffff', '#e8d8c8 58', '#b8a494 58', '#a89484'], tones.trim);
  return (
    `<g transform="rotate(${lean})">${placed(doll(sheet, tones), { y: -7, scale: 0.86 })}</g>` +
    painted(sheet, 'M-38 24H38L33 34H-33Z', {
      fill: linear(sheet, ['#e0a058', '#c07a34 58', '#9a5c22 58', '#8a4e1c']),
      line: '#3a1c0c',
      light: 0.2,
      shade: 0.1,
    }) +
    placed(wheel, { x: -23, y: 34, scale: 0.38 }) +
    placed(wheel, { x: 23, y: 34, scale: 0.38 })
  );
}

export function winner(sheet: Sheet): string {
  const leaves = [-74, -50, -26, -2, 22]
    .map((turn) => {
      const [x, y] = polar([0, 0], 36.4, turn);
      return `<g transform="translate(${n(x)} ${n(y - 4)})rotate(${turn + 16})">
        <path d="M0 9C-8 2 -6 -8 0 -12C6 -8 8 2 0 9Z" fill="#ffd24a" stroke="#5c3204"
          stroke-width="2"/></g>`;
    })
    .join('');
  return (
    mirrored(leaves) +
    placed(doll(sheet, RED, true), { y: -5, scale: 0.86 }) +
    wildPlate(sheet, {
      face: 'rounded',
      cloth: ['#ffffff', '#fff3e6 58', '#f0dccc'],
      line: '#6a0c16',
      ink: ['#e83a2e', '#c01c22'],
    })
  );
}

export const goldenDoll = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 42, width: 80 }) + placed(doll(sheet, GOLD), { y: 1 });

export const greenRacer = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 44, width: 76 }) +
  streaks('#fff0c0') +
  placed(racer(sheet, GREEN, 10), { x: 4, scale: 0.97 });

export const violetRacer = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 44, width: 76 }) +
  streaks('#e8d0ff') +
  placed(racer(sheet, VIOLET, -8), { x: 4, scale: 0.97 });

export function rosette(sheet: Sheet): string {
  const blue = ['#5aa0f5', '#2f74e0 58', '#1c54b4 58', '#16448e'];
  const line = '#08205c';
  const pleats = Array.from({ length: 14 }, (_, index) => {
    const [x, y] = polar([0, 0], 29, (index * 360) / 14);
    return `${disc(x, y, 8.6)}`;
  }).join('');
  return (
    groundShadow(sheet, { y: 44, width: 56 }) +
    mirrored(
      painted(sheet, 'M-2 14L-21 40L-16 44L-11 37L-4 43L8 18Z', {
        fill: '#1c54b4',
        line,
        light: 0.15,
        shade: 0.1,
      }),
    ) +
    placed(
      `<path d="${pleats}" fill="${line}" stroke="${line}" stroke-width="4.6"/>
      <path d="${pleats}" fill="${linear(sheet, blue, [0.2, 0, 0.8, 1])}"/>
      <circle r="30" fill="${linear(sheet, blue, [0.2, 0, 0.8, 1])}"/>` +
        around(
          14,
          '<path d="M0 -22V-35" stroke="#08205c" stroke-opacity=".45" stroke-width="2"/>',
          13,
        ),
      { y: -7.6 },
    ) +
    placed(
      painted(sheet, disc(0, 0, 21), { fill: '#fff3e2', line, weight: 2, light: 0, shade: 0.12 }) +
        '<circle r="15.6" fill="none" stroke="#e03028" stroke-width="2.6"/>' +
        `<path d="${starPath([0, 0], { points: 5, outer: 12.4, inner: 5.4 })}" fill="#f5bc2e"
          stroke="#5c3204" stroke-width="1.8" stroke-linejoin="round"/>`,
      { y: -7.6 },
    )
  );
}

export function finishFlag(sheet: Sheet): string {
  const cloth =
    'M-26 -38C-10 -46 4 -30 20 -37C30 -41 38 -40 44 -36V20C36 16 28 16 18 20C2 26 -10 12 -26 20Z';
  const squares: string[] = [];
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 7; column++)
      if ((row + column) % 2 === 0)
        squares.push(`M${n(-26 + column * 10.4)} ${n(-44 + row * 11.4)}h10.4v11.4h-10.4Z`);
  return (
    groundShadow(sheet, { y: 43, width: 50, x: -24 }) +
    painted(sheet, 'M-33 -42H-26V44H-33Z', {
      fill: linear(sheet, ['#ffd24a', '#d8941c'], [0, 0, 1, 0]),
      line: '#5c3204',
      weight: 2,
      light: 0.3,
      depth: 2,
    }) +
    painted(sheet, disc(-29.5, -39, 5), { fill: '#e03028', line: '#4a0810', weight: 2, depth: 2 }) +
    painted(sheet, cloth, {
      fill: '#fff8f0',
      line: '#14141c',
      light: 0,
      shade: 0.2,
      inner: `<path d="${squares.join('')}" fill="#26262f"/>
        <path d="M-4 -42C4 -38 8 -36 14 -36V12C6 14 2 12 -4 6Z" fill="#14141c" opacity=".22"/>`,
    })
  );
}

export const wheel = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 43, width: 76 }) +
  placed(cartWheel(sheet, ['#5ae0d0', '#2fb8ac 58', '#168a84 58', '#10706e'], '#ffd24a'), {
    scale: 1.46,
  });
