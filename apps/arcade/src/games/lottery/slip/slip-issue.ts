import type { IssueView } from '@maneki/contract/house/lottery';
import type { LotteryState } from '../lottery-state.ts';

type Standing = Pick<LotteryState, 'phase' | 'restrictedNo'> & {
  readonly lottery: { readonly current: IssueView | null };
};

/** How things stand with the issue that a slip is for. */
export function judgeIssue(
  issue: IssueView | null,
  { lottery: { current }, phase, restrictedNo }: Standing,
) {
  const no = issue?.no ?? null;
  const hasClosed = issue !== null && no !== current?.no;
  const isBetting = phase === 'betting';
  return {
    isOpen: isBetting && issue !== null && !hasClosed,
    hasClosed,
    /** Nobody buys before they were told what is closed or pays half in this very issue. */
    isKnown: restrictedNo === no,
    /** The issue that can be taken instead of the one that has closed. */
    next: hasClosed && isBetting ? current : null,
  };
}
