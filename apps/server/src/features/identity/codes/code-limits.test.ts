import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { expect, test } from 'vitest';
import {
  CODE_VALID_MS,
  type CodesAsked,
  findLimitRefusal,
  isCaptchaDemanded,
  PER_ADDRESS,
  PER_MERCHANT,
  PER_RECIPIENT,
} from './code-limits.ts';

const now = new Date('2030-01-01T12:00:00Z');
const none: CodesAsked = {
  ofRecipient: 0,
  lastOfRecipientAt: null,
  ofAddress: 0,
  ofMerchantInMinute: 0,
  ofMerchantInHour: 0,
};
const codeOf = (asked: Partial<CodesAsked>) => findLimitRefusal({ ...none, ...asked }, now)?.code;

test('the limits are those that were decided', () => {
  expect(CODE_VALID_MS).toBe(5 * MINUTE_MS);
  expect(PER_RECIPIENT).toEqual({ codes: 5, withinMs: DAY_MS });
  expect(PER_ADDRESS).toEqual({ codes: 10, withinMs: HOUR_MS });
  expect(PER_MERCHANT.minute).toEqual({ codes: 20, withinMs: MINUTE_MS });
  expect(PER_MERCHANT.hour).toEqual({ codes: 300, withinMs: HOUR_MS });
});

test.each([
  ['ofRecipient', 5],
  ['ofAddress', 10],
  ['ofMerchantInMinute', 20],
  ['ofMerchantInHour', 300],
] as const)('%s may be asked for %i times, and not once more', (count, most) => {
  expect(codeOf({ [count]: most - 1 })).toBeUndefined();
  expect(codeOf({ [count]: most })).toBe('identity.code_too_many');
});

test('another code may be asked for after sixty seconds, and the rest is told until then', () => {
  const ago = (ms: number) => ({ lastOfRecipientAt: new Date(now.getTime() - ms) });
  expect(findLimitRefusal({ ...none, ...ago(0) }, now)?.detail).toEqual({ seconds: 60 });
  expect(findLimitRefusal({ ...none, ...ago(59_001) }, now)?.detail).toEqual({ seconds: 1 });
  expect(codeOf(ago(59_999))).toBe('identity.code_too_soon');
  expect(codeOf(ago(60_000))).toBeUndefined();
});

test.each([
  ['ofAddress', 3],
  ['ofMerchantInMinute', 10],
] as const)('a picture is asked for once %s reaches %i', (count, from) => {
  expect(isCaptchaDemanded({ ...none, [count]: from - 1 })).toBe(false);
  expect(isCaptchaDemanded({ ...none, [count]: from })).toBe(true);
});
