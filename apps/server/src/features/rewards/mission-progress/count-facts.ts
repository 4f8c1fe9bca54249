import { listMerchants } from '#features/site';
import { windowsOf } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { listRunningMissions } from '../mission-definitions/store.ts';
import { type Advance, advanceBy, counts, type Fact, isWorthTelling, writeKey } from './advance.ts';
import * as store from './store.ts';

/** A fact with the name by which it counts once. */
export type NamedFact = Fact & { readonly key: string };

type Told = { readonly memberId: string; readonly merchantCode: string };

/**
 * Counts facts for missions, each once however often it is told, by a few statements for all of them. Answers whose
 * open pages should look again.
 */
export async function countFacts(
  tx: Tx,
  {
    source,
    facts,
    now,
  }: {
    readonly source: string;
    readonly facts: readonly NamedFact[];
    readonly now: Date;
  },
): Promise<Told[]> {
  if (facts.length === 0) return [];
  const missions = await listRunningMissions(tx);
  const asked = facts.filter((fact) => missions.some((mission) => counts(mission, fact)));
  if (asked.length === 0) return [];
  const fresh = new Set(
    await store.insertFacts(tx, { source, keys: asked.map(({ key }) => key), now }),
  );
  // Told twice in one batch it counts once, too.
  const once = asked.filter(({ key }) => fresh.delete(key));
  const merchants = await listMerchants(tx);
  const zones = new Map(merchants.map(({ code, businessTimezone }) => [code, businessTimezone]));
  const advances = advanceBy(missions, once, ({ at, merchantCode }) =>
    windowsOf(at, zones.get(merchantCode)!),
  );
  const games = sumGames(await store.insertGames(tx, advances.games));
  const added = [...advances.sums, ...games];
  const moved = [
    ...(await store.moveProgress(tx, { advances: added, how: 'ADD', now })),
    ...(await store.moveProgress(tx, { advances: advances.bests, how: 'BEST', now })),
  ];
  const byKey = new Map([...added, ...advances.bests].map((one) => [writeKey(one), one]));
  const told = moved.flatMap((after) => {
    const advance = byKey.get(writeKey(after))!;
    return isWorthTelling(advance, after) ? [advance] : [];
  });
  return [...new Map(told.map((one) => [one.memberId, one])).values()];
}

/** Games that were new to the same mission are one step of so many. */
function sumGames(games: readonly Advance[]): Advance[] {
  const sums = new Map<string, Advance>();
  for (const game of games) {
    const key = writeKey(game);
    sums.set(key, { ...game, value: game.value + (sums.get(key)?.value ?? 0n) });
  }
  return [...sums.values()];
}
