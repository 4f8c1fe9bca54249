import { randomBytes } from 'node:crypto';
import type { paymentRequests } from '@maneki/contract/payments/schemas';
import type { z } from 'zod';

export type PayoutRequest = z.output<(typeof paymentRequests)['payout']>;

/** SILENT ones are never answered, until a tester ends them. */
export type PayoutState = 'PAID' | 'FAILED' | 'PENDING' | 'SILENT';

/** Of where it goes only what a tester recognises it by: nobody is paid, so nobody needs more. */
export type SandboxPayout = Omit<PayoutRequest, 'target'> & {
  readonly to: { readonly type: PayoutRequest['target']['type']; readonly lastFour: string };
  readonly ref: string;
  readonly askedAt: Date;
  state: PayoutState;
};

/** How a payout ends, by the last digit of its amount in minor units. */
const ENDINGS: Readonly<Record<string, PayoutState>> = { 1: 'FAILED', 2: 'SILENT', 3: 'PENDING' };

const REF_BYTES = 12;

export const openPayout = ({ target, ...asked }: PayoutRequest, now: Date): SandboxPayout => ({
  ...asked,
  to: { type: target.type, lastFour: target.accountNo.slice(-4) },
  ref: randomBytes(REF_BYTES).toString('hex'),
  askedAt: now,
  state: ENDINGS[String(asked.amountMinor % 10n)] ?? 'PAID',
});

/** What the platform is answered; undefined where nothing is. */
export function answerOf({ state, ref }: SandboxPayout): object | undefined {
  if (state === 'SILENT') return undefined;
  if (state === 'FAILED') return { status: 'FAILED', reason: 'the account refused it' };
  return { status: state, providerRef: ref };
}

/** What the platform is told once a tester has ended a payout. */
export const noticeOf = (
  { orderNo, ref }: SandboxPayout,
  ending: 'PAID' | 'FAILED',
  now: Date,
) => ({
  orderNo,
  at: now.toISOString(),
  ...(ending === 'PAID'
    ? { status: 'PAID', providerRef: ref }
    : { status: 'FAILED', reason: 'the account refused it' }),
});
