import { fixedClock } from '@maneki/testkit/fixed-clock';
import { waitFor } from '@maneki/testkit/wait-for';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { createTestLog } from '../metrics/testing/test-log.ts';
import { fanOutByNotify } from './fan-out-by-notify.ts';
import type { Fanout, Message, Push } from './fanout.ts';
import { createMessageIds } from './message-ids.ts';

const database = await openTestDatabase();
const clock = fixedClock('2030-01-01T12:00:00Z');
let fanouts: Fanout[] = [];

afterEach(async () => {
  await Promise.all(fanouts.map((fanout) => fanout.close()));
  fanouts = [];
});
afterAll(() => database.dispose());

async function open(node: string, beatEveryMs = 3_600_000) {
  const log = createTestLog();
  const makeMessageId = createMessageIds(clock, node);
  const fanout = await fanOutByNotify({ database, node, makeMessageId, log, beatEveryMs });
  fanouts.push(fanout);
  const heard: Message[] = [];
  const missed: true[] = [];
  fanout.subscribe({
    hear: (message) => heard.push(message),
    missed: () => missed.push(true),
  });
  return { fanout, heard, log, countMissed: () => missed.length };
}

const push = (version: number, merchantCode = 'maneki'): Push => ({
  topic: 'site.settings',
  merchantCode,
  payload: { version },
});

const notify = (text: string) =>
  database.statement((tx) => sql`select pg_notify('platform_fanout', ${text})`.execute(tx));

test('[OPS-2] all nodes hear all messages in one order', async () => {
  const nodes = [await open('a'), await open('b')];
  const publications = Array.from({ length: 40 }, (_, index) =>
    nodes[index % 2]!.fanout.publish([push(index), push(index + 1_000)]),
  );
  await Promise.all(publications);
  await waitFor(() => nodes.every(({ heard }) => heard.length === 80));
  expect(nodes[0]!.heard).toEqual(nodes[1]!.heard);
  expect(nodes.map(({ countMissed }) => countMissed())).toEqual([0, 0]);
});

test('more than one notice can carry is split, complete and in order', async () => {
  const { fanout, heard } = await open('a');
  const pushes = Array.from({ length: 300 }, (_, index) => push(index, '招き猫'.repeat(20)));
  await fanout.publish(pushes);
  await waitFor(() => heard.length === 300);
  expect(heard.map(({ id, ...rest }) => rest)).toEqual(pushes);
});

test("a member's push reaches every node with its member", async () => {
  const nodes = [await open('a'), await open('b')];
  const news: Push = {
    topic: 'wallet.balance',
    merchantCode: 'maneki',
    memberId: 'm1',
    payload: { wallet: 'FREE', balance: '0.0001', currency: 'PHP', seq: '3' },
  };
  await nodes[0]!.fanout.publish([news, push(1)]);
  await waitFor(() => nodes.every(({ heard }) => heard.length === 2));
  for (const { heard } of nodes) {
    expect(heard.map(({ id, ...rest }) => rest)).toEqual([news, push(1)]);
  }
});

test('a push of nothing tells nobody', async () => {
  const { fanout, heard } = await open('a');
  await fanout.publish([]);
  await fanout.publish([push(1)]);
  await waitFor(() => heard.length === 1);
});

test('what is not ours on the channel is logged and left', async () => {
  const { fanout, heard, log } = await open('a');
  await notify('not json');
  await fanout.publish([push(1)]);
  await waitFor(() => heard.length === 1);
  expect(log.lines.map(({ level }) => level)).toEqual(['warn']);
});

test('a gap in what a node says is told to those who listen', async () => {
  const { heard, countMissed } = await open('a');
  const notice = (place: number) =>
    notify(JSON.stringify({ node: 'b', place, messages: [{ ...push(place), id: `b${place}` }] }));
  await notice(1);
  await notice(2);
  await waitFor(() => heard.length === 2);
  expect(countMissed()).toBe(0);
  await notice(4);
  await waitFor(() => heard.length === 3);
  expect(countMissed()).toBe(1);
});

test('a node beats, so that a gap shows also while nothing happens', async () => {
  const quiet = await open('a');
  await notify(JSON.stringify({ node: 'b', place: -1, messages: [] }));
  await open('b', 20);
  await waitFor(() => quiet.countMissed() === 1);
  expect(quiet.heard).toEqual([]);
});
