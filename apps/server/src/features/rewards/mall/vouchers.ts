import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { addStock } from './goods/store.ts';
import type { MallVault } from './mall-vault.ts';
import type { MallOrder } from './order.ts';
import * as store from './vouchers/store.ts';

/** Adds codes to the pool of a good, whose stock they are. One that is there already is not added again. */
export async function addVouchers(
  tx: Tx,
  vault: MallVault,
  {
    goodId,
    codes,
    now,
  }: { readonly goodId: string; readonly codes: readonly string[]; readonly now: Date },
): Promise<number> {
  const kept = [...new Set(codes)].map((code) => {
    const id = drawId(now);
    const sealed = vault.seal(Buffer.from(code), id);
    return { id, sealed, hash: vault.hash(goodId, code) };
  });
  const added = await store.insertCodes(tx, { goodId, codes: kept, now });
  if (added > 0) await addStock(tx, { goodId, pieces: added });
  return added;
}

/** The code of an order; null where it has none, or none that can be opened. */
export async function openCode(
  tx: Tx,
  vault: MallVault,
  { orderNo }: Pick<MallOrder, 'orderNo'>,
): Promise<string | null> {
  const code = await store.findCode(tx, orderNo);
  return (code && vault.open(code.sealed, code.id)?.toString()) ?? null;
}
