import { invariant } from '@maneki/kernel/invariant';
import type { BlockSource } from './draws.ts';

export type BlockWish = {
  /** Hex, as it is revealed; its bytes are the key. */
  readonly serverSeed: string;
  /** What is signed for a block: `messageOf` or `sharedMessageOf` of the round. */
  readonly message: (counter: number) => string;
  readonly count: number;
};

/**
 * Computes a round's blocks where there is no node:crypto, as the house computed them. Browsers sign
 * asynchronously and only in secure contexts, so blocks are made before the round is played from them.
 */
export async function loadBlocks({ serverSeed, message, count }: BlockWish): Promise<BlockSource> {
  const { subtle } = globalThis.crypto;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', readHex(serverSeed), algorithm, false, ['sign']);
  const text = new TextEncoder();
  const blocks = await Promise.all(
    Array.from({ length: count }, (_, counter) =>
      subtle.sign('HMAC', key, text.encode(message(counter))),
    ),
  );
  return (counter) => {
    const block = blocks[counter];
    invariant(block !== undefined, `block ${counter} was not loaded, only ${count} were`);
    return new Uint8Array(block);
  };
}

function readHex(hex: string): Uint8Array<ArrayBuffer> {
  invariant(/^(?:[0-9a-f]{2})+$/i.test(hex), 'a seed is written as hex');
  return Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16));
}
