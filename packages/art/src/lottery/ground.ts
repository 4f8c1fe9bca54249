import { rays } from '../draw/light.ts';
import type { Point } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { TILE } from '../slots/tile-scene.ts';
import type { Air } from './interval.ts';

const whole = (paint: string) =>
  `<rect width="${TILE.width}" height="${TILE.height}" fill="${paint}"/>`;

/** A sky from the zenith to the glow over the horizon. */
export const airSky = (sheet: Sheet, { deep, middle, warm, light }: Air): string =>
  whole(linear(sheet, [deep, `${middle} 42`, `${warm} 72`, `${light} 84`]));

/** A burst of light behind what stands in the middle. */
export const airBurst = (sheet: Sheet, { deep, middle, warm, light }: Air, at: Point): string =>
  whole(
    radial(
      sheet,
      [light, `${warm} 30`, `${middle} 64`, deep],
      [at[0] / TILE.width, at[1] / TILE.height, 0.8],
    ),
  ) + rays(sheet, { centre: at, length: 130, count: 20, colour: light, strength: 0.42 });
