import { jasmine, jasmineBud, leaf } from '../draw/flowers.ts';
import { placed, polar } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';

/** A garland closed to a ring: buds threaded outwards, open flowers at steps, leaves behind. */
export function lei(
  sheet: Sheet,
  ring: { radius: number; scale: number; flowersEvery?: number; tall?: number },
): string {
  const { radius, scale, flowersEvery = 4, tall = 1 } = ring;
  const count = Math.round((radius * 2 * Math.PI) / (5.6 * scale));
  const beads = Array.from({ length: count }, (_, index) => {
    const degrees = (index / count) * 360;
    const [x, y] = polar([0, 0], radius, degrees);
    const isFlower = index % flowersEvery === 0;
    const bead = placed(isFlower ? jasmine(sheet) : jasmineBud(sheet), {
      x,
      y: y * tall,
      scale: scale * (isFlower ? 0.82 : 1),
      rotate: isFlower ? index * 31 : degrees + (index % 2 === 0 ? 58 : 122),
    });
    const green =
      index % (flowersEvery * 2) === 0
        ? placed(leaf(sheet, 17 * scale), { x, y: y * tall, rotate: degrees + 18 })
        : '';
    return green + bead;
  });
  return beads.join('');
}
