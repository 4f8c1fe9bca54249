import { DAY_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { clearIssues, dayOf, listLeft, revealSeedsBefore } from '#features/draws';
import type { HouseServices } from '#platform/services';
import { endChase } from '../slips/end-chase.ts';

/** Nobody places a chase for longer. */
const PLACING_MAX_MS = MINUTE_MS;
/** What numbers carried is shown for so long after an issue. */
const LOADS_KEPT_MS = 2 * DAY_MS;
const ISSUES_AT_ONCE = 50;
/** So many chases are given back side by side. */
const CHASES_AT_ONCE = 5;
/** Nobody waits longer for the platform: stakes that are not back by then are taken up like any round. */
const GIVE_BACK_WITHIN_MS = 10 * SECOND_MS;

/** What has to be done now and then: seeds of days that are over are told, and what was left behind is cleared. */
export async function sweepLotteries(services: HouseServices): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  await database.statement((tx) => revealSeedsBefore(tx, { day: dayOf(now), now }));
  await giveBackLeft(services, now);
  const before = new Date(now.getTime() - LOADS_KEPT_MS);
  const clear = () => database.transact((tx) => clearIssues(tx, { before, limit: ISSUES_AT_ONCE }));
  while ((await clear()) === ISSUES_AT_ONCE);
}

/** Chases that somebody began to place and left are given back whole. */
async function giveBackLeft(services: HouseServices, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PLACING_MAX_MS);
  const left = await services.database.statement((tx) => listLeft(tx, before));
  const signal = AbortSignal.timeout(GIVE_BACK_WITHIN_MS);
  const next = async (): Promise<void> => {
    for (let chase = left.shift(); chase; chase = left.shift())
      await endChase(services, chase, {
        from: 'PLACING',
        to: 'FAILED',
        reason: 'NOT_PLACED',
        signal,
      });
  };
  await Promise.all(Array.from({ length: CHASES_AT_ONCE }, next));
}
