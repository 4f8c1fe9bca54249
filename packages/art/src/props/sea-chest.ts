import { coinHeap, holedCoin } from '../draw/coin.ts';
import { jasmine, leaf } from '../draw/flowers.ts';
import { glow, rays, sparkle } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n, placed } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { pearlBead } from '../draw/shell.ts';
import { groundShadow, painted } from '../slots/painted.ts';
import { box } from '../slots/shapes.ts';
import { crown, emerald, ruby } from '../slots/vault3-symbols.ts';

const LINE = '#2a1008';
const BODY = 'M-66 0H66L61 54Q60 60 54 60H-54Q-60 60 -61 54Z';
const LID = 'M-66 -20C-66 -58 -44 -74 0 -74C44 -74 66 -58 66 -20L58 -14H-58Z';
const INSIDE = 'M-57 -18C-56 -48 -38 -62 0 -62C38 -62 56 -48 57 -18Z';

/**
 * A sailor's chest, open, its foot at y = 60 and 140 wide. `shine` turns the rays and lets the
 * light breathe in a film.
 */
export function seaChest(sheet: Sheet, shine = { turn: 0, strength: 1 }): string {
  return (
    groundShadow(sheet, { y: 60, width: 190 }) +
    glow(sheet, { x: 0, y: -20, radius: 130, colour: '#ffc45c', strength: 0.75 * shine.strength }) +
    `<g transform="rotate(${n(shine.turn)} 0 -10)">${rays(sheet, {
      centre: [0, -10],
      length: 150,
      count: 15,
      from: 188,
      sweep: 164,
      colour: '#fff3c4',
      strength: 0.62 * shine.strength,
    })}</g>` +
    lid(sheet) +
    glow(sheet, { x: 0, y: -16, radius: 66, colour: '#fff6c8', strength: 0.85 * shine.strength }) +
    hoard(sheet) +
    body(sheet) +
    spill(sheet)
  );
}

function lid(sheet: Sheet): string {
  const straps = [-46, 0, 46]
    .map((x) => `<path d="M${x - 6} -10V-74H${x + 6}V-10Z" fill="${gold(sheet)}"/>`)
    .join('');
  return (
    painted(sheet, LID, {
      fill: linear(sheet, ['#c8783a', '#8a4420 50', '#5a2814']),
      line: LINE,
      weight: 1.8,
      depth: 4,
      inner: straps,
    }) +
    `<path d="${INSIDE}"
      fill="${radial(sheet, ['#fff0b0', '#f7b04a 40', '#a8521c 80', '#6d2c14'], [0.5, 1, 0.9])}"/>` +
    clipped(
      sheet,
      INSIDE,
      `<path d="M-34 -66V-10M0 -66V-10M34 -66V-10" stroke="#5a2410" stroke-opacity=".35"
        stroke-width="2"/>`,
    ) +
    `<path d="${INSIDE}" fill="none" stroke="${goldRim(sheet)}" stroke-width="2.6"/>`
  );
}

function hoard(sheet: Sheet): string {
  return (
    placed(coinHeap(sheet, { width: 118, rows: 8, seed: 6, scale: 1.02 }), { y: 6 }) +
    placed(crown(sheet), { x: -22, y: -32, scale: 0.5, rotate: -10 }) +
    placed(ruby(sheet), { x: 16, y: -26, scale: 0.3, rotate: 8 }) +
    placed(emerald(sheet), { x: 40, y: -12, scale: 0.27, rotate: 18 }) +
    placed(holedCoin(sheet), { x: -46, y: -8, scale: 0.95, rotate: -18 }) +
    [
      [-8, -8, 6],
      [4, -5, 5],
      [-30, -2, 5],
      [26, -4, 5.4],
      [50, -2, 4.6],
    ]
      .map(([x, y, radius]) => placed(pearlBead(sheet, radius!), { x: x!, y: y! }))
      .join('') +
    sparkle(-32, -44, 9) +
    sparkle(22, -36, 7) +
    sparkle(46, -22, 5)
  );
}

function body(sheet: Sheet): string {
  const boards = `<path d="M-70 19H70M-70 38H70" stroke="#3a1608" stroke-opacity=".7"
      stroke-width="2"/><path d="M-70 20.6H70M-70 39.6H70" stroke="#ffc48a" stroke-opacity=".3"
      stroke-width="1"/>`;
  const strap = (x: number) => `<path d="M${x - 7} 0h14v60h-14Z" fill="${gold(sheet)}"/>
    <path d="M${x - 7} 0v60M${x + 7} 0v60" stroke="#5c3606" stroke-width="1.2"/>
    <g fill="#8a520d"><circle cx="${x}" cy="28" r="1.8"/><circle cx="${x}" cy="46" r="1.8"/></g>`;
  return (
    painted(sheet, BODY, {
      fill: linear(sheet, ['#6d3218', '#b8662f 40', '#d8884a 70', '#8a4420'], [0, 0, 1, 0.2]),
      line: LINE,
      weight: 1.8,
      depth: 5,
      inner: boards + strap(-46) + strap(46),
    }) +
    painted(sheet, box(-70, -4, 140, 13, 4), {
      fill: gold(sheet),
      line: LINE,
      weight: 1.4,
      depth: 3,
    }) +
    painted(sheet, 'M-14 2H14V20A14 14 0 0 1 -14 20Z', {
      fill: linear(sheet, ['#fff3c4', '#f0b944 50', '#9a5d10']),
      line: LINE,
      weight: 1.4,
      depth: 3,
    }) +
    '<path d="M0 11a4 4 0 0 1 2 7.4L3.4 26H-3.4L-2 18.4A4 4 0 0 1 0 11Z" fill="#3a1c05"/>'
  );
}

function spill(sheet: Sheet): string {
  return (
    placed(coinHeap(sheet, { width: 70, rows: 4, seed: 3, scale: 0.95 }), { x: -58, y: 62 }) +
    placed(coinHeap(sheet, { width: 64, rows: 3, seed: 11, scale: 0.95 }), { x: 62, y: 64 }) +
    placed(pearlBead(sheet, 6), { x: -26, y: 60 }) +
    placed(pearlBead(sheet, 4.4), { x: -14, y: 63 }) +
    placed(ruby(sheet), { x: 32, y: 58, scale: 0.2, rotate: 14 }) +
    placed(leaf(sheet, 26), { x: 76, y: 60, rotate: -34 }) +
    placed(jasmine(sheet), { x: 76, y: 58, scale: 0.8 }) +
    placed(jasmine(sheet), { x: -84, y: 62, scale: 0.66, rotate: 20 })
  );
}
