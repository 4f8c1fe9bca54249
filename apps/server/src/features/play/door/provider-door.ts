import {
  type RoundWalletCall,
  type RoundWalletRequest,
  roundWalletRequests,
} from '@maneki/contract/round-wallet/schemas';
import {
  ROUND_WALLET_HEADERS,
  ROUND_WALLET_PATH,
  ROUND_WALLET_WINDOW_MS,
  verifyRequest,
} from '@maneki/contract/round-wallet/signature';
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
import type { ProviderHealth } from '../health/provider-health.ts';
import type { ProviderDirectory, ProviderKey } from '../keys/provider-directory.ts';
import type { DoorAnswer, DoorCalls } from './door-calls.ts';
import { type DoorReply, writeReply, writeUnsigned } from './write-reply.ts';

/** Far above what one provider needs, and far below what would keep the others waiting. */
export const PROVIDER_LIMIT: Limit = { calls: 50_000, perSeconds: 10 };

export type DoorServices = {
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  readonly providers: Pick<ProviderDirectory, 'findKey'>;
  readonly nonces: Nonces;
  readonly limiter: Limiter;
  readonly metrics: Pick<Metrics, 'countRefusedLimit'>;
  readonly calls: DoorCalls;
  readonly health: Pick<ProviderHealth, 'tell'>;
  readonly limit?: Limit | undefined;
};

/** A message as it arrived: header names in lower case, the body's bytes untouched. */
export type DoorRequest = {
  readonly call: RoundWalletCall;
  readonly headers: ArrivedHeaders;
  readonly body: Uint8Array;
};

export type ProviderDoor = (request: DoorRequest) => Promise<DoorReply>;

/**
 * Lets providers in: who they are, that the message is theirs, fresh and here for the first time, how
 * much they ask, what they ask. Only then a use case runs. Nothing is written before that.
 */
export function createProviderDoor(services: DoorServices): ProviderDoor {
  const { clock, log } = services;
  return async (request) => {
    const message = readSignedMessage(request.headers, ROUND_WALLET_HEADERS);
    if (!message) return writeUnsigned('BAD_SIGN');
    const now = clock.now();
    let key: ProviderKey | undefined;
    try {
      key = await services.providers.findKey(message.keyId, now);
    } catch (error) {
      log.error({ err: error, call: request.call }, 'a provider was not looked up');
      return writeUnsigned('TEMPORARY');
    }
    if (!key) return writeUnsigned('BAD_SIGN');
    const path = `${ROUND_WALLET_PATH}${request.call}`;
    const { time, nonce } = message;
    const isFresh = isTimely(time, now, ROUND_WALLET_WINDOW_MS);
    const signed = { secret: key.secret, method: 'POST', path, time, nonce, body: request.body };
    if (!verifyRequest(signed, message.sign)) return writeUnsigned(isFresh ? 'BAD_SIGN' : 'STALE');
    const answer = isFresh
      ? await answerGenuine(services, request, { key, nonce, now })
      : ({ status: 'STALE' } as const);
    const answeredAt = clock.now();
    services.health.tell({
      providerCode: key.providerCode,
      keyId: key.id,
      status: answer.status,
      tookMs: Math.max(0, answeredAt.getTime() - now.getTime()),
      at: now,
    });
    return writeReply(answer, { key, path, nonce, now: answeredAt });
  };
}

/** A message that is the provider's own and fresh: the answer is signed, whatever it says. */
async function answerGenuine(
  services: DoorServices,
  { call, body }: DoorRequest,
  from: { readonly key: ProviderKey; readonly nonce: string; readonly now: Date },
): Promise<DoorAnswer> {
  const { nonces, limiter, metrics, limit = PROVIDER_LIMIT } = services;
  const { providerCode } = from.key;
  try {
    if (!isNonce(from.nonce)) return { status: 'BAD_REQUEST', field: 'RW-Nonce' };
    const isFirst = nonces.take(providerCode, from.nonce, from.now);
    if (!(isFirst === true || (await isFirst))) return { status: 'NONCE_REUSED' };
    const taken = await limiter.take(`provider:${providerCode}`, limit);
    if (!taken.ok) {
      metrics.countRefusedLimit('provider');
      return { status: 'RATE_LIMITED' };
    }
    const read = readRequest(call, body);
    if ('status' in read) return read;
    // The schema of a call and its use case are of one table each, by the same name.
    const run = services.calls[call] as (asked: unknown) => Promise<DoorAnswer>;
    return await run({ ...read.request, providerCode, now: from.now });
  } catch (error) {
    services.log.error({ err: error, call, providerCode }, 'a call of a provider failed');
    return { status: 'TEMPORARY' };
  }
}

function readRequest(
  call: RoundWalletCall,
  body: Uint8Array,
): { readonly request: RoundWalletRequest<RoundWalletCall> } | DoorAnswer {
  const sent = parseJson(body);
  if (sent === undefined || !isStorable(sent)) return { status: 'BAD_REQUEST', field: 'body' };
  const parsed = roundWalletRequests[call].safeParse(sent);
  if (parsed.success) return { request: parsed.data };
  const issue = parsed.error.issues[0]!;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = [...issue.path, ...unknown].join('.').slice(0, 64);
  return { status: 'BAD_REQUEST', field: field || 'body' };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString());
  } catch {
    return undefined;
  }
}
