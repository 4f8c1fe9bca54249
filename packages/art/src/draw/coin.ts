import { chance } from './chance.ts';
import { gold, goldRim } from './metals.ts';
import { n, placed } from './path.ts';
import { linear, type Sheet } from './sheet.ts';

/** An oval gold coin (koban) with a hammered field and stamped marks; about 34 by 46. */
export function koban(sheet: Sheet): string {
  const hammer = [-14, -9.5, -5, 5, 9.5, 14]
    .map(
      (y) =>
        `M${n(-Math.sqrt(1 - (y / 20) ** 2) * 11.5)} ${y}h${n(Math.sqrt(1 - (y / 20) ** 2) * 23)}`,
    )
    .join('');
  return `<ellipse cx="1.6" cy="1.8" rx="17" ry="23" fill="#6d3d06"/>
    <ellipse rx="17" ry="23" fill="${gold(sheet)}"/>
    <ellipse rx="14.4" ry="20.2" fill="none" stroke="#8a520d" stroke-opacity=".75"
      stroke-width="1"/>
    <ellipse rx="13.5" ry="19.3" fill="none" stroke="#fff6cf" stroke-opacity=".8"
      stroke-width=".7"/>
    <path d="${hammer}" stroke="#9a5d10" stroke-opacity=".38" stroke-width=".9"/>
    <g fill="none" stroke="#7a4708" stroke-width="1.7" stroke-linecap="round"
      stroke-linejoin="round">
      <path d="M0 -12.5l5.5 4.5l-5.5 4.5l-5.5 -4.5Z"/><path d="M-6 1.5H6M-4.5 6H4.5M0 1.5V12.5"/>
        </g>
    <path d="M-13.5 -9A17 23 0 0 1 -2 -21.5" fill="none" stroke="#fffbe6" stroke-width="2"
      stroke-linecap="round" opacity=".9"/>`;
}

/** A round coin seen from the front with a square hole, about 20 across. */
export function holedCoin(sheet: Sheet): string {
  return `<circle cx=".8" cy="1" r="10" fill="#6d3d06"/><circle r="10" fill="${gold(sheet)}"/>
    <circle r="8" fill="none" stroke="#8a520d" stroke-width=".8" opacity=".8"/>
    <circle r="7.3" fill="none" stroke="#fff6cf" stroke-width=".5" opacity=".8"/>
    <rect x="-2.6" y="-2.6" width="5.2" height="5.2" fill="#5c2f08"/>
    <path d="M-2.6 2.6V-2.6H2.6" fill="none" stroke="#3a1c05" stroke-width=".8"/>
    <path d="M0 -6.5v2.2M0 4.3v2.2M-6.5 0h2.2M4.3 0h2.2" stroke="#8a520d" stroke-width="1.1"
      stroke-linecap="round"/>
    <path d="M-8.3 -3.5A9 9 0 0 1 -3 -8.5" stroke="#fffbe6" stroke-width="1.2" fill="none"
      stroke-linecap="round"/>`;
}

const EDGE = ['#8a520d', '#f0b944 30', '#fff0bf 45', '#c98a25 70', '#6d3d06'];

/** A coin lying flat with its milled edge, about 18 wide. */
export function lyingCoin(sheet: Sheet): string {
  const mill = [-7, -5, -3, -1, 1, 3, 5, 7]
    .map((x) => `M${x} ${n(Math.sqrt(1 - (x / 9) ** 2) * 4)}v3`)
    .join('');
  return `<path d="M-9 0V3C-9 5.6 -5 7.6 0 7.6S9 5.6 9 3V0Z"
      fill="${linear(sheet, EDGE, [0, 0, 1, 0])}"/>
    <path d="${mill}" stroke="#6d3d06" stroke-opacity=".55" stroke-width=".7"/>
    <ellipse rx="9" ry="4.6" fill="${gold(sheet)}"/>
    <ellipse rx="6.8" ry="3.2" fill="none" stroke="${goldRim(sheet)}" stroke-width=".8"/>
    <path d="M-7.5 -1.4Q-4 -4 1 -3.9" stroke="#fffbe6" stroke-width=".9" fill="none"
      stroke-linecap="round"/>`;
}

/** A pile of lying coins, wider at the foot, with its base on the origin. */
export function coinHeap(
  sheet: Sheet,
  heap: { width: number; rows: number; seed: number; scale?: number },
): string {
  const { width, rows, seed, scale = 1 } = heap;
  const source = chance(seed);
  const coins: string[] = [];
  for (let row = 0; row < rows; row++) {
    const span = width * (1 - row / (rows + 0.4));
    const count = Math.max(1, Math.round(span / (11 * scale)));
    for (let index = 0; index < count; index++)
      coins.push(
        placed(lyingCoin(sheet), {
          x: ((index + 0.5) / count - 0.5) * span + source.between(-2, 2),
          y: -row * 4.6 * scale - source.between(0, 2.4),
          scale: scale * source.between(0.9, 1.1),
          rotate: source.between(-20, 20),
        }),
      );
  }
  return `<ellipse cy="${n(5 * scale)}" rx="${n(width * 0.62)}" ry="${n(7 * scale)}" fill="#0c0416"
      opacity=".45"/>${coins.join('')}`;
}
