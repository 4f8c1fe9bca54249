import { closeRound } from './close-round.ts';
import { findStatus } from './find-status.ts';
import { payWin } from './pay-win.ts';
import { placeBet, playRound } from './place-bet.ts';
import { resettleBet } from './resettle-bet.ts';
import { rollBack } from './roll-back.ts';

/** The calls of a provider that are about bets and their money. */
export const roundCalls = {
  bet: placeBet,
  play: playRound,
  win: payWin,
  rollback: rollBack,
  resettle: resettleBet,
  'round/close': closeRound,
  'tx/status': findStatus,
} as const;
