import type { WithdrawalState } from '@maneki/contract/cashier/states';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { howMany } from '@maneki/testkit/how-many';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkFully, walletInvariants } from '#features/wallet';
import { startTestServer } from '#testing/test-server';
import type { PayoutAnswer } from '../gateways/payment-provider.ts';
import { yen } from '../testing/open-members.ts';
import { openTeller } from '../testing/open-teller.ts';
import { openPayDesk } from '../testing/pay-desk.ts';
import { advanceWithdrawal } from './advance-withdrawal.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { endPaid, giveBack } from './end-order.ts';
import { moveOrder } from './move-order.ts';
import { recordPayoutAnswer } from './record-payout-answer.ts';
import { placeOrderHold } from './request-withdrawal.ts';
import { insertOrder, lockOrder } from './store.ts';
import { mayMove, writeOrderNo } from './withdrawal.ts';

const desk = openPayDesk();
const server = await startTestServer({ paymentProviders: [desk] });
const { database, clock } = server;
const { makeMember, bind, books, statusOf, services } = openTeller(server);
afterAll(() => server.dispose());

const BALANCE = yen('100000');
const ANSWERS: readonly PayoutAnswer[] = [
  { status: 'PAID', providerRef: 'r' },
  { status: 'FAILED', reason: 'no' },
  { status: 'PENDING', providerRef: 'r' },
  { status: 'SILENT' },
  { status: 'NOT_SEEN' },
];

type Step =
  | { readonly what: 'request'; readonly amount: bigint; readonly fee: bigint }
  | { readonly what: 'advance' | 'approve' | 'reject' | 'cancel' | 'giveUp' }
  | { readonly what: 'answer' | 'resolve'; readonly answer: PayoutAnswer };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    what: fc.constant('request' as const),
    amount: fc.bigInt(1n, 60_000n).map((whole) => whole * yen('1')),
    fee: fc.constantFrom(0n, 0n, yen('1')),
  }),
  fc.record({
    what: fc.constantFrom('advance', 'advance', 'approve', 'reject', 'cancel', 'giveUp'),
  }),
  fc.record({
    what: fc.constantFrom('answer' as const, 'resolve' as const),
    answer: fc.constantFrom(...ANSWERS),
  }),
);

/** What a member has, and where their one order stands, by the rules alone. */
class Model {
  available = BALANCE;
  order: { amount: bigint; status: WithdrawalState } | undefined;
  paid = 0n;

  get isOpen(): boolean {
    return (
      this.order !== undefined &&
      !['PAID', 'REJECTED', 'FAILED', 'CANCELLED'].includes(this.order.status)
    );
  }
  get held(): bigint {
    return this.isOpen ? this.order!.amount : 0n;
  }
  request(amount: bigint, fee: bigint): boolean {
    if (this.isOpen || amount <= fee || amount > this.available) return false;
    this.available -= amount;
    this.order = { amount, status: 'REQUESTED' };
    return true;
  }
  move(to: WithdrawalState): void {
    const { order } = this;
    if (!order || !mayMove(order.status, to)) return;
    order.status = to;
    if (to === 'PAID') this.paid += order.amount;
    if (to === 'REJECTED' || to === 'FAILED' || to === 'CANCELLED') this.available += order.amount;
  }
  hear({ status }: PayoutAnswer): void {
    if (status === 'PAID') this.move('PAID');
    if (status === 'FAILED' && this.order?.status === 'PAYING') this.move('FAILED');
  }
}

let orders = 0;

/** Writes an order and holds its money, without asking whether its member may. */
async function request(
  memberId: string,
  accountId: string,
  { amount, fee }: { amount: bigint; fee: bigint },
) {
  orders += 1;
  const orderNo = writeOrderNo('2030-01-01', String(orders).padStart(10, '0'));
  const now = clock.now();
  const place = { merchantCode: 'maneki', wallet: 'DEMO', currency: 'JPY.DEMO' } as const;
  try {
    await database.transact(async (tx) => {
      const written = { orderNo, memberId, accountId, amount, fee, wishKey: orderNo, ...place };
      const order = await insertOrder(tx, {
        ...written,
        businessDay: '2030-01-01',
        requestedAt: now,
      });
      await placeOrderHold(tx, order, { isGuarded: true });
    });
    return orderNo;
  } catch {
    return undefined;
  }
}

/** Moves an order, where it may go there, by an act of the people who run it. */
const act = (orderNo: string, to: WithdrawalState) =>
  database.transact(async (tx) => {
    const order = (await lockOrder(tx, orderNo))!;
    if (!mayMove(order.status, to)) return;
    const at = clock.now();
    if (to === 'PAID') await endPaid(tx, order, { at });
    else if (to === 'FAILED' || to === 'REJECTED')
      await giveBack(tx, services, order, { to, at, reason: 'a test' });
    else
      await moveOrder(tx, order, {
        ...{ to, at },
        ...(to === 'UNKNOWN' ? { checkAt: new Date(at.getTime() + MINUTE_MS) } : {}),
      });
  });

async function take(
  step: Step,
  at: { memberId: string; accountId: string; orderNo: string | undefined },
  model: Model,
) {
  if (step.what === 'request') {
    const orderNo = await request(at.memberId, at.accountId, step);
    expect(orderNo !== undefined).toBe(model.request(step.amount, step.fee));
    return orderNo ?? at.orderNo;
  }
  const { orderNo, memberId } = at;
  if (orderNo === undefined) return orderNo;
  const now = clock.now();
  switch (step.what) {
    case 'advance':
      desk.answer = { status: 'SILENT' };
      await advanceWithdrawal(services, { orderNo, now });
      // A first order is always looked at; a later one perhaps not, which the order itself tells.
      await followAdvance(orderNo, model);
      break;
    case 'approve':
      if (model.order?.status === 'REVIEW') {
        await act(orderNo, 'APPROVED');
        model.move('APPROVED');
      }
      break;
    case 'reject':
      await act(orderNo, 'REJECTED');
      model.move('REJECTED');
      break;
    case 'cancel':
      await cancelWithdrawal(services, { memberId, orderNo, now });
      model.move('CANCELLED');
      break;
    case 'giveUp':
      await act(orderNo, 'UNKNOWN');
      model.move('UNKNOWN');
      break;
    case 'answer':
      await recordPayoutAnswer(services, { orderNo, answer: step.answer, now });
      model.hear(step.answer);
      break;
    case 'resolve':
      if (model.order?.status !== 'UNKNOWN') break;
      await act(orderNo, step.answer.status === 'PAID' ? 'PAID' : 'FAILED');
      model.move(step.answer.status === 'PAID' ? 'PAID' : 'FAILED');
      break;
  }
  return orderNo;
}

async function followAdvance(orderNo: string, model: Model): Promise<void> {
  const status = (await statusOf(orderNo))!;
  if (model.order?.status === 'APPROVED') model.move('PAYING');
  if (model.order?.status !== 'REQUESTED' && model.order?.status !== 'RISK_CHECK') return;
  if (model.order.status === 'REQUESTED') model.move('RISK_CHECK');
  model.move(status === 'REVIEW' ? 'REVIEW' : 'APPROVED');
  if (status === 'PAYING') model.move('PAYING');
}

async function live(steps: readonly Step[]): Promise<void> {
  const memberId = await makeMember({ balance: '100000' });
  const accountId = await bind(memberId);
  const model = new Model();
  let orderNo: string | undefined;
  for (const step of steps) {
    orderNo = await take(step, { memberId, accountId, orderNo }, model);
    if (orderNo) expect(await statusOf(orderNo)).toBe(model.order?.status);
    const { available, held } = model;
    expect({ step, ...(await books(memberId)) }).toEqual({ step, available, held });
  }
  expect(model.available + model.held + model.paid).toBe(BALANCE);
}

/** So many members live at once. */
const AT_ONCE = 5;

test(
  '[CASH-3] any history leaves what the rules say, and sound books',
  async () => {
    const history = fc.array(anyStep, { minLength: 4, maxLength: 12 });
    const histories = fc.array(history, { minLength: AT_ONCE, maxLength: AT_ONCE });
    await fc.assert(
      fc.asyncProperty(histories, async (lives) => {
        await Promise.all(lives.map(live));
        clock.advance(HOUR_MS);
      }),
      { seed: 20_300_101, numRuns: howMany({ short: 200, long: 10_000 }) / AT_ONCE },
    );
    const verdicts = await checkFully(database, { invariants: walletInvariants, now: clock.now() });
    expect(verdicts.filter(({ count }) => count > 0)).toEqual([]);
  },
  howMany({ short: 120_000, long: 3_600_000 }),
);
