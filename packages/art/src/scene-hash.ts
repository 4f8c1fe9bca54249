import { createHash } from 'node:crypto';
import type { Scene } from './scene.ts';

/** Raised when rendering itself changes, so that every raster is made again under a new name. */
const PIPELINE_VERSION = 1;

/** Films move evenly, so that a change shows in some of their pictures as surely as in all. */
const FRAME_STEP = 30;

/**
 * Names a picture by what it is made from. Raster bytes differ between encoder builds, the source
 * does not: any machine that holds the same scenes computes the same hash.
 */
export function sceneHash(scene: Scene): string {
  const settings = JSON.stringify([PIPELINE_VERSION, scene.width, scene.height, scene.outputs]);
  const hash = createHash('sha256').update(settings).update(scene.svg());
  const { count = 0, draw } = scene.frames ?? {};
  for (let index = FRAME_STEP; draw && index < count; index += FRAME_STEP) hash.update(draw(index));
  return hash.digest('hex').slice(0, 8);
}
