import { removeDemoOperators } from '#features/operators';
import type { Tx } from '#platform/database/database';
import { endSessions } from '../sessions/end-sessions.ts';
import * as store from './store.ts';

/**
 * Takes away what a demonstration has and a business must not have: accounts and operators whose password everybody
 * may know, operators whom those let in, the gift to new members, and messages that nobody received. The accounts
 * are disabled and not deleted, because books and tickets name them. Repeating it changes nothing.
 */
export async function removeDemo(
  tx: Tx,
  now: Date,
): Promise<{ accounts: number; addedOperators: readonly string[] }> {
  const members = await store.listDemoMembers(tx);
  const ids = members.map(({ id }) => id);
  if (ids.length > 0) await store.disableMembers(tx, { ids, now });
  for (const memberId of ids) await endSessions(tx, { memberId, now });
  const addedOperators = await removeDemoOperators(tx, now);
  await store.endGifts(tx);
  await store.emptyOutbox(tx);
  const accounts = members.filter(({ disabled_at }) => !disabled_at).length;
  return { accounts, addedOperators };
}
