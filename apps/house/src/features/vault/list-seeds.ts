import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import * as store from './store.ts';

/** A month of days, today and tomorrow. */
const SEEDS_SHOWN = 32;

/** What stands behind a vault's draws: commitments, and the seeds of the days that are over. */
export async function listVaultSeeds(
  tx: Tx,
  { sealer }: Pick<HouseServices, 'sealer'>,
  vault: string,
) {
  const seeds = await store.listSeeds(tx, { vault, limit: SEEDS_SHOWN });
  return seeds.map(({ status, commitment, serverSeedSealed, activatedAt, revealedAt }) => ({
    status,
    commitment,
    serverSeed: status === 'REVEALED' ? sealer.open(serverSeedSealed).toString('hex') : null,
    activatedAt: activatedAt?.toISOString() ?? null,
    revealedAt: revealedAt?.toISOString() ?? null,
  }));
}

/** The seeds of draws, by their ids, as far as their days are over. */
export async function revealVaultSeeds(
  tx: Tx,
  { sealer }: Pick<HouseServices, 'sealer'>,
  wanted: { readonly vault: string; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const seeds = await store.listRevealed(tx, wanted);
  return new Map(
    seeds.map(({ id, serverSeedSealed }) => [id, sealer.open(serverSeedSealed).toString('hex')]),
  );
}
