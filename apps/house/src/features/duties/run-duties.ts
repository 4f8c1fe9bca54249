import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { deleteSessionsBefore } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import { compareDay } from './compare-day.ts';
import { endDuty, takeDuty } from './store.ts';

/** A node that has not finished by then is taken for gone. */
const FORGOTTEN_AFTER_MS = HOUR_MS;

/** The last transactions of a day have arrived by then. */
const COMPARE_AFTER_MS = HOUR_MS;

/** Somebody may ask from where a game was played. */
const KEEP_SESSIONS_MS = 7 * DAY_MS;

/** What the house does once a day, on whichever node comes first. Asked often, does it seldom. */
export async function runDuties(services: HouseServices): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const day = new Date(now.getTime() - COMPARE_AFTER_MS - DAY_MS).toISOString().slice(0, 10);
  const run = { name: 'compare', day, now };
  const forgottenBefore = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  if (!(await database.statement((tx) => takeDuty(tx, { ...run, forgottenBefore })))) return;
  await compareDay(services, new Date(`${day}T00:00:00Z`));
  const before = new Date(now.getTime() - KEEP_SESSIONS_MS);
  await database.statement((tx) => deleteSessionsBefore(tx, before));
  await database.statement((tx) => endDuty(tx, { ...run, now: clock.now() }));
}
