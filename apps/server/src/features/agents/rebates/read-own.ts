import { REBATE_DAYS_SHOWN } from '@maneki/contract/agents/rebate-groups';
import { writeAmount } from '@maneki/kernel/money';
import { addDays } from '#features/rewards';
import type { Tx } from '#platform/database/database';
import { describeProfile } from '../profiles/profile.ts';
import { readProfile } from '../profiles/read-profiles.ts';
import { isDayPaid } from './rebate-runs.ts';
import { listDebtsOf, listPaymentsOf, type Payment } from './store.ts';

/** What an agent has themselves, and what it brought on the last days. */
export async function readOwn(
  tx: Tx,
  {
    memberId,
    merchantCode,
    today,
  }: { readonly memberId: string; readonly merchantCode: string; readonly today: string },
) {
  const { terms, profile } = await readProfile(tx, { merchantCode, memberId });
  const yesterday = addDays(today, -1);
  const from = addDays(today, -REBATE_DAYS_SHOWN);
  const payments = await listPaymentsOf(tx, { memberId, from });
  const debts = await listDebtsOf(tx, memberId);
  return {
    rebates: describeProfile(profile, terms),
    yesterday,
    isReady: await isDayPaid(tx, { merchantCode, day: yesterday }),
    days: payments.map(describeDay),
    debts: debts.map(({ currency, amount }) => ({ currency, amount: writeAmount(amount) })),
  };
}

const describeDay = ({ day, currency, own, team, paidOwn, paidTeam, state, hold }: Payment) => ({
  ...{ day, currency, state, hold },
  own: writeAmount(own),
  team: writeAmount(team),
  paid: writeAmount(paidOwn + paidTeam),
});
