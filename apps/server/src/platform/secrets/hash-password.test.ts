import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './hash-password.ts';

test('[AUTH-16] passwords are kept as argon2id hashes, each with a salt of its own', async () => {
  const [one, other] = [await hashPassword('maneki2026'), await hashPassword('maneki2026')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await isPassword(one, 'maneki2026')).toBe(true);
  expect(await isPassword(one, 'Maneki2026')).toBe(false);
  expect(await isPassword(one, '')).toBe(false);
});

test('nobody’s password is never right, and takes as long to compare', async () => {
  const stored = await hashPassword('maneki2026');
  // By the work that it is, not by the clock, which a busy machine lets run on.
  const median = async (hash: string | null) => {
    const works: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const from = process.cpuUsage();
      expect(await isPassword(hash, 'not-this-1')).toBe(false);
      works.push(process.cpuUsage(from).user);
    }
    return works.toSorted((left, right) => left - right)[2]!;
  };
  expect(await isPassword(null, '')).toBe(false);
  expect(await median(null)).toBeGreaterThan((await median(stored)) / 3);
});
