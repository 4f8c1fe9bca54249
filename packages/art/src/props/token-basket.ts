import { jasmine, leaf } from '../draw/flowers.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { groundShadow, painted } from '../slots/painted.ts';
import { tube } from '../slots/shapes.ts';
import { CORAL_TOKEN, JADE_TOKEN, playToken, VIOLET_TOKEN } from './play-token.ts';

const BODY = 'M-64 0H64L52 58Q51 62 46 62H-46Q-51 62 -52 58Z';

/** A woven market basket full of play tokens, its foot at y = 62 and 140 wide. */
export function tokenBasket(sheet: Sheet): string {
  const token = (
    x: number,
    y: number,
    scale: number,
    rotate: number,
    tones = VIOLET_TOKEN,
    lean = 1,
  ) => placed(playToken(sheet, tones, { mark: 'jasmine', lean }), { x, y, scale, rotate });
  return (
    groundShadow(sheet, { y: 62, width: 180 }) +
    tube('M-50 0C-54 -92 54 -92 50 0', { width: 7, fill: '#d89a4c', edge: '#4a2810', rim: 3 }) +
    token(-40, -10, 1, -14, JADE_TOKEN) +
    token(42, -12, 1, 14, CORAL_TOKEN) +
    token(-6, -28, 1.14, -4) +
    token(22, -6, 0.9, 10, JADE_TOKEN, 0.9) +
    token(-20, -4, 0.9, -8, CORAL_TOKEN, 0.9) +
    body(sheet) +
    token(-74, -48, 0.56, -24, CORAL_TOKEN, 0.8) +
    token(74, -54, 0.52, 22, JADE_TOKEN, 0.76) +
    placed(leaf(sheet, 30), { x: -52, y: 2, rotate: 160 }) +
    placed(leaf(sheet, 30), { x: -52, y: 2, rotate: 70 }) +
    placed(jasmine(sheet), { x: -50, y: 2, scale: 1 }) +
    placed(jasmine(sheet), { x: -32, y: 6, scale: 0.72, rotate: 30 })
  );
}

function body(sheet: Sheet): string {
  const tones = [
    ['#ffe2a4', '#c8883c'],
    ['#2fb8a4', '#0c6a68'],
    ['#ffe2a4', '#c8883c'],
    ['#f78a6a', '#b83a48'],
    ['#ffe2a4', '#c8883c'],
  ];
  const cells = tones.map(([light, dark], row) =>
    Array.from({ length: 15 }, (_, column) => {
      const isUp = (row + column) % 2 === 0;
      return `<rect x="${n(-66 + column * 9)}" y="${8 + row * 11}" width="8.4" height="10.2" rx="2"
        fill="${isUp ? light : dark}"/>`;
    }).join(''),
  );
  const shade = linear(
    sheet,
    ['#2a1408/0.6', '#2a1408/0 36', '#fff6d8/0.22 66', '#2a1408/0.34'],
    [0, 0, 1, 0],
  );
  return (
    painted(sheet, BODY, {
      fill: '#a86a2c',
      line: '#3a1c08',
      weight: 1.8,
      depth: 5,
      inner: `${cells.join('')}<path d="${BODY}" fill="${shade}"/>`,
    }) +
    painted(sheet, 'M-70 -5Q0 4 70 -5V7Q0 16 -70 7Z', {
      fill: linear(sheet, ['#ffe8b0', '#d89a4c 55', '#8a5424']),
      line: '#3a1c08',
      weight: 1.6,
      depth: 2.6,
      inner:
        '<path d="M-66 10L-58 -6M-50 12L-42 -4M-34 13L-26 -3M-18 14L-10 -2M-2 14L6 -2M14 13L22 -3' +
        'M30 12L38 -4M46 11L54 -5M60 9L68 -7" stroke="#8a5424" stroke-width="2"/>',
    })
  );
}
