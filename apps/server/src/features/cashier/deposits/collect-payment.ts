import { invariant } from '@maneki/kernel/invariant';
import { toMinorUnits } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { findChannel } from '../channels/store.ts';
import type { Deposit } from './deposit.ts';
import type { DepositServices } from './deposit-services.ts';
import type { DepositWish, OpenRefusal } from './deposit-wish.ts';
import { tryToMove } from './move-deposit.ts';
import * as store from './store.ts';

/** Asks whoever collects, outside of any transaction; a crash here leaves an order that expires. */
export async function collectPayment(
  { database, providers, clock }: DepositServices,
  deposit: Deposit,
  wish: DepositWish,
): Promise<Outcome<Deposit, OpenRefusal>> {
  const { orderNo, providerCode, currency } = deposit;
  const [configured, channel] = [
    providers.find(providerCode ?? ''),
    await database.statement((tx) => findChannel(tx, deposit.channelId)),
  ];
  invariant(channel, `the channel of the deposit ${orderNo} is gone`);
  const answer = await configured?.provider.collect({
    orderNo,
    method: channel.method,
    currency: moneyOf(currency),
    amountMinor: toMinorUnits(deposit.amount, moneyOf(currency)),
    reference: deposit.reference,
    payerName: deposit.payerName,
    coin: channel.coin && { code: channel.coin.code, network: channel.coin.network },
    expiresAt: deposit.expiresAt,
    returnUrl: wish.returnTo(orderNo),
  });
  const now = clock.now();
  const move =
    answer?.status === 'OPEN'
      ? ({ to: 'AWAITING_PAYMENT', now, instructions: answer.instructions } as const)
      : ({ to: 'FAILED', now } as const);
  const moved = await database.transact((tx) => tryToMove(tx, deposit, move));
  if (moved?.state === 'FAILED') {
    const isRefused = answer?.status === 'REFUSED';
    return refused({
      code: isRefused ? 'cashier.provider_refused' : 'cashier.provider_silent',
      detail: {},
    });
  }
  if (moved) return done(moved);
  // Somebody was faster: the same wish, sent again, or the payment itself.
  const current = await database.statement((tx) => store.findDeposit(tx, orderNo));
  invariant(current, `the deposit ${orderNo} is gone`);
  return done(current);
}
