import { type PaymentRequest, paymentReplies } from '@maneki/contract/payments/schemas';
import {
  PAYMENT_HEADERS,
  PAYMENT_PATH,
  paymentSignatures,
} from '@maneki/contract/payments/signature';
import { type Clock, SECOND_MS } from '@maneki/kernel/clock';
import type { z } from 'zod';
import type { Log } from '#platform/metrics/log';
import { postSigned, type SignedKey } from '#platform/signed-calls/post-signed';
import type { PaymentProvider, PayoutAnswer } from './payment-provider.ts';

const TIMEOUT_MS = 20 * SECOND_MS;
const REPLY_BYTES_MAX = 16_384;

export type HttpGatewayOptions = {
  /** Its calls stand below it, under `/pay/v1/`. */
  readonly baseUrl: string;
  readonly key: SignedKey;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly fetch?: typeof fetch | undefined;
};

type Replies = { readonly [Call in PaymentRequest]: z.output<(typeof paymentReplies)[Call]> };

/**
 * A provider that speaks the protocol of docs/payment-protocol.md. Only a signed reply that makes sense is
 * its word. Everything else is silence: nobody knows what it did, and nobody guesses.
 */
export function createHttpGateway(options: HttpGatewayOptions): PaymentProvider {
  const { key, clock, log } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const ask = async <Call extends PaymentRequest>(
    call: Call,
    body: object,
  ): Promise<Replies[Call] | undefined> => {
    try {
      const answer = await postSigned({
        url: new URL(`${baseUrl}${PAYMENT_PATH}${call}`),
        key,
        signatures: paymentSignatures,
        headers: PAYMENT_HEADERS,
        body: JSON.stringify(body),
        now: clock.now(),
        timeoutMs: TIMEOUT_MS,
        replyBytesMax: REPLY_BYTES_MAX,
        fetch: options.fetch,
      });
      if (!answer.isGenuine || answer.status !== 200) {
        log.warn({ call, status: answer.status }, 'a payment provider did not answer as agreed');
        return undefined;
      }
      const read = paymentReplies[call].safeParse(JSON.parse(answer.body.toString()));
      if (read.success) return read.data as Replies[Call];
      log.warn({ call }, 'a reply of a payment provider cannot be read');
    } catch (error) {
      log.warn({ err: error, call }, 'a payment provider did not answer');
    }
    return undefined;
  };
  return {
    async collect({ amountMinor, expiresAt, coin, returnUrl, ...collection }) {
      const reply = await ask('collect', {
        ...collection,
        coin: coin ?? null,
        returnUrl: returnUrl ?? null,
        amountMinor: String(amountMinor),
        expiresAt: expiresAt.toISOString(),
      });
      if (!reply) return { status: 'SILENT' };
      if (reply.status === 'REFUSED') return reply;
      const { status, coin: quoted, ...instructions } = reply;
      const quote = quoted && { ...quoted, quoteUntil: new Date(quoted.quoteUntil) };
      return { status, instructions: { ...instructions, coin: quote } };
    },
    async payOut({ amountMinor, ...payout }) {
      const reply = await ask('payout', { ...payout, amountMinor: String(amountMinor) });
      return reply ?? SILENT;
    },
    findPayout: async (orderNo) => (await ask('payout/find', { orderNo })) ?? SILENT,
  };
}

const SILENT: PayoutAnswer = { status: 'SILENT' };
