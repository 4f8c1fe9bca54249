import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { lockProvider } from '../keys/store.ts';
import { type Changed, putCeilings, type SaidCeilings } from './store.ts';

export type SetCeilingsRefusal = { readonly code: 'provider_unknown' | 'ceiling_invalid' };

/**
 * Says what a provider, or one of its games, may pay; null leaves it to what holds one step above. Other
 * nodes follow within seconds. What is held already waits for its own decision.
 */
export async function setCeilings(
  tx: Tx,
  said: SaidCeilings,
  changed: Changed,
): Promise<Outcome<void, SetCeilingsRefusal>> {
  const isFit = Object.values(said.ceilings).every((ceiling) => ceiling === null || ceiling > 0n);
  if (!isFit) return refused({ code: 'ceiling_invalid' });
  if (!(await lockProvider(tx, said.providerCode))) return refused({ code: 'provider_unknown' });
  await putCeilings(tx, said, changed);
  return done(undefined);
}
