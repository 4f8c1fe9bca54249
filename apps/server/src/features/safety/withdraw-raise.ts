import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { capColumnOf } from './limit.ts';
import * as store from './store.ts';

type WithdrawRefusal = {
  readonly code: 'safety.raise_not_found';
  readonly detail: Record<never, never>;
};

/** Takes a wish for more back before it holds. */
export async function withdrawRaise(
  tx: Tx,
  limit: store.LimitName & { readonly now: Date },
): Promise<Outcome<void, WithdrawRefusal>> {
  const caps = await store.lockCaps(tx, limit);
  if (!(await store.deleteRaise(tx, limit)))
    return refused({ code: 'safety.raise_not_found', detail: {} });
  const amount = caps[capColumnOf(limit)];
  await store.insertChange(tx, { ...limit, amount, step: 'RAISE_WITHDRAWN' });
  return done(undefined);
}
