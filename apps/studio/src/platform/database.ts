import type { Kysely } from 'kysely';
import type { Schema } from './generated/schema.ts';

/** What a store works with: SQL inside the work that it was handed to. */
export type Tx = Omit<
  Kysely<Schema>,
  'transaction' | 'startTransaction' | 'connection' | 'destroy'
>;

/** The database as the studio sees it: its own schema and nothing else, on connections of whoever starts it. */
export type StudioDatabase = {
  /** Runs work in one transaction: all of it is kept or, when it throws, none. */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Runs a single statement, which needs no transaction around it. */
  statement<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
};
