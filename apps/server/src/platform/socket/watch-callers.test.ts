import type { Topic } from '@maneki/contract/topics';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { waitFor } from '@maneki/testkit/wait-for';
import { afterEach, expect, test } from 'vitest';
import { createTestLog } from '../metrics/testing/test-log.ts';
import { watchCallers } from './watch-callers.ts';

const clock = fixedClock('2030-01-01T12:00:00Z');
let stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

type Barred = Readonly<Record<string, readonly Topic[]>>;

function start(
  answer: (sessionIds: readonly string[]) => Promise<readonly string[]>,
  {
    barred = () => ({}),
    everyMs = 5,
    graceMs = 0,
  }: { barred?: () => Barred; everyMs?: number; graceMs?: number } = {},
) {
  const questions: (readonly string[])[] = [];
  const moments: Date[] = [];
  const log = createTestLog();
  const callers = watchCallers({
    async listEnded(sessionIds, now) {
      questions.push(sessionIds);
      moments.push(now);
      return answer(sessionIds);
    },
    listBarred: async () => new Map(Object.entries(barred())),
    clock,
    log,
    everyMs,
    graceMs,
  });
  stops.push(callers.stop);
  const left: string[] = [];
  /** Watches a page `member/session`; it goes when it is told to. */
  const open = (who: string, held: readonly Topic[] = []) => {
    const [memberId = '', sessionId = ''] = who.split('/');
    const stop = callers.watch({
      memberId,
      sessionId,
      barred: held,
      leave(why) {
        stop();
        left.push(`${who} ${why}`);
      },
    });
    return stop;
  };
  return { callers, open, left, questions, moments, log };
}

test('all sessions are asked about in one question, each once, at the time of the clock', async () => {
  const { open, questions, moments } = start(async () => []);
  for (const who of ['m1/s1', 'm2/s2', 'm1/s1']) open(who);
  await waitFor(() => questions.length > 0);
  expect(questions[0]).toEqual(['s1', 's2']);
  expect(moments[0]).toEqual(clock.now());
});

test('every page of a session that is over is told, and no other', async () => {
  const { open, left } = start(async () => ['s1']);
  for (const who of ['m1/s1', 'm1/s1', 'm1/s2', 'm2/s3']) open(who);
  await waitFor(() => left.length === 2);
  expect(left).toEqual(['m1/s1 sessionOver', 'm1/s1 sessionOver']);
});

test('a page that goes by itself, because it ended its session, is not told to', async () => {
  const { open, left, questions } = start(async () => ['s1'], { graceMs: 20 });
  const goes = open('m1/s1');
  open('m2/s1');
  await waitFor(() => questions.length > 0);
  goes();
  await waitFor(() => left.length > 0);
  expect(left).toEqual(['m2/s1 sessionOver']);
});

test('a member who changed is asked about at once, and whoever may hear less or more than before leaves', async () => {
  const HOUR_MS = 3_600_000;
  let barred: Barred = { m1: ['messages.lobby'], m3: ['messages.lobby'] };
  const { callers, open, left, questions } = start(async () => [], {
    barred: () => barred,
    everyMs: HOUR_MS,
  });
  open('m1/s1');
  open('m1/s2', ['messages.lobby']);
  open('m2/s3');
  callers.changed('nobody');
  callers.changed('m2');
  callers.changed('m1');
  await waitFor(() => left.length > 0);
  expect(questions).toEqual([['s3'], ['s1', 's2']]);
  expect(left).toEqual(['m1/s1 rightsChanged']);
  barred = {};
  // Notices that were not heard are made up for.
  callers.heardAgain();
  await waitFor(() => left.length > 1);
  expect(left[1]).toBe('m1/s2 rightsChanged');
});

test('nobody is asked once everybody has gone', async () => {
  const { open, questions } = start(async () => []);
  const gone = open('m1/gone');
  gone();
  // A second watcher with the same pace shows that there was time to ask.
  const beside = start(async () => []);
  beside.open('m1/s1');
  await waitFor(() => beside.questions.length >= 3);
  expect(questions).toEqual([]);
});

test('a question that fails ends nothing and is put again', async () => {
  let tries = 0;
  const { open, left, log } = start(async () => {
    tries += 1;
    if (tries === 1) throw new Error('the database is away');
    return ['s1'];
  });
  open('m1/s1');
  await waitFor(() => left.length > 0);
  expect(log.lines.map(({ level }) => level)).toEqual(['warn']);
});

test('a question is not put again before it is answered, and stopping waits for the answer', async () => {
  const mayAnswer = Promise.withResolvers<readonly string[]>();
  const { callers, open, questions } = start(() => mayAnswer.promise);
  open('m1/s1');
  await waitFor(() => questions.length === 1);
  const beside = start(async () => []);
  beside.open('m1/s1');
  await waitFor(() => beside.questions.length >= 3);
  expect(questions).toHaveLength(1);
  let isStopped = false;
  const stopped = callers.stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  mayAnswer.resolve([]);
  await stopped;
});
