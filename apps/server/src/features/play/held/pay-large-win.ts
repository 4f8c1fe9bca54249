import { LARGE_PAYMENT_RU } from '@maneki/contract/play/exceptions';
import type { PlayRefusal } from '@maneki/contract/play/refusals';
import { writeAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import type { ProposalExecutor } from '#features/operators';
import type { Tx } from '#platform/database/database';
import { isAbove } from '../ceilings/ceiling.ts';
import { type DecideServices, decideHeldWinIn } from './decide-held-win.ts';
import type { HeldWinName } from './held-win.ts';
import { findHeldWin } from './store.ts';

/** What a proposal to pay a held win keeps: its name, and what whoever agrees has to know. */
export type HeldPayment = HeldWinName & {
  readonly amount: string;
  readonly currency: string;
  readonly member: string;
};

/** Whether a payment needs a second operator. Play credit is nobody's money. */
export const isLarge = ({ amount, currency }: { amount: bigint; currency: string }): boolean =>
  !isPlayCurrency(currency) && isAbove(amount, currency, LARGE_PAYMENT_RU);

/** Pays the held win that two operators agree on, under both of their names. */
export const executeHeldPayment =
  (services: Omit<DecideServices, 'database'>): ProposalExecutor =>
  async (tx, proposal, { by, now }) => {
    const { memberId, providerCode, key } = proposal.payload as HeldPayment;
    const decided = await decideHeldWinIn(tx, services, {
      memberId,
      providerCode,
      key,
      decision: 'PAID',
      by: `${proposal.proposedByName}, ${by}`,
      reason: proposal.reason,
      now,
    });
    if (!decided.ok) return refused(await refusalOf(tx, proposal.payload as HeldPayment));
    const { amount, currency, balance = 0n, afterwards } = decided.value;
    const result = { paid: writeAmount(amount), currency, balance: writeAmount(balance) };
    return done({ result, afterwards });
  };

/** Why it cannot be paid any more: somebody has decided it, or there is none. */
async function refusalOf(tx: Tx, name: HeldWinName): Promise<PlayRefusal> {
  const held = await findHeldWin(tx, name);
  if (!held) return { code: 'play.exception_unknown', detail: {} };
  return { code: 'play.exception_decided', detail: { operator: held.decidedBy ?? '–' } };
}
