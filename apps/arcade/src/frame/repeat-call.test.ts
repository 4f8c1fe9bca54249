import { expect, test } from 'vitest';
import { NoAnswerError } from './call-house.ts';
import { repeatCall, waitBeforeTry } from './repeat-call.ts';

const losing = (times: number) => {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw new NoAnswerError('lost');
    return { ok: true, value: calls } as const;
  };
};

test('a lost answer is asked for again until one comes', async () => {
  const waits: number[] = [];
  let lost = 0;
  const answer = await repeatCall(losing(3), {
    onLost: () => {
      lost += 1;
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
  });
  expect(answer).toEqual({ ok: true, value: 4 });
  expect(lost).toBe(3);
  expect(waits).toEqual([400, 800, 1600]);
});

test('a refusal is an answer and is not repeated', async () => {
  let calls = 0;
  const refusal = { code: 'house.limit_reached', message: 'no' };
  const answer = await repeatCall(
    async () => {
      calls += 1;
      return { ok: false, refusal } as const;
    },
    { onLost: () => undefined, wait: async () => undefined },
  );
  expect(answer).toEqual({ ok: false, refusal });
  expect(calls).toBe(1);
});

test('where tries are counted, the last one that gets lost is told', async () => {
  const options = { onLost: () => undefined, wait: async () => undefined, triesMax: 2 };
  await expect(repeatCall(losing(2), options)).rejects.toThrow(NoAnswerError);
  await expect(repeatCall(losing(1), options)).resolves.toEqual({ ok: true, value: 2 });
});

test('the waits grow and end at five seconds', () => {
  expect([1, 5, 6, 100].map(waitBeforeTry)).toEqual([400, 5000, 5000, 5000]);
});
