import { DAY_MS, HOUR_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { expect, test } from 'vitest';
import {
  CODE_VALID_MS,
  type CodesAsked,
  findLimitRefusal,
  isBudgetSpent,
  isCaptchaDemanded,
  PER_ADDRESS,
  PER_ASKER,
  PER_MERCHANT,
  PER_RECIPIENT,
} from './code-limits.ts';

const now = new Date('2030-01-01T12:00:00Z');
const none: CodesAsked = {
  ofRecipient: 0,
  ofRecipientByAsker: 0,
  lastOfRecipientAt: null,
  ofAddress: 0,
  ofMerchantInMinute: 0,
  sentInMinute: 0,
  sentInHour: 0,
};
const stranger = { purpose: 'register', standing: 'STRANGER', now } as const;
const codeOf = (asked: Partial<CodesAsked>, request: Request = stranger) =>
  findLimitRefusal({ ...none, ...asked }, request)?.code;
type Request = Parameters<typeof findLimitRefusal>[1];

test('the limits are those that were decided', () => {
  expect(CODE_VALID_MS).toBe(5 * MINUTE_MS);
  expect(PER_RECIPIENT).toEqual({ codes: 5, withinMs: DAY_MS });
  expect(PER_ASKER).toEqual({ codes: 3 });
  expect(PER_ADDRESS).toEqual({ codes: 10, withinMs: HOUR_MS });
  expect(PER_MERCHANT.minute).toEqual({ codes: 20, withinMs: MINUTE_MS });
  expect(PER_MERCHANT.hour).toEqual({ codes: 300, withinMs: HOUR_MS });
});

test.each([
  ['ofRecipient', 5],
  ['ofRecipientByAsker', 3],
  ['ofAddress', 10],
  ['sentInMinute', 20],
  ['sentInHour', 300],
] as const)('%s may be asked for %i times, and not once more', (count, most) => {
  expect(codeOf({ [count]: most - 1 })).toBeUndefined();
  expect(codeOf({ [count]: most })).toBe('identity.code_too_many');
});

test.each(['login', 'forgot'] as const)(
  'for %s it is not told that the merchant sends no more',
  (purpose) => {
    const spent = { ...none, sentInMinute: 20, sentInHour: 300 };
    expect(isBudgetSpent(spent)).toBe(true);
    expect(codeOf(spent, { ...stranger, purpose })).toBeUndefined();
  },
);

test('the owner of a number may ask for all of its codes', () => {
  const owner = { ...stranger, standing: 'OWNER' } as const;
  expect(codeOf({ ofRecipient: 4, ofRecipientByAsker: 4 }, owner)).toBeUndefined();
  expect(codeOf({ ofRecipient: 5, ofRecipientByAsker: 5 }, owner)).toBe('identity.code_too_many');
});

test('another code may be asked for after sixty seconds, and the rest is told until then', () => {
  const ago = (ms: number) => ({ lastOfRecipientAt: new Date(now.getTime() - ms) });
  expect(findLimitRefusal({ ...none, ...ago(0) }, stranger)?.detail).toEqual({ seconds: 60 });
  expect(findLimitRefusal({ ...none, ...ago(59_001) }, stranger)?.detail).toEqual({ seconds: 1 });
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
