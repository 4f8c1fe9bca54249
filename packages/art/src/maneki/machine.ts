import { seigaiha } from '../draw/land.ts';
import { gold } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { type CabinetLook, goldEdge } from '../props/slot-cabinet.ts';
import { theme as maneki3 } from '../slots/maneki3.ts';
import { painted } from '../slots/painted.ts';
import type { DrawSymbol } from '../slots/theme.ts';
import { pawCrest } from './crest.ts';

const { W, D, B, L, C, O, P, '7': SEVEN } = maneki3.symbols as Record<string, DrawSymbol>;

/** What turns in the machine. Side by side at rest they are three different things. */
export const STRIPS: readonly (readonly DrawSymbol[])[] = [
  [SEVEN!, L!, C!, D!, O!, B!, P!],
  [W!, P!, B!, C!, SEVEN!, O!, D!],
  [B!, D!, SEVEN!, L!, W!, C!, O!],
];

const ROOF =
  'M-104 -63C-76 -67 -62 -82 -46 -98H46C62 -82 76 -67 104 -63C100 -56 94 -54 88 -54H-88' +
  'C-94 -54 -100 -56 -104 -63Z';

/** A market stall of lacquer with a tiled roof. */
export const LACQUER_CABINET: CabinetLook = {
  front: ['#7a0f2e', '#c8283f 34', '#ff6a4d 72', '#d8324a'],
  side: ['#4a0820', '#2a0614'],
  line: '#2a0614',
  ball: ['#ffc4a8', '#f0402f 45', '#8c0f26'],
  apron: (sheet) => {
    const cloth = seigaiha(sheet, { radius: 7, stroke: '#ffd98a', width: 0.7, opacity: 0.55 });
    const knobs = [-34, 0, 34]
      .map(
        (x) => `<circle cx="${x}" cy="68.6" r="6.4" fill="#3a0616"/>
        <circle cx="${x}" cy="67.4" r="6" fill="${gold(sheet)}"/>
        <circle cx="${x}" cy="67.4" r="3.4" fill="${linear(sheet, ['#ffedb8', '#e79a2b'])}"/>`,
      )
      .join('');
    return `<rect x="-86" y="57" width="172" height="30" fill="${cloth}"/>${knobs}`;
  },
  crown: roof,
};

function roof(sheet: Sheet): string {
  const tiles = Array.from({ length: 17 }, (_, index) => {
    const t = (index - 8) / 8;
    return `M${Math.round(t * 44)} -96Q${Math.round(t * 62)} -78 ${Math.round(t * 92)} -58`;
  }).join('');
  return (
    painted(sheet, ROOF, {
      fill: linear(sheet, ['#5a4a9a', '#34266d 45', '#1a1040']),
      line: '#0e0620',
      weight: 1.6,
      depth: 4,
      light: 0.35,
      inner: `<path d="${tiles}" fill="none" stroke="#8a7ad0" stroke-opacity=".45"
        stroke-width="2"/><path d="M-100 -66C-40 -56 40 -56 100 -66" fill="none"
        stroke="#0e0620" stroke-opacity=".5" stroke-width="3"/>`,
    }) +
    goldEdge(sheet, 'M-104 -63C-100 -56 -94 -54 -88 -54H88C94 -54 100 -56 104 -63', 2.4) +
    goldEdge(sheet, 'M-48 -98H48', 4.6) +
    placed(pawCrest(sheet), { y: -82, scale: 0.74 })
  );
}
