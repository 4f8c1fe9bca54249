import { invariant } from '@maneki/kernel/invariant';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { type Account, dayOf, getMainAccount, type MainWallet } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import type { Channel } from '../channels/channel.ts';
import type { PaymentInstructions } from '../gateways/payment-provider.ts';
import { collectPayment } from './collect-payment.ts';
import { type Deposit, drawOrderNo, drawReference, expiryOf } from './deposit.ts';
import type { DepositServices } from './deposit-services.ts';
import type { DepositWish, OpenRefusal } from './deposit-wish.ts';
import { findFull, findUnfit, findUsableChannel } from './find-wish-refusal.ts';
import { moveDeposit } from './move-deposit.ts';
import * as store from './store.ts';

/** Opens an order at the member's wish, and asks whoever collects how it is to be paid. */
export async function openDeposit(
  services: DepositServices,
  wish: DepositWish,
): Promise<Outcome<Deposit, OpenRefusal>> {
  const { database } = services;
  const earlier = await database.statement((tx) => store.findByWish(tx, wish));
  const opened = earlier ? answerEarlier(earlier, wish) : await open(services, wish);
  // One that was left behind half opened is opened on: whoever collects does so once for each number.
  return opened.ok && opened.value.state === 'CREATED'
    ? collectPayment(services, opened.value, wish)
    : opened;
}

function answerEarlier(earlier: Deposit, wish: DepositWish) {
  const isSame = earlier.channelId === wish.channelId && earlier.amount === wish.amount;
  return isSame ? done(earlier) : refused({ code: 'wallet.key_reused', detail: {} });
}

async function open(
  services: DepositServices,
  wish: DepositWish,
): Promise<Outcome<Deposit, OpenRefusal>> {
  const { database, merchants } = services;
  const { memberId, now } = wish;
  const account = await getMainAccount(services, { memberId, now });
  const vipLevel = (await services.findVipLevel?.(memberId)) ?? 0;
  const { businessTimezone: timezone } = merchants.get(account.merchant_code);
  return database.transact(async (tx): Promise<Outcome<Deposit, OpenRefusal>> => {
    // Orders of one member are opened one after the other, so that no two of them are the third.
    await takeTurns(tx, `cashier.deposit ${memberId}`);
    const earlier = await store.findByWish(tx, wish);
    if (earlier) return answerEarlier(earlier, wish);
    const channel = await findUsableChannel(tx, services, wish, account);
    if (!channel.ok) return channel;
    // What all members may pay in is shared by all of them, so whoever counts it has it alone.
    if (channel.value.dailyMaxTotal !== null)
      await takeTurns(tx, `cashier.channel ${channel.value.id}`);
    const refusal =
      findUnfit(channel.value, wish, { vipLevel, timezone }) ??
      (await findFull(tx, channel.value, wish, { account, timezone }));
    if (refusal) return refused(refusal);
    const deposit = describeOrder(channel.value, wish, { account, timezone });
    const unfit = await keepChoice(tx, services, deposit, wish);
    if (unfit) return refused(unfit);
    await store.insertDeposit(tx, deposit);
    const stored = await store.lockDeposit(tx, deposit.orderNo);
    invariant(stored, `the deposit ${deposit.orderNo} is gone`);
    // An account of the merchant's own is asked of nobody.
    const instructions = instructionsOf(channel.value, stored);
    if (!instructions) return done(stored);
    return done(await moveDeposit(tx, stored, { to: 'AWAITING_PAYMENT', now, instructions }));
  });
}

/** Why what was chosen cannot come with the order. Where nothing is on offer nothing can be chosen. */
async function keepChoice(
  tx: Tx,
  { choices }: Pick<DepositServices, 'choices'>,
  deposit: Omit<Deposit, 'seq'>,
  { choice, now }: DepositWish,
) {
  if (!choice) return undefined;
  const { orderNo, memberId, merchantCode, amount, currency } = deposit;
  if (!choices) return { code: 'rewards.promotion_unknown', detail: {} } as const;
  return choices.keep(tx, { ...choice, orderNo, memberId, merchantCode, amount, currency, now });
}

/** An order as it begins. */
export function describeOrder(
  channel: Channel,
  {
    memberId,
    amount,
    payerName,
    wishKey,
    now,
  }: Pick<DepositWish, 'memberId' | 'amount' | 'payerName' | 'wishKey' | 'now'>,
  { account, timezone }: { readonly account: Account; readonly timezone: string },
): Omit<Deposit, 'seq'> {
  const { feePayer, feePpm, feeFixed, bonusPpm } = channel;
  return {
    orderNo: drawOrderNo(now, timezone),
    merchantCode: account.merchant_code,
    memberId,
    wallet: account.code as MainWallet,
    currency: account.currency,
    channelId: channel.id,
    providerCode: channel.providerCode,
    state: 'CREATED',
    wishKey,
    amount,
    minimum: channel.minimum,
    terms: { feePayer, feePpm, feeFixed, bonusPpm },
    isManual: channel.isManual,
    needsProof: channel.needsProof,
    confirmations: channel.coin?.confirmations ?? null,
    payerName,
    reference: drawReference(),
    instructions: null,
    received: null,
    fee: null,
    bonus: null,
    credited: null,
    businessDay: dayOf(now, timezone),
    createdAt: now,
    expiresAt: expiryOf(now, channel.expiryMinutes),
    submittedAt: null,
    endedAt: null,
    claimedBy: null,
    claimedAt: null,
    reviewedBy: null,
    rejectReason: null,
    note: null,
    isByHand: false,
  };
}

const instructionsOf = (
  { providerCode, account }: Channel,
  { orderNo }: Deposit,
): PaymentInstructions | undefined =>
  providerCode === null && account
    ? { providerRef: orderNo, payUrl: null, qrText: null, ...account, coin: null }
    : undefined;
