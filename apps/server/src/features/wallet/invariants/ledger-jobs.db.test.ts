import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#platform/metrics/metrics';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { awaitSettled } from '#testing/await-settled';
import { startTestServer, type TestServer } from '#testing/test-server';
import { moveMoney } from '../move-money.ts';
import { openWallet, payoutOf, stakeOf } from '../testing/open-wallet.ts';
import { ledgerJobs } from './ledger-jobs.ts';
import { walletInvariants } from './wallet-invariants.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

/** A worker of its own: its jobs as the schedule would start them, and what they tell. */
function startWorker() {
  const metrics = createMetrics();
  const log = createTestLog();
  const jobs = ledgerJobs({ metrics, invariants: walletInvariants });
  return {
    log,
    async run(name: string) {
      await awaitSettled(server.database);
      const job = jobs.find((each) => each.name === name)!;
      const { signal } = new AbortController();
      const context = { database: server.database, now: server.clock.now(), log, signal };
      await job.run({ ...context, data: {} as never });
    },
    read: async () => (await metrics.write()).text,
  };
}

test('[OPS-1] both checks tell what they found, where, and that they ran', async () => {
  const worker = startWorker();
  const memberId = await openWallet(server.database, { gift: 100n });
  await worker.run('wallet.check-ledger');
  await worker.run('wallet.check-ledger-fully');
  expect(worker.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  for (const mode of ['news', 'full']) {
    expect(await worker.read()).toContain(`{invariant="wallet.chain",mode="${mode}"} 0`);
    expect(await worker.read()).toContain(`_checks_total{mode="${mode}",outcome="clean"} 1`);
    expect(await worker.read()).toContain(`seconds{mode="${mode}"} 1893499200`);
  }

  await server.database.statement((tx) =>
    sql`update wallet_accounts set available = 90 where member_id = ${memberId}`.execute(tx),
  );
  await worker.run('wallet.check-ledger');
  await worker.run('wallet.check-ledger-fully');
  expect(await worker.read()).toContain('{invariant="wallet.zero-sum",mode="news"} 1');
  expect(await worker.read()).toContain('{invariant="wallet.chain",mode="full"} 1');
  const [, error] = worker.log.lines.filter(({ level }) => level === 'error');
  expect(JSON.stringify(error)).toContain(
    `${memberId} MAIN: the account has 90, its last transfer left 100`,
  );
});

test('[OPS-1] what moved and what was refused is counted once, by kind and by reason', async () => {
  const [first, second] = [startWorker(), startWorker()];
  await first.run('wallet.count-money');
  const memberId = await openWallet(server.database, { gift: 100_000n });
  const { database } = server;
  await moveMoney(database, [stakeOf(memberId, 30_000n)]);
  await moveMoney(database, [stakeOf(memberId, 5_000n)]);
  await moveMoney(database, [stakeOf(memberId, 900_000n)]);
  await moveMoney(database, [payoutOf(memberId, 12_345n)]);
  await first.run('wallet.count-money');
  await second.run('wallet.count-money');
  await first.run('wallet.count-money');
  const text = await first.read();
  for (const line of [
    'maneki_wallet_transfers_total{kind="BET",currency="JPY"} 2\n',
    'maneki_wallet_amount_total{kind="BET",currency="JPY"} 3.5\n',
    'maneki_wallet_amount_total{kind="PAYOUT",currency="JPY"} 1.2345\n',
    'maneki_wallet_refusals_total{reason="wallet.insufficient_funds"} 1\n',
  ])
    expect(text).toContain(line);
  expect(await second.read()).not.toContain('maneki_wallet_transfers_total{');
});
