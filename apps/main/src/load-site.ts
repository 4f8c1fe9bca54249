import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteFiles } from '@maneki/server/platform/pages/register-files';
import type { Site } from '@maneki/server/platform/pages/render-page';

const ROOT = join(import.meta.dirname, '../../..');
const CLIENT = join(ROOT, 'apps/player/build/client');
const SERVER = join(ROOT, 'apps/player/build/server/index.js');
export const ART = join(ROOT, 'packages/art/rasters');

type SiteModule = { createSite(build: unknown, mode: 'production' | 'development'): Site };

/** The build of apps/player, found by its path: this app knows the others only as what they export. */
export async function loadSite(): Promise<Site & SiteFiles> {
  if (!existsSync(SERVER)) throw new Error('The site is not built. Start it with: npm start');
  const build = await import(pathToFileURL(SERVER).href);
  const entry: SiteModule = build.entry.module;
  return { ...entry.createSite(build, 'production'), client: CLIENT, art: ART };
}
