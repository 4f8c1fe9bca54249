import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import type { PayoutAnswer } from '../gateways/payment-provider.ts';
import { endPaid, giveBack, tellNewBalance } from './end-order.ts';
import { noteAnswer } from './payouts/store.ts';
import { lockOrder } from './store.ts';
import type { Withdrawal } from './withdrawal.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

type Unknown = {
  readonly code: 'cashier.withdrawal_unknown';
  readonly detail: Record<never, never>;
};

type Told = { readonly orderNo: string; readonly answer: PayoutAnswer; readonly now: Date };

/**
 * Does what follows from a provider's word about a payout, whether it answered or calls back, and however
 * often it says so. Only a clear word ends an order, and one whose end nobody knew is never given back by it:
 * somebody finds out first.
 */
export async function recordPayoutAnswer(
  services: WithdrawalServices,
  told: Told,
): Promise<Outcome<Withdrawal, Unknown>> {
  const recorded = await services.database.transact((tx) => recordIn(tx, services, told));
  if (recorded === undefined) return refused({ code: 'cashier.withdrawal_unknown', detail: {} });
  const { before, after } = recorded;
  if (before.status !== after.status) await tellNewBalance(services, after);
  else if (isContradiction(after, told.answer))
    services.log.error(
      { orderNo: after.orderNo, status: after.status, answer: told.answer },
      'a provider says something else of a payout than before',
    );
  return done(after);
}

/** An order that has ended, of which the provider now says the opposite. */
const isContradiction = ({ status }: Withdrawal, answer: PayoutAnswer): boolean =>
  (status === 'PAID' && answer.status === 'FAILED') ||
  (status === 'FAILED' && answer.status === 'PAID');

async function recordIn(tx: Tx, services: WithdrawalServices, { orderNo, answer, now }: Told) {
  const before = await lockOrder(tx, orderNo);
  if (!before) return undefined;
  const isPaying = before.status === 'PAYING';
  if (answer.status === 'PAID' && (isPaying || before.status === 'UNKNOWN')) {
    const after = await endPaid(tx, before, { at: now, providerRef: answer.providerRef });
    return { before, after };
  }
  if (answer.status === 'FAILED' && isPaying) {
    const ending = { to: 'FAILED', at: now, reason: answer.reason } as const;
    return { before, after: await giveBack(tx, services, before, ending) };
  }
  await noteAnswer(tx, orderNo, noteOf(answer, now));
  return { before, after: before };
}

function noteOf(answer: PayoutAnswer, now: Date) {
  switch (answer.status) {
    case 'PENDING':
      return { word: 'PENDING', ref: answer.providerRef, heardAt: now };
    case 'FAILED':
      return { word: `FAILED: ${answer.reason}`.slice(0, 500) };
    default:
      return { word: answer.status };
  }
}
