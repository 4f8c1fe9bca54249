import { n, placed } from '../draw/path.ts';
import { clipped, type Sheet } from '../draw/sheet.ts';
import { box } from '../slots/shapes.ts';
import type { SlotTheme } from '../slots/theme.ts';

const CARD = box(0, 0, 108, 144, 10);

/** A game's own picture as a card, around its middle. */
export function tileCard(sheet: Sheet, theme: SlotTheme, edge: string): string {
  return (
    `<g transform="translate(-54 -72)"><path d="${box(-3, 2, 116, 150, 13)}" fill="#05020c"
      opacity=".45"/><path d="${box(-3.4, -3.4, 114.8, 150.8, 13)}" fill="${edge}"/>` +
    clipped(sheet, CARD, theme.tile(sheet)) +
    `<path d="${CARD}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/></g>`
  );
}

/** Games in the hand: spread around a point below them, the middle one in front. */
export function tileFan(
  sheet: Sheet,
  themes: readonly SlotTheme[],
  fan: { edge: string; scale: number; spread: number },
): string {
  const middle = (themes.length - 1) / 2;
  return themes
    .map((theme, index) => ({ theme, side: index - middle }))
    .sort((one, other) => Math.abs(other.side) - Math.abs(one.side))
    .map(({ theme, side }) => {
      const turn = side * fan.spread;
      const reach = 320 * fan.scale;
      const radians = (turn * Math.PI) / 180;
      return placed(tileCard(sheet, theme, fan.edge), {
        x: Number(n(Math.sin(radians) * reach)),
        y: Number(n(reach - Math.cos(radians) * reach)),
        rotate: turn,
        scale: fan.scale * (1 - Math.abs(side) * 0.05),
      });
    })
    .join('');
}
