import type { Tx } from '#platform/database/database';
import type { Ceilings } from './ceiling.ts';
import { insertCeilings } from './store.ts';

/** What a provider of our own may pay, unless an operator has said something else. */
export async function keepCeilings(
  tx: Tx,
  {
    providerCode,
    ceilings,
    now,
  }: { readonly providerCode: string; readonly ceilings: Ceilings; readonly now: Date },
): Promise<void> {
  await insertCeilings(tx, { providerCode, game: null, ceilings }, { at: now, by: 'platform' });
}
