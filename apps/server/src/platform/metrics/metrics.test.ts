import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('what was told is written for Prometheus, by endpoint, handler and job', async () => {
  const metrics = createMetrics();

  metrics.tellRequest({ endpoint: 'site.status', status: 200, seconds: 0.004 });
  metrics.tellTransaction({ outcome: 'kept', seconds: 0.003 });
  metrics.tellSocketOpened();
  metrics.tellSocketOpened();
  metrics.tellSocketClosed();
  metrics.tellOutboxLag('site.forget_settings', 2.5);
  metrics.countOutboxFailure('site.forget_settings');
  metrics.countJob({ name: 'platform.prune-outbox', outcome: 'done' });
  metrics.countRefusedLimit('site.status');

  const { contentType, text } = await metrics.write();
  expect(contentType).toContain('text/plain');
  for (const line of [
    'maneki_http_request_duration_seconds_bucket{le="0.002",endpoint="site.status",status="200"} 0',
    'maneki_http_request_duration_seconds_bucket{le="0.005",endpoint="site.status",status="200"} 1',
    'maneki_database_transaction_duration_seconds_count{outcome="kept"} 1',
    'maneki_sockets_open 1',
    'maneki_outbox_lag_seconds{handler="site.forget_settings"} 2.5',
    'maneki_outbox_failures_total{handler="site.forget_settings"} 1',
    'maneki_jobs_total{name="platform.prune-outbox",outcome="done"} 1',
    'maneki_limits_refused_total{limit="site.status"} 1',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('the books tell what was found in them, and what moved', async () => {
  const metrics = createMetrics();
  const at = new Date('2030-01-01T12:00:00Z');
  const found = { invariant: 'wallet.chain', count: 2 };
  metrics.tellLedgerCheck({ mode: 'full', at, verdicts: [found] });
  metrics.tellLedgerCheck({ mode: 'news', at, verdicts: [{ ...found, count: 0 }] });
  metrics.countTransfers({ kind: 'BET', currency: 'JPY', count: 3, units: 12_500n });
  metrics.countMoneyRefusals({ reason: 'wallet.limit_reached', count: 4 });

  const { text } = await metrics.write();
  for (const line of [
    'maneki_ledger_findings{invariant="wallet.chain",mode="full"} 2',
    'maneki_ledger_findings{invariant="wallet.chain",mode="news"} 0',
    'maneki_ledger_checked_timestamp_seconds{mode="full"} 1893499200',
    'maneki_ledger_checks_total{mode="full",outcome="found"} 1',
    'maneki_ledger_checks_total{mode="news",outcome="clean"} 1',
    'maneki_wallet_transfers_total{kind="BET",currency="JPY"} 3',
    'maneki_wallet_amount_total{kind="BET",currency="JPY"} 1.25',
    'maneki_wallet_refusals_total{reason="wallet.limit_reached"} 4',
  ]) {
    expect(text).toContain(line);
  }
});

test('two servers in one process count apart', async () => {
  const [left, right] = [createMetrics(), createMetrics()];
  left.tellSocketOpened();
  expect((await right.write()).text).toContain('maneki_sockets_open 0');
});
