import type { DrawnIssue, LotteryBoard, LotteryGameView } from '@maneki/contract/house/lottery';
import { drawShare, openSocket } from '#table/channel-socket.ts';
import type { HouseClock } from '#table/house-clock.ts';
import type { Network } from '#table/network.ts';
import { TableChannel } from '#table/table-channel.ts';
import type { LotteryPlay } from './lottery-play.ts';

/** How often a board is asked for while nothing comes by itself, and right around a draw. */
const POLL_MS = 10_000;
const HURRIED_MS = 1_500;
/** So long after an issue's end or its draw news is still expected at any moment. */
const AWAITED_MS = 60_000;
const TIME_OUT_MS = 8_000;
/** As many as may be asked for. */
const RESULTS_MAX = 200;

type LotteryResults = { readonly results: readonly DrawnIssue[] };

/** Asks for all lotteries, which anybody may; undefined where there is no answer now. */
export async function readBoard(): Promise<LotteryBoard | undefined> {
  try {
    const response = await fetch('/games/lottery', { signal: AbortSignal.timeout(TIME_OUT_MS) });
    return response.ok ? ((await response.json()) as LotteryBoard) : undefined;
  } catch {
    return undefined;
  }
}

type PollOptions = {
  readonly play: LotteryPlay;
  readonly clock: HouseClock;
  readonly network: Network;
  /** Whether news comes by itself at present. */
  readonly isLive: () => boolean;
  readonly read?: () => Promise<LotteryBoard | undefined>;
};

/** Keeps a page true where no channel does: it asks, the more often the nearer a draw is. */
export function pollLottery({ play, clock, network, isLive, read = readBoard }: PollOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const ask = async () => {
    clearTimeout(timer);
    if (!network.isOnline()) play.setReached(false);
    else if (!isLive()) {
      const board = await read();
      if (isOver) return;
      if (board) clock.hear(board.now);
      const lottery = board?.games.find(({ gameId }) => gameId === play.state.get().game.gameId);
      if (lottery) play.setLottery(lottery);
      play.setReached(board !== undefined || isLive());
    }
    timer = setTimeout(() => void ask(), nextAskMs(play.state.get().lottery, clock.now()));
  };
  const unsubscribe = network.subscribe(() => void ask());
  timer = setTimeout(() => void ask(), HURRIED_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

/** The nearer an issue's end or its draw is, the sooner; an official result may be hours away. */
export function nextAskMs({ current, drawing }: LotteryGameView, nowMs: number): number {
  const moments = [current?.closeAt, drawing?.drawAt];
  return Math.min(...moments.map((at) => (at === undefined ? POLL_MS : waitFor(at, nowMs))));
}

/** Around a moment something is expected to happen; long after it nobody knows when. */
function waitFor(at: string, nowMs: number): number {
  const leftMs = Date.parse(at) - nowMs;
  if (leftMs < -AWAITED_MS) return POLL_MS;
  return Math.min(POLL_MS, Math.max(HURRIED_MS, leftMs + 500));
}

/** The latest results of a lottery, newest first. */
export async function readResults(gameId: string): Promise<readonly DrawnIssue[] | undefined> {
  const url = `/games/lottery/${encodeURIComponent(gameId)}/results?limit=${RESULTS_MAX}`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_OUT_MS) });
    return response.ok ? ((await response.json()) as LotteryResults).results : undefined;
  } catch {
    return undefined;
  }
}

type Channelled = LotteryGameView & { readonly version: number; readonly roundNo: number };

/** No version is this: whoever joins is told all. */
const UNSEEN = -1;

/** News comes by the house's channel; where that cannot be, it is asked for. */
export function watchLottery(options: Pick<PollOptions, 'play' | 'clock' | 'network'>): () => void {
  const { play, clock, network } = options;
  let isLive = false;
  const { lottery } = play.state.get();
  const channel = new TableChannel<Channelled>({
    table: { ...lottery, version: UNSEEN, roundNo: 0 },
    clock,
    network,
    open: openSocket,
    onTable: (told) => play.setLottery(told),
    onStatus: (status) => {
      isLive = status === 'live';
      if (status !== 'connecting') play.setReached(isLive);
    },
    onClock: () => play.look(),
    random: drawShare,
  });
  channel.start();
  const stopAsking = pollLottery({ ...options, isLive: () => isLive });
  return () => {
    channel.stop();
    stopAsking();
  };
}
