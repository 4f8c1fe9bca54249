import type { Tx } from '#platform/database/database';
import * as store from './store.ts';

/** Which merchants an operator is of; null for all of them, and for one whom nobody knows. */
export const merchantsOf = async (tx: Tx, name: string): Promise<readonly string[] | null> =>
  (await store.lockOperator(tx, name))?.merchantCodes ?? null;
