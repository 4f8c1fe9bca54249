import type { Clock } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import type { Fanout } from '#platform/fanout/fanout';
import type { Log } from '#platform/metrics/log';
import type { Metrics } from '#platform/metrics/metrics';

/** What the outbox works with. */
export type OutboxServices = {
  readonly database: Database;
  readonly fanout: Pick<Fanout, 'publish'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'tellOutboxLag' | 'countOutboxFailure'>;
};
