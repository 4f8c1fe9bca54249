import { withdrawalFee } from '@maneki/contract/cashier/withdrawal-terms';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { checkPaymentPassword } from '#features/identity';
import {
  type Account,
  fingerprintOf,
  getMainAccount,
  lockAccounts,
  type MainWallet,
  placeHoldIn,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/run-jobs';
import { drawDigits } from '#platform/secrets/secrets';
import { findOwnAccount } from '../payout-accounts/store.ts';
import { keepTraces, type Traces } from '../risk/keep-traces.ts';
import { takeMemberTurn } from '../take-member-turn.ts';
import { tellNewBalance } from './end-order.ts';
import { ADVANCE_WITHDRAWAL } from './job-names.ts';
import { tellChange } from './move-order.ts';
import { readStanding } from './read-standing.ts';
import { findObstacle, findWishObstacle, freeLeft, type Obstacle } from './standing.ts';
import { insertOrder } from './store.ts';
import { holdKeys, WALLET_SOURCE, type Withdrawal, writeOrderNo } from './withdrawal.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

export type WithdrawalWish = {
  readonly memberId: string;
  readonly accountId: string;
  readonly amount: bigint;
  readonly paymentPassword: string;
  /** What the client calls this wish. */
  readonly wishKey: string;
  readonly traces: Traces;
  readonly now: Date;
};

type PasswordRefusal = Extract<
  Awaited<ReturnType<typeof checkPaymentPassword>>,
  { ok: false }
>['refusal'];

type WalletRefused = {
  readonly code:
    | 'wallet.insufficient_funds'
    | 'wallet.account_blocked'
    | 'wallet.account_closed'
    | 'wallet.key_reused';
  readonly detail: Record<never, never>;
};

export type RequestRefusal = Obstacle | PasswordRefusal | WalletRefused;

type RequestOutcome = Outcome<Withdrawal, RequestRefusal>;
type RequestServices = WithdrawalServices & { readonly jobs: Pick<Jobs, 'send'> };

/** The hold could not be placed: everything that was written with it is undone. */
class HoldRefusedError extends Error {
  override name = 'HoldRefusedError';
  readonly refusal: WalletRefused;
  constructor(refusal: WalletRefused) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Takes an order to pay out. The amount is held in the transaction that writes the order, so there is never
 * one without the other; a wish that is sent again is the same order.
 */
export async function requestWithdrawal(
  services: RequestServices,
  wish: WithdrawalWish,
): Promise<RequestOutcome> {
  const { database } = services;
  const account = await getMainAccount(services, wish);
  // Nobody loses a try at the password over something that stands in the way anyhow.
  const before = await database.transact((tx) => judgeWish(tx, services, { wish, account }));
  if ('outcome' in before) return before.outcome;
  const { memberId, paymentPassword: typed, now } = wish;
  const proven = await checkPaymentPassword(services, { memberId, typed, now });
  if (!proven.ok) return proven;
  try {
    const requested = await database.transact((tx) => requestIn(tx, services, { wish, account }));
    if (requested.ok) await tellNewBalance(services, requested.value);
    return requested;
  } catch (error) {
    if (error instanceof HoldRefusedError) return refused(error.refusal);
    throw error;
  }
}

type Asked = { readonly wish: WithdrawalWish; readonly account: Account };

/** What the wish comes to, unless it is to be carried out. */
async function judgeWish(
  tx: Tx,
  services: WithdrawalServices,
  { wish, account: { currency } }: Asked,
) {
  const { memberId, accountId, amount, wishKey, now } = wish;
  const standing = await readStanding(tx, services, { memberId, currency, wishKey, now });
  const earlier = standing.orderOfWish;
  if (earlier) return { outcome: answerAgain(earlier, wish) };
  const target = await findOwnAccount(tx, { id: accountId, memberId });
  const obstacle =
    findObstacle(standing) ?? findWishObstacle(standing, { account: target, amount });
  return obstacle ? { outcome: refused(obstacle) } : { standing };
}

function answerAgain(earlier: Withdrawal, { accountId, amount }: WithdrawalWish): RequestOutcome {
  const isSame = earlier.accountId === accountId && earlier.amount === amount;
  return isSame ? done(earlier) : refused({ code: 'wallet.key_reused', detail: {} });
}

async function requestIn(tx: Tx, services: RequestServices, asked: Asked): Promise<RequestOutcome> {
  const { wish, account } = asked;
  const { memberId, accountId, amount, wishKey, now } = wish;
  await takeMemberTurn(tx, memberId);
  // Money that comes with something to be staked waits for this account: it is seen whole, or comes later.
  await lockAccounts(tx, [{ memberId, wallet: account.code as MainWallet }]);
  await services.beforeRequest?.(tx, { memberId, now });
  const judged = await judgeWish(tx, services, asked);
  if ('outcome' in judged) return judged.outcome;
  const { standing } = judged;
  const { merchantCode } = standing.payee;
  const { currency } = account;
  const fee = withdrawalFee(amount, {
    currency: moneyOf(currency),
    freeLeft: freeLeft(standing),
  });
  const orderNo = writeOrderNo(standing.businessDay, drawDigits(10));
  const wallet = account.code as MainWallet;
  const order = await insertOrder(tx, {
    ...{ orderNo, merchantCode, memberId, accountId, wallet, currency, amount, fee, wishKey },
    businessDay: standing.businessDay,
    requestedAt: now,
  });
  // A block that somebody asked for keeps them from playing, and not from their money; a closed account pays nothing.
  const isGuarded = !standing.isAway || account.closed_at !== null;
  await placeOrderHold(tx, order, { isGuarded });
  await tellChange(tx, order, now);
  await keepTraces(tx, { memberId, merchantCode, traces: wish.traces, now });
  await services.jobs.send(tx, ADVANCE_WITHDRAWAL, { orderNo }, { key: orderNo });
  return done(order);
}

/** Sets aside what leaves and what it costs; one of them without the other undoes the transaction. */
export async function placeOrderHold(
  tx: Tx,
  order: Withdrawal,
  { isGuarded }: { readonly isGuarded: boolean },
): Promise<void> {
  const { orderNo, memberId, wallet, currency, amount, fee, requestedAt } = order;
  const keys = holdKeys(orderNo);
  const parts = [
    { key: keys.payout, amount: amount - fee },
    ...(fee > 0n ? [{ key: keys.fee, amount: fee }] : []),
  ];
  for (const part of parts) {
    const fingerprint = fingerprintOf({ ...part, orderNo });
    const own = { memberId, wallet, currency, source: WALLET_SOURCE, fingerprint };
    const placed = await placeHoldIn(tx, { ...own, ...part, isGuarded, at: requestedAt });
    if (!placed.ok) throw new HoldRefusedError(placed.refusal as WalletRefused);
  }
}
