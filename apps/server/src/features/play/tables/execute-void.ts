import type { HouseDesk } from '@maneki/contract/house/desk';
import { done, refused } from '@maneki/kernel/outcome';
import type { PreparedExecutor } from '#features/operators';
import { listMerchantCodes } from '#features/site';
import type { Job } from '#platform/jobs/job';
import type { Jobs } from '#platform/jobs/run-jobs';
import type { Log } from '#platform/metrics/log';
import { runsAll } from '../keys/propose-keys.ts';
import { askDesk, type HouseSource } from './house-source.ts';
import { findOpenRound, type VoidPayload } from './propose-void.ts';

/** Has the house give a round back. Waiting work is stored under this name: never change it. */
const VOID_ROUND = 'play.void-round';

type Ordered = Parameters<HouseDesk['voidRound']>[0];

/**
 * Gives the stakes back that two operators agree on. That the round is not settled is asked before the
 * approval; the house is told after it, at once because a round does not wait, and by a job until it has
 * heard. The house decides in the end: it gives back once, and nothing of what is settled by then.
 */
export const executeVoid = ({
  house,
  jobs,
  log,
}: {
  readonly house: HouseSource;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly log: Log;
}): PreparedExecutor => ({
  async prepare({ payload }) {
    const found = await findOpenRound(house, payload as VoidPayload);
    return found.ok ? undefined : found.refusal;
  },
  async execute(tx, { payload, reason }, { operator }) {
    if (!runsAll(operator)) return refused({ code: 'play.table_of_all', detail: {} });
    const { table: gameId, roundNo: no } = payload as VoidPayload;
    const ordered: Ordered = { gameId, no, reason };
    await jobs.send(tx, VOID_ROUND, ordered, { key: `${gameId} ${no}` });
    return done({
      result: { ordered: 'void' },
      merchantCodes: await listMerchantCodes(tx),
      afterwards: () => {
        order(house, ordered, log).catch((error) =>
          log.warn({ err: error, gameId, no }, 'the house was not told at once to void a round'),
        );
      },
    });
  },
});

/** Tells the house until it has answered. */
export const voidRoundJob = (house: HouseSource): Job<Ordered> => ({
  name: VOID_ROUND,
  run: ({ data, log }) => order(house, data, log),
});

async function order(house: HouseSource, ordered: Ordered, log: Log): Promise<void> {
  const asked = await askDesk(house, (desk) => desk.voidRound(ordered));
  if (!asked.ok) throw new Error('the house did not answer');
  const { outcome } = asked.value;
  const { gameId, no } = ordered;
  if (outcome !== 'VOIDED')
    log.warn({ gameId, no, outcome }, 'a round was not given back: it was settled meanwhile');
}
