import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export type SiteFiles = {
  /** The site's build; while it is developed there is none, and `prepare` answers instead. */
  readonly client: string | undefined;
  readonly art: string;
  readonly prepare?: (app: FastifyInstance) => void;
};

/** Serves the site's scripts and styles and the art: their names change with what they hold. */
export async function registerFiles(app: FastifyInstance, folders: SiteFiles): Promise<void> {
  const forever = { maxAge: YEAR_MS, immutable: true, index: false, decorateReply: false } as const;
  await app.register(files, { ...forever, root: folders.art, prefix: '/m/art/' });
  folders.prepare?.(app);
  if (!folders.client) return;
  await app.register(files, {
    ...forever,
    root: join(folders.client, 'assets'),
    prefix: '/m/assets/',
    preCompressed: true,
  });
  await app.register(files, {
    root: folders.client,
    prefix: '/m/',
    index: false,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**'],
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', 'no-cache');
      // The worker that keeps the offline page has to fetch it.
      response.header('content-security-policy', "default-src 'none'; connect-src 'self'");
    },
  });
}
