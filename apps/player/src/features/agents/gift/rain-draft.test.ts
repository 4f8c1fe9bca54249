import { expect, test } from 'vitest';
import type { AmountTerms } from './judge-gift.ts';
import { EMPTY_RAIN, judgeRain, writeRain } from './rain-draft.ts';

const now = new Date('2030-01-01T12:00:00Z');
const chosen = [{ memberId: 'm1', username: 'one' }];
const terms: AmountTerms = {
  ...{ currency: 'JPY', withdrawable: '5000', dayLeft: '5000', eachMin: '150', eachMax: '3000' },
};

test('[AGENT-3] a lucky rain is asked for with its packets and its time', () => {
  const draft = { ...EMPTY_RAIN, amount: '3,000', startsIn: '15' };
  expect(writeRain(draft, now)).toEqual({
    ...{ mode: 'LUCKY', total: '3000', count: 10, audience: 'DIRECT', greeting: '' },
    ...{ minutes: 60, startsAt: '2030-01-01T12:15:00.000Z' },
  });
  const named = { ...draft, audience: 'LIST', chosen, startsIn: '0' } as const;
  expect(writeRain(named, now)).toMatchObject({ audience: 'LIST', memberIds: ['m1'] });
  expect(writeRain(named, now)).not.toHaveProperty('startsAt');
});

test('[AGENT-3] what goes at once needs somebody, and a list does, too', () => {
  const draft = { ...EMPTY_RAIN, amount: '1500' };
  expect(judgeRain(draft, terms)).toEqual({ total: '1500', problem: undefined, count: 10 });
  expect(judgeRain({ ...draft, audience: 'LIST' }, terms).problem).toBe('nobody');
  expect(judgeRain({ ...draft, mode: 'EQUAL' }, terms).problem).toBe('nobody');
  expect(judgeRain({ ...draft, mode: 'FIXED', chosen }, terms)).toMatchObject({ total: '1500' });
});
