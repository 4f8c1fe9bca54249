import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import { FAMILIES } from '@maneki/games/lottery/families';
import type { LotteryGame } from '@maneki/games/lottery/games';
import type { Result } from '@maneki/games/lottery/play';
import { DAY_MS } from '@maneki/kernel/clock';
import { drawServerSeed, signBlocks } from '#features/seeds';
import type { Tx } from '#platform/database';
import type { HouseServices } from '#platform/services';
import { type DaySeed, insertSeed, listSeeds, listSeedsBy } from './store.ts';

type SeedServices = Pick<HouseServices, 'sealer' | 'drawBytes'>;

/** Days of Greenwich since 1970. */
export const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS);

/** The seeds of days, and of the day after each: its hash is shown before the day's own seed is told. */
export async function holdSeeds(
  tx: Tx,
  { drawBytes, sealer }: SeedServices,
  { days, now }: { readonly days: readonly number[]; readonly now: Date },
): Promise<ReadonlyMap<number, DaySeed>> {
  const wanted = [...new Set(days.flatMap((day) => [day, day + 1]))].sort((a, b) => a - b);
  const known = new Set((await listSeeds(tx, wanted)).map(({ day }) => day));
  for (const day of wanted)
    if (!known.has(day)) await insertSeed(tx, { day, now, ...drawServerSeed(drawBytes, sealer) });
  return new Map((await listSeeds(tx, wanted)).map((seed) => [seed.day, seed]));
}

/** What a seed draws for an issue: the same for everybody who knows it. */
export function drawIssue(
  { sealer }: Pick<SeedServices, 'sealer'>,
  { gameId, family }: Pick<LotteryGame, 'gameId' | 'family'>,
  { no, seed }: { readonly no: number; readonly seed: Pick<DaySeed, 'serverSeedSealed'> },
): Result {
  const message = (counter: number) => sharedMessageOf({ gameId, roundNo: no }, counter);
  const blocks = signBlocks(sealer.open(seed.serverSeedSealed), message);
  return FAMILIES[family].draw(readDraws(blocks));
}

/** Seeds by their hashes, as far as they are told. */
export async function revealDraws(
  tx: Tx,
  { sealer }: Pick<SeedServices, 'sealer'>,
  commitments: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const seeds = await listSeedsBy(tx, [...new Set(commitments)]);
  return new Map(
    seeds.map(({ commitment, serverSeedSealed, isRevealed }) => [
      commitment,
      isRevealed ? sealer.open(serverSeedSealed).toString('hex') : null,
    ]),
  );
}
