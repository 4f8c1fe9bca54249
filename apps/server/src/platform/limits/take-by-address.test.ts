import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test } from 'vitest';
import { countInProcess } from './limits.ts';
import { takeByAddress } from './take-by-address.ts';

const limit = { calls: 2, perSeconds: 60 };

function open() {
  const limiter = countInProcess(fixedClock('2030-01-01T12:00:00Z'));
  return async (address: string) =>
    (await takeByAddress(limiter, { name: 'login', address, limit })).ok;
}

const countTaken = async (take: ReturnType<typeof open>, addresses: readonly string[]) => {
  let taken = 0;
  for (const address of addresses) if (await take(address)) taken += 1;
  return taken;
};

/** So many addresses, each in another network of 64 bits, all of one of 48. */
const networks = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}:${(index * 256).toString(16)}::1`);

test('addresses of one network of 64 bits share one limit', async () => {
  const take = open();
  const all = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:3::1'];
  expect(await countTaken(take, all)).toBe(2);
  expect(await take('2001:db8:1:3::1')).toBe(true);
});

test('a network of 56 bits has eight times the limit of one address, whatever it is made of', async () => {
  const take = open();
  const all = Array.from({ length: 40 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
  expect(await countTaken(take, all)).toBe(16);
  expect(await take('2001:db8:1:100::1')).toBe(true);
});

test('a network of 48 bits has sixty-four times the limit, and the next one its own', async () => {
  const take = open();
  expect(await countTaken(take, networks('2001:db8:1', 200))).toBe(128);
  expect(await take('2001:db8:2::1')).toBe(true);
});

test('one address that asks too often does not use up its network', async () => {
  const take = open();
  await countTaken(
    take,
    Array.from({ length: 50 }, () => '2001:db8:1:2::1'),
  );
  expect(await take('2001:db8:1:3::1')).toBe(true);
});

test('IPv4 addresses count one by one', async () => {
  const take = open();
  const all = Array.from({ length: 200 }, (_, index) => `192.0.2.${index}`);
  expect(await countTaken(take, all)).toBe(200);
  expect(await countTaken(take, ['192.0.2.1', '192.0.2.1'])).toBe(1);
});
