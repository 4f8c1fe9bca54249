import {
  GRAINS_PER_REFERENCE_UNIT,
  JACKPOT_POOLS,
  type JackpotPool,
  payoutOf,
  seedOf,
} from '@maneki/games/slots/jackpot';
import { type Currency, UNITS_PER_ONE, writeAmount } from '@maneki/kernel/money';
import type { Tx } from '#platform/database';
import { listPools } from './store.ts';

export type Jackpot = { readonly pool: JackpotPool; readonly amount: string };

/** What a hit would pay now, in a player's currency. */
export async function listJackpots(
  tx: Tx,
  { merchant, currency }: { readonly merchant: string; readonly currency: Currency },
): Promise<Jackpot[]> {
  const all = await listGrains(tx, merchant);
  return all.map(({ pool, grains }) => ({
    pool,
    amount: writeAmount(payoutOf(grains, currency).amount),
  }));
}

/** The pools in reference units with two decimals, cut and never rounded up. */
export async function readJackpots(tx: Tx, merchant: string): Promise<Jackpot[]> {
  const all = await listGrains(tx, merchant);
  return all.map(({ pool, grains }) => {
    const units = (grains * UNITS_PER_ONE) / GRAINS_PER_REFERENCE_UNIT;
    const [whole, decimals = ''] = writeAmount(units).split('.');
    return { pool, amount: `${whole}.${decimals.slice(0, 2).padEnd(2, '0')}` };
  });
}

/** A vault that nobody has played in holds what the house lays down. */
async function listGrains(tx: Tx, merchant: string) {
  const kept = new Map((await listPools(tx, merchant)).map(({ pool, grains }) => [pool, grains]));
  return JACKPOT_POOLS.map((pool) => ({ pool, grains: kept.get(pool) ?? seedOf(pool) }));
}
