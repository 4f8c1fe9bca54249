import type { Slip } from '@maneki/contract/house/lottery';
import { type LotteryTerms, lotteryGroupOf } from '@maneki/contract/play/lottery';
import type { RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import type { PlatformWallet, WalletAnswer } from '@maneki/contract/round-wallet/platform-wallet';
import { findLotteryGame } from '@maneki/games/lottery/games';
import { writeAmount } from '@maneki/kernel/money';
import { describeBet, describeResult } from './record/round-record.ts';
import { isTwoStep, type KindFacts, type Round, txIdOf, type Win } from './round.ts';

type Ask = (wallet: PlatformWallet, round: Round, signal?: AbortSignal) => Promise<WalletAnswer>;

const termsOf = (round: Round) => ({
  playerId: round.playerId,
  txId: txIdOf.bet(round.id),
  roundId: round.id,
  sessionId: round.sessionId,
  gameId: round.gameId,
  amount: writeAmount(round.stake),
  currency: round.currency,
  ...describeBet(round),
  ...describeLottery(round),
});

/** By which prizes a slip is paid: the platform counts it, and shares out what its series leaves. */
function describeLottery({ kind, gameId, bet }: Round): { readonly lottery?: LotteryTerms } {
  const game = kind === 'lottery' ? findLotteryGame(gameId) : undefined;
  if (!game) return {};
  const { prizeMode: mode, series, issueNo: issue } = bet as KindFacts & Slip;
  const group = lotteryGroupOf(game.family);
  return { lottery: { mode, group, ...(series === undefined ? {} : { series }), issue } };
}

/** Takes the stake; where nothing is drawn afterwards, pays what it won in the same step. */
export const askForStake: Ask = (wallet, round, signal) =>
  isTwoStep(round)
    ? wallet.call('bet', termsOf(round), signal)
    : wallet.call('play', { ...termsOf(round), ...endOf(round) }, signal);

/** What a round that is decided at once tells with its stake. */
const endOf = ({ kind, outcome, win }: Round) => ({
  winAmount: writeAmount(win),
  ...(outcome === null ? {} : { resultText: describeResult(kind, outcome) }),
});

/**
 * Why a stake is given back, by codes that records put into words and no other provider writes. Operators' own words
 * stay out of them.
 */
const WHY: Readonly<Record<string, string>> = {
  CANCELLED: 'TAKEN_BACK',
  STOPPED_ON_WIN: 'STOPPED_ON_WIN',
  NOT_PLACED: 'NOT_PLACED',
  NO_RESULT: 'WITHOUT_RESULT',
};
/** What was being given back when there were no codes yet: whoever repeats a call says the same again. */
const BEFORE_CODES = 'the answer was lost';

function givenBackAs({ reason }: Pick<Round, 'reason'>): string {
  // Nobody wanted it back: it was not known to be taken.
  if (reason === null) return 'UNANSWERED';
  return reason === BEFORE_CODES ? reason : (WHY[reason] ?? 'GIVEN_BACK');
}

export const askForRollback: Ask = (wallet, round, signal) => {
  const { playerId, id } = round;
  const named = { playerId, roundId: id, txId: txIdOf.rollback(id), refTxId: txIdOf.bet(id) };
  return wallet.call('rollback', { ...named, reason: givenBackAs(round) }, signal);
};

export const askForWin = (
  wallet: PlatformWallet,
  { playerId, id }: Round,
  win: Win & { readonly isLast: boolean },
  signal?: AbortSignal,
): Promise<WalletAnswer> =>
  wallet.call(
    'win',
    {
      playerId,
      txId: win.txId,
      roundId: id,
      betTxId: txIdOf.bet(id),
      amount: win.amount,
      final: win.isLast,
      ...(win.validTurnover === undefined ? {} : { validTurnover: win.validTurnover }),
      ...(win.resultText === undefined ? {} : { resultText: win.resultText }),
      ...(win.pool ? { jackpot: true } : {}),
    },
    signal,
  );

/** Takes back what a wrong result paid too much. */
export const askForCorrection: typeof askForWin = (
  wallet,
  { playerId, id },
  { txId, amount, resultText },
  signal,
) =>
  wallet.call(
    'resettle',
    {
      playerId,
      txId,
      roundId: id,
      betTxId: txIdOf.bet(id),
      amount,
      reason: 'the result was corrected',
      ...(resultText === undefined ? {} : { resultText }),
    },
    signal,
  );

/** What an answer to a stake means for the round; undefined when it does not say what happened. */
export function readStake(
  answer: WalletAnswer,
): 'TAKEN' | 'VOIDED' | { readonly declined: RoundWalletCode } | undefined {
  if (answer.kind === 'unknown') return undefined;
  // A win that is held has its stake taken all the same; when it is paid is the platform's matter.
  const isTaken = answer.outcome === 'APPLIED' || answer.outcome === 'HELD';
  if (answer.code === 'OK') return isTaken ? 'TAKEN' : undefined;
  if (answer.code === 'TX_CANCELLED') return 'VOIDED';
  // Another's bet under this number cannot be: nobody guesses what it means.
  if (answer.code === 'TX_MISMATCH') return undefined;
  return { declined: answer.code };
}

/** What an answer to a rollback means; undefined when it does not say what happened. */
export function readRollback(answer: WalletAnswer): 'VOIDED' | 'DECLINED' | 'APPLIED' | undefined {
  if (answer.kind === 'unknown') return undefined;
  // Stake and win were one step: it had been taken after all.
  if (answer.code === 'ROUND_SETTLED') return 'APPLIED';
  // Whoever never had a session with us never had a bet with us.
  if (answer.code === 'SESSION_UNKNOWN') return 'VOIDED';
  if (answer.code !== 'OK') return undefined;
  return answer.outcome === 'DECLINED' ? 'DECLINED' : 'VOIDED';
}
