import type { DepositState } from '@maneki/contract/cashier/states';
import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const marks = { done: '✓', current: '…', failed: '✗', ahead: '·' } as const;

test.each([
  ['CREATED', '…···'],
  ['AWAITING_PAYMENT', '✓…··'],
  ['SUBMITTED', '✓✓…·'],
  ['PROCESSING', '✓✓…·'],
  ['SUCCESS', '✓✓✓✓'],
  ['REJECTED', '✓✓✗·'],
  ['EXPIRED', '✓✗··'],
  ['CANCELLED', '✓✗··'],
  ['FAILED', '✓✗··'],
] as const satisfies readonly (readonly [DepositState, string])[])(
  '[CASH-2] an order that is %s has got as far as %s',
  (state, drawn) => {
    expect(
      timelineOf(state)
        .map(({ is }) => marks[is])
        .join(''),
    ).toBe(drawn);
  },
);
