import { linear, type Sheet } from '../draw/sheet.ts';
import { box } from '../slots/shapes.ts';

/** A tear-off calendar around its middle, 96 wide and 104 high; the day's `sign` stands on its leaf. */
export function calendarLeaf(
  sheet: Sheet,
  look: { readonly head: readonly string[]; readonly ring: string; readonly sign: string },
): string {
  const rings = [-30, -10, 10, 30]
    .map(
      (x) => `<circle cx="${x}" cy="-38" r="4" fill="#1a0a18" opacity=".6"/>
      <path d="M${x} -38V-56" stroke="${look.ring}" stroke-width="4.4" stroke-linecap="round"/>
      <path d="M${x - 0.8} -40V-55" stroke="#fff" stroke-opacity=".65" stroke-width="1.2"
        stroke-linecap="round"/>`,
    )
    .join('');
  const days = [-33, -11, 11, 33]
    .map((x) => `<circle cx="${x}" cy="42" r="3.4" fill="#d9b9a4" fill-opacity=".8"/>`)
    .join('');
  return `<path d="${box(-44, -42, 96, 104, 10)}" fill="#05020c" opacity=".35"/>
    <path d="${box(-46, -44, 92, 102, 9)}" fill="#d8c0ae"/>
    <path d="${box(-48, -48, 96, 102, 9)}"
      fill="${linear(sheet, ['#fffdf6', '#fdf0e0 70', '#ead2bc'])}"/>
    <path d="M-48 -39Q-48 -48 -39 -48H39Q48 -48 48 -39V-24H-48Z"
      fill="${linear(sheet, look.head)}"/>
    <path d="M-48 -24H48" stroke="#000" stroke-opacity=".18" stroke-width="1.4"/>${rings}
    <g transform="translate(0 10)">${look.sign}</g>${days}
    <path d="M48 36L48 45Q48 54 39 54L28 54Q44 50 48 36Z" fill="#c9ac95"/>`;
}
