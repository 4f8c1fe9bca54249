import { join } from 'node:path';
import type { SiteFiles } from '@maneki/server/platform/pages/register-files';
import type { Site } from '@maneki/server/platform/pages/render-page';
import { createServer as createVite } from 'vite';
import { ART } from './load-site.ts';

const PLAYER = join(import.meta.dirname, '../../player');
const ENTRY = '/src/entry.server.tsx';

/** The site straight from its sources: every page is rendered with what was saved last. */
export async function loadSiteInDevelopment(): Promise<Site & SiteFiles> {
  const vite = await createVite({
    root: PLAYER,
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const current = async (): Promise<Site> => {
    const { createSite } = await vite.ssrLoadModule(ENTRY);
    return createSite();
  };
  const { findPage, listPages } = await current();
  return {
    render: async (request, visit) => (await current()).render(request, visit),
    findPage,
    ...(listPages ? { listPages } : {}),
    client: undefined,
    art: ART,
    /** Vite answers for scripts, styles and its own socket before our routes are asked. */
    prepare(app) {
      app.addHook('onRequest', (request, reply, next) => {
        const { url } = request.raw;
        if (!url?.startsWith('/m/')) return next();
        vite.middlewares(request.raw, reply.raw, () => {
          // Vite takes its base off the address and leaves it off.
          request.raw.url = url;
          next();
        });
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
