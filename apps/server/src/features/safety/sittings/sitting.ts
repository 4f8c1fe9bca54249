import { CHECK_INTERVAL_DEFAULT, SITTING_PAUSE_MINUTES_MAX } from '@maneki/contract/safety/limits';
import { MINUTE_MS } from '@maneki/kernel/clock';

/** Somebody who is here: since when, when they were last seen, and last reminded of the time. */
export type Sitting = {
  readonly everyMinutes: number | null;
  readonly startedAt: Date;
  readonly activeAt: Date;
  readonly checkedAt: Date | null;
};

/** The sitting of somebody who is here now: it goes on, or begins anew after a longer break. */
export function continued(sitting: Sitting | undefined, now: Date): Sitting {
  if (!sitting) return { everyMinutes: null, startedAt: now, activeAt: now, checkedAt: null };
  const awayMs = now.getTime() - sitting.activeAt.getTime();
  if (awayMs > SITTING_PAUSE_MINUTES_MAX * MINUTE_MS)
    return { ...sitting, startedAt: now, activeAt: now, checkedAt: null };
  // A clock that runs back takes nobody's time away.
  return awayMs > 0 ? { ...sitting, activeAt: now } : sitting;
}

export const intervalOf = ({ everyMinutes }: Pick<Sitting, 'everyMinutes'>): number =>
  everyMinutes ?? CHECK_INTERVAL_DEFAULT;

/** When somebody is next reminded: so long after the last time, or after they sat down. */
export const dueAt = (sitting: Sitting): Date =>
  new Date((sitting.checkedAt ?? sitting.startedAt).getTime() + intervalOf(sitting) * MINUTE_MS);
