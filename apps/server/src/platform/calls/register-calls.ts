import type { CallRefusal } from '@maneki/contract/call/refusals';
import type { Endpoint } from '@maneki/contract/endpoint';
import { type Outcome, refused } from '@maneki/kernel/outcome';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limiter } from '../limits/limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { sendRefusal } from './answer-call.ts';
import type { Call } from './call.ts';
import type { AnyRefusal, Dispatch } from './dispatch-call.ts';
import type { CallSet } from './handlers.ts';
import { header, type Identification, identifyCall } from './identify-call.ts';
import { isStorable } from './storable-input.ts';

/** Bodies are small: the largest, a registration, has some twenty short fields. */
export const BODY_BYTES_MAX = 64 * 1024;

/** What one address may call in all; endpoints that cost more name a tighter limit of their own. */
const GENERAL_LIMIT = { calls: 1_200, perSeconds: 60 } as const;

export type OpenEnvelope = (
  sent: { method: string; path: string; header: string | undefined; body: unknown },
  now: Date,
) => Promise<Outcome<unknown, CallRefusal>>;

export type CallServices = Identification & {
  readonly dispatch: Dispatch;
  readonly limiter: Limiter;
  readonly openEnvelope: OpenEnvelope;
  readonly metrics: Pick<Metrics, 'countRefusedLimit'>;
};

/** Puts every endpoint of the contract on the wire, each under its method and path. */
export function registerCalls(
  app: FastifyInstance,
  services: CallServices,
  callSets: readonly CallSet[],
): void {
  for (const { endpoints } of callSets) {
    for (const endpoint of Object.values(endpoints)) registerCall(app, services, endpoint);
  }
}

function registerCall(app: FastifyInstance, services: CallServices, endpoint: Endpoint): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { callName: endpoint.name },
    handler: async (request, reply) => {
      const identified = identifyCall(services, request);
      if (!identified.ok) return sendRefusal(reply, 'EN', identified.refusal);
      const call = identified.value;

      const outcome = await takeCall(services, endpoint, request, call);
      reply.header('cache-control', 'no-store');
      if (!outcome.ok) return sendRefusal(reply, call.language, outcome.refusal);
      return reply.send({ value: outcome.value });
    },
  });
}

/** The checks that belong to the wire, cheapest first; what comes after is the same in process. */
async function takeCall(
  services: CallServices,
  endpoint: Endpoint,
  request: FastifyRequest,
  call: Call,
): Promise<Outcome<unknown, AnyRefusal>> {
  const named = header(request, 'module');
  if (named && named !== endpoint.module)
    return refused({ code: 'call.module_mismatch', detail: {} });

  const taken = await takeFromLimits(services.limiter, endpoint, call);
  if (!taken.ok) {
    services.metrics.countRefusedLimit(endpoint.name);
    const detail = { seconds: taken.retryAfterSeconds };
    return refused({ code: 'call.too_many_requests', detail });
  }

  const opened = await readInput(services, endpoint, request, call);
  if (!opened.ok) return opened;
  if (!isStorable(opened.value))
    return refused({ code: 'call.input_invalid', detail: { field: '-' } });
  return services.dispatch(endpoint, call, opened.value);
}

async function takeFromLimits(limiter: Limiter, endpoint: Endpoint, call: Call) {
  const general = await limiter.take(`calls:${call.address}`, GENERAL_LIMIT);
  if (!general.ok || !endpoint.limit) return general;
  return limiter.take(`${endpoint.name}:${call.address}`, endpoint.limit);
}

async function readInput(
  services: CallServices,
  endpoint: Endpoint,
  request: FastifyRequest,
  call: Call,
): Promise<Outcome<unknown, CallRefusal>> {
  const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  if (!endpoint.encrypted) {
    return { ok: true, value: isInQuery ? request.query : (request.body ?? {}) };
  }
  return services.openEnvelope(
    {
      method: endpoint.method,
      path: `/api${endpoint.path}`,
      header: header(request, 'encryption'),
      body: request.body,
    },
    call.now,
  );
}
