import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentCallback } from '@maneki/contract/payments/schemas';
import {
  PAYMENT_HEADERS,
  PAYMENT_PATH,
  paymentSignatures,
} from '@maneki/contract/payments/signature';
import type { Clock } from '@maneki/kernel/clock';

export type SandboxKey = { readonly id: string; readonly secret: string };

/** Carries a callback to the platform. */
export type CallPlatform = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
) => Promise<{ readonly status: number; readonly body: string }>;

const TRIES_MAX = 3;
const RETRY_MS = 500;

/** Tells the platform something, signed, until it says something final; answers what it said. */
export async function tellPlatform(
  {
    key,
    clock,
    callPlatform,
  }: {
    readonly key: SandboxKey;
    readonly clock: Clock;
    readonly callPlatform: CallPlatform;
  },
  callback: PaymentCallback,
  notice: object,
): Promise<string> {
  const path = `${PAYMENT_PATH}${callback}`;
  const body = JSON.stringify(notice);
  for (let tries = 1; ; tries += 1) {
    const time = String(clock.now().getTime());
    const nonce = randomBytes(16).toString('hex');
    const signed = { secret: key.secret, path, time, nonce, body, method: 'POST' };
    const headers = {
      'content-type': 'application/json',
      [PAYMENT_HEADERS.key]: key.id,
      [PAYMENT_HEADERS.time]: time,
      [PAYMENT_HEADERS.nonce]: nonce,
      [PAYMENT_HEADERS.sign]: paymentSignatures.signRequest(signed),
    };
    const answer = await callPlatform(path, headers, Buffer.from(body)).then(read, () => NO_ANSWER);
    if (answer.isFinal || tries === TRIES_MAX) return answer.code;
    await wait(RETRY_MS);
  }
}

const NO_ANSWER = { code: 'no answer', isFinal: false };

function read({ body }: { readonly body: string }): typeof NO_ANSWER {
  const { status, final } = JSON.parse(body) as { status: string; final: boolean };
  return { code: status, isFinal: final };
}
