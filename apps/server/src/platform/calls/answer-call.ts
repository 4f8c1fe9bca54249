import { refusals } from '@maneki/contract/contract';
import type { Language } from '@maneki/contract/language';
import {
  phraseRefusal,
  phraseSystemBusy,
  phraseUnknownError,
} from '@maneki/phrases/phrase-refusal';
import type { FastifyReply } from 'fastify';
import type { AnyRefusal } from './dispatch-call.ts';

const statuses: Readonly<Record<string, { status: number } | undefined>> = refusals;

/** Writes a refusal: its status, its stable code, and its sentence in the caller's language. */
export function sendRefusal(reply: FastifyReply, language: Language, refusal: AnyRefusal) {
  const { code, detail } = refusal;
  if ('seconds' in detail) reply.header('retry-after', String(detail.seconds));
  return reply
    .code(statuses[code]?.status ?? 400)
    .send({ code, message: phraseRefusal(language, refusal), detail });
}

/** Writes what a caller learns of a bug of ours: nothing but a reference, unless there is more that may be told. */
export function sendUnknownError(reply: FastifyReply, language: Language, told?: string) {
  const reference = reply.request.id;
  return reply.code(500).send({
    code: 'call.unknown_error',
    message: told ?? phraseUnknownError(language, reference),
    detail: { reference },
  });
}

const BUSY_SECONDS = 5;

/** Writes that there is too much to do at the moment, and when to come again. */
export function sendSystemBusy(reply: FastifyReply, language: Language) {
  const message = phraseSystemBusy(language);
  reply.code(503).header('retry-after', String(BUSY_SECONDS));
  // Who opens a page reads the sentence alone: a page would be more work.
  if (reply.request.url.startsWith('/m/'))
    return reply.type('text/plain; charset=utf-8').send(message);
  return reply.send({ code: 'call.system_busy', message, detail: {} });
}
