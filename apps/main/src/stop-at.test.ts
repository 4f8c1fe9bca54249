import type { CallPlatform } from '@maneki/contract/round-wallet/platform-wallet';
import { expect, test } from 'vitest';
import { readStopAt, type StopAt, stopAt } from './stop-at.ts';

/** Makes three calls, and tells how many were carried out when the process would have ended. */
function countCarried(point: StopAt): Promise<{ carried: number; heard: number }> {
  let carried = 0;
  let heard = 0;
  const carry: CallPlatform = async () => {
    carried += 1;
    return { status: 200, headers: {}, body: '' };
  };
  return new Promise((resolve) => {
    const call = stopAt(point, { carry, end: () => resolve({ carried, heard }) });
    for (let number = 1; number <= 3; number += 1)
      void call('/play', {}, new Uint8Array(), AbortSignal.timeout(5_000)).then(() => {
        heard += 1;
      });
  });
}

test('a process that ends where it asked has not been heard', async () => {
  expect(await countCarried(readStopAt('asked:2'))).toEqual({ carried: 1, heard: 1 });
});

test('a process that ends where it was answered does not learn of it', async () => {
  expect(await countCarried(readStopAt('answered:2'))).toEqual({ carried: 3, heard: 1 });
});
