import { dividendTerms } from '@maneki/contract/agents/contract-terms';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { expect, test } from 'vitest';
import { carryInto, dividendOf, netOf } from './dividend.ts';
import { companyPeriod, hourAt, periodOf } from './periods.ts';

const of = (text: string) => parseAmount(text)!;
const tier = (minNet: string, ratePpm: number) => ({
  ...{ minNet, minTurnover: '0', minActive: 0, ratePpm },
});
const terms = dividendTerms.parse({
  tiers: [tier('0', 50_000), tier('100000', 80_000), tier('200000', 100_000)],
});
const dividend = (net: string, carryIn = '0', agreed = terms) =>
  dividendOf(agreed, { net: of(net), carryIn: of(carryIn), turnover: 0n, active: 0 }, 'USD');

test('[AGENT-4] the domain’s period: what is left of five millions of stakes', () => {
  const figures = {
    stake: { RNG: of('5000000') },
    payout: { RNG: of('4620000') },
    rebates: of('25000'),
    promotions: of('30000'),
    salaries: of('18000'),
    deposits: of('1200000'),
  };
  const net = netOf(figures, terms.feeRules);
  expect(writeAmount(net.ggr)).toBe('380000');
  expect(writeAmount(net.depositFee)).toBe('12000');
  expect(writeAmount(net.vendorFee)).toBe('38000');
  expect(writeAmount(net.net)).toBe('257000');
});

test('[AGENT-4] vendors are paid of groups that won alone, each by its own rate', () => {
  const nothing = { rebates: 0n, promotions: 0n, salaries: 0n, deposits: 0n };
  const figures = {
    ...nothing,
    stake: { RNG: 1_000n, LIVE: 1_000n, FISH: 1_000n },
    payout: { RNG: 500n, LIVE: 1_400n, FISH: 900n },
  };
  const fees = { depositPpm: 0, vendorPpm: 100_000, vendorPpmOf: { FISH: 200_000 }, jackpotPpm: 0 };
  const { ggr, vendorFee, net } = netOf(figures, fees);
  expect({ ggr, vendorFee, net }).toEqual({ ggr: 200n, vendorFee: 70n, net: 130n });
  // What goes into pools counts as if it had been paid.
  expect(netOf(figures, { ...fees, jackpotPpm: 100_000 }).ggr).toBe(100n);
});

test.each([
  ['no carry', '257000', '0', '25700', '0'],
  ['a loss of 60 000 carried in', '257000', '-60000', '15760', '0'],
  ['the child of the example', '90000', '0', '4500', '0'],
  ['exactly nothing', '60000', '-60000', '0', '0'],
  ['a loss', '-5000', '-60000', '0', '-65000'],
])('[AGENT-4] a dividend with %s', (_, net, carryIn, amount, carryOut) => {
  const result = dividend(net, carryIn);
  expect(writeAmount(result.amount)).toBe(amount);
  expect(writeAmount(result.carryOut)).toBe(carryOut);
});

test('[AGENT-4] losses are carried as agreed: never, within a month, or on and on', () => {
  const loss = { carryOut: -100n, firstDay: '2030-01-16' };
  expect(dividend('-5', '0', { ...terms, carry: 'NONE' }).carryOut).toBe(0n);
  expect(carryInto('NONE', loss, '2030-02-01')).toBe(0n);
  expect(carryInto('MONTH', loss, '2030-02-01')).toBe(0n);
  expect(carryInto('MONTH', { ...loss, firstDay: '2030-02-01' }, '2030-02-16')).toBe(-100n);
  expect(carryInto('FOREVER', loss, '2030-02-01')).toBe(-100n);
  expect(carryInto('FOREVER', undefined, '2030-02-01')).toBe(0n);
  expect(terms.carry).toBe('FOREVER');
});

test.each([
  ['HALF_MONTH', '2028-02-15', '2028-02-01', '2028-02-15'],
  ['HALF_MONTH', '2028-02-16', '2028-02-16', '2028-02-29'],
  ['MONTH', '2030-12-31', '2030-12-01', '2030-12-31'],
  ['WEEK', '2030-01-01', '2029-12-31', '2030-01-06'],
  ['WEEK', '2030-01-06', '2029-12-31', '2030-01-06'],
  ['TEN_DAYS', '2030-01-10', '2030-01-01', '2030-01-10'],
  ['TEN_DAYS', '2030-01-11', '2030-01-11', '2030-01-20'],
  ['TEN_DAYS', '2030-01-31', '2030-01-21', '2030-01-31'],
] as const)('[AGENT-4] %s of %s is %s to %s', (kind, day, from, to) => {
  expect(periodOf(kind, day)).toEqual({ from, to });
});

test('[AGENT-4] a company’s period is cut where it changes to another, and no day is lost', () => {
  const choices = [{ fromDay: '2030-01-16', period: 'WEEK' as const }];
  expect(companyPeriod([], '2030-01-03')).toMatchObject({ period: 'HALF_MONTH', to: '2030-01-15' });
  expect(companyPeriod(choices, '2030-01-15')).toMatchObject({
    from: '2030-01-01',
    to: '2030-01-15',
  });
  expect(companyPeriod(choices, '2030-01-16')).toMatchObject({
    from: '2030-01-16',
    to: '2030-01-20',
  });
  expect(companyPeriod(choices, '2030-01-21')).toMatchObject({
    from: '2030-01-21',
    to: '2030-01-27',
  });
});

test('[AGENT-4] hours are those of the business’ clocks, also where they differ by half an hour', () => {
  const at = new Date('2030-01-01T12:20:00Z');
  expect(hourAt(at, 'Asia/Tokyo').start).toEqual(new Date('2030-01-01T12:00:00Z'));
  expect(hourAt(at, 'Asia/Kolkata').start).toEqual(new Date('2030-01-01T11:30:00Z'));
});
