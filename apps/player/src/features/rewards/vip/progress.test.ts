import { expect, test } from 'vitest';
import { vipProgress } from './progress.ts';
import type { Vip } from './queries.ts';

const level = (number: number, turnover: string, deposit: string, keep: string) =>
  ({ level: number, turnover, deposit, keep }) as Vip['levels'][number];

const vip = {
  ...{ level: 0, turnover: '500', deposits: '30', monthTurnover: '50', isReturning: false },
  levels: [level(0, '0', '0', '0'), level(1, '1000', '100', '200')],
} as unknown as Vip;

test('[MEMBER-1] a level is as far as what is furthest from it', () => {
  expect(vipProgress(vip)).toMatchObject({
    share: 0.3,
    parts: [
      { what: 'turnover', share: 0.5 },
      { what: 'deposits', share: 0.3 },
    ],
  });
  expect(vipProgress({ ...vip, deposits: '900' })).toMatchObject({ share: 0.5 });
});

test('[MEMBER-1] a level that was lost is as far as the month, and above the top there is none', () => {
  expect(vipProgress({ ...vip, isReturning: true })).toMatchObject({
    share: 0.25,
    parts: [{ what: 'thisMonth', needed: '200' }],
  });
  expect(vipProgress({ ...vip, level: 1 })).toBeUndefined();
});
