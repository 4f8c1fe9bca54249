import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import {
  contributionOf,
  isHit,
  JACKPOT_POOLS,
  JACKPOT_STREAM,
  type JackpotPool,
  payoutOf,
  seedOf,
} from '@maneki/games/slots/jackpot';
import { invariant } from '@maneki/kernel/invariant';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { signBlocks } from '#features/seeds';
import type { Tx } from '#platform/database';
import { findSeedOfToday, takeDraw, type VaultServices } from './open-vault.ts';
import { listPools, updatePool } from './store.ts';
import { vaultOf } from './vault-of.ts';

export type JackpotDraw = {
  readonly drawNo: bigint;
  readonly seedId: string;
  readonly commitment: string;
  readonly hits: readonly { readonly pool: JackpotPool; readonly amount: bigint }[];
};

/** A bet as it comes to the vault. */
type PaidBet = {
  readonly merchant: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly now: Date;
};

/** A paid bet feeds the pools of its vault, then draws each of them once. A pool that is hit starts anew. */
export async function drawJackpots(
  tx: Tx,
  services: VaultServices,
  bet: PaidBet,
): Promise<JackpotDraw> {
  const { stake, now } = bet;
  const [vault, currency] = [vaultOf(bet), moneyOf(bet.currency)];
  const drawNo = await takeDraw(tx, services, { vault, now });
  const seed = await findSeedOfToday(tx, services, { vault, now });
  const round = { gameId: JACKPOT_STREAM, roundNo: Number(drawNo) };
  const serverSeed = services.sealer.open(seed.serverSeedSealed);
  const draws = readDraws(signBlocks(serverSeed, (counter) => sharedMessageOf(round, counter)));
  const pools = new Map((await listPools(tx, vault)).map(({ pool, grains }) => [pool, grains]));
  const hits: { pool: JackpotPool; amount: bigint }[] = [];
  for (const pool of JACKPOT_POOLS) {
    const before = pools.get(pool);
    invariant(before !== undefined, `${vault} has no pool ${pool}`);
    const fed = before + contributionOf(stake, currency, pool);
    const isWon = isHit(draws, stake, currency, pool);
    const { amount, remainder } = payoutOf(fed, currency);
    if (isWon) hits.push({ pool, amount });
    const grains = isWon ? seedOf(pool) + remainder : fed;
    await updatePool(tx, { vault, pool, grains, isHit: isWon });
  }
  return { drawNo, seedId: seed.id, commitment: seed.commitment, hits };
}
