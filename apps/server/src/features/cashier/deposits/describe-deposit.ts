import type { DepositOrder } from '@maneki/contract/cashier/deposit-schemas';
import type { Language } from '@maneki/contract/language';
import { invariant } from '@maneki/kernel/invariant';
import { currencySymbol, writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { Tx } from '#platform/database/database';
import type { Channel } from '../channels/channel.ts';
import { describeFee } from '../channels/list-channels.ts';
import { listChannels } from '../channels/store.ts';
import { listReceipts, type Receipt } from '../proofs/store.ts';
import { listOfOrders, type Payment } from '../unmatched/store.ts';
import { mayCancel } from './cancel-deposit.ts';
import type { Deposit } from './deposit.ts';
import type { DepositServices } from './deposit-services.ts';
import { maySubmit } from './submit-deposit.ts';

/** Orders as their member sees them. */
export async function describeDeposits(
  tx: Tx,
  { merchants }: Pick<DepositServices, 'merchants'>,
  deposits: readonly Deposit[],
  { merchantCode, language }: { readonly merchantCode: string; readonly language: Language },
): Promise<DepositOrder[]> {
  const orderNos = deposits.map(({ orderNo }) => orderNo);
  const channels = new Map(
    (await listChannels(tx, merchantCode)).map((channel) => [channel.id, channel]),
  );
  const receipts = await listReceipts(tx, orderNos);
  const payments = await listOfOrders(tx, orderNos);
  const { currencies } = merchants.get(merchantCode);
  return deposits.map((deposit) => {
    const channel = channels.get(deposit.channelId);
    invariant(channel, `the channel of the deposit ${deposit.orderNo} is gone`);
    const isOf = ({ orderNo }: { readonly orderNo: string }) => orderNo === deposit.orderNo;
    return {
      ...describe(deposit, { receipts: receipts.filter(isOf), payments: payments.filter(isOf) }),
      channel: describeChannel(channel, language),
      currencySymbol: currencySymbol(moneyOf(deposit.currency), currencies),
    };
  });
}

const describeChannel = ({ id, method, names, logo }: Channel, language: Language) => ({
  id,
  method,
  name: names[language],
  logo,
});

const write = (amount: bigint | null) => (amount === null ? null : writeAmount(amount));

function describe(
  deposit: Deposit,
  of: { readonly receipts: readonly Receipt[]; readonly payments: readonly Payment[] },
): Omit<DepositOrder, 'channel' | 'currencySymbol'> {
  const { terms } = deposit;
  return {
    orderNo: deposit.orderNo,
    state: deposit.state,
    currency: deposit.currency,
    amount: writeAmount(deposit.amount),
    received: write(deposit.received),
    fee: write(deposit.fee),
    bonus: write(deposit.bonus),
    credited: write(deposit.credited),
    terms: { fee: describeFee(terms), bonusPpm: Number(terms.bonusPpm) },
    payerName: deposit.payerName,
    reference: deposit.reference,
    instructions: describeInstructions(deposit),
    confirmations: describeConfirmations(deposit, of.payments),
    needsProof: deposit.needsProof,
    isManual: deposit.isManual,
    receipts: of.receipts.map(({ id }) => id),
    mayCancel: mayCancel(deposit),
    maySubmit: maySubmit(deposit),
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    endedAt: deposit.endedAt?.toISOString() ?? null,
    reason: deposit.rejectReason,
  };
}

function describeInstructions({ instructions }: Deposit): DepositOrder['instructions'] {
  if (!instructions) return null;
  const { providerRef: _, coin, ...rest } = instructions;
  return { ...rest, coin: coin && { ...coin, quoteUntil: coin.quoteUntil.toISOString() } };
}

/** Of the coins that the order waits for; of one that took no coins there is nothing to say. */
function describeConfirmations(
  { confirmations: needed }: Deposit,
  payments: readonly Payment[],
): DepositOrder['confirmations'] {
  const paid = payments.find(({ state }) => state !== 'UNMATCHED' && state !== 'ASSIGNED');
  if (needed === null || !paid) return null;
  return { seen: Math.min(paid.confirmations, needed), needed };
}
