import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { callEndpoints } from '@maneki/contract/call/endpoints';
import { callSchemas } from '@maneki/contract/call/schemas';
import { siteEndpoints } from '@maneki/contract/site/endpoints';
import { siteSchemas } from '@maneki/contract/site/schemas';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { createSiteGate, siteHandlers } from '#features/site';
import type { Call } from '#platform/calls/call';
import { createDispatch } from '#platform/calls/dispatch-call';
import { renderDocsPage } from '#platform/calls/docs-page';
import { answerUnknownCall, handleErrors } from '#platform/calls/handle-errors';
import type { CallSet, Handlers } from '#platform/calls/handlers';
import { describeCalls } from '#platform/calls/openapi';
import { type CallServices, registerCalls } from '#platform/calls/register-calls';
import { openEncryption } from '#platform/encryption/open-encryption';
import { openEnvelope } from '#platform/encryption/open-envelope';
import { createCountryFinder } from '#platform/geography/find-country';
import { createApp } from '#platform/http/create-app';
import { registerHealth } from '#platform/http/register-health';
import { createTrustedProxies } from '#platform/http/trusted-proxies';
import { registerFiles, type SiteFiles } from '#platform/pages/register-files';
import { type PageDescription, registerPages } from '#platform/pages/register-pages';
import type { Site } from '#platform/pages/render-page';
import { registerSocket } from '#platform/socket/register-socket';
import type { Services } from './services.ts';

export type ServerOptions = {
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  readonly trustedProxies: readonly string[];
  readonly country: { readonly override: string | undefined; readonly header: string | undefined };
  /** The site and where its files are; a node that only works in the background has none. */
  readonly site: (Site & SiteFiles) | undefined;
  readonly isDevelopment: boolean;
  /** How long a stopping node answers on while it says that it is not ready. */
  readonly drainMs?: number;
  /** Calls of a test beside the product's own. */
  readonly extraCalls?: readonly CallSet[];
};

/** Everything that answers over HTTP, ready to listen. */
export async function createServer(
  options: ServerOptions,
): Promise<{ app: FastifyInstance; stop(): Promise<void> }> {
  const { services, site } = options;
  const isTrustedProxy = createTrustedProxies(options.trustedProxies);
  const app = await createApp({ log: options.log, isTrustedProxy, metrics: services.metrics });

  let isStopping = false;
  await registerHealth(app, { ...services, isStopping: () => isStopping });
  if (site) {
    const callSets = [...listCallSets(services), ...(options.extraCalls ?? [])];
    const callServices = createCallServices(options, callSets, isTrustedProxy);
    handleErrors(app, callServices);
    registerCalls(app, callServices, callSets);
    registerDocs(app, callSets);
    await registerSocket(app, {
      ...services,
      findMerchantCode: ({ hostname }) =>
        callServices.gate.findMerchantCode({ code: undefined, host: hostname.toLowerCase() }),
    });
    app.all('/api/*', answerUnknownCall(app, callServices));
    await registerFiles(app, site);
    registerPages(app, {
      ...callServices,
      site,
      isDevelopment: options.isDevelopment,
      describePages: (call, request) => describePages(services, call, request),
    });
    app.setNotFoundHandler((_, reply) => reply.redirect('/m/home', 302));
  }
  return {
    app,
    async stop() {
      isStopping = true;
      await wait(options.drainMs ?? 0);
      await app.close();
    },
  };
}

/** Every feature's calls. A feature whose handlers are incomplete does not compile here. */
function listCallSets(services: Services): CallSet[] {
  const callHandlers: Handlers<typeof callEndpoints> = {
    openEncryption: ({ now }) => openEncryption(services.encryption, now),
  };
  return [
    { endpoints: callEndpoints, schemas: callSchemas, handlers: callHandlers },
    {
      endpoints: siteEndpoints,
      schemas: siteSchemas,
      handlers: siteHandlers(services.merchants),
    },
  ];
}

function createCallServices(
  { services, country }: ServerOptions,
  callSets: readonly CallSet[],
  isTrustedProxy: (address: string) => boolean,
): CallServices {
  const gate = createSiteGate(services.merchants);
  return {
    gate,
    clock: services.clock,
    limiter: services.limiter,
    metrics: services.metrics,
    isTrustedProxy,
    findCountry: createCountryFinder(country),
    dispatch: createDispatch(gate, callSets),
    openEnvelope: (sent, now) => openEnvelope(services.encryption, sent, now),
  };
}

/** What decides how a merchant's pages look to a guest: its settings, and what its market may see. */
function describePages(services: Services, call: Call, request: FastifyRequest): PageDescription {
  const merchant = services.merchants.get(call.merchantCode);
  const market = services.merchants.findMarket(call.countryCode);
  // A host that is not the merchant's must not end up in canonical addresses.
  const isOwnHost = merchant.hosts.includes(request.hostname.toLowerCase());
  return {
    key: [merchant.code, merchant.version, market?.mode, market?.minimumAge].join(':'),
    origin: `${request.protocol}://${isOwnHost ? request.host.toLowerCase() : merchant.mainDomain}`,
    imageHosts: merchant.imageHosts,
  };
}

function registerDocs(app: FastifyInstance, callSets: readonly CallSet[]): void {
  const description = describeCalls(callSets);
  app.get('/api/openapi.json', async () => description);
  app.get('/api/docs', async (_, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'`)
      .send(renderDocsPage(callSets, nonce));
  });
}
