import { glow } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { n } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { pawPads } from './play-token.ts';

const PAPER =
  'M-22 36C-32 18 -37 -14 -30 -32C-25 -45 -13 -50 0 -50C13 -50 25 -45 30 -32C37 -14 32 18 22 36Z';

/** A paper lantern that its own flame carries, around its middle: 70 wide and 92 high. */
export function skyLantern(sheet: Sheet): string {
  const paper = radial(
    sheet,
    ['#fffdea', '#fff0b0 22', '#ffc25c 48', '#f7803a 74', '#c8402f'],
    [0.5, 0.86, 0.86],
  );
  const folds = [-0.72, -0.36, 0, 0.36, 0.72]
    .map((side) => `M${n(side * 21)} 36Q${n(side * 46)} -12 ${n(side * 14)} -49`)
    .join('');
  return (
    glow(sheet, { x: 0, y: 8, radius: 96, colour: '#ffa64d', strength: 0.6 }) +
    `<path d="${PAPER}" fill="${paper}"/>
    <path d="${folds}" fill="none" stroke="#b03a20" stroke-opacity=".32" stroke-width="1.1"/>
    <path d="M26 -34C33 -16 29 14 21 32" fill="none" stroke="#fff6d0" stroke-opacity=".75"
      stroke-width="2" stroke-linecap="round"/>
    <g transform="translate(0 -8)scale(1.5)" fill="#a81f30" opacity=".82">${pawPads}</g>
    <ellipse cy="36" rx="22" ry="5" fill="#6d2410"/>
    <ellipse cy="36" rx="19" ry="3.6"
      fill="${radial(sheet, ['#fffdf0', '#ffe08a 50', '#f7863a'])}"/>
    <path d="M-22 36A22 5 0 0 0 22 36" fill="none" stroke="${gold(sheet)}" stroke-width="1.8"/>
    <path d="M0 41C-3.4 37 -2.4 33 0 29C2.4 33 3.4 37 0 41Z"
      fill="${linear(sheet, ['#fff6c8', '#ffb03d'])}"/>`
  );
}

/** The same lantern far up: a warm drop and its light. */
export function farLantern(sheet: Sheet): string {
  return (
    glow(sheet, { x: 0, y: 0, radius: 15, colour: '#ffa64d', strength: 0.75 }) +
    `<path d="M-3 5C-5 1 -5 -4 -3.4 -5.6Q0 -7.6 3.4 -5.6C5 -4 5 1 3 5Z"
      fill="${linear(sheet, ['#f7803a', '#ffd98a'])}"/>`
  );
}
