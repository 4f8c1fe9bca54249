import type { HouseDesk } from '@maneki/contract/house/desk';
import { askDesk, type HouseSource } from '#features/play';
import type { Tx } from '#platform/database/database';
import type { Job } from '#platform/jobs/job';
import type { Jobs } from '#platform/jobs/run-jobs';
import type { Log } from '#platform/metrics/log';

/** Waiting work is stored under this name: never change it. */
const ORDER = 'lottery.order';

/** What two operators have decided about an issue, and the house is to do. */
export type Order = {
  [Call in 'voidIssue' | 'resettleIssue' | 'enterResult']: {
    readonly call: Call;
    readonly wish: Parameters<HouseDesk[Call]>[0];
  };
}['voidIssue' | 'resettleIssue' | 'enterResult'];

export type Orders = {
  readonly house: HouseSource;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly log: Log;
};

/** What the house answers to an order that it has carried out. */
const DONE = { voidIssue: 'VOIDED', resettleIssue: 'RESETTLED', enterResult: 'ENTERED' } as const;

/** What passes: the issue is not as far yet, or is being paid just now. */
const LATER: ReadonlySet<string> = new Set(['EARLY', 'UNSETTLED']);

/**
 * Has the house told: by a job until it has heard, and at once by whoever calls what this answers, because players
 * wait. Each of these means the same when it is asked twice.
 */
export async function orderLater(
  tx: Tx,
  { house, jobs, log }: Orders,
  order: Order,
): Promise<() => void> {
  const { gameId, no } = order.wish;
  // Each decision is an order of its own: a later one must not be dropped because an earlier one still waits.
  await jobs.send(tx, ORDER, order);
  return () => {
    carryOut(house, order, log).catch((error) =>
      log.warn({ err: error, gameId, no }, 'the house was not told at once of an issue'),
    );
  };
}

/** With waits that double up to ten minutes more than three hours, after which an issue without a result is void. */
const RETRY_LIMIT = 25;

/** Tells the house until it has answered. */
export const orderJob = (house: HouseSource): Job<Order> => ({
  name: ORDER,
  retryLimit: RETRY_LIMIT,
  run: ({ data, log }) => carryOut(house, data, log),
});

async function carryOut(house: HouseSource, { call, wish }: Order, log: Log): Promise<void> {
  const asked = await askDesk(house, async (desk) => {
    // A call and its wish are of one order.
    const tell = desk[call] as (wish: Order['wish']) => Promise<{ readonly outcome: string }>;
    return tell(wish);
  });
  if (!asked.ok) throw new Error('the house did not answer');
  const { outcome } = asked.value;
  const { gameId, no } = wish;
  if (LATER.has(outcome)) throw new Error(`the house cannot do it yet: ${outcome}`);
  if (outcome !== DONE[call])
    log.warn({ gameId, no, call, outcome }, 'the house did not do what was decided of an issue');
}
