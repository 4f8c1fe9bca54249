import { gold, goldRim } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { disc } from '../slots/painted.ts';
import { tube } from '../slots/shapes.ts';

const GLASS = disc(0, 0, 40);

/** A reading glass of radius 44 around the origin, its grip to the lower right; `seen` lies in it. */
export function lens(
  sheet: Sheet,
  look: { seen: string; grip: string; edge: string; ground: readonly string[] },
): string {
  const { seen, grip, edge, ground } = look;
  const shine = radial(
    sheet,
    ['#ffffff/0', '#ffffff/0.05 60', '#ffffff/0.34 88', '#9ad8ff/0.4'],
    [0.5, 0.5, 0.52],
  );
  return (
    tube('M36 36L74 74', { width: 15, fill: grip, edge, rim: 4 }) +
    tube('M33 33L42 42', { width: 12, fill: '#f0c060', edge, rim: 3 }) +
    `<circle cx="3" cy="5" r="46" fill="#05020c" opacity=".35"/>
    <path d="${GLASS}" fill="${radial(sheet, ground, [0.6, 0.3, 0.9])}"/>` +
    clipped(sheet, GLASS, seen) +
    `<path d="${GLASS}" fill="${shine}"/>
    <circle r="43" fill="none" stroke="${edge}" stroke-width="9.6"/>
    <circle r="43" fill="none" stroke="${gold(sheet)}" stroke-width="6.6"/>
    <circle r="40.4" fill="none" stroke="${goldRim(sheet)}" stroke-width="1.4"/>
    <path d="M8 -34A35 35 0 0 1 33 -12" fill="none" stroke="#fff" stroke-opacity=".85"
      stroke-width="4.4" stroke-linecap="round"/>
    <path d="M-30 14A33 33 0 0 0 -12 31" fill="none" stroke="#fff" stroke-opacity=".4"
      stroke-width="2.6" stroke-linecap="round"/>`
  );
}

/** A round badge with a tick, radius 14. */
export function tick(sheet: Sheet, place: { x: number; y: number; scale: number }): string {
  return placed(
    `<circle cx=".8" cy="1.4" r="15.4" fill="#05020c" opacity=".4"/><circle r="15" fill="#fffdf4"/>
    <circle r="12.6" fill="${linear(sheet, ['#6fe0a4', '#1f9a6a 60', '#0b6a4c'])}"/>
    <path d="M-6 .4L-1.8 4.8L6.4 -4.6" fill="none" stroke="#fff" stroke-width="3.4"
      stroke-linecap="round" stroke-linejoin="round"/>`,
    place,
  );
}
