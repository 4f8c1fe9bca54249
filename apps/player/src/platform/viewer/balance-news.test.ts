import type { Wallet } from '@maneki/contract/wallet/schemas';
import { expect, test } from 'vitest';
import { type BalanceNews, hearNews, keepNewer } from './balance-news.ts';

const shown: Wallet = {
  currency: 'JPY',
  currencySymbol: '¥',
  isPlayCredit: false,
  sumBalance: '1500',
  isStale: false,
  mainBalance: '1000',
  seq: '9',
  refill: null,
  wallets: [
    { code: 'MAIN', name: null, balance: '1000', isStale: false },
    { code: 'DS88', name: 'Dragon Spur', balance: '500', isStale: false },
  ],
};

const news = (change: Partial<BalanceNews>): BalanceNews => ({
  wallet: 'MAIN',
  balance: '1200.5',
  currency: 'JPY',
  seq: '10',
  ...change,
});

test('newer news changes the main balance, and the whole by the same difference', () => {
  const heard = hearNews(shown, news({}));
  expect(heard).toMatchObject({ mainBalance: '1200.5', sumBalance: '1700.5', seq: '10' });
  expect(heard.wallets.map(({ balance }) => balance)).toEqual(['1200.5', '500']);
});

test('a balance that shrinks takes the whole down with it', () => {
  expect(hearNews(shown, news({ balance: '0' }))).toMatchObject({ sumBalance: '500' });
});

test('news as old as what is shown, or older, is ignored', () => {
  expect(hearNews(shown, news({ seq: '9' }))).toBe(shown);
  expect(hearNews(shown, news({ seq: '8' }))).toBe(shown);
});

test('numbers of movements are compared as numbers, however long they are', () => {
  const late = { ...shown, seq: '99999999999999999999' };
  expect(hearNews(late, news({ seq: '100000000000000000000' })).mainBalance).toBe('1200.5');
  expect(hearNews(late, news({ seq: '99999999999999999998' }))).toBe(late);
});

test('news about the free wallet, or in another currency, changes nothing', () => {
  expect(hearNews(shown, news({ wallet: 'FREE' }))).toBe(shown);
  expect(hearNews(shown, news({ currency: 'JPY.PLAY' }))).toBe(shown);
  const credit = { ...shown, currency: 'JPY.PLAY', isPlayCredit: true };
  expect(hearNews(credit, news({ currency: 'JPY.PLAY' })).mainBalance).toBe('1200.5');
});

test('news that holds no amount changes nothing', () => {
  expect(hearNews(shown, news({ balance: '1e3' }))).toBe(shown);
});

test('an answer about another account is taken, however few movements it has seen', () => {
  const demo = { ...shown, currency: 'JPY.DEMO', seq: '57' };
  const real = { ...shown, seq: '0', mainBalance: '0' };
  expect(keepNewer(demo, real)).toBe(real);
  expect(hearNews(real, news({ currency: 'JPY.DEMO', seq: '58' }))).toBe(real);
});

test('an answer that news overtook keeps the newer balance and takes the rest', () => {
  const overtaken = { ...shown, seq: '10', mainBalance: '1200.5', sumBalance: '1700.5' };
  const answered = { ...shown, sumBalance: '1600', isStale: true };
  expect(keepNewer(overtaken, answered)).toMatchObject({
    mainBalance: '1200.5',
    sumBalance: '1800.5',
    isStale: true,
    seq: '10',
  });
});

test('an answer as new as what is shown is taken as it came', () => {
  const answered = { ...shown, sumBalance: '1600' };
  expect(keepNewer(shown, answered)).toBe(answered);
  expect(keepNewer(undefined, answered)).toBe(answered);
});
