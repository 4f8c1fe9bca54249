import { refused } from '@maneki/kernel/outcome';
import { listMerchantCodes } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { CeilingGuard } from '../ceilings/ceiling-guard.ts';
import { setCeilings } from '../ceilings/set-ceilings.ts';
import { type CeilingScope, findCeilings } from '../ceilings/store.ts';
import { runsAll, subjectOf } from '../keys/propose-keys.ts';
import { lockProvider } from '../keys/store.ts';

const NAMES = ['winPerRoundMax', 'winPerStakeMax', 'jackpotMax', 'exposurePerDayMax'] as const;

export type CeilingWish = CeilingScope & {
  readonly [Name in (typeof NAMES)[number]]?: number | null | undefined;
};

/** Says what a provider, or one of its games, may pay before an operator looks. */
export async function changeCeilings(
  tx: Tx,
  { operator, now }: OperatorCall,
  wish: CeilingWish,
  ceilings: Pick<CeilingGuard, 'forget'>,
) {
  if (!runsAll(operator)) return refused({ code: 'play.provider_of_all', detail: {} });
  const { providerCode, game } = wish;
  const scope = { providerCode, game };
  // What stands there before is read once nobody else changes it.
  if (!(await lockProvider(tx, providerCode)))
    return refused({ code: 'play.provider_unknown', detail: {} });
  const before = await findCeilings(tx, scope);
  const asked = Object.fromEntries(
    NAMES.map((name) => [name, typeof wish[name] === 'number' ? BigInt(wish[name]) : wish[name]]),
  );
  const changed = { at: now, by: `operator ${operator.name}` };
  const outcome = await setCeilings(tx, { ...scope, ceilings: asked }, changed);
  if (!outcome.ok) return refused({ code: `play.${outcome.refusal.code}`, detail: {} });
  const after = await findCeilings(tx, scope);
  return acted(
    {},
    {
      subject: subjectOf(providerCode),
      before: { game, ...write(before?.ceilings) },
      after: { game, ...write(after?.ceilings) },
      merchantCodes: await listMerchantCodes(tx),
    },
    () => ceilings.forget(),
  );
}

const write = (said: Readonly<Record<string, bigint | null>> = {}) =>
  Object.fromEntries(
    Object.entries(said).map(([name, units]) => [name, units === null ? null : Number(units)]),
  );
