import { hash } from 'node:crypto';
import { DAY_MS } from '@maneki/kernel/clock';
import type { Sealer } from '#platform/seal';
import type { DrawBytes } from '#platform/secrets';

const SERVER_SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

/** A pair in use for so long is replaced at the next round. */
export const PAIR_AGE_MAX_MS = DAY_MS;

/** The hash that is shown before the seed is: nobody can change the seed afterwards. */
export const commitmentOf = (serverSeed: Uint8Array): string => hash('sha256', serverSeed, 'hex');

/** A new server seed, as it is kept. */
export function drawServerSeed(drawBytes: DrawBytes, sealer: Sealer) {
  const serverSeed = drawBytes(SERVER_SEED_BYTES);
  return { serverSeedSealed: sealer.seal(serverSeed), commitment: commitmentOf(serverSeed) };
}

/** For a player who has not chosen one. */
export const drawClientSeed = (drawBytes: DrawBytes): string =>
  Buffer.from(drawBytes(CLIENT_SEED_BYTES)).toString('hex');
