import { useMoney } from '#frame/play-context.tsx';
import { useLotteryState, useWords } from '../lottery-hooks.ts';
import type { SlipNews } from '../lottery-state.ts';
import { useLimits } from './desk-hooks.ts';
import type { PricedItem } from './price-basket.ts';
import type { SlipIssue } from './use-slip-issue.ts';

type Problems = Pick<SlipIssue, 'issueNo' | 'isOpen' | 'hasClosed' | 'isKnown' | 'next'> & {
  readonly isTooSteep: boolean;
  readonly isPoor: boolean;
  readonly problem: PricedItem['problem'] | undefined;
  readonly refused: Pick<Extract<SlipNews, { kind: 'refused' }>, 'refusal' | 'isSure'> | null;
};

/** Why the slip cannot be bought as it is; what the house says comes last, for it may be of before. */
export function useProblemWords(): (problems: Problems) => string | null {
  const t = useWords();
  const money = useMoney();
  const limits = useLimits();
  const tellWait = useWaitWords();
  return ({ isKnown, isTooSteep, isPoor, problem, refused, ...at }) => {
    if (at.next) return t('slip.next', { closed: at.issueNo, open: at.next.issueNo });
    if (!at.isOpen) return tellWait(at);
    if (!isKnown) return t('slip.checking');
    if (isTooSteep) return t('chase.tooSteep');
    if (isPoor) return t('fault.FUNDS');
    if (problem === 'UNDER') return t('fault.UNDER', { amount: money(limits.stakeMin) });
    if (problem === 'OVER') return t('fault.OVER', { amount: money(limits.stakeMax) });
    if (problem === 'WIN') return t('fault.WIN', { amount: money(limits.payoutMax) });
    if (!refused) return null;
    const { code, message } = refused.refusal;
    if (!refused.isSure) return t('slip.unknown', { reason: message });
    if (code === 'house.odds_changed') return t('slip.oddsChanged');
    if (code === 'house.key_reused') return t('slip.madeBefore');
    return message;
  };
}

/** Why no bets are taken at the moment. */
function useWaitWords(): (at: Pick<Problems, 'issueNo' | 'hasClosed'>) => string {
  const t = useWords();
  const phase = useLotteryState((state) => state.phase);
  const isReached = useLotteryState((state) => state.isReached);
  return ({ issueNo, hasClosed }) => {
    if (!isReached) return t('slip.unreached');
    if (phase === 'paused') return t('issue.pausedNote');
    // The issue after one that has closed opens with the draw; one that was chosen before it opens has not closed.
    if (phase === 'opening' && !hasClosed) return t('slip.opening', { no: issueNo });
    return t('slip.closed');
  };
}
