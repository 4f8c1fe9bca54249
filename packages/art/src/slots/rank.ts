import { linear } from '../draw/sheet.ts';
import { type Face, lettering } from '../lettering.ts';
import type { DrawSymbol, RankStyle } from './theme.ts';

export const RANKS = ['A', 'K', 'Q', 'J'] as const;

/** The faces' capitals differ in height; at these sizes they are alike. */
const SIZES = { heavy: 78, brush: 82, rounded: 92 } as const satisfies Record<Face, number>;
/** Half the height of a capital at these sizes. */
const HALF_CAP = 27;

/** A card's letter with a thick edge and a shade below, so that it reads at the size of a thumb. */
export function drawRank(rank: string, style: RankStyle): DrawSymbol {
  return (sheet) => {
    const { path } = lettering(rank, {
      face: style.face,
      size: SIZES[style.face],
      anchor: 'middle',
      // The tail of a Q reaches below the line that the others stand on.
      y: HALF_CAP - (rank === 'Q' ? 4 : 0),
    });
    const edge = `stroke="${style.edge}" stroke-width="9" stroke-linejoin="round"`;
    return `<path d="${path}" transform="translate(0 4)" fill="${style.shade}"
        stroke="${style.shade}" stroke-width="9" stroke-linejoin="round"/>
      <path d="${path}" fill="${style.edge}" ${edge}/>
      <path d="${path}" fill="${linear(sheet, style.fill)}"/>
      <path d="${path}" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="1.4"/>`;
  };
}
