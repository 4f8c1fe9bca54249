import { radialAround, rays } from '../draw/light.ts';
import type { Point } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import { TILE } from '../slots/tile-scene.ts';
import type { Air } from './interval.ts';

/** A sky from the zenith to the glow over the horizon. */
export const airSky = (sheet: Sheet, { deep, middle, warm, light }: Air): string =>
  sky(sheet, TILE, [deep, `${middle} 42`, `${warm} 72`, `${light} 84`]);

/** A burst of light behind what stands in the middle. */
export const airBurst = (sheet: Sheet, { deep, middle, warm, light }: Air, at: Point): string =>
  `<rect width="${TILE.width}" height="${TILE.height}"
    fill="${radialAround(sheet, at, 102, [light, `${warm} 30`, `${middle} 64`, deep])}"/>` +
  rays(sheet, { centre: at, length: 130, count: 20, colour: light, strength: 0.42 });
