import type { IssueView } from '@maneki/contract/house/lottery';
import { expect, test } from 'vitest';
import { judgeIssue } from './slip-issue.ts';

const issue = (no: number) => ({ no, issueNo: `20261118000${no}` }) as IssueView;
const at = (no: number, restrictedNo: number | null) =>
  ({ lottery: { current: issue(no) }, phase: 'betting', restrictedNo }) as const;

test('[PLAY-9] a slip is sold once it is known what its own issue does not take or pays half', () => {
  expect(judgeIssue(issue(7), at(7, 7))).toMatchObject({ isOpen: true, isKnown: true, next: null });
  // What was said of the issue before says nothing of this one, nor does what holds from the next one on.
  expect(judgeIssue(issue(7), at(7, 6))).toMatchObject({ isOpen: true, isKnown: false });
  expect(judgeIssue(issue(7), at(7, 8))).toMatchObject({ isOpen: true, isKnown: false });
  expect(judgeIssue(issue(7), at(7, null))).toMatchObject({ isKnown: false });
});

test('[PLAY-9] the next issue is offered when that of the slip has closed, and is asked about anew', () => {
  expect(judgeIssue(issue(7), at(8, 7))).toMatchObject({
    isOpen: false,
    hasClosed: true,
    next: issue(8),
  });
  expect(judgeIssue(issue(8), at(8, 7))).toMatchObject({
    isOpen: true,
    isKnown: false,
    next: null,
  });
  expect(judgeIssue(issue(8), at(8, 8))).toMatchObject({ isOpen: true, isKnown: true });
});

test('an issue that has not opened is not one that has closed', () => {
  const opening = { ...at(8, 8), phase: 'opening' } as const;
  expect(judgeIssue(issue(8), opening)).toMatchObject({ isOpen: false, hasClosed: false });
  expect(judgeIssue(issue(7), opening)).toMatchObject({
    isOpen: false,
    hasClosed: true,
    next: null,
  });
});

test('nothing is offered while no issue takes bets', () => {
  const closed = { ...at(8, 7), phase: 'closed' } as const;
  expect(judgeIssue(issue(7), closed)).toMatchObject({ isOpen: false, next: null });
  const resting = { lottery: { current: null }, phase: 'paused', restrictedNo: null } as const;
  expect(judgeIssue(null, resting)).toMatchObject({ isOpen: false, next: null });
});
