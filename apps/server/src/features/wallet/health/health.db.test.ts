import type { OperatorRole } from '@maneki/contract/operators/rights';
import { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#platform/metrics/metrics';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';
import { ledgerJobs } from '../invariants/ledger-jobs.ts';
import { walletInvariants } from '../invariants/wallet-invariants.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

async function read(name: string, role: OperatorRole, merchants: readonly string[]) {
  const as = await enterOperator(server, { name, role, merchants });
  return (await server.send(walletConsoleEndpoints.readLedgerHealth, {}, as)).body.value;
}

async function checkBooks() {
  const [check] = ledgerJobs({ metrics: createMetrics(), invariants: walletInvariants });
  const { database } = server;
  const { signal } = new AbortController();
  const context = { database, now: server.clock.now(), log: createTestLog(), data: {}, signal };
  await check!.run(context as never);
}

test('[CONSOLE-1] operators see that the books are right, and what house and members have', async () => {
  await checkBooks();
  const health = await read('keiko', 'finance', []);
  expect(health.checks).toMatchObject([{ mode: 'news', isLate: false }]);
  const [{ verdicts }] = health.checks;
  expect(verdicts).toHaveLength(new Set(walletInvariants.map(({ name }) => name)).size);
  expect(verdicts.every(({ count }: { count: number }) => count === 0)).toBe(true);

  const { rows } = await server.database.statement((tx) =>
    sql<{ currency: string; balance: bigint }>`
      select currency, sum(available + held)::bigint as balance from wallet_accounts
       where merchant_code = 'maneki' group by currency order by currency`.execute(tx),
  );
  const told = health.members.map(
    ({ currency, balance }: { currency: string; balance: string }) => ({
      currency,
      balance: parseAmount(balance),
    }),
  );
  expect(told).toEqual(rows);
});

test('[CONSOLE-1] a fault is told with its place, and the place to operators of every merchant alone', async () => {
  await server.database.statement((tx) =>
    sql`update wallet_accounts set available = available + 1
         where member_id = (select id from identity_members
                             where username = 'sakura' and merchant_code = 'maneki')`.execute(tx),
  );
  await server.database.statement((tx) =>
    sql`delete from wallet_watermarks where name <> 'house'`.execute(tx),
  );
  await checkBooks();
  const found = (health: Awaited<ReturnType<typeof read>>) =>
    health.checks[0].verdicts.filter(({ count }: { count: number }) => count > 0);
  const whole = found(await read('keiko', 'finance', []));
  expect(whole.length).toBeGreaterThan(0);
  expect(whole[0].first[0]).toMatchObject({ place: expect.any(String), what: expect.any(String) });
  const part = found(await read('maria', 'finance', ['maneki']));
  expect(part).toEqual(whole.map((verdict: object) => ({ ...verdict, first: [] })));
});

test('[CONSOLE-1] a check that did not come is told as late, not as good', async () => {
  server.clock.advance(6 * MINUTE_MS);
  expect((await read('keiko', 'finance', [])).checks).toMatchObject([{ isLate: true }]);
});
