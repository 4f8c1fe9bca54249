import { glow, rays } from '../draw/light.ts';
import type { Sheet } from '../draw/sheet.ts';

/** The light behind a special symbol. It ends inside the symbol's square. */
export function burst(sheet: Sheet, colour: string, ray = '#fff3c4', count = 14): string {
  return (
    glow(sheet, { x: 0, y: 0, radius: 47, colour, strength: 0.9 }) +
    rays(sheet, { centre: [0, 0], length: 47, count, colour: ray, strength: 0.8 })
  );
}
