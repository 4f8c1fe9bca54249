import type { CallKeys } from '#platform/encryption/call-keys';
import { pruneChallenges } from '#platform/encryption/prune-challenges';
import { pruneOutbox } from '#platform/outbox/prune-outbox';
import type { Job } from './job.ts';

/** What the platform does for itself, whatever features there are. */
export function listPlatformJobs(services: {
  handlers: readonly { readonly name: string }[];
  keys: CallKeys;
}): readonly Job[] {
  return [
    {
      name: 'platform.prune-outbox',
      schedule: { cron: '7 * * * *', timezone: 'UTC' },
      async run({ database, now, log }) {
        const events = await pruneOutbox(database, services.handlers, now);
        log.info({ events }, 'old events were deleted');
      },
    },
    {
      name: 'platform.prune-challenges',
      schedule: { cron: '*/10 * * * *', timezone: 'UTC' },
      async run({ database, now, log }) {
        const challenges = await pruneChallenges(database, now);
        log.debug({ challenges }, 'spent challenges were forgotten');
      },
    },
    {
      name: 'platform.rotate-call-keys',
      schedule: { cron: '30 3 * * *', timezone: 'UTC' },
      async run({ now, log }) {
        const isRotated = await services.keys.rotate(now);
        log.info({ isRotated }, 'the call keys were looked after');
      },
    },
  ];
}
