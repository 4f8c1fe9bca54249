import { endpoints } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { type FixedClock, fixedClock } from '@maneki/testkit/fixed-clock';
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify';
import { DEMO_PASSWORD, type IdentityOutside } from '#features/identity';
import { changeSettings, type SettingsChange } from '#features/site';
import type { CallSet } from '#platform/calls/handlers';
import type { TestDatabase } from '#platform/database/testing/template';
import { openTestDatabase, type TestSeed } from '#platform/database/testing/test-database';
import type { Patience } from '#platform/http/refuse-when-overloaded';
import type { ConsolePages } from '#platform/pages/register-console';
import type { Site } from '#platform/pages/render-page';
import { seed } from '../seed.ts';
import { createServer } from '../server.ts';
import type { ServiceOptions, Services } from '../services.ts';
import { startServices } from '../start-services.ts';
import { houseManifest } from './house-manifest.ts';
import { createSender, type Sender } from './send-call.ts';
import { silentLog } from './silent-log.ts';
import { recordMessages, type SentMessage } from './test-outside.ts';

export type TestServer = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: TestDatabase;
  readonly clock: FixedClock;
  /** Calls an endpoint over HTTP as a guest of the default merchant. */
  call(endpoint: Endpoint, options?: InjectOptions): Promise<{ status: number; body: Answer }>;
  /** Calls an endpoint as a client does: input where it belongs, encrypted where it must be. */
  readonly send: Sender;
  /** Logs a demo account, or another, in; answers the cookie to send along. */
  logIn(username: string, options?: { password?: string; merchant?: string }): Promise<string>;
  /** Text messages and mails that would have left, the latest last. */
  readonly messages: readonly SentMessage[];
  /** Changes a merchant's settings as the console does, and waits until this node knows. */
  change(merchantCode: string, change: SettingsChange): Promise<void>;
  dispose(): Promise<void>;
};

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
type Answer = any;

/** A site of one page, for tests that are about serving and not about what is served. */
const plainSite: Site = {
  render: async (request, visit) =>
    new Response(
      `<!doctype html><html lang="${visit.language}" data-theme="${visit.theme}"><head>` +
        `<style nonce="${visit.nonce}">b{}</style></head><body>${new URL(request.url).pathname} ` +
        `${visit.merchantCode}<script nonce="${visit.nonce}">1</script></body></html>`,
      { headers: { 'content-type': 'text/html' } },
    ),
  findPage: (path) => ({ path, isShared: path !== '/m/restrict' }),
};

const START = '2030-01-01T12:00:00Z';

/** The demo as the first start makes it. */
export const DEMO_SEED: TestSeed = {
  key: 'demo-29',
  sow: (empty) => seed(empty, { manifest: houseManifest, isDemo: true, now: new Date(START) }),
};

/** The whole server on a database of its own, called without a network. */
export async function startTestServer(
  options: {
    /** What else stands in the database; it builds on the demo. */
    readonly seed?: TestSeed;
    readonly site?: Site;
    readonly console?: ConsolePages;
    readonly extraCalls?: readonly CallSet[];
    readonly country?: string;
    readonly outside?: Partial<IdentityOutside>;
    readonly askSessionsEveryMs?: number;
    readonly readJackpots?: ServiceOptions['readJackpots'];
    readonly readTables?: ServiceOptions['readTables'];
    readonly readLotteries?: ServiceOptions['readLotteries'];
    readonly readLotteryResults?: ServiceOptions['readLotteryResults'];
    readonly proveRound?: ServiceOptions['proveRound'];
    readonly house?: ServiceOptions['house'];
    readonly paymentProviders?: ServiceOptions['paymentProviders'];
    readonly push?: ServiceOptions['push'];
    readonly patience?: Patience;
    readonly log?: FastifyBaseLogger;
    readonly registrationBudget?: ServiceOptions['registrationBudget'];
  } = {},
): Promise<TestServer> {
  const clock = fixedClock(START);
  const database = await openTestDatabase({ seed: options.seed ?? DEMO_SEED });
  const { log = silentLog } = options;
  const { messages, outside } = recordMessages();
  const services = await startServices({
    database,
    clock,
    log,
    masterSecret: 'a secret of at least thirty-two characters',
    redisUrl: undefined,
    proofBits: 1,
    registrationBudget: options.registrationBudget ?? { perHour: 1_000, perDay: 1_000 },
    isWorker: false,
    outside: { ...outside, ...options.outside },
    readJackpots: options.readJackpots,
    readTables: options.readTables,
    readLotteries: options.readLotteries,
    readLotteryResults: options.readLotteryResults,
    proveRound: options.proveRound,
    house: { readManifest: () => houseManifest, ...options.house },
    paymentProviders: options.paymentProviders,
    push: options.push,
  });
  const { app, stop } = await createServer({
    services,
    log,
    trustedProxies: ['127.0.0.1'],
    country: { override: options.country, header: 'cf-ipcountry' },
    site: { ...(options.site ?? plainSite), client: undefined, art: import.meta.dirname },
    console: options.console,
    isDevelopment: false,
    areRepliesChecked: true,
    patience: options.patience,
    extraCalls: options.extraCalls ?? [],
    askSessionsEveryMs: options.askSessionsEveryMs,
  });

  const send = createSender(app, clock);
  return {
    app,
    services,
    database,
    clock,
    send,
    messages,
    async logIn(username, { password = DEMO_PASSWORD, merchant } = {}) {
      const input = { type: 'username', username, password } as const;
      const headers = merchant ? { merchant } : {};
      const answer = await send(identityEndpoints.login, input, { headers });
      if (answer.status !== 200) throw new Error(`${username}: ${JSON.stringify(answer.body)}`);
      return answer.cookie;
    },
    async call(endpoint, overrides = {}) {
      const url = `/api${endpoint.path}`;
      const answer = await app.inject({ method: endpoint.method, url, ...overrides });
      return { status: answer.statusCode, body: answer.json() };
    },
    async change(merchantCode, change) {
      const at = clock.now();
      const outcome = await database.transact((tx) =>
        changeSettings(tx, { merchantCode, change, by: 'a test', at }),
      );
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      await services.merchants.reload();
    },
    async dispose() {
      await stop();
      await services.stop();
      await database.dispose();
    },
  };
}

/** Every endpoint of the product, for tests that must hold for each of them. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpoints).flatMap((table) =>
  Object.values(table),
);
