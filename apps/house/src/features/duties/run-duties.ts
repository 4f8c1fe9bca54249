import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import { deleteSessionsBefore } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import { compareDay } from './compare-day.ts';
import { endDuty, listDuties, takeDuty } from './store.ts';

/** A node that has not finished by then is taken for gone. */
const FORGOTTEN_AFTER_MS = HOUR_MS;

/** The last transactions of a day have arrived by then. */
const COMPARE_AFTER_MS = HOUR_MS;

/** Somebody may ask from where a game was played. */
const KEEP_SESSIONS_MS = 7 * DAY_MS;

/** A day that could not be compared, or on which no node ran, is made up for so much later. */
const MAKE_UP_DAYS = 31;

const DUTY = 'compare';

/** What the house does once a day, on whichever node comes first. Asked often, does it seldom. */
export async function runDuties(services: HouseServices): Promise<void> {
  const failures: unknown[] = [];
  // One day that cannot be compared does not keep the others.
  for (const day of await listDueDays(services))
    await compareOnce(services, day).catch((error) => failures.push(error));
  if (failures.length > 1) throw new AggregateError(failures, 'several days were not compared');
  if (failures.length === 1) throw failures[0];
}

/** Yesterday, and the days before it that nobody has brought to an end; the oldest first. */
async function listDueDays({ database, clock }: HouseServices): Promise<string[]> {
  const latest = clock.now().getTime() - COMPARE_AFTER_MS - DAY_MS;
  const dayOf = (daysBefore: number) =>
    new Date(latest - daysBefore * DAY_MS).toISOString().slice(0, 10);
  const since = dayOf(MAKE_UP_DAYS - 1);
  const known = await database.statement((tx) => listDuties(tx, { name: DUTY, since }));
  const first = known.map(({ day }) => day).toSorted()[0] ?? dayOf(0);
  const done = new Set(known.filter(({ isDone }) => isDone).map(({ day }) => day));
  const days = Array.from({ length: MAKE_UP_DAYS }, (_, daysBefore) => dayOf(daysBefore));
  return days.filter((day) => day >= first && !done.has(day)).toReversed();
}

async function compareOnce(services: HouseServices, day: string): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const run = { name: DUTY, day, now };
  const forgottenBefore = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  if (!(await database.statement((tx) => takeDuty(tx, { ...run, forgottenBefore })))) return;
  await compareDay(services, new Date(`${day}T00:00:00Z`));
  const before = new Date(now.getTime() - KEEP_SESSIONS_MS);
  await database.statement((tx) => deleteSessionsBefore(tx, before));
  await database.statement((tx) => endDuty(tx, { ...run, now: clock.now() }));
}
