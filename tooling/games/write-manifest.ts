import { fileURLToPath } from 'node:url';
import { houseManifest } from '@maneki/house/manifest';
import { writeJson } from './write-machines.ts';

/** What the house says of its games, for whoever has no house at hand. */
export const writeManifest = (): { path: string; text: string } => ({
  path: fileURLToPath(new URL('../../apps/house/manifest.json', import.meta.url)),
  text: `${writeJson(houseManifest)}\n`,
});
