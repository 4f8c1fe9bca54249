import type { Movement } from './movement.ts';

/** Movements that share one statement. More would only hold their accounts for longer. */
const BATCH_MAX = 50;

/** Each account at most once in a batch: the statement would otherwise move only one of them. */
export function batchesOf(movements: readonly Movement[]): Movement[][] {
  const batches: { movements: Movement[]; accounts: Set<string> }[] = [];
  for (const movement of movements) {
    const account = `${movement.memberId} ${movement.wallet}`;
    let batch = batches.find(
      (open) => open.movements.length < BATCH_MAX && !open.accounts.has(account),
    );
    if (!batch) {
      batch = { movements: [], accounts: new Set() };
      batches.push(batch);
    }
    batch.movements.push(movement);
    batch.accounts.add(account);
  }
  return batches.map((batch) => batch.movements);
}
