import { randomBytes } from 'node:crypto';
import type { paymentRequests } from '@maneki/contract/payments/schemas';
import type { z } from 'zod';
import { drawAddress, quoteCoins, rateMinorOf, takeShare } from './chain.ts';

export type CollectRequest = z.output<(typeof paymentRequests)['collect']>;

/** Coins on their way, and how deep they lie under the blocks of the chain. */
type Sent = { readonly paymentRef: string; readonly coins: string; confirmations: number };

/** What the platform asked to be collected, and what has become of it. */
export type Collection = CollectRequest & {
  readonly ref: string;
  readonly coins: string | null;
  readonly quoteUntil: Date;
  readonly sent: Sent[];
  /** What was told to the platform, and what it said to that. */
  readonly told: { readonly at: Date; readonly what: string; readonly answer: string }[];
  payments: number;
};

const QUOTE_MS = 20 * 60_000;
const REF_BYTES = 12;

export function openCollection(asked: CollectRequest, now: Date): Collection {
  const { coin, amountMinor, currency } = asked;
  return {
    ...asked,
    // Nobody guesses it, so nobody pays for others.
    ref: randomBytes(REF_BYTES).toString('hex'),
    coins: coin ? quoteCoins(amountMinor, coin.code, currency) : null,
    quoteUntil: new Date(now.getTime() + QUOTE_MS),
    sent: [],
    told: [],
    payments: 0,
  };
}

/** How the payer pays, as the protocol says it. */
export function instructionsOf(collection: Collection, payPath: string) {
  const { ref, coin, coins, quoteUntil, method, reference } = collection;
  const isBank = method === 'BANK_TRANSFER';
  return {
    status: 'OPEN',
    providerRef: ref,
    payUrl: `${payPath}${ref}`,
    qrText: method === 'QR' ? `SANDBOX-PAY:${reference}:${ref}` : null,
    accountNo: coin ? drawAddress(coin.network, ref) : isBank ? '000-7654321' : null,
    accountName: isBank ? 'Sandbox collections' : null,
    bankName: isBank ? 'Sandbox Bank' : null,
    coin: coin && coins ? { ...coin, amount: coins, quoteUntil: quoteUntil.toISOString() } : null,
  };
}

/** What a tester can have happen to a payment. */
export const CHOICES = [
  'paid',
  'underpaid',
  'overpaid',
  'twice',
  'again',
  'late',
  'expired',
  'failed',
] as const;

export type Choice = (typeof CHOICES)[number];

const SHARES: Partial<Record<Choice, { readonly of: bigint; readonly from: bigint }>> = {
  underpaid: { of: 1n, from: 2n },
  overpaid: { of: 11n, from: 10n },
};
const WHOLE = { of: 1n, from: 1n };

/** What is told to the platform when a tester chooses; each of them is a callback of its own. */
export function noticesOf(collection: Collection, choice: Choice, now: Date): object[] {
  const { orderNo, currency } = collection;
  const at = now.toISOString();
  const unpaid = (status: 'EXPIRED' | 'FAILED') => ({ status, orderNo, currency, at });
  switch (choice) {
    case 'expired':
      return [unpaid('EXPIRED')];
    case 'failed':
      return [unpaid('FAILED')];
    case 'late':
      return [unpaid('EXPIRED'), pay(collection, choice, now)];
    case 'twice': {
      const notice = pay(collection, choice, now);
      return [notice, notice];
    }
    case 'again':
      return [pay(collection, choice, now), pay(collection, choice, now)];
    default:
      return [pay(collection, choice, now)];
  }
}

function pay(collection: Collection, choice: Choice, now: Date): object {
  const share = SHARES[choice] ?? WHOLE;
  collection.payments += 1;
  const paymentRef = `${collection.ref}-${collection.payments}`;
  if (collection.coin && collection.coins) {
    const sent = { paymentRef, coins: takeShare(collection.coins, share), confirmations: 0 };
    collection.sent.push(sent);
    return describeCoins(collection, sent, now);
  }
  const amount = (collection.amountMinor * share.of) / share.from;
  return { ...describe(collection, paymentRef, now), amountMinor: String(amount), coin: null };
}

const describe = ({ orderNo, currency }: Collection, paymentRef: string, now: Date) => ({
  status: 'PAID',
  orderNo,
  paymentRef,
  currency,
  at: now.toISOString(),
});

function describeCoins(collection: Collection, sent: Sent, now: Date): object {
  const { coin, currency } = collection;
  return {
    ...describe(collection, sent.paymentRef, now),
    amountMinor: null,
    coin: {
      ...coin,
      amount: sent.coins,
      confirmations: sent.confirmations,
      rateMinor: String(rateMinorOf(coin?.code ?? '', currency)),
    },
  };
}

/** The chain goes on by so many blocks: coins that were sent lie deeper. */
export function mineBlocks(collection: Collection, blocks: number, now: Date): object[] {
  return collection.sent.map((sent) => {
    sent.confirmations += blocks;
    return describeCoins(collection, sent, now);
  });
}
