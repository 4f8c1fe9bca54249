import { JACKPOT_POOLS, type JackpotPool, payoutOf, seedOf } from '@maneki/games/slots/jackpot';
import { CURRENCIES, type Currency, writeAmount } from '@maneki/kernel/money';
import type { Tx } from '#platform/database';
import { listPools } from './store.ts';

/** A pool, and what a hit would pay now to players of each currency. */
export type Jackpot = {
  readonly pool: JackpotPool;
  readonly amounts: Readonly<Record<Currency, string>>;
};

/** What the pools of a vault hold. One that nobody has played for holds what the house lays down. */
export async function listJackpots(tx: Tx, vault: string): Promise<Jackpot[]> {
  const kept = new Map((await listPools(tx, vault)).map(({ pool, grains }) => [pool, grains]));
  return JACKPOT_POOLS.map((pool) => ({ pool, amounts: payouts(kept.get(pool) ?? seedOf(pool)) }));
}

const payouts = (grains: bigint): Jackpot['amounts'] =>
  Object.fromEntries(
    (Object.keys(CURRENCIES) as Currency[]).map((currency) => [
      currency,
      writeAmount(payoutOf(grains, currency).amount),
    ]),
  ) as Record<Currency, string>;
