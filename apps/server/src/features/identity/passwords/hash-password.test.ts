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
  const median = async (hash: string | null) => {
    const times: number[] = [];
    for (let run = 0; run < 9; run += 1) {
      const from = performance.now();
      expect(await isPassword(hash, 'not-this-1')).toBe(false);
      times.push(performance.now() - from);
    }
    return times.toSorted((left, right) => left - right)[4]!;
  };
  expect(await isPassword(null, '')).toBe(false);
  expect(await median(null)).toBeGreaterThan((await median(stored)) / 3);
});
