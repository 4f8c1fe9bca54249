import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import * as store from './store.ts';

/** Ends what the operator has open, and lets them in no more. The account stays, for what names it. */
export async function disableOperator(
  tx: Tx,
  { name, now }: { name: string; now: Date },
): Promise<Outcome<undefined, { code: 'operator_unknown' }>> {
  const operator = await store.lockOperator(tx, name);
  if (!operator || operator.disabledAt) return refused({ code: 'operator_unknown' });
  await store.disableOperator(tx, { id: operator.id, now });
  return done(undefined);
}
