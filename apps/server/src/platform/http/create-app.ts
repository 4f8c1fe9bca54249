import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { phraseRefusal } from '@maneki/phrases/phrase-refusal';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { BODY_BYTES_MAX } from '../calls/register-calls.ts';
import type { Metrics } from '../metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's name, for logs and metrics. */
    callName?: string;
  }
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The HTTP server before anything is registered on it: limits, headers, ids, logs and measurements. */
export async function createApp(options: {
  readonly log: FastifyBaseLogger;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly metrics: Metrics;
}): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    // Requests are logged once, when they are answered, with all that is known by then.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (address) => options.isTrustedProxy(address),
    bodyLimit: BODY_BYTES_MAX,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // An address that cannot be decoded never reaches a handler, so the answer is written here.
    frameworkErrors: (_, __, reply) => sendUnreadableAddress(reply as unknown as FastifyReply),
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 1_024 });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
  observe(app, options.metrics);
  endConnectionsWhenClosing(app);
  return app;
}

/** A call that was in flight when the node began to stop would otherwise keep its connection open. */
function endConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

function sendUnreadableAddress(reply: FastifyReply): void {
  const refusal = { code: 'call.not_found', detail: {} };
  reply.code(404).send({ ...refusal, message: phraseRefusal('EN', refusal) });
}

function observe(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config?.callName ?? request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1_000;
    metrics.tellRequest({ endpoint, status: reply.statusCode, seconds });
    const [path] = request.url.split('?');
    request.log.info({
      endpoint,
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
