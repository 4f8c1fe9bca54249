import type { DepositState } from '@maneki/contract/cashier/states';
import type { PaymentCode } from '@maneki/contract/payments/codes';
import { HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { howMany } from '@maneki/testkit/how-many';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawId } from '#platform/secrets/secrets';
import { listChannels } from '../channels/store.ts';
import { openCashier, type TestCashier } from '../testing/open-cashier.ts';
import { openCollection } from '../testing/test-provider.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import type { Deposit } from './deposit.ts';
import { expireDeposits } from './expire-deposits.ts';
import { openDeposit } from './open-deposit.ts';
import { findDeposit } from './store.ts';
import { takeNotice } from './take-payment.ts';

const RUNS = howMany({ short: 200, long: 10_000 });
const YEN = 10_000n;
const MINIMUM = 750n;
const EXPIRY_MS = 15 * MINUTE_MS;
const LATE_MS = 72 * HOUR_MS;

/** What may happen to an order, in whatever order. */
type Step =
  | { readonly kind: 'pay'; readonly ref: number; readonly yen: bigint }
  | { readonly kind: 'FAILED' | 'EXPIRED' | 'cancel' | 'expire' }
  | { readonly kind: 'wait'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    // Few names and amounts, so that many are told twice, and some altered.
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      ref: fc.nat(2),
      yen: fc.constantFrom(10_000n, 9_000n, 700n, MINIMUM),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('FAILED' as const, 'EXPIRED', 'cancel', 'expire'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(MINUTE_MS, EXPIRY_MS - 1, EXPIRY_MS, 24 * HOUR_MS, LATE_MS),
    }),
  },
);

/** The rules once more, in a few lines: what an order would be, and what it would have been told. */
class Model {
  state: DepositState = 'AWAITING_PAYMENT';
  credited = 0n;
  readonly payments = new Map<number, bigint>();
  sinceMs = 0;

  tell(asked: Extract<Step, { kind: 'pay' }>): PaymentCode {
    const known = this.payments.get(asked.ref);
    if (known !== undefined) return known === asked.yen ? 'DUPLICATE' : 'ALTERED';
    this.payments.set(asked.ref, asked.yen);
    const isLate = this.state === 'EXPIRED' && this.sinceMs <= EXPIRY_MS + LATE_MS;
    if (this.state !== 'AWAITING_PAYMENT' && !isLate) return 'OK';
    this.state = asked.yen < MINIMUM ? 'PROCESSING' : 'SUCCESS';
    if (this.state === 'SUCCESS') this.credited = asked.yen;
    return 'OK';
  }

  end(to: 'FAILED' | 'EXPIRED'): PaymentCode {
    if (this.state !== 'AWAITING_PAYMENT') return 'DUPLICATE';
    this.state = to;
    return 'OK';
  }

  expire(): void {
    if (this.state === 'AWAITING_PAYMENT' && this.sinceMs >= EXPIRY_MS) this.state = 'EXPIRED';
  }

  cancel(): boolean {
    if (this.state === 'AWAITING_PAYMENT') this.state = 'CANCELLED';
    return this.state === 'CANCELLED';
  }
}

let cashier: TestCashier;
let channelId: string;
beforeAll(async () => {
  cashier = await openCashier();
  const channels = await cashier.server.database.statement((tx) => listChannels(tx, 'maneki'));
  channelId = channels.find(({ method, currency }) => method === 'QR' && currency === 'JPY')!.id;
});
afterAll(() => cashier.server.dispose());

/** An order of somebody new, and how its provider tells about it. */
async function openOrder() {
  const { server, provider } = cashier;
  const { deposits } = server.services.cashier;
  const { memberId } = await cashier.member();
  provider.answer = openCollection(server.clock.now());
  const opened = await openDeposit(deposits, {
    memberId,
    merchantCode: 'maneki',
    channelId,
    amount: 10_000n * YEN,
    payerName: null,
    wishKey: drawId(server.clock.now()),
    returnTo: () => '/m/voucherCenter',
    now: server.clock.now(),
  });
  invariant(opened.ok, 'the order was opened');
  const { orderNo } = opened.value;
  const tell = (notice: object) =>
    takeNotice(
      deposits,
      { orderNo, currency: 'JPY', at: server.clock.now().toISOString(), ...notice } as never,
      { provider, now: server.clock.now() },
    );
  return { orderNo, memberId, tell, deposits };
}

type Order = Awaited<ReturnType<typeof openOrder>>;

async function run(order: Order, model: Model, asked: Step): Promise<void> {
  const { database, clock } = cashier.server;
  const now = clock.now();
  const { orderNo, memberId } = order;
  switch (asked.kind) {
    case 'pay': {
      const { ref, yen } = asked;
      const paid = {
        status: 'PAID',
        paymentRef: `${orderNo}-${ref}`,
        amountMinor: yen,
        coin: null,
      };
      expect(await order.tell(paid)).toBe(model.tell(asked));
      return;
    }
    case 'FAILED':
    case 'EXPIRED':
      expect(await order.tell({ status: asked.kind })).toBe(model.end(asked.kind));
      return;
    case 'cancel': {
      const cancelled = await cancelDeposit(order.deposits, { orderNo, memberId, now });
      expect(cancelled.ok).toBe(model.cancel());
      return;
    }
    case 'expire':
      await expireDeposits({ database, now, signal: new AbortController().signal });
      model.expire();
      return;
    case 'wait':
      clock.advance(asked.ms);
      model.sinceMs += asked.ms;
  }
}

/** What is left of it all: the order, and money that was told and has gone nowhere. */
async function read({ orderNo }: Order): Promise<{ deposit: Deposit; states: string[] }> {
  return cashier.server.database.transact(async (tx) => {
    const deposit = await findDeposit(tx, orderNo);
    const rows = await tx
      .selectFrom('cashier_payments')
      .select('state')
      .where('order_no', '=', orderNo)
      .execute();
    return { deposit: deposit!, states: rows.map(({ state }) => state) };
  });
}

test(
  '[CASH-2] whatever is told in whatever order, an order follows its table and is credited once',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const order = await openOrder();
        const model = new Model();
        for (const asked of steps) await run(order, model, asked);
        const { deposit, states } = await read(order);
        expect(deposit.state).toBe(model.state);
        expect(deposit.credited ?? 0n).toBe(model.credited * YEN);
        // No payment is lost: one at most belongs to the order, and all others wait for a person.
        expect(states).toHaveLength(model.payments.size);
        const isTaken = model.state === 'SUCCESS' || model.state === 'PROCESSING';
        const taken = states.filter((state) => state === 'CREDITED' || state === 'WAITING');
        expect(taken).toHaveLength(isTaken ? 1 : 0);
      }),
      { numRuns: RUNS, seed: 20_300_101 },
    );
    await cashier.expectSoundBooks();
  },
  howMany({ short: 120_000, long: 3_600_000 }),
);

test('[CASH-2] of fifty callbacks of one payment at once, one credits', async () => {
  const order = await openOrder();
  const paid = { status: 'PAID', paymentRef: 'at-once', amountMinor: 10_000n, coin: null };
  const codes = await Promise.all(Array.from({ length: 50 }, () => order.tell(paid)));
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  expect(codes.filter((code) => code === 'DUPLICATE')).toHaveLength(49);
  expect(await read(order)).toMatchObject({
    deposit: { state: 'SUCCESS', credited: 10_000n * YEN },
    states: ['CREDITED'],
  });
  await cashier.expectSoundBooks();
});

test('[CASH-2] of two payments at once the order takes one, and the other waits for a person', async () => {
  const order = await openOrder();
  const pay = (paymentRef: string) =>
    order.tell({ status: 'PAID', paymentRef, amountMinor: 10_000n, coin: null });
  expect(await Promise.all([pay('one-of-two'), pay('two-of-two')])).toEqual(['OK', 'OK']);
  const { states } = await read(order);
  expect(states.sort()).toEqual(['CREDITED', 'UNMATCHED']);
});
