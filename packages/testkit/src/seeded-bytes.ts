import { createHash } from 'node:crypto';

/**
 * A source of bytes for tests: they look like chance, and the same seed gives the same bytes again.
 * Each call goes on where the one before stopped.
 */
export function seededBytes(seed: string): (count: number) => Uint8Array {
  let block = 0;
  let unused = Buffer.alloc(0);
  return (count) => {
    while (unused.length < count) {
      const next = createHash('sha256').update(`${seed}:${block++}`).digest();
      unused = Buffer.concat([unused, next]);
    }
    const bytes = Uint8Array.from(unused.subarray(0, count));
    unused = unused.subarray(count);
    return bytes;
  };
}
