import type {
  DrawnIssue,
  IssueView,
  LotteryGameView,
  LotteryRoundView,
} from '@maneki/contract/house/lottery';
import type { GameStateOf } from '@maneki/contract/house/schemas';
import type { PlayType } from '@maneki/games/lottery/play';
import type { Refusal } from '#frame/call-house.ts';
import type { FrameView } from '#frame/frame-view.ts';
import { readAmount } from '#frame/money.ts';
import type { Basket } from './slip/basket.ts';

export type LotteryGameState = GameStateOf<'lottery'>;

/**
 * `opening` waits for an issue that is named already, `betting` takes bets, `closed` waits for the draw, `paused` has
 * no issue to bet on.
 */
export type LotteryPhase = 'opening' | 'betting' | 'closed' | 'paused';

/** What became of the last slip that was wished for. */
export type SlipNews =
  | {
      readonly kind: 'bought';
      readonly type: PlayType;
      readonly slips: readonly LotteryRoundView[];
      /** What was bought, for whoever wants the same again. */
      readonly basket: Basket;
      /** Whether the wallet has said yes: where its answer got lost, nobody knows yet. */
      readonly isSure: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly type: PlayType;
      readonly refusal: Refusal;
      /** The selections that were wished for, in the order in which the house counts them. */
      readonly ids: readonly number[];
      /** Whether nothing was bought: what became of an earlier try may not be known. */
      readonly isSure: boolean;
    };

export type LotteryState = FrameView & {
  readonly game: LotteryGameState;
  readonly phase: LotteryPhase;
  /** How the lottery stands now, as everybody is told. */
  readonly lottery: LotteryGameView;
  /** Newest first. */
  readonly recent: readonly DrawnIssue[];
  /** The player's own: those that wait for a draw, and the last that had one. */
  readonly slips: readonly LotteryRoundView[];
  /** Of those the ones that came back because their issue was void; others were given back by wish. */
  readonly refunded: readonly string[];
  /** Numbers that an issue does not take, or pays half; which issue that was said of. */
  readonly restricted: LotteryGameState['restricted'];
  readonly restrictedNo: number | null;
  /** The issues that can be bet on; none until somebody needed them. */
  readonly issues: readonly IssueView[];
  /** What the house is being asked. */
  readonly asking: 'slip' | 'cancel' | null;
  /** Kept until its player has seen it, whether the sheet of the slip is open or not. */
  readonly told: SlipNews | null;
  /** Whether news of the draws comes in: by itself, or because it was asked for. */
  readonly isReached: boolean;
  /** The draw that has come while somebody watched: it is shown with its drum. */
  readonly fresh: number | null;
};

export const beginState = (game: LotteryGameState, nowMs: number): LotteryState => ({
  game,
  lottery: game.game,
  recent: game.recent,
  slips: game.slips,
  refunded: [],
  restricted: game.restricted,
  restrictedNo: game.game.current?.no ?? null,
  issues: [],
  phase: phaseOf(game.game, nowMs),
  balance: readAmount(game.balance),
  stake: 0n,
  asking: null,
  told: null,
  isReached: true,
  fresh: null,
  isConnecting: false,
  notice: null,
  hasEnded: false,
});

/** How many results the page keeps for its statistics. */
const RECENT_MAX = 200;

export function phaseOf({ current, isOpen }: LotteryGameView, nowMs: number): LotteryPhase {
  if (!isOpen || !current) return 'paused';
  if (nowMs < Date.parse(current.openAt)) return 'opening';
  // A bet that arrives at the very moment of closing is too late.
  return nowMs < Date.parse(current.closeAt) ? 'betting' : 'closed';
}

/** When the next change of phase is due; undefined where only the house knows. */
export function changesAt({ current }: LotteryGameView, nowMs: number): number | undefined {
  if (!current) return undefined;
  return [current.openAt, current.closeAt].map((at) => Date.parse(at)).find((at) => at > nowMs);
}

/** Takes a result into the list of results; what was drawn is told more than once. */
export function addResult(recent: readonly DrawnIssue[], drawn: DrawnIssue): readonly DrawnIssue[] {
  const others = recent.filter(({ no }) => no !== drawn.no);
  return [...others, drawn].sort((one, other) => other.no - one.no).slice(0, RECENT_MAX);
}

/** Whether something of the player's waits for an issue that is over. */
export const isUnpaid = ({ slips, lottery }: Pick<LotteryState, 'slips' | 'lottery'>): boolean =>
  slips.some(({ status, roundNo }) => status === 'OPEN' && roundNo <= (lottery.last?.no ?? 0));

/** Whether all that was bought came to nothing: what took nothing is not listed at all. */
export const isUndone = (
  bought: readonly LotteryRoundView[],
  known: readonly LotteryRoundView[],
): boolean =>
  bought.every(({ roundId }) => {
    const status = known.find((slip) => slip.roundId === roundId)?.status;
    return status !== 'OPEN' && status !== 'SETTLED';
  });

/** Slips that have come back since because their issue came to nothing; of one that was drawn they were given back. */
export const refundsIn = (
  before: readonly LotteryRoundView[],
  { slips, game, recent }: Pick<LotteryGameState, 'slips' | 'game' | 'recent'>,
): readonly string[] => {
  const over = game.last ? [game.last, ...recent] : recent;
  const isVoid = (no: number) => over.some((issue) => issue.no === no && issue.result === null);
  const waiting = new Set(
    before.flatMap(({ roundId, status }) => (status === 'OPEN' ? [roundId] : [])),
  );
  return slips.flatMap(({ roundId, roundNo, status }) =>
    status === 'VOIDED' && isVoid(roundNo) && waiting.has(roundId) ? [roundId] : [],
  );
};

/** What an issue came to for the player, refunds included. */
export type OwnResult = {
  readonly issueNo: string;
  readonly stake: bigint;
  readonly win: bigint;
  readonly isVoid: boolean;
};

/** Undefined until all of it is settled, or without a bet. */
export function ownResult(
  { slips, refunded }: Pick<LotteryState, 'slips' | 'refunded'>,
  no: number,
): OwnResult | undefined {
  const own = slips.filter(
    ({ roundId, roundNo, status }) =>
      roundNo === no && (status === 'OPEN' || status === 'SETTLED' || refunded.includes(roundId)),
  );
  const [first] = own;
  if (!first || own.some(({ status }) => status === 'OPEN')) return undefined;
  const add = (amountOf: (slip: LotteryRoundView) => string) =>
    own.reduce((sum, slip) => sum + readAmount(amountOf(slip)), 0n);
  return {
    issueNo: first.bet.issueNo,
    stake: add(({ stake }) => stake),
    win: add(({ status, stake, win }) => (status === 'VOIDED' ? stake : win)),
    isVoid: own.every(({ status }) => status === 'VOIDED'),
  };
}
