import { expect, test } from 'vitest';
import { beginPromotion } from '../promotions/begin-promotion.ts';
import { simulate } from './simulate.ts';

const NOW = new Date('2030-01-01T00:00:00Z');
const begin = (type: 'DEPOSIT_BONUS' | 'LOSS_REBATE') =>
  beginPromotion({ id: 'p', merchantCode: 'maneki', type, title: 'Bonus', by: 'test', now: NOW });

test('[CONSOLE-4] the worked example: 80 are worth less than the 115.2 that staking for them costs', () => {
  const slots = { baseRu: 80, edgePpm: 36_000, sharePpm: 1_000_000 };
  expect(simulate(begin('DEPOSIT_BONUS'), slots)).toEqual({
    bonusRu: '80',
    turnoverRu: '3200',
    lossRu: '115.2',
    costRu: '-35.2',
  });
});

test('[CONSOLE-4] in games that count less there is more to stake', () => {
  const live = { baseRu: 80, edgePpm: 12_000, sharePpm: 150_000 };
  expect(simulate(begin('DEPOSIT_BONUS'), live)).toMatchObject({ turnoverRu: '21333.3333' });
});

test('[CONSOLE-4] a rebate costs nearly all of itself', () => {
  const slots = { baseRu: 500, edgePpm: 36_000, sharePpm: 1_000_000 };
  expect(simulate(begin('LOSS_REBATE'), slots)).toMatchObject({ bonusRu: '25', costRu: '24.1' });
});
