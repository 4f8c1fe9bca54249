import type { Tx } from '#platform/database/database';

const changed = new WeakMap<Tx, Set<string>>();

/**
 * Remembers that a transaction ends or changes a member's sessions. The notice of the database comes a
 * moment after the answer, and this node may not honour them for so long.
 */
export function noteChanged(tx: Tx, memberId: string): void {
  changed.set(tx, (changed.get(tx) ?? new Set()).add(memberId));
}

export const listChanged = (tx: Tx): Iterable<string> => changed.get(tx) ?? [];
