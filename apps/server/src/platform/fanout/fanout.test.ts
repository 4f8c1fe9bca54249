import { expect, test } from 'vitest';
import { createTestLog } from '../metrics/testing/test-log.ts';
import { fanOutInProcess } from './fan-out-in-process.ts';
import type { Message, Push } from './fanout.ts';
import { createMessageIds } from './message-ids.ts';

const noon = { now: () => new Date('2030-01-01T12:00:00Z') };

const push = (version: number): Push => ({
  topic: 'site.settings',
  merchantCode: 'maneki',
  payload: { version },
});

const openFanout = (log = createTestLog()) =>
  fanOutInProcess({ makeMessageId: createMessageIds(noon, 'a'), log });

test('all listeners hear all pushes in order, under ids that sort', async () => {
  const fanout = openFanout();
  const heard: Message[][] = [[], []];
  for (const list of heard) fanout.subscribe({ hear: (message) => list.push(message) });

  await fanout.publish([push(1), push(2)]);
  await fanout.publish([push(3)]);

  const ids = heard[0]!.map(({ id }) => id);
  expect(heard[0]!.map(({ id, ...rest }) => rest)).toEqual([push(1), push(2), push(3)]);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(3);
  expect(heard[1]).toEqual(heard[0]);
});

test("a member's push arrives with its member", async () => {
  const fanout = openFanout();
  const heard: Message[] = [];
  fanout.subscribe({ hear: (message) => heard.push(message) });
  const payload = { wallet: 'MAIN', balance: '12.3400', currency: 'PHP', seq: '7' } as const;
  const news: Push = { topic: 'wallet.balance', merchantCode: 'maneki', memberId: 'm1', payload };
  await fanout.publish([news]);
  expect(heard).toEqual([{ ...news, id: expect.any(String) }]);
});

test('who stopped listening hears no more', async () => {
  const fanout = openFanout();
  const heard: Message[] = [];
  const stop = fanout.subscribe({ hear: (message) => heard.push(message) });
  stop();
  await fanout.publish([push(1)]);
  expect(heard).toEqual([]);
});

test('a listener that throws is logged and keeps no other from hearing', async () => {
  const log = createTestLog();
  const fanout = openFanout(log);
  const heard: Message[] = [];
  fanout.subscribe({
    hear() {
      throw new Error('deaf');
    },
  });
  fanout.subscribe({ hear: (message) => heard.push(message) });

  await fanout.publish([push(1)]);

  expect(heard).toHaveLength(1);
  expect(log.lines.map(({ level }) => level)).toEqual(['error']);
});

test('a push too large for any adapter is refused by all of them', async () => {
  const fanout = openFanout();
  const merchantCode = 'm'.repeat(7_000);
  await expect(fanout.publish([{ ...push(1), merchantCode }])).rejects.toThrow('bytes');
});
