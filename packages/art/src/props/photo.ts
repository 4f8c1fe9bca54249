import { clipped, linear, type Sheet } from '../draw/sheet.ts';
import { box } from '../slots/shapes.ts';

const SEEN = box(-38, -42, 76, 70, 3);

/** A printed photograph around its middle, 90 wide and 106 high; `seen` lies in its window. */
export function photo(
  sheet: Sheet,
  look: { readonly ground: readonly string[]; readonly seen: string },
): string {
  return (
    `<path d="${box(-42, -46, 90, 106, 5)}" fill="#05020c" opacity=".4"/>
    <path d="${box(-45, -50, 90, 106, 5)}" fill="${linear(sheet, ['#ffffff', '#f4ecdf'])}"/>` +
    clipped(
      sheet,
      SEEN,
      `<path d="${SEEN}" fill="${linear(sheet, look.ground)}"/><g transform="translate(0 -7)">${look.seen}</g>`,
    ) +
    `<path d="${SEEN}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.4"/>
    <path d="M-36 -40L8 -40L-22 26L-36 26Z" fill="#fff" fill-opacity=".1"/>
    <path d="M-24 42H24" stroke="#c8b8a4" stroke-width="3" stroke-linecap="round"/>`
  );
}
