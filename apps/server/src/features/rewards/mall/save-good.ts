import { CREDIT_KINDS } from '@maneki/contract/rewards/mall';
import type { GoodInput } from '@maneki/contract/rewards/mall-console-schemas';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import type { Good } from './good.ts';
import { lockGood, putGood, type StoredGood } from './goods/store.ts';

export type GoodWish = GoodInput & { readonly id?: string | undefined };

/** Writes a good anew, or a new one. Orders keep what they were ordered as. */
export async function saveGood(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  { id, ...input }: GoodWish,
) {
  const before = id === undefined ? undefined : await lockGood(tx, id);
  if (id !== undefined && before?.merchantCode !== merchantCode)
    return refused({ code: 'rewards.good_unknown', detail: {} });
  const field = findFault(input, before);
  if (field) return refused({ code: 'rewards.good_invalid', detail: { field } });
  const good: Good = {
    ...input,
    id: id ?? drawId(now),
    merchantCode,
    saleFrom: input.saleFrom === null ? null : new Date(input.saleFrom),
    saleTo: input.saleTo === null ? null : new Date(input.saleTo),
  };
  await putGood(tx, { ...good, changedAt: now, changedBy: operator.name });
  return acted(
    { id: good.id },
    {
      subject: `good ${good.id}`,
      before: before ? writeGood(before) : null,
      after: writeGood(good),
    },
  );
}

/** Which field does not go with the others; undefined where all do. */
function findFault(input: GoodInput, before: Good | undefined): keyof GoodInput | undefined {
  if (before && before.kind !== input.kind) return 'kind';
  if (CREDIT_KINDS.includes(input.kind) && input.worthCents === 0) return 'worthCents';
  if (CREDIT_KINDS.includes(input.kind) && input.rollover === 0) return 'rollover';
  // Of vouchers there are as many as codes, which are added apart.
  if (input.kind === 'VOUCHER' && input.stock !== (before?.stock ?? 0)) return 'stock';
  if (input.saleFrom && input.saleTo && input.saleFrom >= input.saleTo) return 'saleTo';
  return undefined;
}

/** A good as operators see it. */
export function writeGood(good: Good): GoodInput {
  return {
    kind: good.kind,
    status: good.status,
    titles: good.titles,
    descriptions: good.descriptions,
    picture: good.picture,
    points: good.points,
    worthCents: good.worthCents,
    rollover: good.rollover,
    stock: good.stock,
    vipMin: good.vipMin,
    limitCount: good.limitCount,
    limitPeriod: good.limitPeriod,
    saleFrom: good.saleFrom?.toISOString() ?? null,
    saleTo: good.saleTo?.toISOString() ?? null,
    sort: good.sort,
  };
}

export const describeStored = (good: StoredGood) => ({
  ...writeGood(good),
  id: good.id,
  changedAt: good.changedAt.toISOString(),
  changedBy: good.changedBy,
});
