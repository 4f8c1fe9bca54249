import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { phraseRefusal } from '@maneki/phrases/phrase-refusal';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { BODY_BYTES_MAX } from '../calls/register-calls.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readVisitor } from './read-visitor.ts';
import {
  DATA_POLICY,
  isPartOfPage,
  PAGE_ONLY_HEADERS,
  SECURITY_HEADERS,
} from './security-headers.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's name, for logs and metrics. */
    callName?: string;
  }
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** What may answer a request before the framework sees it; true when it did. */
export type FrontDoor = {
  answer?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
};

/** In the form that Node takes them. */
export type Certificate = { readonly key: string; readonly cert: string };

const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;

/** The HTTP server before anything is registered on it: limits, headers, ids, logs and measurements. */
export async function createApp(options: {
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly proxies: TrustedProxies;
  readonly door: FrontDoor;
  /** Speaks https by itself, where no proxy does it. */
  readonly certificate?: Certificate | undefined;
}): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    // Requests are logged once, when they are answered, with all that is known by then.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => pathOf(url),
    serverFactory: (handle) => createDoor(options, handle),
    // A logger of its own for each request costs more than the request; lines name the request instead.
    childLoggerFactory: (log) => log,
    forceCloseConnections: 'idle',
    genReqId: (request) => {
      // Only a proxy of ours may name a request: a reference that anybody could repeat finds nothing.
      const { isBehindTrustedProxy, headers } = readVisitor(request, options.proxies);
      const given = isBehindTrustedProxy ? headers['x-request-id'] : undefined;
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    // An address that cannot be decoded never reaches a handler, so the answer is written here.
    frameworkErrors: (_, __, reply) => sendUnreadableAddress(reply as unknown as FastifyReply),
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 1_024 });
  observe(app, options.metrics);
  endConnectionsWhenClosing(app, options.door);
  return app;
}

/**
 * A client may ask for a whole address instead of a path. The host that it names there is its own word,
 * and must not come back in a redirect.
 */
const pathOf = (url: string): string => url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '') || '/';

function createDoor(
  { door, certificate }: { door: FrontDoor; certificate?: Certificate | undefined },
  handle: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const timeouts = { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!door.answer?.(request, response)) handle(request, response);
  };
  return certificate
    ? createSecureServer({ ...timeouts, ...certificate }, answer)
    : createServer(timeouts, answer);
}

/** A call that was in flight when the node began to stop would otherwise keep its connection open. */
function endConnectionsWhenClosing(app: FastifyInstance, door: FrontDoor): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    door.answer = undefined;
  });
  app.addHook('onSend', (_, reply, payload, next) => {
    if (isClosing) reply.header('connection', 'close');
    next(null, payload);
  });
}

function sendUnreadableAddress(reply: FastifyReply): void {
  const refusal = { code: 'call.not_found', detail: {} };
  reply.code(404).send({ ...refusal, message: phraseRefusal('EN', refusal) });
}

function observe(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(SECURITY_HEADERS);
    reply.header('content-security-policy', DATA_POLICY);
    reply.header('x-request-id', request.id);
    reply.header('cache-control', 'no-store');
    next();
  });
  app.addHook('onSend', (_, reply, payload, next) => {
    if (isPartOfPage(reply.getHeader('content-type')))
      for (const name of PAGE_ONLY_HEADERS) reply.removeHeader(name);
    next(null, payload);
  });
  app.addHook('onResponse', (request, reply, next) => {
    const endpoint = request.routeOptions.config?.callName ?? request.routeOptions.url ?? 'unknown';
    const { elapsedTime, statusCode: status } = reply;
    metrics.tellRequest({ endpoint, status, seconds: elapsedTime / 1_000 });
    request.log.info({
      requestId: request.id,
      endpoint,
      method: request.method,
      path: request.url.split('?')[0],
      status,
      ms: Math.round(elapsedTime),
    });
    next();
  });
}
