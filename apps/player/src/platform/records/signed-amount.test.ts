import { expect, test } from 'vitest';
import { directedAmount, plainAmount, signedAmount } from './signed-amount.ts';

test('a gain has a plus and its colour, a cost a minus and none', () => {
  expect(signedAmount('1234.5')).toEqual({ text: '+1,234.50', tone: 'gain' });
  expect(signedAmount('-1234.5')).toEqual({ text: '−1,234.50', tone: 'plain' });
});

test('nothing, and what is too little to be shown, has no sign', () => {
  for (const amount of ['0', '0.0099', '-0.0099'])
    expect(signedAmount(amount), amount).toEqual({ text: '0.00', tone: 'plain' });
  expect(signedAmount('0.01')).toEqual({ text: '+0.01', tone: 'gain' });
  expect(signedAmount('-0.01')).toEqual({ text: '−0.01', tone: 'plain' });
});

test('the direction of a transfer gives its amount the sign', () => {
  expect(directedAmount('20', 'IN')).toEqual({ text: '+20.00', tone: 'gain' });
  expect(directedAmount('20', 'OUT')).toEqual({ text: '−20.00', tone: 'plain' });
  expect(directedAmount('0', 'OUT')).toEqual({ text: '0.00', tone: 'plain' });
});

test('large amounts stay exact, and further decimals are cut', () => {
  expect(plainAmount('922337203685477.5807')).toBe('922,337,203,685,477.58');
  expect(plainAmount('0.9999')).toBe('0.99');
  expect(plainAmount('not money')).toBe('not money');
});
