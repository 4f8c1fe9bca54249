import type { PaymentCode } from '@maneki/contract/payments/codes';
import type { PaymentNotice } from '@maneki/contract/payments/schemas';
import { fromMinorUnits } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { type BalanceNews, fingerprintOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import type { ToldBy } from '../gateways/payment-door.ts';
import * as payments from '../unmatched/store.ts';
import { creditDeposit } from './credit-deposit.ts';
import { type Deposit, isLateInTime } from './deposit.ts';
import type { DepositServices } from './deposit-services.ts';
import { beginProcessing, moveDeposit } from './move-deposit.ts';
import { worthByQuote, worthByRate } from './quote.ts';
import * as store from './store.ts';

type Notice = PaymentNotice<'deposit'>;
type Paid = Extract<Notice, { status: 'PAID' }>;
type Services = Pick<DepositServices, 'database' | 'merchants' | 'tellBalance'>;

const BELOW_MINIMUM = 'BELOW_MINIMUM';

type Taken = { readonly code: PaymentCode; readonly news?: BalanceNews };

/** A provider has told about an order of ours. Whatever it tells twice, or late, counts once. */
export async function takeNotice(
  services: Services,
  notice: Notice,
  by: ToldBy,
): Promise<PaymentCode> {
  const { code, news } = await services.database.transact(async (tx): Promise<Taken> => {
    const deposit = await store.lockDeposit(tx, notice.orderNo);
    if (deposit?.providerCode !== by.provider.code) return { code: 'ORDER_UNKNOWN' };
    if (moneyOf(deposit.currency) !== notice.currency) return { code: 'CURRENCY_MISMATCH' };
    if (notice.status === 'PAID') return takePayment(tx, services, { deposit, notice, by });
    return endUnpaid(tx, deposit, { to: notice.status, now: by.now });
  });
  if (news) services.tellBalance(news);
  return code;
}

/** It will not be paid: over, unless the payment was faster or somebody has ended it before. */
async function endUnpaid(
  tx: Tx,
  deposit: Deposit,
  { to, now }: { readonly to: 'FAILED' | 'EXPIRED'; readonly now: Date },
): Promise<Taken> {
  const isWaiting = deposit.state === 'AWAITING_PAYMENT';
  if (!isWaiting && !(deposit.state === 'CREATED' && to === 'FAILED')) return { code: 'DUPLICATE' };
  await moveDeposit(tx, deposit, { to, now });
  return { code: 'OK' };
}

type Told = { readonly deposit: Deposit; readonly notice: Paid; readonly by: ToldBy };

async function takePayment(tx: Tx, services: Services, told: Told): Promise<Taken> {
  const { deposit, notice, by } = told;
  if (!isOfItsKind(deposit, notice)) return { code: 'CURRENCY_MISMATCH' };
  const payment = describePayment(told);
  if (await payments.insertPayment(tx, payment)) return follow(tx, services, told, payment);
  const { paymentRef } = notice;
  const known = await payments.findPaymentByRef(tx, { providerCode: by.provider.code, paymentRef });
  if (known?.fingerprint !== payment.fingerprint) return { code: 'ALTERED' };
  const confirmations = notice.coin?.confirmations ?? 0;
  if (confirmations > known.confirmations)
    await payments.setConfirmations(tx, { id: known.id, confirmations });
  const isConfirmed = known.state === 'SEEN' && confirmations >= (deposit.confirmations ?? 0);
  if (!isConfirmed) return { code: confirmations > known.confirmations ? 'OK' : 'DUPLICATE' };
  const arrived = judgeArrival(told, known.isByQuote);
  await payments.changePayment(tx, known.id, arrived);
  return follow(tx, services, told, arrived);
}

/** Coins are paid as coins of the order's network, everything else in its currency. */
function isOfItsKind(
  { confirmations, instructions }: Deposit,
  { coin, amountMinor }: Paid,
): boolean {
  if (confirmations === null) return coin === null && amountMinor !== null;
  const asked = instructions?.coin;
  return (
    coin !== null &&
    amountMinor === null &&
    (!asked || (asked.code === coin.code && asked.network === coin.network))
  );
}

/** What must be the same when a payment is told again; its confirmations and the rate of the day go on. */
const fingerprintOfPayment = ({ orderNo, currency, amountMinor, coin }: Paid): string =>
  fingerprintOf({
    orderNo,
    currency,
    amountMinor,
    coin: coin && [coin.code, coin.network, coin.amount],
  });

/** A payment of which nobody has told before, and what becomes of it. */
function describePayment(told: Told): payments.NewPayment {
  const { deposit, notice, by } = told;
  const { coin, paymentRef } = notice;
  const isByQuote = isWithinQuote(deposit, notice, by.now);
  return {
    id: drawId(by.now),
    providerCode: by.provider.code,
    paymentRef,
    merchantCode: deposit.merchantCode,
    memberId: deposit.memberId,
    orderNo: deposit.orderNo,
    currency: deposit.currency,
    fingerprint: fingerprintOfPayment(notice),
    coins: coin?.amount ?? null,
    isByQuote,
    confirmations: coin?.confirmations ?? 0,
    toldAt: by.now,
    ...judgeNew(told, isByQuote),
  };
}

type Judged = Pick<payments.NewPayment, 'state' | 'amount' | 'why' | 'settledAt'>;

function judgeNew(told: Told, isByQuote: boolean): Judged {
  const { deposit, notice, by } = told;
  const why = findObstacle(deposit, by.now);
  const waits = { amount: amountOf(deposit, notice, false), settledAt: null };
  if (why) return { ...waits, state: 'UNMATCHED', why };
  const isSeen = notice.coin && notice.coin.confirmations < (deposit.confirmations ?? 0);
  return isSeen ? { ...waits, state: 'SEEN', why: null } : judgeArrival(told, isByQuote);
}

/** The money is there: credited at once, or looked at by a person where it is less than the channel takes. */
function judgeArrival({ deposit, notice, by }: Told, isByQuote: boolean): Judged {
  const amount = amountOf(deposit, notice, true, isByQuote) ?? 0n;
  return amount < deposit.minimum
    ? { state: 'WAITING', amount, why: BELOW_MINIMUM, settledAt: null }
    : { state: 'CREDITED', amount, why: null, settledAt: by.now };
}

/** Why an order does not take a payment; undefined where it does. */
function findObstacle(deposit: Deposit, now: Date): payments.Unmatched | undefined {
  switch (deposit.state) {
    case 'CREATED':
    case 'AWAITING_PAYMENT':
    case 'SUBMITTED':
      return undefined;
    case 'PROCESSING':
      return 'ORDER_TAKEN';
    case 'EXPIRED':
      return isLateInTime(deposit, now) ? undefined : 'TOO_LATE';
    default:
      return 'ORDER_ENDED';
  }
}

/** Whether coins were seen while the quote of their order held. A clock that runs ahead gains nothing. */
function isWithinQuote({ instructions }: Deposit, { at }: Paid, now: Date): boolean {
  const until = instructions?.coin?.quoteUntil;
  return until !== undefined && Math.min(new Date(at).getTime(), now.getTime()) <= until.getTime();
}

/** What was paid, in ledger units; null for coins whose worth is not decided yet. */
function amountOf(deposit: Deposit, notice: Paid, isConfirmed: boolean, isByQuote = false) {
  const { coin, amountMinor } = notice;
  const currency = moneyOf(deposit.currency);
  if (!coin) return fromMinorUnits(amountMinor!, currency);
  if (!isConfirmed) return null;
  const quote = deposit.instructions?.coin;
  return isByQuote && quote
    ? worthByQuote(coin.amount, { coins: quote.amount, amount: deposit.amount }, currency)
    : worthByRate(coin.amount, coin.rateMinor, currency);
}

/** What a payment means for its order, once it is written down. */
async function follow(
  tx: Tx,
  services: Services,
  { deposit, by: { now } }: Told,
  { state, amount }: Pick<Judged, 'state' | 'amount'>,
): Promise<Taken> {
  if (state === 'UNMATCHED') return { code: 'OK' };
  if (state === 'CREDITED') {
    const notes = deposit.state === 'EXPIRED' ? ['LATE'] : [];
    const { news } = await creditDeposit(tx, services, deposit, { received: amount!, notes, now });
    return { code: 'OK', news };
  }
  await beginProcessing(tx, deposit, now);
  if (state === 'WAITING')
    await store.setNote(tx, { orderNo: deposit.orderNo, note: BELOW_MINIMUM });
  return { code: 'OK' };
}
