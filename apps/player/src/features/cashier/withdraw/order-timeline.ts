import type { Withdrawal } from './queries.ts';

type State = Withdrawal['status'];

/** What an order goes through where nothing goes wrong; a review is no part that everybody sees. */
const USUAL = ['REQUESTED', 'RISK_CHECK', 'APPROVED', 'PAYING', 'PAID'] as const;
const OVER: readonly State[] = ['PAID', 'REJECTED', 'FAILED', 'CANCELLED'];

export type TimelineStep = {
  readonly status: State;
  readonly at: string | null;
  readonly state: 'done' | 'now' | 'later';
};

export const isOver = (status: State): boolean => OVER.includes(status);

/** The steps that an order took, with when, and those that are still to come. */
export function listTimeline(
  steps: readonly { readonly status: State; readonly at: string }[],
): TimelineStep[] {
  const last = steps.at(-1)?.status;
  const taken = steps.map(({ status, at }, index): TimelineStep => {
    const isLast = index === steps.length - 1;
    return { status, at, state: isLast && !isOver(status) ? 'now' : 'done' };
  });
  if (last === undefined || isOver(last)) return taken;
  const reached = new Set(steps.map(({ status }) => status));
  const from = last === 'REVIEW' ? 'RISK_CHECK' : last === 'UNKNOWN' ? 'PAYING' : last;
  const place = (USUAL as readonly State[]).indexOf(from);
  const ahead = USUAL.slice(place + 1).filter((status) => !reached.has(status));
  return [...taken, ...ahead.map((status) => ({ status, at: null, state: 'later' }) as const)];
}
