import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { FailingJob } from '../jobs/store.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** What an orchestrator and a monitor ask: alive, ready for traffic, and the figures. */
export function registerHealth(
  app: FastifyInstance,
  services: {
    readonly database: Database;
    readonly metrics: Metrics;
    /** As they are known now: neither waits for the database. */
    failingJobs(): readonly FailingJob[];
    isStopping(): boolean;
  },
): void {
  const { database, metrics } = services;
  // However often anybody asks, the database is asked once in a while.
  const looked = remember(() => database.statement((tx) => sql`select 1`.execute(tx)));

  app.get('/healthz', async (request) => {
    // A restart mends no job, so the process is as alive as before; what fails is nobody's but ours to know.
    const failing = services.failingJobs();
    if (failing.length === 0 || !isInside(request)) return { status: 'alive' };
    return { status: 'alive', failingJobs: failing };
  });

  app.get('/readyz', async (_, reply) => {
    if (services.isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await looked();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    if (!isInside(request)) return reply.code(404).send('');
    services.failingJobs();
    const { contentType, text } = await metrics.write();
    return reply.type(contentType).send(text);
  });
}

const READY_FOR_MS = 1_000;

/** Answers as it did a moment ago, a failure too, and lets those who ask meanwhile share one question. */
function remember(ask: () => Promise<unknown>): () => Promise<unknown> {
  let kept: { readonly answer: Promise<unknown>; readonly at: number } | undefined;
  return () => {
    if (!kept || performance.now() - kept.at >= READY_FOR_MS)
      kept = { answer: ask(), at: performance.now() };
    return kept.answer;
  };
}

/** Figures are for the operator's own network: a call that came through a proxy is from outside. */
function isInside(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const isPrivate = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/.test(address);
  return isPrivate && request.headers['x-forwarded-for'] === undefined;
}
