import { PROOF_HEADER } from '@maneki/contract/call/proof';
import { type CallRefusal, NO_FIELD } from '@maneki/contract/call/refusals';
import type { Endpoint } from '@maneki/contract/endpoint';
import { type Outcome, refused } from '@maneki/kernel/outcome';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limiter, Taken } from '../limits/limits.ts';
import { takeByAddress } from '../limits/take-by-address.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Proofs } from '../proof/proofs.ts';
import { sendRefusal } from './answer-call.ts';
import type { Call, CookieToSet } from './call.ts';
import type { Callers } from './callers.ts';
import type { AnyRefusal } from './dispatch-call.ts';
import { type ExportServices, findListColumns, registerExport } from './export-list.ts';
import { isForeign, isFromScript } from './foreign-calls.ts';
import { nameCookie } from './guarded-cookies.ts';
import type { CallSet } from './handlers.ts';
import { header, identifyCall } from './identify-call.ts';
import { createSharedReplies, type SharedReplies } from './keep-compressed.ts';
import { isStorable } from './storable-input.ts';

/** Bodies are small: the largest, a registration, has some twenty short fields. */
export const BODY_BYTES_MAX = 64 * 1024;

export type OpenEnvelope = (
  sent: { method: string; path: string; header: string | undefined; body: unknown },
  now: Date,
) => Promise<Outcome<unknown, CallRefusal>>;

export type CallServices = ExportServices & {
  readonly callers: Callers;
  readonly limiter: Limiter;
  readonly openEnvelope: OpenEnvelope;
  readonly proofs: Pick<Proofs, 'check'>;
  readonly metrics: Pick<Metrics, 'countRefusedLimit' | 'tellRequest'>;
};

/** Puts every endpoint of the contract on the wire, each under its method and path. */
export function registerCalls(
  app: FastifyInstance,
  services: CallServices,
  callSets: readonly CallSet[],
): void {
  readForms(app);
  const sharedReplies = createSharedReplies();
  for (const callSet of callSets) {
    for (const endpoint of Object.values(callSet.endpoints)) {
      registerCall(app, { ...services, sharedReplies }, endpoint);
      const columns = findListColumns(callSet, endpoint);
      if (columns) registerExport(app, services, endpoint, columns);
    }
  }
}

const FORM = 'application/x-www-form-urlencoded';

/** Few calls take forms, but only a parser lets the others say that they do not. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, parsed) =>
    parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}

function registerCall(
  app: FastifyInstance,
  services: CallServices & { readonly sharedReplies: SharedReplies },
  endpoint: Endpoint,
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { callName: endpoint.name },
    handler: async (request, reply) => {
      const cookiesToSet: CookieToSet[] = [];
      const setCookie = (cookie: CookieToSet) => cookiesToSet.push(cookie);
      const identified = identifyCall(services, { raw: request.raw, id: request.id, setCookie });
      if (!identified.ok) return sendRefusal(reply, 'EN', identified.refusal);
      const { call } = identified.value;

      const outcome = await takeCall(services, endpoint, request, call);
      reply.header('cache-control', 'no-store');
      for (const cookie of cookiesToSet) writeCookie(reply, cookie, call.origin);
      if (!outcome.ok) return sendRefusal(reply, call.language, outcome.refusal);
      const answer = { value: outcome.value };
      return endpoint.sharedReply ? services.sharedReplies.send(reply, answer) : reply.send(answer);
    },
  });
}

/** A cookie of ours is never for scripts, and travels over plain HTTP only where the site itself does. */
export function writeCookie(reply: FastifyReply, cookie: CookieToSet, origin: string): void {
  const isSecure = origin.startsWith('https:');
  reply.setCookie(nameCookie(cookie.name, isSecure), cookie.value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: cookie.maxAgeSeconds,
  });
}

/** The checks that belong to the wire, cheapest first; what comes after is the same in process. */
async function takeCall(
  services: CallServices,
  endpoint: Endpoint,
  request: FastifyRequest,
  call: Call,
): Promise<Outcome<unknown, AnyRefusal>> {
  if (isForeign(request.raw, call) || (endpoint.changesByGet && !isFromScript(request.raw)))
    return refuse('call.not_permitted', {});
  const named = header(request.raw, 'module');
  if (named && named !== endpoint.module) return refuse('call.module_mismatch', {});

  const taken = await takeFromLimit(services.limiter, endpoint, call);
  if (!taken.ok) {
    services.metrics.countRefusedLimit(endpoint.name);
    return refuse('call.too_many_requests', { seconds: taken.retryAfterSeconds });
  }

  if (endpoint.proof) {
    const proof = { purpose: endpoint.proof, sent: header(request.raw, PROOF_HEADER) };
    const proven = await services.proofs.check(call, proof);
    if (!proven.ok) return proven;
  }

  const isForm = request.headers['content-type']?.startsWith(FORM) === true;
  if (isForm && !endpoint.form) return refuse('call.body_unsupported', {});
  const opened = await readInput(services, endpoint, request, call);
  if (!opened.ok) return opened;
  if (!isStorable(opened.value)) return refuse('call.input_invalid', { field: NO_FIELD });
  return services.dispatch(endpoint, call, opened.value);
}

const refuse = (code: CallRefusal['code'], detail: object) => refused({ code, detail });

async function takeFromLimit(limiter: Limiter, endpoint: Endpoint, call: Call): Promise<Taken> {
  const { name, limit } = endpoint;
  if (!limit) return { ok: true };
  return takeByAddress(limiter, { name, address: call.address, limit });
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
