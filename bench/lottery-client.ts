import type { DrawnIssue, IssueView, LotteryBoard } from '@maneki/contract/house/lottery';
import type { HouseReply, HouseRequest } from '@maneki/contract/house/schemas';
import { createHouseCaller } from './house-caller.ts';

export type SlipWish = HouseRequest<'placeSlip'>;

/** What became of a slip: bought, refused by its code, or nobody knows. */
export type Bought = 'taken' | 'unheard' | { readonly refused: string };

type Look = {
  readonly now: number;
  readonly current: IssueView;
  readonly last: DrawnIssue | null;
};

export type LotteryClient = {
  /** What takes bets and what was drawn last, by the house's clock; undefined where nobody answers. */
  look(gameId: string): Promise<Look | undefined>;
  buy(token: string, wish: SlipWish): Promise<Bought>;
  /** Gives the newest slip back, where there is one that can be. */
  cancelNewest(token: string): Promise<void>;
  close(): void;
};

/** What is told late is still true of the moment at which it was read. */
const LOOK_WITHIN_MS = 10_000;

/** A lottery's own calls. */
export function createLotteryClient(port: number): LotteryClient {
  const { ask, close } = createHouseCaller(port);
  return {
    async look(gameId) {
      const board = await askForBoard(port).catch(() => undefined);
      const game = board?.games.find((each) => each.gameId === gameId);
      return board && game?.current
        ? { now: board.now, current: game.current, last: game.last }
        : undefined;
    },
    async buy(token, wish) {
      const answer = await ask('POST', '/lottery/slips', { token, body: wish });
      if (!answer) return 'unheard';
      if (answer.status === 200) return 'taken';
      return { refused: (answer.value as { code: string }).code };
    },
    async cancelNewest(token) {
      const answer = await ask('GET', '/lottery/slips?status=OPEN', { token });
      if (answer?.status !== 200) return;
      const { slips } = answer.value as HouseReply<'listSlips'>;
      const roundId = slips.find(({ isCancellable }) => isCancellable)?.roundId;
      if (roundId) await ask('POST', '/lottery/slips/cancel', { token, body: { roundId } });
    },
    close,
  };
}

/** Rejects where nobody answers, or dies in the middle of it. */
async function askForBoard(port: number): Promise<LotteryBoard> {
  const url = `http://127.0.0.1:${port}/games/lottery`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(LOOK_WITHIN_MS) });
  if (!reply.ok) throw new Error(`the lotteries answered ${reply.status}`);
  return (await reply.json()) as LotteryBoard;
}
