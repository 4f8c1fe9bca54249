import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { dayOf, deleteLoadsBefore, listLeft, revealSeedsBefore } from '#features/draws';
import type { HouseServices } from '#platform/services';
import { endChase } from '../slips/end-chase.ts';

/** Nobody places a chase for longer. */
const PLACING_MAX_MS = MINUTE_MS;
/** What numbers carried is shown for so long after an issue. */
const LOADS_KEPT_MS = 2 * DAY_MS;
const ISSUES_AT_ONCE = 50;

/** What has to be done now and then: seeds of days that are over are told, and what was left behind is cleared. */
export async function sweepLotteries(services: HouseServices): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  await database.statement((tx) => revealSeedsBefore(tx, { day: dayOf(now), now }));
  const before = new Date(now.getTime() - LOADS_KEPT_MS);
  await database.statement((tx) => deleteLoadsBefore(tx, { before, limit: ISSUES_AT_ONCE }));
  const left = new Date(now.getTime() - PLACING_MAX_MS);
  for (const chase of await database.statement((tx) => listLeft(tx, left)))
    await endChase(services, chase, { from: 'PLACING', to: 'FAILED', reason: 'NOT_PLACED' });
}
