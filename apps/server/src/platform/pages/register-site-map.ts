import type { Language } from '@maneki/contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Site } from './render-page.ts';
import { writeRobots, writeSiteMap } from './site-map.ts';

type MappedMerchant = { readonly origin: string; readonly languages: readonly Language[] };

type SiteMapServices = {
  readonly site: Pick<Site, 'listPages'>;
  /** The merchant whose host was asked; undefined where there is none. */
  readonly describeMerchant: (request: FastifyRequest) => MappedMerchant | undefined;
};

/** What search engines ask for first, on each merchant's host with its own addresses. */
export function registerSiteMap(app: FastifyInstance, services: SiteMapServices): void {
  const { site, describeMerchant } = services;
  app.get('/robots.txt', async (request, reply) => {
    const merchant = describeMerchant(request);
    if (!merchant) return reply.callNotFound();
    return reply.type('text/plain').send(writeRobots(merchant.origin));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const merchant = describeMerchant(request);
    if (!merchant) return reply.callNotFound();
    const paths = site.listPages?.() ?? [];
    return reply.type('application/xml; charset=utf-8').send(writeSiteMap({ ...merchant, paths }));
  });
}
