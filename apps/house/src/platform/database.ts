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

/**
 * The database as the house sees it: its own schema and nothing else. Whoever starts the house hands it
 * in; the connections may be another's too. Calling out inside a transaction is a mistake.
 */
export type HouseDatabase = {
  /** Runs work in one transaction: all of it is kept or, when it throws, none. */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Runs a single statement, which needs no transaction around it. */
  statement<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
};
