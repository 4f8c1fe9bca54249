import { createHash } from 'node:crypto';
import type { Scene } from './scene.ts';

/** Raised when rendering itself changes, so that every raster is made again under a new name. */
const PIPELINE_VERSION = 1;

/**
 * Names a picture by what it is made from. Raster bytes differ between encoder builds, the source
 * does not: any machine that holds the same scenes computes the same hash.
 */
export function sceneHash(scene: Scene): string {
  const settings = JSON.stringify([PIPELINE_VERSION, scene.width, scene.height, scene.outputs]);
  return createHash('sha256').update(settings).update(scene.svg()).digest('hex').slice(0, 8);
}
