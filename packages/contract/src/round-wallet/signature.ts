import { createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto';

/*
 * How calls of the Round Wallet protocol and their replies are signed. Both sides use this file where
 * they are ours; a stranger's engineer finds the same in docs/round-wallet.md, with the values of the
 * test beside this file.
 */

/** Where every call stands: `/rw/v1/bet` and so on. The path is part of what is signed. */
export const ROUND_WALLET_PATH = '/rw/v1/';

export const ROUND_WALLET_BODY_BYTES_MAX = 16 * 1_024;

/** How far a message's time may be off, either way. */
export const ROUND_WALLET_WINDOW_MS = 300_000;

/** Names of the headers, as Node hands them over. */
export const ROUND_WALLET_HEADERS = {
  key: 'rw-key',
  time: 'rw-time',
  nonce: 'rw-nonce',
  sign: 'rw-sign',
} as const;

/** The secret's text as it was handed out, or the same made ready for many signatures. */
export type SigningSecret = string | KeyObject;

type Signed = {
  readonly secret: SigningSecret;
  readonly path: string;
  /** Unix milliseconds, as they stand in `RW-Time`. */
  readonly time: string;
  /** The request's, also in its reply: a reply answers one request and no other. */
  readonly nonce: string;
  /** The body's bytes as they travel. */
  readonly body: Uint8Array | string;
};

export type SignedRequest = Signed & { readonly method: string };
export type SignedReply = Signed & { readonly status: number };

/** What `RW-Sign` of a request says. */
export const signRequest = ({ method, ...signed }: SignedRequest): string => sign(method, signed);

/** What `RW-Sign` of a reply says: the HTTP status stands where the request has its method. */
export const signReply = ({ status, ...signed }: SignedReply): string =>
  sign(String(status), signed);

export const verifyRequest = (request: SignedRequest, signature: string): boolean =>
  isSame(signRequest(request), signature);

export const verifyReply = (reply: SignedReply, signature: string): boolean =>
  isSame(signReply(reply), signature);

function sign(first: string, { secret, path, time, nonce, body }: Signed): string {
  const digest = hash('sha256', body, 'hex');
  const text = `RW1\n${first}\n${path}\n${time}\n${nonce}\n${digest}`;
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** Compares without telling by its time how much was right. */
function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
