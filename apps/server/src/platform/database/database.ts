import type { Kysely } from 'kysely';
import type { Schema } from './generated/schema.ts';

/**
 * What a store works with: SQL inside the work that it was handed to. Stores take one as their first
 * argument; nothing else can reach SQL.
 */
export type Tx = Omit<
  Kysely<Schema>,
  'transaction' | 'startTransaction' | 'connection' | 'destroy'
>;

export type Hear = (payload: string) => void;
export type WatchHearing = (isHeard: boolean) => void;

/** One database, embedded or a PostgreSQL server: the same code, the same results. */
export type Database = {
  readonly engine: 'embedded' | 'postgres';
  /**
   * Runs work in one transaction: all of it is kept or, when it throws, none. Opening another one
   * inside, or calling out over the network, would wait for ever on the embedded engine's only
   * connection; the first throws at once on both engines, and code that calls out says so with
   * `refuseInsideTransaction`.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Runs a single statement, which needs no transaction around it. */
  statement<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /**
   * Listens to a NOTIFY channel until the returned function is called. A lost connection is made
   * again, but what was told meanwhile is gone: a notice is a hint to look, never the only way to
   * learn of something. `watch` is told when nothing is heard any more, and when it is again.
   */
  listen(channel: string, hear: Hear, watch?: WatchHearing): Promise<() => Promise<void>>;
  /** Waits for the work under way, then lets go of everything. May be called twice. */
  close(): Promise<void>;
};

/** Thrown at start, when no database can be had. The message is for the person who starts it. */
export class DatabaseUnusableError extends Error {
  override name = 'DatabaseUnusableError';
}
