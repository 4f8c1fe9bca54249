import { hasRight } from '@maneki/contract/identity/member-types';
import { findOwner, listDemoMembers } from '#features/identity';
import { listMerchantCodes } from '#features/site';
import type { Database, Tx } from '#platform/database/database';
import { drawDigits, drawId } from '#platform/secrets/secrets';
import { earnPoints } from '../points/earn-points.ts';
import { DEMO_GOODS } from './demo-goods.ts';
import { listGoods, putGood } from './goods/store.ts';
import type { MallVault } from './mall-vault.ts';
import { addVouchers } from './vouchers.ts';

const SORT_STEP = 10;
const SEEDED_BY = 'platform';

/** What members of a demonstration begin with, so that the mall can be tried. */
const DEMO_POINTS = 8_000;

/** Gives merchants of a demonstration a full mall, and its members points. One that has goods keeps them. */
export async function seedDemoMall(tx: Tx, now: Date): Promise<void> {
  for (const merchantCode of await listMerchantCodes(tx)) {
    if ((await listGoods(tx, merchantCode)).length > 0) continue;
    for (const [index, good] of DEMO_GOODS.entries())
      await putGood(tx, {
        ...good,
        ...{ merchantCode, id: drawId(now), saleFrom: null, saleTo: null },
        status: 'ACTIVE',
        sort: index * SORT_STEP,
        changedAt: now,
        changedBy: SEEDED_BY,
      });
  }
  for (const { memberId, merchantCode } of await listDemoMembers(tx)) {
    const owner = await findOwner(tx, memberId);
    if (!owner || !hasRight(owner.type, 'cash')) continue;
    const gift = { kind: 'PROMOTION', key: 'demo', points: DEMO_POINTS };
    await earnPoints(tx, { memberId, merchantCode, ...gift, now });
  }
}

const DEMO_CODES = 30;

/** Fills vouchers of a demonstration that never had a code; they open nothing anywhere. */
export async function fillDemoVouchers(
  { database, mallVault }: { readonly database: Database; readonly mallVault: MallVault },
  now: Date,
): Promise<void> {
  await database.transact(async (tx) => {
    for (const merchantCode of await listMerchantCodes(tx))
      for (const { id, kind, changedBy, stock } of await listGoods(tx, merchantCode)) {
        if (kind !== 'VOUCHER' || changedBy !== SEEDED_BY || stock > 0) continue;
        const codes = Array.from(
          { length: DEMO_CODES },
          () => `DEMO-${drawDigits(4)}-${drawDigits(4)}`,
        );
        await addVouchers(tx, mallVault, { goodId: id, codes, now });
      }
  });
}
