import { jasmine, leaf } from '../draw/flowers.ts';
import { gold } from '../draw/metals.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { pearlBead, scallop } from '../draw/shell.ts';
import type { CabinetLook } from '../props/slot-cabinet.ts';
import { theme as mango3 } from '../slots/mango3.ts';
import { tube } from '../slots/shapes.ts';
import type { DrawSymbol } from '../slots/theme.ts';

const { W, D, B, L, C, O, P, '7': SEVEN } = mango3.symbols as Record<string, DrawSymbol>;

/** What turns in the machine. Side by side at rest they are three different things. */
export const STRIPS: readonly (readonly DrawSymbol[])[] = [
  [D!, O!, C!, SEVEN!, B!, P!, L!],
  [SEVEN!, L!, W!, C!, P!, O!, B!],
  [B!, C!, P!, W!, D!, L!, O!],
];

const CORAL = ['#fff8ee', '#ffd8b8 40', '#f59a80 78', '#c85a6a'];

/** A beach bar's machine: teal boards between bamboo, a scallop for a crown. */
export const BAMBOO_CABINET: CabinetLook = {
  front: ['#06505a', '#0f8a8a 36', '#3fd0b8 74', '#149a98'],
  side: ['#053a44', '#02222a'],
  line: '#02262e',
  ball: ['#fffdf0', '#ffd35c 45', '#c8741c'],
  apron: (sheet) => {
    const flowers = [-34, 0, 34]
      .map((x) => placed(jasmine(sheet), { x, y: 68, scale: 0.56, rotate: x }))
      .join('');
    return `<path d="M-86 -40H86M-86 -14H86M-86 12H86M-86 58H86" stroke="#02323a"
      stroke-opacity=".5" stroke-width="1.4"/><path d="M-86 60.4H86" stroke="#bff5dc"
      stroke-opacity=".4" stroke-width="1"/>${flowers}`;
  },
  crown,
};

function crown(sheet: Sheet): string {
  const pole = (x: number, top: number) =>
    tube(`M${x} 84V${top}`, { width: 9, fill: '#e8b868', edge: '#5c3a14', rim: 3 }) +
    [-40, -8, 24, 56]
      .map(
        (y) => `<path d="M${n(x - 5.4)} ${y}h10.8" stroke="#8a5a20" stroke-width="2.2"
          stroke-linecap="round"/>`,
      )
      .join('');
  const leaves = [196, 222, 318, 344]
    .map((rotate) => placed(leaf(sheet, 52), { y: -66, rotate }))
    .join('');
  return (
    pole(-90, -72) +
    pole(90, -72) +
    leaves +
    placed(scallop(sheet, 48, CORAL), { y: -60 }) +
    `<path d="M-98 -66Q0 -58 98 -66V-55Q0 -47 -98 -55Z"
      fill="${linear(sheet, ['#ffe2a0', '#d89a4a 55', '#8a5420'])}" stroke="#4a2a0c"
      stroke-width="1.6"/>
    <path d="M-97 -64Q0 -56 97 -64" fill="none" stroke="#fff6d8" stroke-opacity=".8"
      stroke-width="1.2"/>` +
    [-84, -60, 60, 84].map((x) => placed(gem(sheet), { x, y: -58.5 + 2 })).join('') +
    placed(pearlBead(sheet, 12), { y: -71 }) +
    placed(jasmine(sheet), { x: -32, y: -64, scale: 0.85, rotate: 12 }) +
    placed(jasmine(sheet), { x: 32, y: -64, scale: 0.85, rotate: 40 })
  );
}

const gem = (sheet: Sheet): string =>
  `<circle r="3.6" fill="#5c3a14"/><circle cy="-.4" r="3" fill="${gold(sheet)}"/>`;
