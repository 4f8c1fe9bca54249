import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { lockProvider } from '../keys/store.ts';
import type { Ceilings } from './ceiling.ts';
import { type CeilingScope, type Changed, findCeilings, putCeilings } from './store.ts';

export type SetCeilingsRefusal = { readonly code: 'provider_unknown' | 'ceiling_invalid' };

/** What is not named stays as it was; null leaves it to what holds one step above. */
export type CeilingChange = CeilingScope & {
  readonly ceilings: { readonly [Name in keyof Ceilings]?: bigint | null | undefined };
};

const NAMES = ['winPerRoundMax', 'winPerStakeMax', 'jackpotMax', 'exposurePerDayMax'] as const;

/**
 * Says what a provider, or one of its games, may pay. Other nodes follow within seconds. What is held
 * already waits for its own decision.
 */
export async function setCeilings(
  tx: Tx,
  { providerCode, game, ceilings }: CeilingChange,
  changed: Changed,
): Promise<Outcome<void, SetCeilingsRefusal>> {
  if (NAMES.some((name) => (ceilings[name] ?? 1n) <= 0n))
    return refused({ code: 'ceiling_invalid' });
  // Of two changes at once the second adds to the first.
  if (!(await lockProvider(tx, providerCode))) return refused({ code: 'provider_unknown' });
  const before = await findCeilings(tx, { providerCode, game });
  const after = (name: keyof Ceilings) =>
    ceilings[name] === undefined ? (before?.ceilings[name] ?? null) : ceilings[name];
  const said = {
    winPerRoundMax: after('winPerRoundMax'),
    winPerStakeMax: after('winPerStakeMax'),
    jackpotMax: after('jackpotMax'),
    exposurePerDayMax: after('exposurePerDayMax'),
  };
  await putCeilings(tx, { providerCode, game, ceilings: said }, changed);
  return done(undefined);
}
