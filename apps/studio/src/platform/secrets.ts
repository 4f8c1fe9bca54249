import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { BlockSource } from '@maneki/games/fair/draws';

/** A secret that only its owner has. Store its hash: a copy of the table then opens nothing. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** 128 bits of hex that name one message and never another. */
export const drawNonce = (): string => randomBytes(16).toString('hex');

/** The seed of a round, which nobody can foretell. */
export const drawSeed = (): string => randomBytes(32).toString('hex');

/** What is shown of a seed before its round. */
export const commitTo = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** A seed that a player may replace by one of their own. */
export const suggestSeed = (): string => randomBytes(8).toString('hex');

/** The stream of a round, as docs and verifiers of the house's games know it. */
export const blocksOf =
  (serverSeed: string, messageAt: (counter: number) => string): BlockSource =>
  (counter) =>
    createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(messageAt(counter)).digest();
