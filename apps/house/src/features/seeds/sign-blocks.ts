import { createHmac, createSecretKey } from 'node:crypto';
import type { BlockSource } from '@maneki/games/fair/draws';

/** Blocks of a stream: each is the server seed's signature under a message that counts them. */
export function signBlocks(
  serverSeed: Uint8Array,
  message: (counter: number) => string,
): BlockSource {
  const key = createSecretKey(serverSeed);
  return (counter) => createHmac('sha256', key).update(message(counter)).digest();
}
