import { EXCEPTION_KINDS } from '@maneki/contract/play/exceptions';
import { type Clock, DAY_MS } from '@maneki/kernel/clock';
import type { Job } from '#platform/jobs/job';
import type { Metrics } from '#platform/metrics/metrics';
import { pruneExposures } from './ceilings/store.ts';
import { listOverdueRounds } from './exceptions/list-overdue-rounds.ts';
import { countOpenExceptions } from './exceptions/store.ts';
import type { FundServices } from './funds/fund-services.ts';
import { resolveTransfers } from './funds/resolve-transfers.ts';
import { pruneHours } from './health/store.ts';
import type { ProviderDirectory } from './keys/provider-directory.ts';
import { reconcileProviders } from './reconcile/reconcile-providers.ts';
import { pruneLaunches, pruneSessions } from './sessions/store.ts';
import { voidRoundJob } from './tables/execute-void.ts';
import type { HouseSource } from './tables/house-source.ts';
import { BOARD_DAYS_MAX } from './winners/list-winners.ts';
import { pruneWins } from './winners/store.ts';

/** Somebody may ask from where a launch was made. */
const KEEP_LAUNCHES_MS = DAY_MS;
/** A ticket names its session, and a player may ask about a ticket for months. */
const KEEP_SESSIONS_MS = 90 * DAY_MS;
/** The board of winners never looks further back. */
const KEEP_WINS_MS = BOARD_DAYS_MAX * DAY_MS;

/** Operators look at a day, and at when somebody was last heard of. */
const KEEP_HOURS_MS = 8 * DAY_MS;

/** No win counts on a business day that is longer over. */
const KEEP_EXPOSURES_MS = 7 * DAY_MS;

export type PlayJobServices = {
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'tellOpenExceptions'>;
  readonly providers: ProviderDirectory;
  readonly funds: FundServices;
  readonly house: HouseSource;
};

/** What playing does when nobody waits for it. */
export function playJobs(services: PlayJobServices): readonly Job[] {
  return [
    voidRoundJob(services.house),
    {
      name: 'play.prune',
      schedule: { cron: '37 * * * *', timezone: 'UTC' },
      async run({ database, now, log }) {
        const ago = (ms: number) => new Date(now.getTime() - ms);
        await database.statement((tx) => pruneLaunches(tx, ago(KEEP_LAUNCHES_MS)));
        await database.statement((tx) => pruneSessions(tx, ago(KEEP_SESSIONS_MS)));
        await database.statement((tx) => pruneWins(tx, ago(KEEP_WINS_MS)));
        const lastDay = ago(KEEP_EXPOSURES_MS).toISOString().slice(0, 10);
        await database.statement((tx) => pruneExposures(tx, lastDay));
        await database.statement((tx) => pruneHours(tx, ago(KEEP_HOURS_MS)));
        log.debug({}, 'launches, sessions, wins and exposures that are long over were forgotten');
      },
    },
    {
      name: 'play.list-overdue-rounds',
      schedule: { cron: '11 * * * *', timezone: 'UTC' },
      async run(context) {
        await listOverdueRounds(context);
      },
    },
    {
      name: 'play.count-exceptions',
      schedule: { cron: '* * * * *', timezone: 'UTC' },
      async run({ database }) {
        const counts = await database.statement((tx) => countOpenExceptions(tx));
        for (const kind of EXCEPTION_KINDS) {
          const found = counts.find((counted) => counted.kind === kind);
          services.metrics.tellOpenExceptions(kind, found?.count ?? 0);
        }
      },
    },
    {
      name: 'play.resolve-transfers',
      schedule: { cron: '* * * * *', timezone: 'UTC' },
      run: (context) => resolveTransfers(services.funds, context),
    },
    {
      name: 'play.reconcile',
      schedule: { cron: '15 3 * * *', timezone: 'UTC' },
      run: (context) => reconcileProviders({ ...context, ...services }),
    },
  ];
}
