import type { CallRefusal } from '@maneki/contract/call/refusals';
import type { Language } from '@maneki/contract/language';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal, sendSystemBusy, sendUnknownError } from './answer-call.ts';
import { UnfitReplyError } from './check-reply.ts';
import { type Identification, identifyCall } from './identify-call.ts';
import { isBusy } from './system-busy-error.ts';

const BODY_REFUSALS: Readonly<Record<string, CallRefusal['code'] | undefined>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'call.body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'call.body_unsupported',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'call.body_unreadable',
  FST_ERR_CTP_INVALID_JSON_BODY: 'call.body_unreadable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'call.body_unreadable',
  FST_ERR_BAD_URL: 'call.not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'call.not_found',
};

/**
 * Turns what went wrong before a handler ran into a refusal, and everything else into one neutral
 * sentence with a reference. What the framework calls a client error never becomes a 5xx.
 */
export function handleErrors(app: FastifyInstance, services: Identification): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = languageOf(services, request);
    const code = refusalCode(error);
    if (code) return sendRefusal(reply, language, { code, detail: {} });
    const told = error instanceof UnfitReplyError ? error.message : undefined;
    if (isBusy(error)) {
      // Without its stack: there may be thousands, and writing them would keep us busier still.
      request.log.warn({ requestId: request.id, reason: error.message }, 'too busy for a call');
      return sendSystemBusy(reply, language);
    }
    request.log.error({ requestId: request.id, err: error }, 'a call failed');
    return sendUnknownError(reply, language, told);
  });
}

/** Answers a path under /api that no endpoint has, or has only under another method. */
export function answerUnknownCall(app: FastifyInstance, services: Identification) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!;
    const allowed = (['GET', 'POST', 'PUT', 'DELETE'] as const).filter((method) =>
      app.hasRoute({ method, url: path }),
    );
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    const code = allowed.length > 0 ? 'call.method_not_allowed' : 'call.not_found';
    return sendRefusal(reply, languageOf(services, request), { code, detail: {} });
  };
}

function refusalCode(error: FastifyError): CallRefusal['code'] | undefined {
  const known = BODY_REFUSALS[error.code];
  if (known) return known;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? 'call.body_unreadable' : undefined;
}

export function languageOf(services: Identification, request: FastifyRequest): Language {
  const identified = identifyCall(services, request);
  return identified.ok ? identified.value.call.language : 'EN';
}
