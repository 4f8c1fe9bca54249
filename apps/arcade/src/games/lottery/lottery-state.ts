import type {
  DrawnIssue,
  IssueView,
  LotteryGameView,
  LotteryRoundView,
} from '@maneki/contract/house/lottery';
import type { GameStateOf } from '@maneki/contract/house/schemas';
import type { FrameView } from '#frame/frame-view.ts';

export type LotteryGameState = GameStateOf<'lottery'>;

/**
 * `opening` waits for an issue that is named already, `betting` takes bets, `closed` waits for the draw, `paused` has
 * no issue to bet on.
 */
export type LotteryPhase = 'opening' | 'betting' | 'closed' | 'paused';

export type LotteryState = FrameView & {
  readonly game: LotteryGameState;
  readonly phase: LotteryPhase;
  /** How the lottery stands now, as everybody is told. */
  readonly lottery: LotteryGameView;
  /** Newest first. */
  readonly recent: readonly DrawnIssue[];
  /** The player's own: those that wait for a draw, and the last that had one. */
  readonly slips: readonly LotteryRoundView[];
  /** Numbers that an issue does not take, or pays half; which issue that was said of. */
  readonly restricted: LotteryGameState['restricted'];
  readonly restrictedNo: number | null;
  /** The issues that can be bet on; none until somebody needed them. */
  readonly issues: readonly IssueView[];
  /** What the house is being asked. */
  readonly asking: 'slip' | 'cancel' | null;
  /** The draw that has come while somebody watched: it is shown with its drum. */
  readonly fresh: number | null;
};

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

/** What an issue came to for the player; undefined until all of it is settled, or without a bet. */
export function ownResult(
  slips: readonly LotteryRoundView[],
  no: number,
): readonly LotteryRoundView[] | undefined {
  const own = slips.filter(
    ({ roundNo, status }) => roundNo === no && (status === 'OPEN' || status === 'SETTLED'),
  );
  if (own.length === 0 || own.some(({ status }) => status === 'OPEN')) return undefined;
  return own;
}
