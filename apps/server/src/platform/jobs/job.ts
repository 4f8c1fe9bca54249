import type { Database } from '#platform/database/database';
import type { Log } from '#platform/metrics/log';

export type JobContext<Data extends object = object> = {
  readonly database: Database;
  readonly now: Date;
  readonly log: Log;
  /** What was sent with it; empty for a job that its schedule started. */
  readonly data: Data;
  /** Aborted when the job takes too long or the process stops. */
  readonly signal: AbortSignal;
};

/**
 * Work that nobody waits for: later, regularly, or over the network. It may run more than once,
 * also when it succeeded and the process died right after, so it must bear being repeated.
 */
export type Job<Data extends object = never> = {
  /** `<feature>.<verb-noun>`. Waiting work is stored under it: never rename it. */
  readonly name: `${string}.${string}`;
  readonly schedule?: { readonly cron: string; readonly timezone: string };
  /** How often it is tried again, where five times within minutes is not enough. */
  readonly retryLimit?: number;
  run(context: JobContext<Data>): Promise<void>;
};

/** When to run a job that is sent, and what it stands back for. */
export type SendOptions = {
  readonly startAfter?: Date;
  /** While one with this key waits, another is not sent; while one runs, one more may wait. */
  readonly key?: string;
};
