import { expect, test } from 'vitest';
import { giftFor, mayHaveGift } from './gift.ts';

test('[REG-11] two units are so much in the member’s money', () => {
  expect(giftFor({ amountRu: 2, maxCashOutRu: 20 }, 'JPY')).toBe(300_0000n);
});

test('[REG-11] it waits for a phone number that was verified', () => {
  expect(mayHaveGift({ isMobileVerified: false })).toBe(false);
  expect(mayHaveGift({ isMobileVerified: true })).toBe(true);
});
