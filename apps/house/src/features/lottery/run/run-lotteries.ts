import { MINUTE_MS } from '@maneki/kernel/clock';
import { releaseTable } from '#features/tables';
import { repeat } from '#platform/repeat';
import { drawId } from '#platform/secrets';
import type { HouseServices } from '#platform/services';
import { findDue, findSettings, moveDue, openAhead } from './advance-issues.ts';
import { createEnder } from './end-issues.ts';
import { CLAIM_EVERY_MS, claimLotteries, LOTTERIES } from './lease.ts';
import { sweepLotteries } from './sweep-lotteries.ts';

type Due = Awaited<ReturnType<typeof findDue>>;

const SWEEP_EVERY_MS = MINUTE_MS;

/** The lotteries of the house, as this node runs them. */
export type LotteryRunner = {
  /** Runs them while this node has their lease; one that is silent is followed by another within seconds. */
  start(): { stop(): Promise<void> };
  /** Takes everything as far as it goes now: what the loops do by themselves. */
  advance(): Promise<void>;
};

export function openRunner(
  services: HouseServices,
  { onMoved }: { onMoved(): void },
): LotteryRunner {
  const { clock } = services;
  const runner = drawId(clock.now());
  const endAll = createEnder(services, onMoved);
  let plannedAt = Number.NaN;
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** One look at what is due. Answers what is to be ended, and when the next look is due. */
  const look = async (): Promise<Due> => {
    const settings = await findSettings(services);
    const minute = Math.floor(clock.now().getTime() / MINUTE_MS);
    // Issues begin at whole minutes; what an operator turns on meanwhile begins with the next one.
    if (minute !== plannedAt) {
      await openAhead(services, settings);
      plannedAt = minute;
    }
    const due = await findDue(services);
    if (due.hasMoves && (await moveDue(services, settings)) > 0) onMoved();
    return due.hasMoves ? findDue(services) : due;
  };
  const sweep = async (): Promise<void> => {
    if (clock.now().getTime() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = clock.now().getTime();
    await sweepLotteries(services);
  };

  return {
    start: () => startLoops(services, { runner, look, endAll, sweep }),
    async advance() {
      if (!(await claimLotteries(services, runner))) return;
      const { toEnd } = await look();
      await endAll(toEnd);
      await sweep();
      onMoved();
    },
  };
}

type Running = {
  readonly runner: string;
  look(): Promise<Due>;
  endAll(issues: Due['toEnd']): Promise<void>;
  sweep(): Promise<void>;
};

/**
 * The claim is a loop of its own: a look that takes long must not cost the lease. So is the sweep, which may wait for
 * the platform: no draw waits for it.
 */
function startLoops(
  services: HouseServices,
  { runner, look, endAll, sweep }: Running,
): { stop(): Promise<void> } {
  const { clock, database, log } = services;
  let isOver = false;
  let isOurs = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let ends: Promise<unknown> = Promise.resolve();
  const go = async () => {
    if (isOver || !isOurs) return come(CLAIM_EVERY_MS);
    const { toEnd, nextAt } = await look();
    // What is settled may take its time: nothing else waits for it.
    if (toEnd.length > 0) ends = Promise.allSettled([ends, endAll(toEnd)]);
    const ms = nextAt ? nextAt.getTime() - clock.now().getTime() : CLAIM_EVERY_MS;
    come(Math.min(Math.max(ms, 0), CLAIM_EVERY_MS));
  };
  const complain = (error: unknown) => {
    log.error({ err: error }, 'the lotteries could not go on');
    come(CLAIM_EVERY_MS);
  };
  const come = (ms: number) => {
    clearTimeout(timer);
    if (isOver) return;
    timer = setTimeout(() => {
      turn = turn.then(go).catch(complain);
    }, ms);
  };
  const renew = async () => {
    const wasOurs = isOurs;
    isOurs = await claimLotteries(services, runner);
    if (isOurs && !wasOurs) come(0);
  };
  let claiming: Promise<void> = renew().catch(complain);
  const claims = setInterval(() => {
    claiming = claiming.then(renew).catch(complain);
  }, CLAIM_EVERY_MS);
  const sweeps = repeat(async () => isOurs && sweep(), {
    everyMs: CLAIM_EVERY_MS,
    log,
    what: 'lotteries to sweep',
  });
  return {
    async stop() {
      isOver = true;
      clearInterval(claims);
      clearTimeout(timer);
      await sweeps.stop();
      await claiming;
      await turn;
      await ends;
      if (isOurs) await database.transact((tx) => releaseTable(tx, { gameId: LOTTERIES, runner }));
    },
  };
}
