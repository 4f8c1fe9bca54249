import { expect, test } from 'vitest';
import { createSealer } from './seal.ts';

const secret = 'a master secret of more than 32 characters';
const plain = Buffer.from('招き猫');

test('what was sealed opens with the same secret and purpose only', () => {
  const sealed = createSealer(secret, 'call keys').seal(plain);
  expect(createSealer(secret, 'call keys').open(sealed)).toEqual(plain);
  expect(createSealer(secret, 'payout accounts').open(sealed)).toBeUndefined();
  expect(createSealer(`${secret}!`, 'call keys').open(sealed)).toBeUndefined();
});

test('sealing the same thing twice looks different', () => {
  const sealer = createSealer(secret, 'call keys');
  expect(sealer.seal(plain)).not.toBe(sealer.seal(plain));
});

test('what was altered, cut or never sealed does not open', () => {
  const sealer = createSealer(secret, 'call keys');
  const sealed = sealer.seal(plain);
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  for (const index of bytes.keys()) {
    const altered = Buffer.from(bytes);
    altered[index]! ^= 1;
    expect(sealer.open(`v1.${altered.toString('base64url')}`), `byte ${index}`).toBeUndefined();
  }
  for (const foreign of ['', 'v1', 'v1.', sealed.slice(0, 20), sealed.replace('v1', 'v2')]) {
    expect(sealer.open(foreign), foreign).toBeUndefined();
  }
});

test('a short master secret is refused', () => {
  expect(() => createSealer('x'.repeat(31), 'call keys')).toThrow('master secret');
  expect(() => createSealer('x'.repeat(32), 'call keys')).not.toThrow();
});

test('what belongs to one place does not open in another', () => {
  const { seal, open } = createSealer('a master secret of at least 32 characters', 'papers');
  const sealed = seal(Buffer.from('a passport'), 'hanako FRONT');
  expect(open(sealed, 'hanako FRONT')?.toString()).toBe('a passport');
  for (const other of ['hanako BACK', 'taro FRONT', '', undefined])
    expect(open(sealed, other)).toBeUndefined();
});
