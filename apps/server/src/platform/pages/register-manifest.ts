import { findLanguage, type Language } from '@maneki/contract/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppOfMerchant, Site } from './render-page.ts';

type InstallableMerchant = AppOfMerchant & {
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
};

type ManifestServices = {
  readonly site: Pick<Site, 'describeApp'>;
  /** The merchant whose host was asked; undefined where there is none. */
  readonly findMerchant: (request: FastifyRequest) => InstallableMerchant | undefined;
};

/** What a browser installs a merchant's site by, in the language of the page that named it. */
export function registerManifest(app: FastifyInstance, services: ManifestServices): void {
  app.get('/m/manifest.webmanifest', async (request, reply) => {
    const merchant = services.findMerchant(request);
    if (!merchant || !services.site.describeApp) return reply.callNotFound();
    const { lang } = request.query as { lang?: unknown };
    const asked = findLanguage(String(lang));
    const isSpoken = asked !== undefined && merchant.languages.includes(asked);
    const language = isSpoken ? asked : merchant.defaultLanguage;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(await services.site.describeApp(merchant, language)));
  });
}
