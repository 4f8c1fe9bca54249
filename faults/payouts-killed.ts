import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { placeOrderHold } from '@maneki/server/features/cashier/withdrawals/request-withdrawal';
import { resolvePayouts } from '@maneki/server/features/cashier/withdrawals/resolve-payouts';
import { insertOrder } from '@maneki/server/features/cashier/withdrawals/store';
import type { Database } from '@maneki/server/platform/database/database';
import { sql } from 'kysely';
import { accountIdOf } from '../bench/cashier-members.ts';
import { MERCHANT } from '../bench/log-in-member.ts';
import { CURRENCY, playerOf, WALLET } from '../bench/players.ts';
import type { DurableServer } from '../tooling/postgres/open-durable-server.ts';
import { OPENING, openBooks } from './cashier-books.ts';
import { checkLedger } from './check-bets.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { openServices } from './open-services.ts';
import { openPaymentGateway, type PayoutQuestion, type PayoutReply } from './payment-gateway.ts';
import { startJob } from './start-job.ts';

/**
 * When whoever drives an order on is killed: before the gateway hears of it, so that it knows nothing; after
 * it paid, so that nobody heard; and in the middle of a call that is never answered.
 */
const MOMENTS = ['paid', 'silent', 'unheard'] as const;
type Moment = (typeof MOMENTS)[number];

const KILLS = { long: 30, short: 2 };
/** Of the orders that one life drives on, the last is the one that it dies over. */
const ORDERS_PER_LIFE = 3;
const AMOUNT = 20_000_000n;

/** Whoever drives payouts on is killed over them, and somebody else takes them up. */
export async function killPayouts(run: FaultRun, server: DurableServer): Promise<FaultReport> {
  const kills = run.isShort ? KILLS.short : KILLS.long;
  const orders = kills * ORDERS_PER_LIFE;
  const { url, database } = await openBooks(run, server, { name: 'payouts', members: orders });
  const now = new Date();
  await approveOrders(database, { orders, at: new Date(now.getTime() - HOUR_MS) });
  const till = createTill();
  const gateway = await openPaymentGateway(till.answer);
  run.endLater(() => gateway.close());
  const drive = () =>
    startJob(run, ['cashier.drive-withdrawals', url, now.toISOString()], {
      PAYMENT_PROVIDERS: gateway.environment,
    });
  for (let kill = 1; kill <= kills; kill += 1) {
    const job = drive();
    const dies = till.dieOver(MOMENTS[kill % MOMENTS.length]!, kill * ORDERS_PER_LIFE);
    while (!dies.isReached() && !job.hasEnded()) await wait(2);
    await job.kill();
    run.tell(`payouts, kill ${kill} of ${kills}`);
  }
  const services = await openServices(database, {
    clock: { now: () => new Date() },
    gateways: gateway.environment,
  });
  run.endLater(() => services.stop());
  const wrong: string[] = [];
  const { signal } = new AbortController();
  /** Providers are asked, so long after the kills; then all orders are paid but those that stand there. */
  const expect = async (after: number, status: string, count: number) => {
    const later = new Date(now.getTime() + after);
    await resolvePayouts(services.cashier.withdrawals, { now: later, signal });
    const found = await readStatuses(database);
    const held = (found.get(status) ?? 0) === count && found.size <= 2;
    const told = [...found].map(([name, number]) => `${number} ${name}`).join(', ');
    if (!held) wrong.push(`${after / MINUTE_MS} minutes later: ${told}; not ${count} ${status}`);
  };
  const silent = till.silent().length;
  // What is known is paid; of what nobody answers for, nobody knows, however often it is asked.
  await expect(5 * MINUTE_MS, 'PAYING', silent);
  await expect(45 * MINUTE_MS, 'UNKNOWN', silent);
  // Not even a no gives it back by itself: two people do.
  till.say('FAILED');
  await expect(DAY_MS, 'UNKNOWN', silent);
  wrong.push(...(await findMoved(database, { orders, paid: orders - silent })));
  till.say('PAID');
  await expect(2 * DAY_MS, 'PAID', orders);
  wrong.push(...(await findMoved(database, { orders, paid: orders })));
  wrong.push(...(await checkLedger(database)));
  const did =
    `${kills} kills over ${orders} payouts, of which the gateway was told ${till.told()} times; ` +
    `${silent} were never answered for`;
  return { did, wrong };
}

/** What a gateway knows: whom it paid, and what it says of those that it does not answer for. */
function createTill() {
  const paid = new Set<string>();
  const silent = new Set<string>();
  let fatal: { readonly moment: Moment; readonly place: number } | undefined;
  let isReached = false;
  let told = 0;
  let heard = 0;
  let saying: 'FAILED' | 'PAID' | undefined;
  const NEVER = new Promise<undefined>(() => {});

  const pay = (orderNo: string): PayoutReply => {
    paid.add(orderNo);
    return { status: 'PAID', providerRef: `r-${orderNo}` };
  };
  const die = (orderNo: string): Promise<undefined> => {
    if (fatal!.moment === 'paid') pay(orderNo);
    if (fatal!.moment === 'silent') silent.add(orderNo);
    isReached = true;
    fatal = undefined;
    return NEVER;
  };
  return {
    async answer({ isNew, orderNo }: PayoutQuestion): Promise<PayoutReply | undefined> {
      if (isNew) {
        told += 1;
        if (!paid.has(orderNo)) heard += 1;
        if (fatal && heard >= fatal.place) return die(orderNo);
      }
      if (!silent.has(orderNo))
        return isNew || paid.has(orderNo) ? pay(orderNo) : { status: 'NOT_SEEN' };
      if (saying === 'PAID') return pay(orderNo);
      return saying === 'FAILED' ? { status: 'FAILED', reason: 'it says so' } : undefined;
    },
    /** The life that is about to begin dies over the payout with this number. */
    dieOver(moment: Moment, place: number) {
      fatal = { moment, place };
      isReached = false;
      return { isReached: () => isReached };
    },
    say(word: 'FAILED' | 'PAID') {
      saying = word;
    },
    silent: () => [...silent],
    told: () => told,
  };
}

/** Orders that were just approved, their money held. */
const approveOrders = (
  database: Database,
  { orders, at }: { readonly orders: number; readonly at: Date },
): Promise<void> =>
  database.transact(async (tx) => {
    for (let number = 1; number <= orders; number += 1) {
      const orderNo = `W300101${String(number).padStart(10, '0')}`;
      const order = await insertOrder(tx, {
        orderNo,
        merchantCode: MERCHANT,
        memberId: playerOf(number).playerId,
        accountId: accountIdOf(number),
        wallet: WALLET,
        currency: CURRENCY,
        amount: AMOUNT,
        fee: 0n,
        wishKey: orderNo,
        businessDay: '2030-01-01',
        requestedAt: at,
      });
      await placeOrderHold(tx, order, { isGuarded: true });
    }
    await sql`update cashier_withdrawals set status = 'APPROVED'`.execute(tx);
  });

async function readStatuses(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.statement((tx) =>
    sql<{ status: string; count: number }>`
      select status, count(*)::int as count from cashier_withdrawals group by 1`.execute(tx),
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** What is paid has left once, and what is not is held. */
async function findMoved(
  database: Database,
  { orders, paid }: { readonly orders: number; readonly paid: number },
): Promise<string[]> {
  const { rows } = await database.statement((tx) =>
    sql<{ left: number; back: number; held: number; off: number }>`
      select (select count(*)::int from wallet_transfers where kind = 'WITHDRAW') as left,
             (select count(*)::int from wallet_transfers where kind = 'WITHDRAW_REFUND') as back,
             (select count(*)::int from wallet_accounts where held = ${AMOUNT}::bigint) as held,
             (select count(*)::int from wallet_accounts as a
                join cashier_withdrawals as w on w.member_id = a.member_id and w.wallet = a.code
               where a.available <> ${OPENING - AMOUNT}::bigint) as off`.execute(tx),
  );
  const { left, back, held, off } = rows[0]!;
  return [
    ...(left === paid ? [] : [`${left} payouts have left, of ${paid} that were paid`]),
    ...(back === 0 ? [] : [`${back} payouts came back`]),
    ...(held === orders - paid ? [] : [`${held} are held, not ${orders - paid}`]),
    ...(off === 0 ? [] : [`${off} accounts have another balance`]),
  ];
}
