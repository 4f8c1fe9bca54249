import type { Tx } from '#platform/database/database';
import { readLines } from '../tree/read-lines.ts';
import { type Delta, spreadDeltas } from './spread.ts';
import { addToCategories, addToDays } from './store.ts';

/**
 * Adds what members did to their own figures and to those of everybody who stood above them on the day. Whoever calls
 * sees to it that each thing is added once: in the transaction that does it, or by an event's handler.
 */
export async function addToTeams(tx: Tx, deltas: readonly Delta[]): Promise<void> {
  const lines = await readLines(
    tx,
    deltas.map(({ memberId }) => memberId),
  );
  const known = deltas.filter(({ memberId }) => lines.find(memberId));
  if (known.length === 0) return;
  const { days, categories } = spreadDeltas(known, lines.on);
  await addToDays(tx, days);
  await addToCategories(tx, categories);
}
