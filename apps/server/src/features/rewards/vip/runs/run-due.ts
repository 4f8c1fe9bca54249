import { listMerchants, type Merchant } from '#features/site';
import type { Tx } from '#platform/database/database';
import type { JobContext } from '#platform/jobs/job';
import type { Schedule } from './due.ts';
import { isPlayCounted } from './is-play-counted.ts';
import * as store from './store.ts';

export type Step = {
  readonly merchant: Merchant;
  readonly period: string;
  /** Members up to this one are done. */
  readonly after: string | null;
  readonly now: Date;
};

/** Work over all members of a merchant for a period. */
export type Run = {
  /** Stored: never rename it. */
  readonly job: string;
  readonly schedule: Schedule;
  /** It reckons with what was played in its period, and waits until all of that is counted. */
  readonly isOfPlay: boolean;
  /** Waits for this of a period, too. */
  readonly isReady?: (
    tx: Tx,
    asked: { readonly merchantCode: string; readonly period: string },
  ) => Promise<boolean>;
  /** Does the next members, and answers the last of them; nobody where all are done. */
  readonly step: (tx: Tx, step: Step) => Promise<string | undefined>;
};

/**
 * Runs what is due at each merchant, also what was left lying, batch by batch. How far it has come is kept together
 * with what a batch did, so whoever runs it again goes on from there. What is not counted yet waits for the next time.
 */
export async function runDue(
  { database, now, signal }: Pick<JobContext, 'database' | 'now' | 'signal'>,
  { job, schedule, isOfPlay, isReady, step }: Run,
): Promise<void> {
  const runPeriod = async (merchant: Merchant, period: string) => {
    const name = { merchantCode: merchant.code, job, period };
    const runStep = async (tx: Tx): Promise<boolean> => {
      const { after, isEnded } = await store.takeRun(tx, name);
      if (isEnded) return false;
      const last = await step(tx, { merchant, period, after, now });
      if (last === undefined) await store.endRun(tx, { ...name, now });
      else await store.advanceRun(tx, { ...name, after: last });
      return last !== undefined;
    };
    let hasMore = true;
    while (hasMore && !signal.aborted) hasMore = await database.transact(runStep);
  };
  for (const merchant of await database.transact(listMerchants)) {
    const name = { merchantCode: merchant.code, job };
    const { open, ended } = await database.statement((tx) => store.findPlace(tx, name));
    const due = schedule.due(now, merchant.businessTimezone);
    const first = open ?? (ended === null ? due : schedule.next(ended));
    for (let period = first; period <= due && !signal.aborted; period = schedule.next(period)) {
      const ends = schedule.next(period);
      if (isOfPlay && !(await isPlayCounted(database, ends, merchant.businessTimezone))) break;
      const asked = { merchantCode: merchant.code, period };
      if (isReady && !(await database.statement((tx) => isReady(tx, asked)))) break;
      await runPeriod(merchant, period);
    }
  }
}
