import { expect, test } from 'vitest';
import { waitFor } from './wait-for.ts';

test('what the condition answers at last is the answer', async () => {
  let calls = 0;
  expect(await waitFor(() => (++calls < 3 ? undefined : 'here'))).toBe('here');
  expect(calls).toBe(3);
});

test('nothing and the empty text are answers, since only undefined, null and false mean not yet', async () => {
  expect(await waitFor(() => 0)).toBe(0);
  expect(await waitFor(async () => '')).toBe('');
});

test('a condition that throws at first is asked again', async () => {
  let calls = 0;
  const answer = await waitFor(() => {
    if (++calls < 2) throw new Error('not yet');
    return true;
  });
  expect(answer).toBe(true);
});

test('waiting in vain tells for what, how long, and what was seen last', async () => {
  await expect(
    waitFor(() => false, { what: 'the moon', withinMs: 20, everyMs: 5 }),
  ).rejects.toThrow('Waited 20 ms in vain for the moon; in the end it answered false.');
  const cause = new Error('clouds');
  await expect(
    waitFor(() => Promise.reject(cause), { what: 'the moon', withinMs: 20, everyMs: 5 }),
  ).rejects.toThrow(
    expect.objectContaining({ message: expect.stringContaining('threw Error: clouds'), cause }),
  );
});
