import { createHmac } from 'node:crypto';
import type { BlockSource } from '../fair/draws.ts';

/** The house's blocks: what a server signs for a round. */
export const signBlocks =
  (serverSeed: string, message: (counter: number) => string): BlockSource =>
  (counter) =>
    createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(message(counter)).digest();
