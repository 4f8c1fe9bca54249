import { PAYMENT_CODES, type PaymentCode } from '@maneki/contract/payments/codes';
import {
  type PaymentCallback,
  type PaymentNotice,
  paymentCallbacks,
} from '@maneki/contract/payments/schemas';
import {
  PAYMENT_HEADERS,
  PAYMENT_PATH,
  PAYMENT_WINDOW_MS,
  paymentSignatures,
} from '@maneki/contract/payments/signature';
import type { Clock } from '@maneki/kernel/clock';
import { isStorable } from '#platform/calls/storable-input';
import type { Limit, Limiter } from '#platform/limits/limits';
import type { Log } from '#platform/metrics/log';
import type { Metrics } from '#platform/metrics/metrics';
import type { Nonces } from '#platform/signed-calls/nonces';
import {
  type ArrivedHeaders,
  isNonce,
  isTimely,
  readSignedMessage,
} from '#platform/signed-calls/signed-message';
import type { ConfiguredProvider, PaymentProviders } from './provider-registry.ts';

/** Far above what one provider tells, and far below what would keep others waiting. */
const CALLBACK_LIMIT: Limit = { calls: 2_000, perSeconds: 10 };

/** Who told it, and when it was heard. */
export type ToldBy = { readonly provider: ConfiguredProvider; readonly now: Date };

/** What a callback leads to: one use case for each, which answers by a code. */
export type PaymentCalls = {
  readonly [Callback in PaymentCallback]: (
    notice: PaymentNotice<Callback>,
    by: ToldBy,
  ) => Promise<PaymentCode>;
};

export type PaymentDoorServices = {
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  readonly providers: PaymentProviders;
  readonly nonces: Nonces;
  readonly limiter: Limiter;
  readonly metrics: Pick<Metrics, 'countRefusedLimit'>;
  readonly calls: PaymentCalls;
};

/** A callback as it arrived, the body's bytes untouched. */
export type ArrivedCallback = {
  readonly callback: PaymentCallback;
  readonly headers: ArrivedHeaders;
  readonly body: Uint8Array;
};

export type DoorReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type PaymentDoor = (arrived: ArrivedCallback) => Promise<DoorReply>;

type Answer = { readonly code: PaymentCode; readonly field?: string };

/**
 * Lets the word of payment providers in: that it is theirs, fresh and told for the first time, and that it
 * can be read. Only then a use case looks at order, currency and amount. Nothing is written before that.
 */
export function createPaymentDoor(services: PaymentDoorServices): PaymentDoor {
  const { clock } = services;
  return async (arrived) => {
    const message = readSignedMessage(arrived.headers, PAYMENT_HEADERS);
    const provider = message && services.providers.findByKey(message.keyId);
    if (!provider) return writeUnsigned({ code: 'BAD_SIGN' });
    const now = clock.now();
    const { time, nonce, sign } = message;
    const path = `${PAYMENT_PATH}${arrived.callback}`;
    const { secret } = provider.key;
    const signed = { secret, method: 'POST', path, time, nonce, body: arrived.body };
    const isFresh = isTimely(time, now, PAYMENT_WINDOW_MS);
    if (!paymentSignatures.verifyRequest(signed, sign))
      return writeUnsigned({ code: isFresh ? 'BAD_SIGN' : 'STALE' });
    const answer = isFresh
      ? await answerGenuine(services, arrived, { provider, nonce, now })
      : ({ code: 'STALE' } as const);
    return writeSigned(answer, { provider, path, nonce, now: clock.now() });
  };
}

/** A message that is the provider's own and fresh: the answer is signed, whatever it says. */
async function answerGenuine(
  services: PaymentDoorServices,
  { callback, body }: ArrivedCallback,
  from: ToldBy & { readonly nonce: string },
): Promise<Answer> {
  const { provider, nonce, now } = from;
  try {
    if (!isNonce(nonce)) return { code: 'BAD_REQUEST', field: 'Pay-Nonce' };
    if (!(await services.nonces.take(`pay:${provider.code}`, nonce, now)))
      return { code: 'NONCE_REUSED' };
    const taken = await services.limiter.take(`payments:${provider.code}`, CALLBACK_LIMIT);
    if (!taken.ok) {
      services.metrics.countRefusedLimit('payments');
      return { code: 'RATE_LIMITED' };
    }
    const read = readNotice(callback, body);
    if ('code' in read) return read;
    // The schema of a callback and its use case are of one table each, by the same name.
    const run = services.calls[callback] as (notice: unknown, by: ToldBy) => Promise<PaymentCode>;
    return { code: await run(read.notice, { provider, now }) };
  } catch (error) {
    services.log.error({ err: error, callback, provider: provider.code }, 'a callback failed');
    return { code: 'TEMPORARY' };
  }
}

function readNotice(
  callback: PaymentCallback,
  body: Uint8Array,
): { readonly notice: PaymentNotice<PaymentCallback> } | Answer {
  const sent = parseJson(body);
  if (sent === undefined || !isStorable(sent)) return { code: 'BAD_REQUEST', field: 'body' };
  const parsed = paymentCallbacks[callback].safeParse(sent);
  if (parsed.success) return { notice: parsed.data };
  const issue = parsed.error.issues[0]!;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...issue.path, ...unknown].join('.').slice(0, 64);
  return { code: 'BAD_REQUEST', field: field || 'body' };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString());
  } catch {
    return undefined;
  }
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function writeSigned(
  answer: Answer,
  by: ToldBy & { readonly path: string; readonly nonce: string },
): DoorReply {
  const { status, body } = write(answer);
  const { id, secret } = by.provider.key;
  const time = String(by.now.getTime());
  const reply = { secret, status, path: by.path, time, nonce: by.nonce, body };
  const headers = {
    ...JSON_TYPE,
    [PAYMENT_HEADERS.key]: id,
    [PAYMENT_HEADERS.time]: time,
    [PAYMENT_HEADERS.nonce]: by.nonce,
    [PAYMENT_HEADERS.sign]: paymentSignatures.signReply(reply),
  };
  return { status, headers, body };
}

/** To somebody who proved nothing. It is never signed, so that nobody gets one for another's message. */
export const writeUnsigned = (answer: Answer): DoorReply => ({
  ...write(answer),
  headers: JSON_TYPE,
});

function write({ code, field }: Answer) {
  const { status, isFinal } = PAYMENT_CODES[code];
  const body = JSON.stringify({ status: code, final: isFinal, ...(field ? { field } : {}) });
  return { status, body };
}
