export { type Board, openBoard } from './board/open-board.ts';
export type { DeskIssue, DeskSlip, FoundIssue } from './desk/describe-issues.ts';
export type { ResettleOutcome, ResultOutcome, ResultWish } from './desk/enter-result.ts';
export {
  type DayOff,
  type DeskLottery,
  type LotteryDesk,
  openLotteryDesk,
} from './desk/open-lottery-desk.ts';
export type { RestrictOutcome, RestrictWish } from './desk/restrict-numbers.ts';
export type { VoidOutcome } from './desk/void-issue.ts';
export { lotteryKind } from './lottery-kind.ts';
export { registerBoard } from './register-board.ts';
export { type LotteryRunner, openRunner } from './run/run-lotteries.ts';
