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

test('two servers in one process count apart', async () => {
  const [left, right] = [createMetrics(), createMetrics()];
  left.tellSocketOpened();
  expect((await right.write()).text).toContain('maneki_sockets_open 0');
});
