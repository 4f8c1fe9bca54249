import { type Outcome, refused } from '@maneki/kernel/outcome';
import type { Database, Tx } from '#platform/database/database';

/** Refuses, and leaves nothing behind of the transaction that it is called in. */
export type Undo<Refusal> = (refusal: Refusal) => never;

/** Carries a refusal out of a transaction that must leave nothing behind. */
class UndoneError extends Error {
  override name = 'UndoneError';
}

/**
 * Runs work in a transaction that may end in two kinds of refusals: one that is answered keeps what
 * was written (a wrong try stays counted), one that is undone does not (a code is not spent).
 */
export async function transactOrUndo<Value, Refusal extends { readonly code: string }>(
  database: Database,
  work: (tx: Tx, undo: Undo<Refusal>) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  let undone: { readonly refusal: Refusal } | undefined;
  const undo: Undo<Refusal> = (refusal) => {
    undone = { refusal };
    throw new UndoneError('a refusal undoes its transaction');
  };
  try {
    return await database.transact((tx) => work(tx, undo));
  } catch (error) {
    if (error instanceof UndoneError && undone) return refused(undone.refusal);
    throw error;
  }
}
