import type { CallRefusal } from '@maneki/contract/call/refusals';
import type { Endpoint } from '@maneki/contract/endpoint';
import { type Outcome, refused } from '@maneki/kernel/outcome';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import type { Limiter, Taken } from '../limits/limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { sendRefusal } from './answer-call.ts';
import type { Call } from './call.ts';
import type { AnyRefusal, Dispatch } from './dispatch-call.ts';
import type { CallSet } from './handlers.ts';
import { header, type Identification, identifyCall } from './identify-call.ts';
import { isStorable } from './storable-input.ts';

/** Bodies are small: the largest, a registration, has some twenty short fields. */
export const BODY_BYTES_MAX = 64 * 1024;

export type OpenEnvelope = (
  sent: { method: string; path: string; header: string | undefined; body: unknown },
  now: Date,
) => Promise<Outcome<unknown, CallRefusal>>;

export type CallServices = Identification & {
  readonly dispatch: Dispatch;
  readonly limiter: Limiter;
  readonly openEnvelope: OpenEnvelope;
  readonly metrics: Pick<Metrics, 'countRefusedLimit' | 'tellRequest'>;
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
      const { call } = identified.value;

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
  const named = header(request.raw, 'module');
  if (named && named !== endpoint.module) return refuse('call.module_mismatch', {});

  const taken = await takeFromLimit(services.limiter, endpoint, call);
  if (!taken.ok) {
    services.metrics.countRefusedLimit(endpoint.name);
    return refuse('call.too_many_requests', { seconds: taken.retryAfterSeconds });
  }

  const opened = await readInput(services, endpoint, request, call);
  if (!opened.ok) return opened;
  if (!isStorable(opened.value)) return refuse('call.input_invalid', { field: '-' });
  return services.dispatch(endpoint, call, opened.value);
}

const refuse = (code: CallRefusal['code'], detail: object) => refused({ code, detail });

async function takeFromLimit(limiter: Limiter, endpoint: Endpoint, call: Call): Promise<Taken> {
  if (!endpoint.limit) return { ok: true };
  return limiter.take(`${endpoint.name}:${addressKey(call.address)}`, endpoint.limit);
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
      header: header(request.raw, 'encryption'),
      body: request.body,
    },
    call.now,
  );
}
