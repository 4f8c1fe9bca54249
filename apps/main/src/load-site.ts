import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConsolePages } from '@maneki/server/platform/pages/register-console';
import type { SiteFiles } from '@maneki/server/platform/pages/register-files';
import type { Site } from '@maneki/server/platform/pages/render-page';
import type { Config } from './config.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CLIENT = join(ROOT, 'apps/player/build/client');
const SERVER = join(ROOT, 'apps/player/build/server/index.js');
const CONSOLE = join(ROOT, 'apps/console/build');
export const ART = join(ROOT, 'packages/art/rasters');

/** Which file each source became. */
const MANIFEST = join(CLIENT, '.vite/manifest.json');

/** The operators' console, where it is wanted and built. */
export function findConsole({ CONSOLE: wish, CONSOLE_HOST }: Config): ConsolePages | undefined {
  if (wish === 'off' || !existsSync(join(CONSOLE, 'index.html'))) return undefined;
  return { folder: CONSOLE, host: CONSOLE_HOST };
}

type SiteModule = { createSite(built: unknown): Site };

/** There is nothing to serve yet. */
export class SiteNotBuiltError extends Error {
  override name = 'SiteNotBuiltError';
  override message = 'The site is not built. Start the product with: npm start';
}

/** The build of apps/player, found by its path: this app knows the others only as what they export. */
export async function loadSite(): Promise<Site & SiteFiles> {
  if (!existsSync(SERVER)) throw new SiteNotBuiltError();
  const { createSite }: SiteModule = await import(pathToFileURL(SERVER).href);
  const built: unknown = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return { ...createSite(built), client: CLIENT, art: ART };
}
