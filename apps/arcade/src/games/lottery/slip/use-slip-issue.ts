import type { IssueView } from '@maneki/contract/house/lottery';
import { useEffect, useState } from 'react';
import { useLottery, useLotteryState } from '../lottery-hooks.ts';
import { judgeIssue } from './slip-issue.ts';

/** The issue that a slip is for: the one that was open when it was looked at, until somebody takes the next. */
export function useSlipIssue() {
  const { play } = useLottery();
  const lottery = useLotteryState((state) => state.lottery);
  const phase = useLotteryState((state) => state.phase);
  const restrictedNo = useLotteryState((state) => state.restrictedNo);
  const { current } = lottery;
  const [issue, setIssue] = useState<IssueView | null>(current);
  // While the game rested there was none to choose.
  if (!issue && current) setIssue(current);
  const no = issue?.no;
  // What an operator said of numbers holds for an issue, and may be news since the page opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another issue is asked about anew.
  useEffect(() => void play.coming.read(), [play, no]);
  return {
    issue,
    issueNo: issue?.issueNo ?? current?.issueNo ?? '',
    takeNext: () => setIssue(current),
    ...judgeIssue(issue, { lottery, phase, restrictedNo }),
  };
}

export type SlipIssue = ReturnType<typeof useSlipIssue>;
