const NONCE = /^[0-9a-f]{32}$/;
const TIME = /^\d{1,15}$/;

/** Under which names a protocol sends what proves a message, as Node hands headers over. */
export type SignedHeaders = {
  readonly key: string;
  readonly time: string;
  readonly nonce: string;
  readonly sign: string;
};

/** What a message says of itself. Nothing of it is proven yet. */
export type SignedMessage = {
  readonly keyId: string;
  readonly time: string;
  readonly nonce: string;
  readonly sign: string;
};

/** Headers as they arrived: names in lower case. */
export type ArrivedHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export function readSignedMessage(
  headers: ArrivedHeaders,
  names: SignedHeaders,
): SignedMessage | undefined {
  const [keyId, time] = [headers[names.key], headers[names.time]];
  const [nonce, sign] = [headers[names.nonce], headers[names.sign]];
  // Node joins a header that was sent twice, and then nothing matches it.
  if (typeof keyId !== 'string' || typeof time !== 'string') return undefined;
  if (typeof nonce !== 'string' || typeof sign !== 'string') return undefined;
  return { keyId, time, nonce, sign };
}

/** Whether a message was written not too long ago, by a clock that may be a little off either way. */
export const isTimely = (time: string, now: Date, windowMs: number): boolean =>
  TIME.test(time) && Math.abs(now.getTime() - Number(time)) <= windowMs;

export const isNonce = (nonce: string): boolean => NONCE.test(nonce);
