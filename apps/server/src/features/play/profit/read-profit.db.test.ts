import type { Endpoint } from '@maneki/contract/endpoint';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import type { TransferKind } from '@maneki/contract/wallet/kinds';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { type RawNode, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { fingerprintOf, moveMoney, sumFlows, windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { createMetrics } from '#platform/metrics/metrics';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { runOutbox } from '#platform/outbox/run-outbox';
import { startTestServer } from '#testing/test-server';
import { NOON, openTable } from '../testing/open-table.ts';
import { sumTickets } from '../tickets/sum-tickets.ts';
import { countBets, countMorePaid } from '../totals/events.ts';
import { PROFIT_KINDS } from './profit.ts';
import { readProfit } from './read-profit.ts';

const server = await startTestServer();
const { database, clock } = server;
const outbox = runOutbox({
  ...{ database, clock, log: createTestLog(), metrics: createMetrics() },
  handlers: [countBets, countMorePaid],
  fanout: { async publish() {} },
  pollMs: 50,
});
afterAll(async () => {
  await outbox.stop();
  await server.dispose();
});
const { sitDown } = await openTable(database);

const ZONE = 'Asia/Tokyo';
const period = { from: '2030-01-01', to: '2030-01-02' };

const askedOf = (memberId: string, days = period) => ({
  ...days,
  ...({ memberId, wallet: 'MAIN', currency: 'JPY', timezone: ZONE } as const),
  now: new Date('2030-01-02T12:00:00Z'),
});

async function profitOf(memberId: string, days = period) {
  const outcome = await readProfit(database, askedOf(memberId, days));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const move = (
  memberId: string,
  kind: TransferKind,
  amount: bigint,
  { at = NOON, direction = 'IN' }: { at?: Date; direction?: 'IN' | 'OUT' } = {},
) =>
  moveMoney(database, [
    {
      memberId,
      wallet: 'MAIN',
      currency: 'JPY',
      source: 'test',
      key: `${kind} ${at.getTime()}`,
      fingerprint: fingerprintOf({ amount }),
      kind,
      direction,
      house: 'HOUSE_PROMO',
      amount,
      counting: { as: 'NOTHING' },
      isGuarded: false,
      at,
      windows: windowsOf(at, ZONE),
    },
  ]);

/** What the account record says of some kinds: in less out. */
async function recordedOf(memberId: string, kinds: readonly TransferKind[]): Promise<bigint> {
  const { rows } = await database.statement((tx) =>
    sql<{ net: string }>`
      select coalesce(sum(case when credit = wallet then amount else -amount end), 0)::text as net
        from wallet_transfers
       where member_id = ${memberId} and kind = any(${[...kinds]}::text[]) and seq is not null`.execute(
      tx,
    ),
  );
  return BigInt(rows[0]!.net);
}

const until = (ask: () => Promise<unknown>) => expect.poll(ask, { timeout: 10_000, interval: 50 });
const units = (amount: string) => parseAmount(amount)!;

test('[CASH-4] the sums are those of the betting record and of the account record for the same days', async () => {
  const seat = await sitDown({ balance: 1_000_000n });
  const tables = await sitDown({ category: 'LIVE' });
  for (let bet = 0; bet < 7; bet += 1) await seat.play(`p${bet}`, 1_000n, BigInt(bet * 400));
  await tables.play('t1', 500n, 900n);
  await seat.bet('open', 70n);
  await seat.bet('b', 50n);
  await seat.rollback('r', 'b');
  await move(seat.memberId, 'REBATE_SELF', 150n);
  await move(seat.memberId, 'SIGNIN', 30n);
  await move(seat.memberId, 'DEPOSIT', 20_000n);
  await move(seat.memberId, 'DEPOSIT_FEE', 400n, { direction: 'OUT' });
  await move(seat.memberId, 'WITHDRAW', 5_000n, { direction: 'OUT' });
  await move(seat.memberId, 'ADJUST_ADD', 99n);

  const { memberId } = seat;
  const decided = await sumTickets(database, { ...askedOf(memberId), status: undefined });
  if (!decided.ok) throw new Error(decided.refusal.code);
  await until(async () => (await profitOf(memberId)).total.payout).toBe(decided.value.payout);
  const { total, categories, days } = await profitOf(memberId);
  // A bet that is open is staked in the betting record, and neither won nor lost yet.
  expect(units(total.stake)).toBe(units(decided.value.stake) - 70n);
  expect(total.validTurnover).toBe(decided.value.validTurnover);
  expect(units(total.payout) - units(total.stake)).toBe(units(decided.value.net));
  expect(units(total.rebate)).toBe(await recordedOf(memberId, ['REBATE_SELF']));
  expect(units(total.promotion)).toBe(await recordedOf(memberId, ['PROMO', 'SIGNIN']));
  expect(units(total.deposits)).toBe(await recordedOf(memberId, ['DEPOSIT', 'DEPOSIT_FEE']));
  expect(units(total.withdrawals)).toBe(-(await recordedOf(memberId, ['WITHDRAW'])));
  expect(units(total.profit)).toBe(
    units(decided.value.net) + units(total.rebate) + units(total.promotion),
  );
  // Of another player's bets nothing is in it.
  expect(categories.map(({ category, bets }) => [category, bets])).toEqual([['RNG', 7]]);
  expect(days.map(({ day }) => day)).toEqual(['2030-01-01', '2030-01-02']);
  expect(days[0]).toEqual({ day: '2030-01-01', ...total });
});

test('[CASH-4] bets and gifts stand on the business day on which they came, to the millisecond', async () => {
  const seat = await sitDown({ at: new Date('2030-01-01T14:59:00Z'), balance: 10_000n });
  const last = new Date('2030-01-01T14:59:59.999Z');
  const first = new Date('2030-01-01T15:00:00Z');
  await seat.play('evening', 100n, 0n, { now: last });
  await move(seat.memberId, 'MISSION', 7n, { at: last });
  await seat.play('night', 200n, 500n, { now: first });
  await move(seat.memberId, 'MISSION', 9n, { at: first });
  const daysOf = async () =>
    (await profitOf(seat.memberId)).days.map(({ day, profit }) => [day, units(profit)]);
  await until(daysOf).toEqual([
    ['2030-01-01', 10_000n + 7n - 100n],
    ['2030-01-02', 300n + 9n],
  ]);
});

test('[CASH-4] somebody who never played has days of nothing; a bad period is refused', async () => {
  const { memberId } = await sitDown({ balance: 0n });
  const { total, days, categories } = await profitOf(memberId);
  expect(categories).toEqual([]);
  expect([total, ...days].map(({ profit }) => profit)).toEqual(['0', '0', '0']);
  const tooLong = { from: '2029-12-01', to: '2030-01-01' };
  expect(await readProfit(database, askedOf(memberId, tooLong))).toMatchObject({
    ok: false,
    refusal: { code: 'wallet.period_invalid' },
  });
});

test('[CASH-4] days that have not begun have no line', async () => {
  const { memberId } = await sitDown();
  const { days } = await profitOf(memberId, { from: '2030-01-02', to: '2030-01-31' });
  expect(days.map(({ day }) => day)).toEqual(['2030-01-02']);
});

test('[CASH-4] however many bets an account has, the gifts among them are found by their own index', async () => {
  const { memberId } = await sitDown();
  await database.transact((tx) =>
    sql`insert into wallet_transfers (member_id, source, key, fingerprint, outcome, kind, wallet, debit,
                                      credit, amount, merchant_code, currency, seq, balance_after, at)
        select ${memberId}, 'many', number::text, '', 'DONE', 'BET', 'MAIN', 'MAIN', 'HOUSE_GAMES', 1,
               'maneki', 'JPY', number + 1, 1, ${NOON} from generate_series(1, 20000) as number`.execute(
      tx,
    ),
  );
  await database.statement((tx) => sql`analyze wallet_transfers`.execute(tx));
  const plan: string[] = [];
  await database.statement((tx) =>
    sumFlows(explained(tx, plan), {
      memberId,
      wallet: 'MAIN',
      start: new Date('2029-12-31T15:00:00Z'),
      end: new Date('2030-01-01T15:00:00Z'),
      kinds: PROFIT_KINDS,
      timezone: ZONE,
    }),
  );
  expect(plan.join('\n')).toMatch(/_member_id_wallet_at_idx/);
  expect(plan.join('\n')).not.toMatch(/Seq Scan|_member_id_wallet_at_seq_idx/);
});

test('[CASH-4] over the wire it agrees with both records, and guests are not answered', async () => {
  const days = { from: '2029-12-05', to: '2030-01-01' };
  expect(await server.send(playEndpoints.readProfit, days)).toMatchObject({ status: 401 });
  const cookie = await server.logIn('sakura');
  const ask = async (endpoint: Endpoint, input: object = {}) =>
    (await server.send(endpoint, { ...days, ...input } as never, { cookie })).body.value;
  const bets = await ask(playEndpoints.sumTickets);
  const gifts = await ask(walletEndpoints.sumTransfers, { group: 'promotion' });
  expect(bets.count).toBeGreaterThan(0);
  await until(async () => (await ask(playEndpoints.readProfit)).total).toMatchObject({
    stake: bets.stake,
    validTurnover: bets.validTurnover,
    payout: bets.payout,
    promotion: gifts.net,
    profit: writeAmount(units(bets.net) + units(gifts.net)),
  });
});

/** Has statements explained instead of answered. */
const explained = (tx: Tx, plan: string[]): Tx =>
  tx.withPlugin({
    transformQuery: ({ node }) => {
      const { sqlFragments, ...rest } = node as RawNode;
      const [first = '', ...others] = sqlFragments;
      return { ...rest, sqlFragments: [`explain ${first}`, ...others] };
    },
    transformResult: async ({ result }) => {
      plan.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
      return { ...result, rows: [] };
    },
  });
