import type { Job, JobContext } from '#platform/jobs/job';
import type { CheckMode, LedgerMetrics } from '#platform/metrics/ledger-metrics';
import { keepCheck } from '../health/store.ts';
import { countMoney } from '../money-metrics/count-money.ts';
import { checkFully, checkNews } from './check-ledger.ts';
import { type Invariant, type Verdict, writeVerdict } from './invariant.ts';

/** Started with a worker too, because whatever ended the last one may have harmed the books. */
export const CHECK_LEDGER = 'wallet.check-ledger';

/** Looks after the books: what is new each minute, everything in the night. */
export function ledgerJobs(services: {
  readonly metrics: LedgerMetrics;
  /** Those of all features that keep books. */
  readonly invariants: readonly Invariant[];
}): readonly Job[] {
  const { metrics, invariants } = services;
  const tell = async (
    mode: CheckMode,
    verdicts: readonly Verdict[],
    { database, now, log }: JobContext<never>,
  ) => {
    await database.statement((tx) => keepCheck(tx, { mode, checkedAt: now, verdicts }));
    metrics.tellLedgerCheck({ mode, at: now, verdicts });
    const found = verdicts.filter(({ count }) => count > 0).map(writeVerdict);
    if (found.length > 0) log.error({ mode, found }, 'the books are not right');
    else log.debug({ mode }, 'the books are right');
  };
  return [
    {
      name: CHECK_LEDGER,
      schedule: { cron: '* * * * *', timezone: 'UTC' },
      async run(context) {
        const { database, now, signal } = context;
        await tell('news', await checkNews(database, { invariants, now, signal }), context);
      },
    },
    {
      name: 'wallet.check-ledger-fully',
      schedule: { cron: '30 5 * * *', timezone: 'Asia/Tokyo' },
      async run(context) {
        const { database, now } = context;
        await tell('full', await checkFully(database, { invariants, now }), context);
      },
    },
    {
      name: 'wallet.count-money',
      schedule: { cron: '* * * * *', timezone: 'UTC' },
      run: ({ database, now }) => countMoney(database, metrics, now),
    },
  ];
}
