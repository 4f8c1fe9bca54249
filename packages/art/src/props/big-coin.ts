import { gold, goldRim } from '../draw/metals.ts';
import { n } from '../draw/path.ts';
import { clipped, radial, type Sheet } from '../draw/sheet.ts';
import { around } from '../slots/painted.ts';

const beads = around(28, '<circle cy="-34.6" r="1.5" fill="#fff3c4" fill-opacity=".85"/>');

/** A large round coin with a beaded rim, radius 40 around the origin; `sign` is struck into it. */
export function bigCoin(sheet: Sheet, sign: string): string {
  return `<circle cx="3" cy="4" r="40" fill="#5c3206"/><circle r="40" fill="${gold(sheet)}"/>
    <circle r="37.4" fill="none" stroke="${goldRim(sheet)}" stroke-width="2.4"/>${beads}
    <circle r="30" fill="#8a520d" opacity=".45"/>
    <circle r="29" fill="${radial(sheet, ['#fff4c8', '#f8cd62 55', '#cf8f28'], [0.62, 0.3, 0.85])}"/>
    <g transform="translate(1.2 2)scale(1.7)" fill="#6d3d06" opacity=".5">${sign}</g>
    <g transform="scale(1.7)" fill="#a8680f">${sign}</g>
    <g transform="translate(-.8 -1)scale(1.7)" fill="#ffe9a8">${sign}</g>
    <path d="M-34 -12A36 36 0 0 1 -8 -35" fill="none" stroke="#fffdf0" stroke-width="3"
      stroke-linecap="round" opacity=".9"/>`;
}

/** One half of the same coin, cut a little unevenly, as if it had been shared. */
export function halfCoin(sheet: Sheet, sign: string): string {
  const cut = [-44, -30, -16, -2, 12, 26, 44]
    .map((x, index) => `${n(x)} ${index % 2 === 0 ? 2 : -3}`)
    .join('L');
  return (
    clipped(sheet, `M-46 -46H50V2L${cut.split('L').reverse().join('L')}Z`, bigCoin(sheet, sign)) +
    `<path d="M${cut}" fill="none" stroke="#6d3d06" stroke-width="2.2" stroke-linejoin="round"/>
    <path d="M${cut}" fill="none" stroke="#fff0bf" stroke-width=".9" stroke-linejoin="round"
      transform="translate(0 -1)"/>`
  );
}
