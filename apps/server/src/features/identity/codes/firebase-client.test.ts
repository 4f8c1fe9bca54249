import { expect, test } from 'vitest';
import { firebaseClientOf } from './firebase-client.ts';

const project = { projectId: 'lucky-cat', keysUrl: 'https://keys.example' };
const seen = { apiKey: 'a-public-key', url: 'https://prover.example' };

test('[AUTH-11] browsers hear of Firebase only where it is configured for them, and for the merchant', () => {
  const told = (...merchantCodes: string[]) =>
    firebaseClientOf({ firebase: { ...project, client: { ...seen, merchantCodes } } }, 'maneki');
  expect(told()).toEqual(seen);
  expect(told('other', 'maneki')).toEqual(seen);
  expect(told('other')).toBeNull();
  expect(firebaseClientOf({ firebase: project }, 'maneki')).toBeNull();
  expect(firebaseClientOf({ firebase: undefined }, 'maneki')).toBeNull();
});
