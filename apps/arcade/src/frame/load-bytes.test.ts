import { expect, test } from 'vitest';
import { createProgress } from './load-bytes.ts';

const watch = () => {
  const shares: number[] = [];
  return { shares, progress: createProgress((share) => shares.push(share)) };
};

test('the share is that of all bytes, whatever part they belong to', () => {
  const { shares, progress } = watch();
  const sheet = progress.add(300);
  const code = progress.add(100);
  sheet.receive(100);
  code.receive(100);
  sheet.receive(200);
  expect(shares).toEqual([0.25, 0.5, 1]);
});

test('a part that turns out larger never moves the bar back', () => {
  const { shares, progress } = watch();
  const part = progress.add(100);
  part.receive(80);
  part.expect(1_000);
  part.receive(20);
  expect(shares).toEqual([0.8, 0.8]);
});

test('a finished part counts whole, though its size was only guessed', () => {
  const { shares, progress } = watch();
  const part = progress.add(500);
  part.receive(20);
  part.finish();
  expect(shares.at(-1)).toBe(1);
});
