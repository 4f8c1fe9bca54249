import { DAY_MS, HOUR_MS } from '@maneki/kernel/clock';
import type { Job, JobContext } from '#platform/jobs/job';
import type { MessagesOutside } from '../outside.ts';
import { closeIdle } from './conversations/store.ts';
import { tellMember } from './desk/tell-member.ts';
import { pruneLaunches } from './launches/store.ts';
import { pruneMessages } from './messages/store.ts';
import { pruneReports } from './moderation/store.ts';
import { prunePictures } from './pictures/store.ts';

/** How long what was said is kept, in days. */
const KEPT_DAYS = { SUPPORT: 365, LOBBY: 30, pictures: 90, reports: 90, launches: 30 } as const;
const IDLE_MS = 24 * HOUR_MS;
const AT_ONCE = 5_000;

export type ChatTools = Pick<MessagesOutside, 'memberNews'>;

export const chatJobs = (tools: ChatTools): readonly Job[] => [
  {
    name: 'messages.close-idle-chats',
    schedule: { cron: '*/10 * * * *', timezone: 'UTC' },
    async run({ database, now, log }) {
      const count = await closeIdleChats(tools, { database, now });
      if (count > 0) log.info({ count }, 'conversations have ended');
    },
  },
  {
    name: 'messages.prune-chats',
    schedule: { cron: '20 3 * * *', timezone: 'UTC' },
    async run(context) {
      context.log.info(
        { count: await pruneChats(context) },
        'old messages of chats were forgotten',
      );
    },
  },
];

/** Closes what nobody has written in for a day, and tells the members' open pages; answers how many. */
export async function closeIdleChats(
  tools: ChatTools,
  { database, now }: Pick<JobContext, 'database' | 'now'>,
): Promise<number> {
  const before = new Date(now.getTime() - IDLE_MS);
  const closed = await database.statement((tx) => closeIdle(tx, { before, now }));
  for (const whose of closed) tellMember(tools, whose, 'STATE');
  return closed.length;
}

/** Forgets what is kept no longer; answers how many messages. */
export async function pruneChats({
  database,
  now,
  signal,
}: Pick<JobContext, 'database' | 'now' | 'signal'>): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  let count = 0;
  for (const kind of ['SUPPORT', 'LOBBY'] as const) {
    let gone = AT_ONCE;
    while (gone === AT_ONCE && !signal.aborted) {
      const wish = { kind, before: ago(KEPT_DAYS[kind]), limit: AT_ONCE };
      gone = await database.statement((tx) => pruneMessages(tx, wish));
      count += gone;
    }
  }
  await database.transact(async (tx) => {
    await prunePictures(tx, { unsentBefore: ago(1), before: ago(KEPT_DAYS.pictures) });
    await pruneReports(tx, ago(KEPT_DAYS.reports));
    await pruneLaunches(tx, { unusedBefore: ago(1), usedBefore: ago(KEPT_DAYS.launches) });
  });
  return count;
}
