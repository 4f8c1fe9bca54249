import { MINUTE_MS } from '@maneki/kernel/clock';
import type { JobContext } from '#platform/jobs/job';
import { advanceWithdrawal, askProvider, preparePayout } from './advance-withdrawal.ts';
import { moveOrder } from './move-order.ts';
import * as store from './payouts/store.ts';
import { recordPayoutAnswer } from './record-payout-answer.ts';
import { lockOrder } from './store.ts';
import { isSilentTooLong, nextCheckAt, type Withdrawal } from './withdrawal.ts';
import type { WithdrawalServices } from './withdrawal-services.ts';

const ORDERS_MAX = 200;
/** Whoever took an order on has driven it further within this time, or is gone. */
const LEFT_BEHIND_MS = MINUTE_MS;

type Round = Pick<JobContext, 'now' | 'signal'>;

/** Drives on what a process left behind when it died, and what waits for a gateway. */
export async function driveWithdrawals(
  services: WithdrawalServices,
  { now, signal }: Round,
): Promise<void> {
  const before = new Date(now.getTime() - LEFT_BEHIND_MS);
  const left = await services.database.statement((tx) =>
    store.listToDrive(tx, { before, limit: ORDERS_MAX }),
  );
  for (const orderNo of left) {
    if (signal.aborted) return;
    await byItself(services, orderNo, () => advanceWithdrawal(services, { orderNo, now }));
  }
}

/** An order that cannot be driven on must not keep those behind it from being paid. */
async function byItself(
  { log }: Pick<WithdrawalServices, 'log'>,
  orderNo: string,
  drive: () => Promise<void>,
): Promise<void> {
  try {
    await drive();
  } catch (error) {
    log.error({ err: error, orderNo }, 'a withdrawal could not be driven on');
  }
}

/** Asks providers what became of payouts whose end they have not told. */
export async function resolvePayouts(
  services: WithdrawalServices,
  { now, signal }: Round,
): Promise<void> {
  const due = await services.database.statement((tx) =>
    store.listToAsk(tx, { now, limit: ORDERS_MAX }),
  );
  for (const order of due) {
    if (signal.aborted) return;
    await byItself(services, order.orderNo, () => resolveOne(services, order, now));
  }
}

async function resolveOne(
  services: WithdrawalServices,
  order: Withdrawal,
  now: Date,
): Promise<void> {
  const { database } = services;
  const { orderNo, checks } = order;
  const nextAt = nextCheckAt(checks + 1, now);
  if (!(await database.statement((tx) => store.claimCheck(tx, order, nextAt)))) return;
  const { provider, payout } = await preparePayout(services, order);
  if (provider) {
    const found = await askProvider(services, orderNo, () => provider.findPayout(orderNo));
    // It never heard of it: whoever was to ask died before. A number is paid once, so it is told again.
    const isLost = found.status === 'NOT_SEEN' && order.status === 'PAYING';
    const answer = isLost
      ? await askProvider(services, orderNo, () => provider.payOut(payout))
      : found;
    await recordPayoutAnswer(services, { orderNo, answer, now });
  }
  await giveUpWaiting(services, orderNo, now);
}

/** Nobody knows any more whether it was paid: from here on people decide. */
const giveUpWaiting = (
  { database, log }: WithdrawalServices,
  orderNo: string,
  now: Date,
): Promise<void> =>
  database.transact(async (tx) => {
    const order = await lockOrder(tx, orderNo);
    if (order?.status !== 'PAYING') return;
    if (!isSilentTooLong(order.heardAt ?? order.statusAt, now)) return;
    await moveOrder(tx, order, { to: 'UNKNOWN', at: now, checkAt: nextCheckAt(order.checks, now) });
    log.warn({ orderNo }, 'nobody knows whether a withdrawal was paid');
  });
