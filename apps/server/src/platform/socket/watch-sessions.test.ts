import { fixedClock } from '@maneki/testkit/fixed-clock';
import { waitFor } from '@maneki/testkit/wait-for';
import { afterEach, expect, test } from 'vitest';
import { createTestLog } from '../metrics/testing/test-log.ts';
import { watchSessions } from './watch-sessions.ts';

const clock = fixedClock('2030-01-01T12:00:00Z');
let stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

function start(answer: (sessionIds: readonly string[]) => Promise<readonly string[]>) {
  const questions: (readonly string[])[] = [];
  const moments: Date[] = [];
  const log = createTestLog();
  const sessions = watchSessions({
    async listEnded(sessionIds, now) {
      questions.push(sessionIds);
      moments.push(now);
      return answer(sessionIds);
    },
    clock,
    log,
    everyMs: 5,
  });
  stops.push(sessions.stop);
  return { sessions, questions, moments, log };
}

test('all sessions are asked about in one question, each once, at the time of the clock', async () => {
  const { sessions, questions, moments } = start(async () => []);
  for (const id of ['s1', 's2', 's1']) sessions.watch(id, () => {});
  await waitFor(() => questions.length > 0);
  expect(questions[0]).toEqual(['s1', 's2']);
  expect(moments[0]).toEqual(clock.now());
});

test('every page of a session that is over is told, and no other', async () => {
  const ended: string[] = [];
  const { sessions } = start(async () => ['s1']);
  for (const page of ['first', 'second']) {
    const stop = sessions.watch('s1', () => {
      stop();
      ended.push(page);
    });
  }
  sessions.watch('s2', () => ended.push('other'));
  await waitFor(() => ended.length === 2);
  expect(ended).toEqual(['first', 'second']);
});

test('nobody is asked while only guests are here, or once everybody has gone', async () => {
  const { sessions, questions } = start(async () => []);
  sessions.watch(undefined, () => {});
  const gone = sessions.watch('gone', () => {});
  gone();
  // A second watcher with the same pace shows that there was time to ask.
  const beside = start(async () => []);
  beside.sessions.watch('s1', () => {});
  await waitFor(() => beside.questions.length >= 3);
  expect(questions).toEqual([]);
});

test('a question that fails ends nothing and is put again', async () => {
  let tries = 0;
  const ended: string[] = [];
  const { sessions, log } = start(async () => {
    tries += 1;
    if (tries === 1) throw new Error('the database is away');
    return ['s1'];
  });
  sessions.watch('s1', () => ended.push('s1'));
  await waitFor(() => ended.length > 0);
  expect(log.lines.map(({ level }) => level)).toEqual(['warn']);
});

test('a question is not put again before it is answered, and stopping waits for the answer', async () => {
  const mayAnswer = Promise.withResolvers<readonly string[]>();
  const { sessions, questions } = start(() => mayAnswer.promise);
  sessions.watch('s1', () => {});
  await waitFor(() => questions.length === 1);
  const beside = start(async () => []);
  beside.sessions.watch('s1', () => {});
  await waitFor(() => beside.questions.length >= 3);
  expect(questions).toHaveLength(1);
  let isStopped = false;
  const stopped = sessions.stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  mayAnswer.resolve([]);
  await stopped;
});
