import { expect, test } from 'vitest';
import { listTimeline } from './order-timeline.ts';

const at = (status: Parameters<typeof listTimeline>[0][number]['status']) => ({ status, at: 'x' });
const told = (...statuses: Parameters<typeof at>[0][]) =>
  listTimeline(statuses.map(at)).map(({ status, state }) => `${status} ${state}`);

test('[CASH-3] what was done is told, where it stands, and what is to come', () => {
  expect(told('REQUESTED', 'RISK_CHECK', 'REVIEW')).toEqual([
    'REQUESTED done',
    'RISK_CHECK done',
    'REVIEW now',
    'APPROVED later',
    'PAYING later',
    'PAID later',
  ]);
  expect(told('REQUESTED', 'CANCELLED')).toEqual(['REQUESTED done', 'CANCELLED done']);
  expect(told('REQUESTED', 'RISK_CHECK', 'APPROVED', 'PAYING', 'UNKNOWN').slice(-2)).toEqual([
    'UNKNOWN now',
    'PAID later',
  ]);
});
