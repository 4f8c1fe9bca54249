import type { SafetyRefusal } from '@maneki/contract/safety/refusals';
import { HOUR_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import * as store from './store.ts';

type ConfirmRefusal = Extract<
  SafetyRefusal,
  { code: 'safety.raise_not_found' | 'safety.raise_too_soon' }
>;

/** Lets a raise hold whose day has passed. Asking again is what makes it a decision, not a mood. */
export async function confirmRaise(
  tx: Tx,
  limit: store.LimitName & { readonly now: Date },
): Promise<Outcome<void, ConfirmRefusal>> {
  const { memberId, kind, period, now } = limit;
  await store.lockCaps(tx, limit);
  const raises = await store.listRaises(tx, memberId);
  const raise = raises.find((waiting) => waiting.kind === kind && waiting.period === period);
  if (!raise) return refused({ code: 'safety.raise_not_found', detail: {} });
  if (now < raise.confirm_from) {
    const hours = Math.ceil((raise.confirm_from.getTime() - now.getTime()) / HOUR_MS);
    return refused({ code: 'safety.raise_too_soon', detail: { hours } });
  }
  const { amount } = raise;
  await store.deleteRaise(tx, limit);
  await store.updateCap(tx, { ...limit, amount });
  await store.insertChange(tx, { ...limit, amount, step: 'RAISE_CONFIRMED' });
  return done(undefined);
}
