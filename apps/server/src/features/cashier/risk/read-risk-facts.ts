import { DAY_MS } from '@maneki/kernel/clock';
import { findAccount, sumDeposits } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { hadBonusSince } from '../rollovers/store.ts';
import { sumPaid } from '../withdrawals/totals/store.ts';
import type { Withdrawal } from '../withdrawals/withdrawal.ts';
import { listRelated } from './list-related.ts';
import type { RiskFacts } from './risk-rules.ts';

const BONUS_DAYS = 3;
const AVERAGE_DAYS = 30;

/** Gathers what the rules look at. */
export async function readRiskFacts(tx: Tx, order: Withdrawal, now: Date): Promise<RiskFacts> {
  const { memberId, wallet, currency, accountId, amount } = order;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const paid = await sumPaid(tx, { memberId, currency, since: daysAgo(AVERAGE_DAYS), accountId });
  const account = await findAccount(tx, { memberId, wallet });
  const shared = new Set((await listRelated(tx, memberId)).map(({ kind }) => kind));
  return {
    amount,
    currency,
    paidEver: paid.ever,
    paidLately: paid.lately,
    paidToAccount: paid.toAccount,
    hadBonus: await hadBonusSince(tx, { memberId, since: daysAgo(BONUS_DAYS) }),
    sharedDevice: shared.has('DEVICE'),
    sharedNetwork: shared.has('NETWORK'),
    sharedHolder: shared.has('HOLDER'),
    deposited: await sumDeposits(tx, { memberId, wallet }),
    balance: account ? account.available + account.held : 0n,
  };
}
