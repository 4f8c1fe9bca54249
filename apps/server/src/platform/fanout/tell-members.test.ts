import { waitFor } from '@maneki/testkit/wait-for';
import { expect, test } from 'vitest';
import { createTestLog } from '../metrics/testing/test-log.ts';
import type { MemberPush, Push } from './fanout.ts';
import { createMemberNews } from './tell-members.ts';

const NEVER_MS = 3_600_000;

const balance = (seq: number, memberId = 'm1', wallet: 'MAIN' | 'FREE' = 'MAIN'): MemberPush => ({
  topic: 'wallet.balance',
  merchantCode: 'maneki',
  memberId,
  payload: { wallet, balance: `${seq}.0000`, currency: 'PHP', seq: String(seq) },
});

function start(
  everyMs: number,
  publish: (pushes: readonly Push[]) => Promise<void> = async () => {},
) {
  const batches: (readonly Push[])[] = [];
  const log = createTestLog();
  const fanout = {
    async publish(pushes: readonly Push[]) {
      batches.push(pushes);
      await publish(pushes);
    },
  };
  return { news: createMemberNews({ fanout, log, everyMs }), batches, log };
}

test('only the newest of each member and wallet is published, all together', async () => {
  const { news, batches } = start(20);
  news.tell(balance(1));
  news.tell(balance(2, 'm2'));
  news.tell(balance(3, 'm1', 'FREE'));
  news.tell(balance(4));
  expect(batches).toEqual([]);
  await waitFor(() => batches.length > 0);
  expect(batches).toEqual([[balance(2, 'm2'), balance(3, 'm1', 'FREE'), balance(4)]]);
  await news.stop();
});

test('the later call counts, whatever it says', async () => {
  const { news, batches } = start(NEVER_MS);
  news.tell(balance(9));
  news.tell(balance(8));
  await news.stop();
  expect(batches).toEqual([[balance(8)]]);
});

test('stopping publishes what is left, and what is told afterwards is not heard', async () => {
  const { news, batches } = start(NEVER_MS);
  news.tell(balance(1));
  await news.stop();
  expect(batches).toEqual([[balance(1)]]);
  news.tell(balance(2));
  await news.stop();
  expect(batches).toHaveLength(1);
});

test('once all news is told, nothing is published', async () => {
  const { news, batches } = start(1);
  news.tell(balance(1));
  await waitFor(() => batches.length === 1);
  await news.stop();
  const quiet = start(1);
  await quiet.news.stop();
  expect([batches, quiet.batches]).toEqual([[[balance(1)]], []]);
});

test('a slow publication is not overtaken: news waits for it', async () => {
  const mayEnd = Promise.withResolvers<void>();
  const { news, batches } = start(1, () => mayEnd.promise);
  news.tell(balance(1));
  await waitFor(() => batches.length === 1);
  news.tell(balance(2));
  news.tell(balance(3));
  const stopped = news.stop();
  expect(batches).toHaveLength(1);
  mayEnd.resolve();
  await stopped;
  expect(batches).toEqual([[balance(1)], [balance(3)]]);
});

test('a publication that fails is logged, and later news is told again', async () => {
  let isAway = true;
  const { news, batches, log } = start(1, async () => {
    if (isAway) throw new Error('Redis is away');
  });
  news.tell(balance(1));
  await waitFor(() => log.lines.length === 1);
  expect(log.lines[0]).toMatchObject({ level: 'warn', bindings: { count: 1 } });
  isAway = false;
  news.tell(balance(2));
  await waitFor(() => batches.length === 2);
  await news.stop();
  expect(log.lines).toHaveLength(1);
});
