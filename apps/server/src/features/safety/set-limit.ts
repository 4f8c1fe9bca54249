import { RAISE_WAITS_HOURS } from '@maneki/contract/safety/limits';
import { HOUR_MS } from '@maneki/kernel/clock';
import type { Tx } from '#platform/database/database';
import { capColumnOf, isRaise } from './limit.ts';
import * as store from './store.ts';

/**
 * Sets a limit, or asks for it. What protects more holds at once; what protects less, and no limit at
 * all, waits. The latest wish counts: it takes the place of one that waits, and its day begins anew.
 */
export async function setLimit(
  tx: Tx,
  wish: store.LimitName & { readonly amount: bigint | null; readonly now: Date },
): Promise<void> {
  const { now, amount } = wish;
  const caps = await store.lockCaps(tx, wish);
  const current = caps[capColumnOf(wish)];
  if (isRaise(current, amount)) {
    const confirmFrom = new Date(now.getTime() + RAISE_WAITS_HOURS * HOUR_MS);
    await store.upsertRaise(tx, { ...wish, askedAt: now, confirmFrom });
    await store.insertChange(tx, { ...wish, step: 'RAISE_ASKED' });
    return;
  }
  // Who wants less, or what holds already, no longer wants more.
  if (await store.deleteRaise(tx, wish))
    await store.insertChange(tx, { ...wish, step: 'RAISE_WITHDRAWN' });
  if (amount === current) return;
  await store.updateCap(tx, wish);
  await store.insertChange(tx, { ...wish, step: 'LOWERED' });
}
