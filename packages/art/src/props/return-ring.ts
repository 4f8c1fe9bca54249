import { gold } from '../draw/metals.ts';
import { n, polar, polygon } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';

const RADIUS = 62;

/** Two ribbons that run around the origin and come back, radius 62. */
export function returnRing(sheet: Sheet, edge: string): string {
  const ribbon = (from: number) => {
    const [startX, startY] = polar([0, 0], RADIUS, from);
    const [endX, endY] = polar([0, 0], RADIUS, from + 132);
    const path = `M${n(startX)} ${n(startY)}A${RADIUS} ${RADIUS} 0 0 1 ${n(endX)} ${n(endY)}`;
    const tip = polygon([
      polar([0, 0], RADIUS + 15, from + 130),
      polar([0, 0], RADIUS + 1, from + 156),
      polar([0, 0], RADIUS - 15, from + 130),
    ]);
    const line = (colour: string, width: number) =>
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"
        stroke-linecap="round"/>`;
    return `${line(edge, 15)}<path d="${tip}" fill="${edge}" stroke="${edge}" stroke-width="4"
      stroke-linejoin="round"/>${line(gold(sheet), 11)}<path d="${tip}" fill="${gold(sheet)}"/>${line(
        '#fff8dc',
        1.6,
      )}`;
  };
  return ribbon(-72) + ribbon(108);
}
