import { type PaymentRequest, paymentRequests } from '@maneki/contract/payments/schemas';
import {
  PAYMENT_HEADERS,
  PAYMENT_WINDOW_MS,
  paymentSignatures,
} from '@maneki/contract/payments/signature';
import type { Clock } from '@maneki/kernel/clock';
import { isKnownCoin } from './chain.ts';
import { instructionsOf, openCollection } from './collection.ts';
import { answerOf, openPayout } from './payout.ts';
import type { SandboxStore } from './sandbox-store.ts';
import type { SandboxKey } from './tell-platform.ts';

export type Arrived = {
  readonly call: PaymentRequest;
  /** The path as it was asked for: it is part of what is signed. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

type Services = {
  readonly key: SandboxKey;
  readonly clock: Clock;
  readonly store: SandboxStore;
  readonly payPath: string;
};

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Answers what the platform asks, once it is known to be the platform; the reply is signed as well. */
export function answerCall(services: Services, arrived: Arrived): Reply {
  const { key, clock } = services;
  const { headers, body, path } = arrived;
  const one = (name: string) => String(headers[name] ?? '');
  const [time, nonce] = [one(PAYMENT_HEADERS.time), one(PAYMENT_HEADERS.nonce)];
  const signed = { secret: key.secret, path, time, nonce, body };
  const isGenuine =
    one(PAYMENT_HEADERS.key) === key.id &&
    paymentSignatures.verifyRequest({ ...signed, method: 'POST' }, one(PAYMENT_HEADERS.sign));
  const isFresh = Math.abs(clock.now().getTime() - Number(time)) <= PAYMENT_WINDOW_MS;
  if (!isGenuine || !isFresh)
    return { status: 401, headers: JSON_TYPE, body: '{"status":"BAD_SIGN"}' };
  const answer = run(services, arrived);
  if (!answer) return { status: 503, headers: JSON_TYPE, body: '{"status":"TEMPORARY"}' };
  const text = JSON.stringify(answer);
  const repliedAt = String(clock.now().getTime());
  const reply = { ...signed, status: 200, time: repliedAt, body: text };
  return {
    status: 200,
    headers: {
      ...JSON_TYPE,
      [PAYMENT_HEADERS.key]: key.id,
      [PAYMENT_HEADERS.time]: repliedAt,
      [PAYMENT_HEADERS.nonce]: nonce,
      [PAYMENT_HEADERS.sign]: paymentSignatures.signReply(reply),
    },
    body: text,
  };
}

/** Undefined where it cannot be read, or is not answered. A number that was seen before is answered the same. */
function run({ clock, store, payPath }: Services, { call, body }: Arrived): object | undefined {
  const sent = JSON.parse(body) as unknown;
  if (call === 'collect') {
    const asked = paymentRequests.collect.safeParse(sent);
    if (!asked.success) return undefined;
    const { coin } = asked.data;
    if (coin && !isKnownCoin(coin.code)) return { status: 'REFUSED', reason: 'no such coin here' };
    const opened = store.collect(asked.data.orderNo, () => openCollection(asked.data, clock.now()));
    return instructionsOf(opened, payPath);
  }
  if (call === 'payout') {
    const asked = paymentRequests.payout.safeParse(sent);
    if (!asked.success) return undefined;
    return answerOf(store.payOut(asked.data.orderNo, () => openPayout(asked.data, clock.now())));
  }
  const asked = paymentRequests['payout/find'].safeParse(sent);
  if (!asked.success) return undefined;
  const found = store.findPayout(asked.data.orderNo);
  return found ? answerOf(found) : { status: 'NOT_SEEN' };
}
