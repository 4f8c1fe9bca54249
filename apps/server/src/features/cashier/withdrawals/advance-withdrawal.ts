import { invariant } from '@maneki/kernel/invariant';
import { toMinorUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { PaymentProvider, Payout, PayoutAnswer } from '../gateways/payment-provider.ts';
import type { PayoutAccount } from '../payout-accounts/payout-account.ts';
import { findAccounts } from '../payout-accounts/store.ts';
import { readRiskFacts } from '../risk/read-risk-facts.ts';
import { findFired } from '../risk/risk-rules.ts';
import { moveOrder } from './move-order.ts';
import { recordPayoutAnswer } from './record-payout-answer.ts';
import * as store from './store.ts';
import { nextCheckAt, type Withdrawal } from './withdrawal.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

/**
 * Drives an order on, step by step, as far as it goes by itself. Each step is kept before the next begins:
 * whoever dies in between leaves the order where it stood, and whoever comes next goes on from there.
 */
export async function advanceWithdrawal(
  services: WithdrawalServices,
  { orderNo, now }: { readonly orderNo: string; readonly now: Date },
): Promise<void> {
  const { database } = services;
  const order = await database.statement((tx) => store.findOrder(tx, orderNo));
  switch (order?.status) {
    case 'REQUESTED':
      await beginCheck(services, orderNo, now);
      return advanceWithdrawal(services, { orderNo, now });
    case 'RISK_CHECK':
      await judgeRisk(services, orderNo, now);
      return advanceWithdrawal(services, { orderNo, now });
    case 'APPROVED':
      return pay(services, order, now);
    default:
      return;
  }
}

const beginCheck = ({ database }: WithdrawalServices, orderNo: string, now: Date): Promise<void> =>
  database.transact(async (tx) => {
    const order = await store.lockOrder(tx, orderNo);
    // Taken back, or driven on by somebody else, in the meantime.
    if (order?.status !== 'REQUESTED') return;
    await moveOrder(tx, order, { to: 'RISK_CHECK', at: now });
  });

const judgeRisk = ({ database }: WithdrawalServices, orderNo: string, now: Date): Promise<void> =>
  database.transact(async (tx) => {
    const order = await store.lockOrder(tx, orderNo);
    if (order?.status !== 'RISK_CHECK') return;
    const fired = findFired(await readRiskFacts(tx, order, now));
    const to = fired.length > 0 ? 'REVIEW' : 'APPROVED';
    await moveOrder(tx, order, { to, at: now, fired });
  });

async function pay(services: WithdrawalServices, order: Withdrawal, now: Date): Promise<void> {
  const { database, log } = services;
  const { orderNo } = order;
  const { provider, payout } = await preparePayout(services, order);
  if (!provider) {
    log.warn({ orderNo }, 'no gateway pays this out; it waits');
    return;
  }
  const isOurs = await database.transact(async (tx) => {
    const held = await store.lockOrder(tx, orderNo);
    if (held?.status !== 'APPROVED') return false;
    // From here on somebody may have paid it, whatever becomes of us.
    await moveOrder(tx, held, {
      to: 'PAYING',
      at: now,
      checkAt: nextCheckAt(0, now),
      heardAt: now,
    });
    return true;
  });
  if (!isOurs) return;
  const answer = await askProvider(services, orderNo, () => provider.payOut(payout));
  await recordPayoutAnswer(services, { orderNo, answer, now });
}

/** Who pays an order, and what they are told. */
export async function preparePayout(
  { database, numbers, findPayoutProvider }: WithdrawalServices,
  order: Withdrawal,
): Promise<{ readonly provider: PaymentProvider | undefined; readonly payout: Payout }> {
  const { orderNo, merchantCode, accountId } = order;
  const accounts = await database.statement((tx) => findAccounts(tx, [accountId]));
  const account = accounts.get(accountId);
  invariant(account, `the account of ${orderNo} is gone`);
  const accountNo = numbers.open(account.numberSealed);
  invariant(accountNo !== undefined, `the account of ${orderNo} was sealed with another secret`);
  const currency = moneyOf(order.currency);
  const { type } = account;
  return {
    provider: findPayoutProvider({ merchantCode, type, currency: order.currency }),
    payout: {
      orderNo,
      currency,
      amountMinor: toMinorUnits(order.amount - order.fee, currency),
      target: { ...targetOf(account), accountNo },
    },
  };
}

const targetOf = ({ type, bankCode, branch, holderName, network }: PayoutAccount) => ({
  type,
  bankCode,
  branch,
  holderName,
  network,
});

/** A provider that breaks down has said nothing: what it did, nobody knows. */
export async function askProvider(
  { log }: Pick<WithdrawalServices, 'log'>,
  orderNo: string,
  ask: () => Promise<PayoutAnswer>,
): Promise<PayoutAnswer> {
  try {
    return await ask();
  } catch (error) {
    log.error({ err: error, orderNo }, 'a provider broke down over a payout');
    return { status: 'SILENT' };
  }
}
