import { createHash, randomBytes } from 'node:crypto';
import { makeId } from '@maneki/kernel/ids';

/** Where chance comes from. It is handed to whoever needs it, so that a test can repeat it. */
export type DrawBytes = (count: number) => Uint8Array;

/** The machine's own source, which nobody can foretell. */
export const drawSecureBytes: DrawBytes = (count) => randomBytes(count);

/** A secret that only its owner has. Store its hash: a copy of the table then opens nothing. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Tells one from another without saying who it is, for one purpose and no other. */
export const markFor = (purpose: string, id: string): string =>
  createHash('sha256').update(`maneki house|${purpose}|${id}`).digest('hex').slice(0, 16);

/** An id for a new row. */
export const drawId = (now: Date): string => makeId(now, randomBytes(10));

/** 128 bits of hex that name one message and never another. */
export const drawNonce = (): string => randomBytes(16).toString('hex');
