import type { IssueView } from '@maneki/contract/house/lottery';
import { useEffect, useState } from 'react';
import { useLottery, useLotteryState } from '../lottery-hooks.ts';

/** The issue that a slip is for: the one that was open when it was looked at, until somebody takes the next. */
export function useSlipIssue() {
  const { play } = useLottery();
  const current = useLotteryState(({ lottery }) => lottery.current);
  const phase = useLotteryState((state) => state.phase);
  const restrictedNo = useLotteryState((state) => state.restrictedNo);
  const [issue, setIssue] = useState<IssueView | null>(current);
  const no = issue?.no ?? null;
  // What an operator said of numbers holds for an issue, and may be news since the page opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another issue is asked about anew.
  useEffect(() => void play.readIssues(), [play, no]);
  const hasClosed = issue !== null && no !== current?.no;
  const isBetting = phase === 'betting';
  return {
    issue,
    issueNo: issue?.issueNo ?? current?.issueNo ?? '',
    isOpen: isBetting && issue !== null && !hasClosed,
    /** Nobody buys before they were told what is closed or pays half in this very issue. */
    isKnown: restrictedNo === no,
    /** The issue that can be taken instead of the one that has closed. */
    next: hasClosed && isBetting ? current : null,
    takeNext: () => setIssue(current),
  };
}
