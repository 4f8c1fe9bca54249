import type { DrawnIssue, LotteryBoard } from '@maneki/contract/house/lottery';
import type { LotteryRefusal } from '@maneki/contract/lottery/refusals';
import { type Clock, SECOND_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { keepBriefly } from '#platform/memory/keep-briefly';
import type { Log } from '#platform/metrics/log';

/** How whoever draws is asked: for all lotteries at a moment of its clock, and for what one of them drew. */
export type LotterySource = () => Promise<LotteryBoard>;
export type LotteryResultsSource = (gameId: string) => Promise<readonly DrawnIssue[]>;

type Unreachable = Extract<LotteryRefusal, { code: 'lottery.unreachable' }>;
type Told<Value> = Outcome<Value, Unreachable>;

export type LotteryReader = {
  /** All lotteries, with the time that their issues go by. */
  readBoard(): Promise<Told<{ readonly now: Date; readonly games: LotteryBoard['games'] }>>;
  /** The latest results of one lottery, the newest first. */
  readResults(gameId: string): Promise<Told<readonly DrawnIssue[]>>;
};

/** Whoever draws is asked no more often, however many look. */
const KEPT_MS = SECOND_MS;

const UNREACHABLE = { code: 'lottery.unreachable', detail: {} } as const;

/**
 * Lotteries belong to whoever draws them, so they are asked for, once for all who look. While nobody answers
 * nothing is shown: somebody would bet by the countdown of an issue that is over.
 */
export function createLotteryReader({
  clock,
  log,
  readLotteries = async () => ({ now: clock.now().getTime(), games: [] }),
  readLotteryResults = async () => [],
}: {
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly readLotteries?: LotterySource | undefined;
  readonly readLotteryResults?: LotteryResultsSource | undefined;
}): LotteryReader {
  const now = () => clock.now().getTime();
  // A failure is remembered like an answer, so that a house in trouble is not asked all the more.
  const ask = async <Value>(read: () => Promise<Value>): Promise<Told<Value>> => {
    try {
      return done(await read());
    } catch (error) {
      log.warn({ err: error }, 'lotteries were not read');
      return refused(UNREACHABLE);
    }
  };
  const keep = <Value>(read: (key: string) => Promise<Value>) =>
    keepBriefly({ clock, forMs: KEPT_MS, read: (key) => ask(() => read(key)) });
  const readKept = keep(async () => {
    const { now: then, games } = await readLotteries();
    return { aheadMs: then - now(), games };
  });
  return {
    async readBoard() {
      const told = await readKept('all');
      if (!told.ok) return told;
      const { aheadMs, games } = told.value;
      // What is kept grows older, and the clock of whoever draws goes on.
      return done({ now: new Date(now() + aheadMs), games });
    },
    readResults: keep((gameId) => readLotteryResults(gameId)),
  };
}
