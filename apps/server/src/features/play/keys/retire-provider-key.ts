import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { retireKey } from './store.ts';

export type RetireKeyRefusal = { readonly code: 'key_unknown' };

/** Ends a key for good. Nodes that remember it notice within `DIRECTORY_AGE_MAX_MS`. */
export async function retireProviderKey(
  tx: Tx,
  key: { readonly keyId: string; readonly now: Date },
): Promise<Outcome<void, RetireKeyRefusal>> {
  return (await retireKey(tx, key)) ? done(undefined) : refused({ code: 'key_unknown' });
}
