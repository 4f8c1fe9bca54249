import { invariant } from '@maneki/kernel/invariant';
import { creditInDebt, findAccount, fingerprintOf, postHoldIn, windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { moveOrder } from './move-order.ts';
import type { Movement } from './store.ts';
import { type GIVEN_BACK, holdKeys, WALLET_SOURCE, type Withdrawal } from './withdrawal.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

type Ending = Omit<Movement, 'to'>;

/** Ends an order that was paid: what was held for it leaves, and what it cost. */
export async function endPaid(tx: Tx, order: Withdrawal, ending: Ending): Promise<Withdrawal> {
  const { at } = ending;
  await postHolds(tx, order, ending);
  const paid = await moveOrder(tx, order, { ...ending, to: 'PAID' });
  const { memberId, merchantCode, orderNo, currency } = order;
  await recordEvent(tx, at, 'cashier.withdrawal_paid', {
    memberId,
    merchantCode,
    orderNo,
    currency,
    amount: String(order.amount),
    fee: String(order.fee),
    paidAt: at.toISOString(),
  });
  return paid;
}

/**
 * Ends an order that will not be paid: its money is the member's again. It leaves and returns in one
 * transaction, so that the record tells of the order and nothing else comes between. Debts are paid first.
 */
export async function giveBack(
  tx: Tx,
  { merchants }: Pick<WithdrawalServices, 'merchants'>,
  order: Withdrawal,
  { to, ...ending }: Ending & { readonly to: (typeof GIVEN_BACK)[number] },
): Promise<Withdrawal> {
  const { at } = ending;
  await postHolds(tx, order, ending);
  const { memberId, merchantCode, wallet, currency, orderNo, amount } = order;
  const { businessTimezone } = merchants.get(merchantCode);
  const isCredited = await creditInDebt(tx, {
    memberId,
    wallet,
    currency,
    source: WALLET_SOURCE,
    key: `${orderNo}:refund`,
    fingerprint: fingerprintOf({ orderNo, amount }),
    kind: 'WITHDRAW_REFUND',
    direction: 'IN',
    house: 'CLEARING_WITHDRAW',
    amount,
    counting: { as: 'NOTHING' },
    isGuarded: false,
    reference: { type: 'withdrawal', id: orderNo },
    at,
    windows: windowsOf(at, businessTimezone),
  });
  invariant(isCredited, `what was held for ${orderNo} did not come back`);
  return moveOrder(tx, order, { ...ending, to });
}

async function postHolds(tx: Tx, order: Withdrawal, { at, by }: Ending): Promise<void> {
  const { memberId, orderNo, fee } = order;
  const keys = holdKeys(orderNo);
  const parts = [
    { key: keys.payout, kind: 'WITHDRAW' },
    ...(fee > 0n ? [{ key: keys.fee, kind: 'WITHDRAW_FEE' } as const] : []),
  ] as const;
  for (const { key, kind } of parts) {
    const posted = await postHoldIn(tx, {
      memberId,
      source: WALLET_SOURCE,
      key,
      kind,
      house: 'CLEARING_WITHDRAW',
      reference: { type: 'withdrawal', id: orderNo },
      at,
      ...(by === undefined ? {} : { author: by }),
    });
    invariant(posted.ok && !posted.value.isReplayed, `${key} was not held any more`);
  }
}

/** Tells the member's open pages what they have now. */
export async function tellNewBalance(
  { database, tellBalance }: Pick<WithdrawalServices, 'database' | 'tellBalance'>,
  { memberId, merchantCode, wallet, currency }: Withdrawal,
): Promise<void> {
  const account = await database.statement((tx) => findAccount(tx, { memberId, wallet }));
  if (!account) return;
  const { available: balance, seq } = account;
  tellBalance({ memberId, merchantCode, wallet, currency, balance, seq });
}

/** The same after an act, which does not wait for it: a page that asks is right. */
export function tellNewBalanceLater(
  services: Pick<WithdrawalServices, 'database' | 'tellBalance' | 'log'>,
  order: Withdrawal,
): void {
  tellNewBalance(services, order).catch((error: unknown) =>
    services.log.warn({ err: error, orderNo: order.orderNo }, 'a new balance was not told'),
  );
}
