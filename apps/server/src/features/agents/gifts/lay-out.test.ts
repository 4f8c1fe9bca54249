import { DAY_MS } from '@maneki/kernel/clock';
import { type Currency, parseAmount } from '@maneki/kernel/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut, needsReview, type Plan, splitEqually, splitPackets } from './lay-out.ts';

const now = new Date('2030-01-01T12:00:00Z');
const draw = (limit: number) => Math.floor(limit / 2);
const units = (text: string) => parseAmount(text)!;
const terms = (currency: Currency) => ({ currency, now, draw });
const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n);

const codeOf = (plan: Plan, currency: Currency = 'JPY') => {
  const laidOut = layOut(plan, terms(currency));
  return laidOut.ok ? 'laid out' : laidOut.refusal.code;
};
const transfer = (...amounts: readonly string[]): Plan => ({
  kind: 'TRANSFER',
  recipients: amounts.map((amount, index) => ({ memberId: `m${index}`, amount: units(amount) })),
});
const lucky = (total: string, count: number, startsAt?: Date): Plan => ({
  ...{ kind: 'LUCKY', total: units(total), count, audience: 'TEAM', memberIds: [], minutes: 60 },
  startsAt,
});

test.each([
  ['one reference unit', transfer('150'), 'laid out'],
  ['less than that', transfer('1000', '149'), 'agents.gift_each_low'],
  ['nothing', transfer('0'), 'agents.gift_each_low'],
  ['five thousand', transfer('750000'), 'laid out'],
  ['more than that', transfer('750001', '150'), 'agents.gift_each_high'],
  ['half a yen', transfer('150.5'), 'cashier.amount_fraction'],
  ['a rain of just enough', lucky('750', 5), 'laid out'],
  ['a rain of too little', lucky('749', 5), 'agents.gift_each_low'],
  ['a rain of just not too much', lucky('3750000', 5), 'laid out'],
  ['a rain of too much', lucky('3750001', 5), 'agents.gift_each_high'],
  ['a rain of half a yen', lucky('1000.5', 5), 'cashier.amount_fraction'],
  ['a rain in a week', lucky('1000', 5, new Date(now.getTime() + 7 * DAY_MS)), 'laid out'],
  [
    'a rain later than that',
    lucky('1000', 5, new Date(now.getTime() + 7 * DAY_MS + 1)),
    'agents.rain_time',
  ],
])('[AGENT-3] %s', (_, plan, code) => {
  expect(codeOf(plan)).toBe(code);
});

test('[AGENT-3] two thousand reference units go at once, a yen more waits for somebody to look', () => {
  expect(needsReview(units('300000'), 'JPY')).toBe(false);
  expect(needsReview(units('300001'), 'JPY')).toBe(true);
});

test('[AGENT-3] equal parts differ by a minor unit at most, and the first get it', () => {
  expect(splitEqually(units('1000'), 3, 'JPY')).toEqual(['334', '333', '333'].map(units));
  expect(splitEqually(units('10'), 3, 'USD')).toEqual(['3.34', '3.33', '3.33'].map(units));
});

test('[AGENT-3] a thousand in five lucky packets: whole cents, each at least one, a thousand in all', () => {
  const pot = { total: units('1000'), count: 5, min: units('1'), max: units('5000') };
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(fraction, { minLength: 1, maxLength: 12 }), (fractions) => {
      let next = 0;
      const drawing = (limit: number) => {
        next += 1;
        return Math.min(limit - 1, Math.floor(fractions[next % fractions.length]! * limit));
      };
      const parts = splitPackets(pot, { currency: 'USD', draw: drawing });
      expect(parts).toHaveLength(5);
      expect(sum(parts)).toBe(pot.total);
      expect(parts.every((part) => part >= pot.min && part % 100n === 0n)).toBe(true);
    }),
  );
});

test('[AGENT-3] a rain that should have begun begins now, and is as long as it was to be', () => {
  const laidOut = layOut(lucky('1000', 5, new Date(0)), terms('JPY'));
  expect(laidOut).toMatchObject({
    value: { rain: { startsAt: now, endsAt: new Date('2030-01-01T13:00:00Z') } },
  });
});
