import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createLedgerMetrics, type LedgerMetrics } from './ledger-metrics.ts';

/**
 * What the process tells about itself. The parts call these functions and know nothing of who
 * collects; labels are names from our own code, never text from outside, so their number is
 * bounded.
 */
export type Metrics = LedgerMetrics & {
  tellRequest(request: { endpoint: string; status: number; seconds: number }): void;
  tellTransaction(transaction: { outcome: 'kept' | 'undone'; seconds: number }): void;
  tellSocketOpened(): void;
  tellSocketClosed(): void;
  tellOutboxLag(handler: string, seconds: number): void;
  countOutboxFailure(handler: string): void;
  countJob(job: { name: string; outcome: 'done' | 'failed' }): void;
  /** All jobs whose last run failed, on whichever node it was. */
  tellFailingJobs(names: readonly string[]): void;
  countRefusedLimit(limit: string): void;
  tellOpenExceptions(kind: string, count: number): void;
  /** Everything as Prometheus reads it. */
  write(): Promise<{ contentType: string; text: string }>;
};

/**
 * Each process makes one; there is no global registry, so that two servers in a test do not meet.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  // Event loop lag, memory, CPU and garbage collection.
  collectDefaultMetrics({ register: registry });
  return {
    ...createCallMetrics(registry),
    ...createWorkMetrics(registry),
    ...createLedgerMetrics(registry),
    async write() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}

function createCallMetrics(registry: Registry) {
  const registers = [registry];
  const requests = new Histogram({
    name: 'maneki_http_request_duration_seconds',
    help: 'Time to answer a call, by endpoint and status',
    labelNames: ['endpoint', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const known = new Map<string, { observe(seconds: number): void }>();
  const sockets = new Gauge({
    name: 'maneki_sockets_open',
    help: 'WebSocket connections open on this node',
    registers,
  });
  const refusedLimits = new Counter({
    name: 'maneki_limits_refused_total',
    help: 'Calls refused because their limit was used up',
    labelNames: ['limit'],
    registers,
  });
  return {
    tellRequest({ endpoint, status, seconds }: Parameters<Metrics['tellRequest']>[0]) {
      const name = `${endpoint} ${status}`;
      // Found by one text: looking for a series by its labels costs more than the observation.
      const series = known.get(name) ?? requests.labels({ endpoint, status });
      known.set(name, series);
      series.observe(seconds);
    },
    tellSocketOpened: () => sockets.inc(),
    tellSocketClosed: () => sockets.dec(),
    countRefusedLimit: (limit: string) => refusedLimits.inc({ limit }),
  };
}

function createWorkMetrics(registry: Registry) {
  const registers = [registry];
  const transactions = new Histogram({
    name: 'maneki_database_transaction_duration_seconds',
    help: 'Time from the wish for a transaction to its end',
    labelNames: ['outcome'],
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  const outboxLag = new Gauge({
    name: 'maneki_outbox_lag_seconds',
    help: 'Age of the oldest event that a handler has not handled yet',
    labelNames: ['handler'],
    registers,
  });
  const outboxFailures = new Counter({
    name: 'maneki_outbox_failures_total',
    help: 'Events that a handler gave up on',
    labelNames: ['handler'],
    registers,
  });
  const jobs = new Counter({
    name: 'maneki_jobs_total',
    help: 'Runs of jobs, by outcome',
    labelNames: ['name', 'outcome'],
    registers,
  });
  const failingJobs = new Gauge({
    name: 'maneki_job_failing',
    help: 'Jobs whose last run failed, whichever node ran it; those that are well are left out',
    labelNames: ['name'],
    registers,
  });
  const exceptions = new Gauge({
    name: 'maneki_play_exceptions_open',
    help: 'What does not add up in games and waits for a person, by kind',
    labelNames: ['kind'],
    registers,
  });
  return {
    tellOpenExceptions: (kind: string, count: number) => exceptions.set({ kind }, count),
    tellTransaction({ outcome, seconds }: Parameters<Metrics['tellTransaction']>[0]) {
      transactions.observe({ outcome }, seconds);
    },
    tellOutboxLag: (handler: string, seconds: number) => outboxLag.set({ handler }, seconds),
    countOutboxFailure: (handler: string) => outboxFailures.inc({ handler }),
    countJob: (job: Parameters<Metrics['countJob']>[0]) => jobs.inc(job),
    tellFailingJobs(names: readonly string[]) {
      failingJobs.reset();
      for (const name of names) failingJobs.set({ name }, 1);
    },
  };
}
