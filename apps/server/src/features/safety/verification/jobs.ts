import { DAY_MS } from '@maneki/kernel/clock';
import type { Job } from '#platform/jobs/job';
import { pruneUploads } from './store.ts';

/** Long enough to look for a passport, and no longer. */
const KEEP_UPLOADS_MS = DAY_MS;

export const verificationJobs: readonly Job[] = [
  {
    name: 'safety.prune-uploads',
    schedule: { cron: '41 * * * *', timezone: 'UTC' },
    async run({ database, now, log }) {
      const addedBefore = new Date(now.getTime() - KEEP_UPLOADS_MS);
      await database.statement((tx) => pruneUploads(tx, addedBefore));
      log.debug({}, 'photos that were never sent in were forgotten');
    },
  },
];
