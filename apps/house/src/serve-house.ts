import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { SECURITY_HEADERS } from '#platform/security-headers';
import type { House } from './create-house.ts';

const REQUEST_TIMEOUT_MS = 30_000;

/** The house as a server of its own, ready to listen. */
export async function serveHouse(house: House, log: FastifyBaseLogger) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // What a player quotes must be found in the log again.
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
  });
  await app.register(compress, { threshold: 1_024 });
  app.addHook('onRequest', (_, reply, next) => {
    reply.headers(SECURITY_HEADERS);
    next();
  });
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_, reply) => {
    if (await house.isReady()) return { status: 'ready' };
    return reply.code(503).send({ status: 'database unreachable' });
  });
  await house.register(app);
  return app;
}
