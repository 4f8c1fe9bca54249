import type { IncomingMessage } from 'node:http';
import { type CallRefusal, callRefusals } from '@maneki/contract/call/refusals';
import { type HouseRefusal, houseRefusals } from '@maneki/contract/house/refusals';
import { type HouseCall, type HouseReply, houseSchemas } from '@maneki/contract/house/schemas';
import type { Language } from '@maneki/contract/language';
import type { Clock } from '@maneki/kernel/clock';
import type { Outcome } from '@maneki/kernel/outcome';
import { phraseRefusal, phraseUnknownError } from '@maneki/phrases/phrase-refusal';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { countSession, type HouseLimits, registerLimits } from './limits.ts';
import { readLanguage } from './read-language.ts';

type Input<Call extends HouseCall> = z.output<(typeof houseSchemas)[Call]['request']>;

/** Only the call that opens a session has none yet. */
type From<Session, Call extends HouseCall> = Call extends 'openSession'
  ? { readonly address: string }
  : {
      readonly address: string;
      readonly session: Session;
      /** When the call was heard: what has a deadline must not be late because many others were heard too. */
      readonly askedAt: Date;
    };

/** One use case for each call: a missing one does not compile. */
export type HouseHandlers<Session> = {
  readonly [Call in HouseCall]: (
    input: Input<Call>,
    from: From<Session, Call>,
  ) => Promise<Outcome<HouseReply<Call>, HouseRefusal>>;
};

export type CallServices<Session> = {
  readonly clock: Clock;
  readonly handlers: HouseHandlers<Session>;
  findSession(asked: { token: string; address: string }): Promise<Session | undefined>;
  /** Who asks, as far as the operator's own proxies can be believed. */
  findAddress(request: IncomingMessage): string;
  /** How much callers may ask for, where nobody in front of the house counts that already. */
  readonly limits?: HouseLimits | undefined;
};

/** What the platform's part must know of a session. */
type AnySession = { readonly id: string; readonly language: Language };

const TOO_MANY = 'call.too_many_requests';
const BODY_BYTES_MAX = 16 * 1_024;
/** A slip of two hundred selections has more to say. */
const BODY_BYTES_OF: Readonly<Partial<Record<HouseCall, number>>> = { placeSlip: 64 * 1_024 };
const BEARER = /^Bearer ([\w-]{20,100})$/;
const STATUSES = { ...callRefusals, ...houseRefusals };

const BODY_REFUSALS: Readonly<
  Record<string, 'call.body_too_large' | 'call.body_unsupported' | undefined>
> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'call.body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'call.body_unsupported',
};

/** Puts the calls of games on the wire: who asks, what is asked, one use case, its answer in words. */
export function registerCalls<Session extends AnySession>(
  scope: FastifyInstance,
  services: CallServices<Session>,
): void {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = readLanguage(request.headers['accept-language']);
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const code = BODY_REFUSALS[error.code] ?? 'call.body_unreadable';
      return sendRefusal(reply, language, { code, detail: {} });
    }
    return sendFailure(request, reply, { language, error });
  });
  const { limits, findAddress } = services;
  if (limits) registerLimits(scope, { ...limits, findAddress, refuse: refuseCrowd });
  for (const call of Object.keys(houseSchemas) as HouseCall[]) {
    const { method, path } = houseSchemas[call];
    scope.route({
      method,
      url: `/api${path}`,
      bodyLimit: BODY_BYTES_OF[call] ?? BODY_BYTES_MAX,
      handler: (request, reply) => answer(services, call, request, reply),
    });
  }
  scope.all('/api/*', (request, reply) => {
    const language = readLanguage(request.headers['accept-language']);
    return sendRefusal(reply, language, { code: 'call.not_found', detail: {} });
  });
}

async function answer<Session extends AnySession>(
  services: CallServices<Session>,
  call: HouseCall,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const askedAt = services.clock.now();
  reply.header('cache-control', 'no-store');
  let language = readLanguage(request.headers['accept-language']);
  try {
    const address = services.findAddress(request.raw);
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const session =
      token && call !== 'openSession' && (await services.findSession({ token, address }));
    if (session) language = session.language;
    else if (call !== 'openSession')
      return await sendRefusal(reply, language, { code: 'house.session_ended', detail: {} });
    const seconds =
      session && services.limits ? await countSession(services.limits, session.id) : undefined;
    if (seconds !== undefined)
      return await sendRefusal(reply, language, { code: TOO_MANY, detail: { seconds } });
    const { method, request: schema } = houseSchemas[call];
    const sent = method === 'GET' ? request.query : (request.body ?? {});
    const read = schema.safeParse(sent);
    if (!read.success) {
      const issue = read.error.issues[0]!;
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const field = [...issue.path, ...unknown].join('.').slice(0, 64) || 'body';
      const refusal = { code: 'call.input_invalid', detail: { field } } as const;
      return await sendRefusal(reply, language, refusal, 400);
    }
    // The schema of a call and its use case are of one table each, by the same name.
    const run = services.handlers[call] as (
      input: unknown,
      from: unknown,
    ) => Promise<Outcome<object, HouseRefusal>>;
    const outcome = await run(read.data, { address, session, askedAt });
    if (outcome.ok) return await reply.send(outcome.value);
    return await sendRefusal(reply, language, outcome.refusal);
  } catch (error) {
    return sendFailure(request, reply, { language, error });
  }
}

function refuseCrowd(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  const language = readLanguage(request.headers['accept-language']);
  return sendRefusal(reply, language, { code: TOO_MANY, detail: { seconds } });
}

function sendRefusal(
  reply: FastifyReply,
  language: Language,
  refusal: HouseRefusal | CallRefusal,
  status: number = STATUSES[refusal.code].status,
) {
  const { code, detail } = refusal;
  if ('seconds' in detail) reply.header('retry-after', String(detail.seconds));
  return reply.code(status).send({ code, message: phraseRefusal(language, refusal), detail });
}

/** What a caller learns of a bug of ours: nothing but a reference. */
function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, error }: { readonly language: Language; readonly error: unknown },
) {
  request.log.error({ requestId: request.id, err: error }, 'a call of a game failed');
  const reference = request.id;
  return reply.code(500).send({
    code: 'call.unknown_error',
    message: phraseUnknownError(language, reference),
    detail: { reference },
  });
}
