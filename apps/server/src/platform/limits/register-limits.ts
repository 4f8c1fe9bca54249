import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../calls/answer-call.ts';
import { readVisitor } from '../http/read-visitor.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Limiter } from './limits.ts';
import { takeByAddress } from './take-by-address.ts';

/** What one address may ask for in all; endpoints that cost more name a tighter limit of their own. */
export const GENERAL_LIMIT = { calls: 1_200, perSeconds: 60 } as const;

/** Files are cheap and many; health is asked by machines of ours; providers have limits of their own. */
const UNCOUNTED = /^\/(?:(?:m|games)\/(?:assets|art)\/|rw\/v1\/|healthz|readyz|metrics)/;

/** Counts what an address asks for, before anything is done about it. */
export function registerLimits(
  app: FastifyInstance,
  services: {
    readonly limiter: Limiter;
    readonly metrics: Pick<Metrics, 'countRefusedLimit'>;
    readonly proxies: TrustedProxies;
  },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (UNCOUNTED.test(request.url)) return;
    const { address } = readVisitor(request.raw, services.proxies);
    const wish = { name: 'all', address, limit: GENERAL_LIMIT };
    const taken = await takeByAddress(services.limiter, wish);
    if (taken.ok) return;
    services.metrics.countRefusedLimit('all');
    const detail = { seconds: taken.retryAfterSeconds };
    return sendRefusal(reply, 'EN', { code: 'call.too_many_requests', detail });
  });
}
