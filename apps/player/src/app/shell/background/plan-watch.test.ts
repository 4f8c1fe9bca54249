import { expect, test } from 'vitest';
import { nextAsk } from './plan-watch.ts';

const planned = { from: '2030-01-01T10:00:00.000Z', to: '2030-01-01T12:00:00.000Z' };
const at = (time: string) => Date.parse(`2030-01-01T${time}Z`);

test.each([
  ['nothing is planned', { isOn: true, planned: null }, at('09:00:00'), undefined],
  ['before it begins', { isOn: false, planned }, at('09:59:59'), 1_000],
  ['it should have begun', { isOn: false, planned }, at('10:00:00'), 5_000],
  ['while it lasts', { isOn: true, planned }, at('11:00:00'), 3_600_000],
  ['it should be over', { isOn: true, planned }, at('12:00:01'), 5_000],
  ['far away', { isOn: false, planned }, at('10:00:00') - 40 * 86_400_000, 86_400_000],
] as const)('[SITE-3] an open page asks again: %s', (_, maintenance, now, expected) => {
  expect(nextAsk({ endsAt: null, ...maintenance }, now)).toBe(expected);
});
