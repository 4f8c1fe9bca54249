import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, schemas } from '@maneki/contract/contract';
import type { Access } from '@maneki/contract/endpoint';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { registerPaymentDoor } from '#features/cashier';
import { registerPictures } from '#features/content';
import {
  firebaseClientOf,
  followSessions,
  registerHeadPictures,
  registerOutbox,
  registerSocialCallback,
} from '#features/identity';
import { listBarredTopics } from '#features/messages';
import { registerProviderDoor } from '#features/play';
import { createSiteGate, maintenanceAt } from '#features/site';
import type { Call } from '#platform/calls/call';
import { createDispatch } from '#platform/calls/dispatch-call';
import { answerUnknownCall, handleErrors } from '#platform/calls/handle-errors';
import type { CallSet } from '#platform/calls/handlers';
import { identifyCall } from '#platform/calls/identify-call';
import { keepToHost } from '#platform/calls/keep-to-host';
import { type CallServices, registerCalls } from '#platform/calls/register-calls';
import { registerDocs } from '#platform/calls/register-docs';
import type { Database } from '#platform/database/database';
import { openEnvelope } from '#platform/encryption/open-envelope';
import { createCountryFinder } from '#platform/geography/find-country';
import { type Certificate, createApp, type FrontDoor } from '#platform/http/create-app';
import { readVisitor, type Visitor } from '#platform/http/read-visitor';
import { type Patience, refuseWhenOverloaded } from '#platform/http/refuse-when-overloaded';
import { registerHealth } from '#platform/http/register-health';
import { createTrustedProxies, type TrustedProxies } from '#platform/http/trusted-proxies';
import { registerLimits } from '#platform/limits/register-limits';
import type { PageDescription } from '#platform/pages/page-key';
import { type ConsolePages, registerConsole } from '#platform/pages/register-console';
import { registerFiles, type SiteFiles } from '#platform/pages/register-files';
import { registerManifest } from '#platform/pages/register-manifest';
import { registerPages } from '#platform/pages/register-pages';
import { registerPreview } from '#platform/pages/register-preview';
import { registerSiteMap } from '#platform/pages/register-site-map';
import type { Site } from '#platform/pages/render-page';
import { registerSocket } from '#platform/socket/register-socket';
import { guest, type SocketCaller } from '#platform/socket/topic-access';
import { features } from './feature-list.ts';
import type { Services } from './services.ts';

export type ServerOptions = {
  readonly services: Services;
  readonly log: FastifyBaseLogger;
  readonly trustedProxies: readonly string[];
  /** Whether those proxies write the host that was asked for into a header of their own. */
  readonly isHostForwarded?: boolean;
  readonly country: { readonly override: string | undefined; readonly header: string | undefined };
  /** The site and where its files are; a node that only works in the background has none. */
  readonly site: (Site & SiteFiles) | undefined;
  /** The operators' console; a node may have none. */
  readonly console?: ConsolePages | undefined;
  readonly isDevelopment: boolean;
  /** Whether a reply that its schema does not allow is a failure, and not just sent. */
  readonly areRepliesChecked: boolean;
  /** How long a stopping node answers on while it says that it is not ready. */
  readonly drainMs?: number;
  /** Speaks https by itself, where no proxy does it. */
  readonly certificate?: Certificate | undefined;
  /** Calls of a test beside the product's own. */
  readonly extraCalls?: readonly CallSet[];
  /** Without any it refuses nobody: for tests, which share the machine with each other. */
  readonly patience: Patience | undefined;
  /** How often open pages are checked for sessions that are over. */
  readonly askSessionsEveryMs?: number | undefined;
};

/** Whose merchant the console begins with. It may stand at a host of its own, which is no merchant's. */
function describeConsole({ merchants }: Pick<Services, 'merchants'>, { hostname }: Visitor) {
  const merchant = merchants.find({ code: undefined, host: hostname }) ?? merchants.findFirst();
  return { hostname, merchantCode: merchant?.code ?? '' };
}

/** Everything that answers over HTTP, ready to listen. */
export async function createServer(
  options: ServerOptions,
): Promise<{ app: FastifyInstance; stop(): Promise<void> }> {
  const { services, site } = options;
  const proxies = createTrustedProxies(options.trustedProxies, {
    tellHost: options.isHostForwarded ?? false,
  });
  const door: FrontDoor = {};
  const app = await createApp({
    log: options.log,
    metrics: services.metrics,
    proxies,
    door,
    certificate: options.certificate,
  });

  let isStopping = false;
  registerLimits(app, { ...services, proxies });
  if (options.patience) await refuseWhenOverloaded(app, options.patience);
  registerHealth(app, { ...services, isStopping: () => isStopping });
  if (site) {
    const callSets = [...listCallSets(services), ...(options.extraCalls ?? [])];
    const callServices = createCallServices(options, callSets, proxies);
    handleErrors(app, callServices);
    keepToHost(app, callServices, options.console?.host);
    registerCalls(app, callServices, callSets);
    registerDocs(app, callSets);
    registerOutbox(app, services);
    registerProviderDoor(app, services.play.door);
    registerPaymentDoor(app, services.cashier.door);
    registerSocialCallback(app, { ...services, ...callServices });
    await registerMemberSocket(app, options, callServices);
    app.all('/api/*', answerUnknownCall(app, callServices));
    await registerFiles(app, site);
    registerPictures(app, services);
    registerHeadPictures(app, services);
    if (options.console)
      await registerConsole(app, options.console, {
        describe: ({ raw }) => describeConsole(services, readVisitor(raw, proxies)),
      });
    const pageServices = {
      ...callServices,
      operators: services.operators,
      consoleHost: options.console?.host,
      site,
      isDevelopment: options.isDevelopment,
      describePages: (call: Call, visitor: Visitor) => describePages(services, call, visitor),
      findFramedMerchant: (query: URLSearchParams, now: Date) =>
        services.previews.read(query.get('preview') ?? '', now)?.merchantCode,
    };
    registerPages(app, pageServices, door);
    if (options.console) registerPreview(app, pageServices);
    registerManifest(app, {
      site,
      findMerchant: ({ raw }) =>
        services.merchants.find({ code: undefined, host: readVisitor(raw, proxies).hostname }),
    });
    registerSiteMap(app, {
      site,
      describeMerchant: ({ raw }) => {
        const visitor = readVisitor(raw, proxies);
        const merchant = services.merchants.find({ code: undefined, host: visitor.hostname });
        if (!merchant) return undefined;
        return { origin: originOf(merchant, visitor), languages: merchant.languages };
      },
    });
    registerStrays(app);
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

/** The one WebSocket of a page, for as long as its member may listen to what they could when it connected. */
function registerMemberSocket(
  app: FastifyInstance,
  { services, askSessionsEveryMs }: ServerOptions,
  callServices: CallServices,
): Promise<void> {
  const { database, callers } = services;
  const visitorOf = ({ raw }: FastifyRequest) => readVisitor(raw, callServices.proxies);
  return registerSocket(app, {
    ...services,
    findMerchantCode: (request) =>
      callServices.gate.findMerchantCode({ code: undefined, host: visitorOf(request).hostname }),
    findAddress: (request) => visitorOf(request).address,
    findCaller: (request) => findSocketCaller(callServices, database, request),
    listEnded: callers.listEnded,
    listBarred: (memberIds, now) => listBarredTopics(database, { memberIds, now }),
    followCallers: (changes) => followSessions(database, changes),
    askEveryMs: askSessionsEveryMs,
  });
}

/** A page listens as whoever it is logged in as. */
async function findSocketCaller(
  services: CallServices,
  database: Database,
  request: FastifyRequest,
): Promise<SocketCaller> {
  const identified = identifyCall(services, request);
  const caller = identified.ok && (await services.callers.find(identified.value.call));
  if (!caller || caller === 'expired') return guest;
  const { memberId, sessionId } = caller;
  const mayListen = (access: Access) => services.callers.mayListen(caller, access);
  // Asked of the database, as it will be while the page is open: what is remembered may be older.
  const asked = { memberIds: [memberId], now: services.clock.now() };
  const barred = (await listBarredTopics(database, asked)).get(memberId) ?? [];
  return { memberId, sessionId, mayListen, barred };
}

function listCallSets(services: Services): CallSet[] {
  return Object.entries(endpoints).map(([feature, table]) => ({
    endpoints: table,
    schemas,
    handlers: features[feature as keyof typeof features].handlers(services),
  }));
}

function createCallServices(
  { services, country, areRepliesChecked }: ServerOptions,
  callSets: readonly CallSet[],
  proxies: TrustedProxies,
): CallServices {
  const gate = createSiteGate(services.merchants);
  return {
    gate,
    clock: services.clock,
    limiter: services.limiter,
    metrics: services.metrics,
    proxies,
    findCountry: createCountryFinder(country),
    callers: services.callers,
    operators: services.operators,
    database: services.database,
    dispatch: createDispatch({ ...services, gate, callSets, areRepliesChecked }),
    proofs: services.proofs,
    openEnvelope: (sent, now) => openEnvelope(services.encryption, sent, now),
  };
}

/** What decides how a merchant's pages look to a guest: its settings, what it says, and its market. */
function describePages(services: Services, call: Call, visitor: Visitor): PageDescription {
  const merchant = services.merchants.get(call.merchantCode);
  const market = services.merchants.findMarket(call.countryCode);
  // Besides games only the merchant's own task page stands in a frame.
  const frameOrigins = [
    ...services.play.providers.frameOrigins(call.now),
    ...merchant.downloads.filter(({ type }) => type === 'TASK').map(({ url }) => url),
  ];
  const content = services.content.get(merchant.code, call.countryCode);
  const { planned } = maintenanceAt(merchant, call.now);
  const look = [
    merchant.code,
    merchant.version,
    market?.mode,
    market?.minimumAge,
    planned !== null,
  ];
  const isAddressed = call.countryCode !== null && content.countries.has(call.countryCode);
  const said = [content.version(call.now), isAddressed ? call.countryCode : ''];
  return {
    key: [...look, ...said, services.catalogue.version(), ...frameOrigins].join(':'),
    origin: originOf(merchant, visitor),
    imageHosts: [...merchant.imageHosts, ...content.mediaOrigins],
    frameOrigins,
    phoneProver: firebaseClientOf(services.outside, merchant.code)?.url,
  };
}

/** What a merchant's pages call themselves. A host that is not its own must not end up in there. */
function originOf(
  { hosts, mainDomain }: { readonly hosts: readonly string[]; readonly mainDomain: string },
  { hostname, host, protocol }: Visitor,
): string {
  return `${protocol}://${hosts.includes(hostname) ? host : mainDomain}`;
}

/** Addresses that are nobody's: a person is led home, a program is told that there is nothing. */
function registerStrays(app: FastifyInstance): void {
  app.setNotFoundHandler(({ method, url, headers }, reply) => {
    const isFile = /^\/m\/(?:assets|art)\//.test(url);
    const isPerson = method === 'GET' && headers.accept?.includes('text/html') === true;
    if (isPerson && !isFile) return reply.redirect('/m/home', 302);
    return reply.code(404).type('text/plain').send('Not found');
  });
}
