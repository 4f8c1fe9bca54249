import { expect, test } from 'vitest';
import { type ContractKind, findWanted } from './pending-contracts.ts';

/** Walks through contracts that wait, and writes down what is read and what is asked. */
function walk(
  waiting: Partial<Record<ContractKind, number>>,
  { wants, leavesAfter = Number.POSITIVE_INFINITY }: { wants?: ContractKind; leavesAfter?: number },
) {
  const read: ContractKind[] = [];
  const asked: ContractKind[] = [];
  const address = findWanted({
    isHere: () => read.length < leavesAfter,
    readRequest: async (kind) => {
      read.push(kind);
      return waiting[kind] ?? 0;
    },
    isWanted: async (kind) => {
      asked.push(kind);
      return kind === wants;
    },
  });
  return address.then((found) => ({ address: found, read, asked }));
}

const ALL = { in_hour_salary_agt: 1, in_dividend_agt: 2, in_daily_salary_agt: 1 };
const ORDER = ['in_daily_salary_agt', 'in_dividend_agt', 'in_hour_salary_agt'];

test('nobody is asked about contracts that do not wait', async () => {
  expect(await walk({}, {})).toEqual({ address: undefined, read: ORDER, asked: [] });
});

test('new contracts and amendments are asked about, salary first and hourly salary last', async () => {
  expect(await walk(ALL, {})).toEqual({ address: undefined, read: ORDER, asked: ORDER });
});

test('the contract that is wanted ends the questions, and nothing after it is read', async () => {
  expect(await walk(ALL, { wants: 'in_dividend_agt' })).toEqual({
    address: '/m/member/agent/getDevidendContract',
    read: ORDER.slice(0, 2),
    asked: ORDER.slice(0, 2),
  });
});

test('whoever logs out meanwhile is asked nothing more, and nothing more is read', async () => {
  expect(await walk(ALL, { leavesAfter: 1 })).toEqual({
    address: undefined,
    read: ORDER.slice(0, 1),
    asked: [],
  });
  expect((await walk(ALL, { leavesAfter: 0 })).read).toEqual([]);
});
