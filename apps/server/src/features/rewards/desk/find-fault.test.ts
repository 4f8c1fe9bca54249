import { PROMOTION_TYPES } from '@maneki/contract/rewards/promotion';
import { expect, test } from 'vitest';
import { beginPromotion } from '../promotions/begin-promotion.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { findFault, findRuleFault } from './find-fault.ts';

const NOW = new Date('2030-01-01T00:00:00Z');
const begin = (type: Promotion['type']) =>
  beginPromotion({ id: 'p', merchantCode: 'maneki', type, title: 'Bonus', by: 'test', now: NOW });

test('[CONSOLE-2] what a promotion of each type begins with fits', () => {
  for (const type of PROMOTION_TYPES) {
    expect(findFault(begin(type))).toBeUndefined();
    expect(findRuleFault(begin(type))).toBeUndefined();
  }
});

test.each([
  ['LOSS_REBATE', { applyMode: 'DEPOSIT_SELECT' }, 'applyMode'],
  ['CUSTOM', { reviewMode: 'AUTO' }, 'reviewMode'],
  ['RELOAD', { endAt: NOW }, 'endAt'],
  ['RELOAD', { showFrom: new Date(NOW.getTime() + 1) }, 'showFrom'],
] as const)('[CONSOLE-2] %s with %j names %s', (type, change, field) => {
  expect(findFault({ ...begin(type), ...change } as Promotion)).toBe(field);
});

test.each(['DEPOSIT_PLUS_BONUS', 'JOINT'] as const)(
  '[CONSOLE-2] what comes without a deposit is not reckoned from one by %s',
  (base) => {
    const fault = (type: Promotion['type']) => {
      const promotion = begin(type);
      return findFault({ ...promotion, rollover: { ...promotion.rollover, base } });
    };
    expect(fault('REG_BONUS')).toBe('rolloverBase');
    expect(fault('RELOAD')).toBeUndefined();
  },
);
