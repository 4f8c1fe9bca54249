export { type Board, openBoard } from './board/open-board.ts';
export { type LotteryDesk, openLotteryDesk } from './desk/open-lottery-desk.ts';
export { lotteryKind } from './lottery-kind.ts';
export { registerBoard } from './register-board.ts';
export { type LotteryRunner, openRunner } from './run/run-lotteries.ts';
export { openHouseDesk } from './watch/open-house-desk.ts';
