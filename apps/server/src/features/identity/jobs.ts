import { DAY_MS } from '@maneki/kernel/clock';
import type { Database } from '#platform/database/database';
import type { Job } from '#platform/jobs/job';
import { pruneCaptchas } from './captcha/store.ts';
import { pruneVisits } from './links/store.ts';
import { GUESS_WINDOW_MS, LOCKS_REMEMBERED_MS } from './login/guesses.ts';
import { pruneDevices, pruneGuesses } from './login/store.ts';
import { pruneCeremonies, pruneCodes, pruneTrials } from './prune/store.ts';
import { REGISTRATIONS_COUNTED_MS } from './registration/registration-budget.ts';
import { pruneRegistrations } from './registration/store.ts';
import { pruneSessions } from './sessions/store.ts';

/** Limits on codes look back a day at most. */
const KEEP_CODES_MS = 2 * DAY_MS;
/** A visitor counts once a day, wherever that day is. */
const KEEP_VISITS_MS = 3 * DAY_MS;
/** An owner may ask who was logged in. */
const KEEP_SESSIONS_MS = 30 * DAY_MS;
/** As long as the cookie that names a device. */
const KEEP_DEVICES_MS = 365 * DAY_MS;

/** Somebody may ask what became of a trial. */
const KEEP_TRIALS_MS = 7 * DAY_MS;
const TRIALS_AT_ONCE = 500;

export const identityJobs: readonly Job[] = [
  {
    name: 'identity.prune',
    schedule: { cron: '23 * * * *', timezone: 'UTC' },
    async run({ database, now, log }) {
      await pruneIdentity(database, now);
      log.debug({}, 'proofs that are over were forgotten');
    },
  },
];

/** Forgets what has served its purpose. Each kind by itself, so that none holds up a login for long. */
async function pruneIdentity(database: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await database.statement((tx) => pruneCaptchas(tx, now));
  await database.transact((tx) => pruneCodes(tx, ago(KEEP_CODES_MS)));
  await database.statement((tx) => pruneCeremonies(tx, now));
  await database.transact((tx) => pruneSessions(tx, { now, endedBefore: ago(KEEP_SESSIONS_MS) }));
  await database.statement((tx) =>
    pruneGuesses(tx, {
      countedFrom: ago(GUESS_WINDOW_MS),
      lockedUntil: ago(LOCKS_REMEMBERED_MS),
    }),
  );
  await database.statement((tx) => pruneRegistrations(tx, ago(REGISTRATIONS_COUNTED_MS)));
  await database.statement((tx) => pruneVisits(tx, ago(KEEP_VISITS_MS)));
  await database.statement((tx) => pruneDevices(tx, ago(KEEP_DEVICES_MS)));
  const trials = { expiredBefore: ago(KEEP_TRIALS_MS), limit: TRIALS_AT_ONCE };
  while ((await database.transact((tx) => pruneTrials(tx, trials))) === TRIALS_AT_ONCE);
}
