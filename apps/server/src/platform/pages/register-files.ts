import { join } from 'node:path';
import files from '@fastify/static';
import { serveFiles } from '@maneki/bundle/serve-files';
import type { FastifyInstance } from 'fastify';

export type SiteFiles = {
  /** The site's build; while it is developed there is none, and `prepare` answers instead. */
  readonly client: string | undefined;
  readonly art: string;
  readonly prepare?: (app: FastifyInstance) => void;
};

/** Serves the site's scripts and styles and the art: their names change with what they hold. */
export async function registerFiles(app: FastifyInstance, folders: SiteFiles): Promise<void> {
  await serveFiles(app, { root: folders.art, prefix: '/m/art/' });
  folders.prepare?.(app);
  if (!folders.client) return;
  const assets = join(folders.client, 'assets');
  await serveFiles(app, { root: assets, prefix: '/m/assets/', isCompressed: true });
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
