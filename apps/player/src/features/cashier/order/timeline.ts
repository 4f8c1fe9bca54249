import type { DepositState } from '@maneki/contract/cashier/states';

export const TIMELINE = ['opened', 'payment', 'check', 'credit'] as const;

export type TimelineStep = (typeof TIMELINE)[number];

export type StepState = 'done' | 'current' | 'failed' | 'ahead';

/** How far each state has got, and whether that is the end of it. */
const PLACES: Readonly<
  Record<DepositState, { readonly at: TimelineStep; readonly is: StepState }>
> = {
  CREATED: { at: 'opened', is: 'current' },
  AWAITING_PAYMENT: { at: 'payment', is: 'current' },
  SUBMITTED: { at: 'check', is: 'current' },
  PROCESSING: { at: 'check', is: 'current' },
  SUCCESS: { at: 'credit', is: 'done' },
  REJECTED: { at: 'check', is: 'failed' },
  EXPIRED: { at: 'payment', is: 'failed' },
  CANCELLED: { at: 'payment', is: 'failed' },
  FAILED: { at: 'payment', is: 'failed' },
};

/** What became of each step of an order. */
export function timelineOf(
  state: DepositState,
): readonly { readonly step: TimelineStep; readonly is: StepState }[] {
  const { at, is } = PLACES[state];
  const reached = TIMELINE.indexOf(at);
  return TIMELINE.map((step, index) => {
    if (index === reached) return { step, is };
    return { step, is: index < reached ? 'done' : 'ahead' };
  });
}
