import { invariant } from '@maneki/kernel/invariant';
import { fromReferenceUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { getMainAccount, type WalletServices } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { listChannels } from '../channels/store.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { DepositServices } from './deposit-services.ts';
import { describeOrder } from './open-deposit.ts';
import { insertDeposit, lockDeposit } from './store.ts';

/** Lets an account of a demonstration have paid something in, by the way that its sandbox would have taken. */
export async function payInPast(
  tx: Tx,
  services: WalletServices & Pick<DepositServices, 'merchants'>,
  paid: { readonly memberId: string; readonly units: number; readonly at: Date },
): Promise<void> {
  const { memberId, units, at: now } = paid;
  const account = await getMainAccount(services, { memberId, now });
  const currency = moneyOf(account.currency);
  const { businessTimezone: timezone } = services.merchants.get(account.merchant_code);
  const channels = await listChannels(tx, account.merchant_code);
  const channel = channels.find(
    ({ providerCode, coin, ...offered }) =>
      providerCode !== null && coin === null && offered.currency === currency,
  );
  invariant(channel, `a demonstration takes ${currency} at once`);
  const amount = fromReferenceUnits(units, currency);
  const wishKey = `demo-${now.toISOString()}`;
  const order = describeOrder(
    channel,
    { memberId, amount, payerName: null, wishKey, now },
    { account, timezone },
  );
  await insertDeposit(tx, order);
  const deposit = await lockDeposit(tx, order.orderNo);
  invariant(deposit, `the deposit ${order.orderNo} is gone`);
  await creditDeposit(tx, services, deposit, { received: amount, now });
}
