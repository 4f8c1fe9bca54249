import { expect, test } from 'vitest';
import { Motion } from './motion.ts';

test('a run is told its share until it is over', async () => {
  const motion = new Motion(() => undefined);
  const shares: number[] = [];
  const done = motion.run(100, (share) => shares.push(share));
  motion.update(25);
  motion.update(50);
  expect(motion.isBusy).toBe(true);
  motion.update(50);
  await done;
  expect(shares).toEqual([0, 0.25, 0.75, 1]);
  expect(motion.isBusy).toBe(false);
});

test('hurry ends what runs and what follows, until calm', async () => {
  const motion = new Motion(() => undefined);
  const shares: number[] = [];
  const first = motion.run(1_000, (share) => shares.push(share));
  motion.hurry();
  await first;
  await motion.run(1_000, (share) => shares.push(share));
  expect(shares).toEqual([0, 1, 1]);
  motion.calm();
  void motion.wait(10);
  expect(motion.isBusy).toBe(true);
});

test('several runs move side by side', async () => {
  const motion = new Motion(() => undefined);
  const ended: string[] = [];
  const long = motion.wait(200).then(() => ended.push('long'));
  const short = motion.wait(100).then(() => ended.push('short'));
  motion.update(100);
  await short;
  motion.update(100);
  await long;
  expect(ended).toEqual(['short', 'long']);
});

test('a new run wakes the stage', () => {
  let woken = 0;
  const motion = new Motion(() => {
    woken += 1;
  });
  void motion.wait(5);
  expect(woken).toBe(1);
});
