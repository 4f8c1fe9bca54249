import { expect, test } from 'vitest';
import { createOperatorCodes } from './codes.ts';

const codes = createOperatorCodes('a secret of the deployment, long enough');
const NOW = new Date('2030-01-01T12:00:10Z');
const PERIOD = BigInt(Math.floor(NOW.getTime() / 30_000));

const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test('[CONSOLE-1] a code is taken in its period and in the ones beside it', () => {
  const code = codes.make('salt', NOW);
  expect(code).toMatch(/^\d{6}$/);
  expect(codes.periodOf('salt', code, NOW)).toBe(PERIOD);
  expect(codes.periodOf('salt', code, after(30))).toBe(PERIOD);
  expect(codes.periodOf('salt', code, after(-30))).toBe(PERIOD);
  expect(codes.periodOf('salt', code, after(60))).toBeUndefined();
  expect(codes.periodOf('salt', code, after(-60))).toBeUndefined();
});

test('[CONSOLE-1] each salt and each deployment have codes of their own', () => {
  const code = codes.make('salt', NOW);
  expect(codes.periodOf('pepper', code, NOW)).toBeUndefined();
  const elsewhere = createOperatorCodes('the secret of another deployment');
  expect(elsewhere.periodOf('salt', code, NOW)).toBeUndefined();
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is no code', (code) => {
  expect(codes.periodOf('salt', code, NOW)).toBeUndefined();
});

test('an authenticator is told whose codes it makes, and for what', () => {
  const { secret, uri } = codes.describe('salt', 'keiko');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toContain(`otpauth://totp/Maneki:keiko?issuer=Maneki&secret=${secret}`);
});
