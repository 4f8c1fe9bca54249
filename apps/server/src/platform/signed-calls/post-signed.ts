import type { Signatures, SigningSecret } from '@maneki/contract/signatures';
import { refuseInsideTransaction } from '../database/transaction-guard.ts';
import { drawNonce } from '../secrets/secrets.ts';
import type { SignedHeaders } from './signed-message.ts';

export type SignedKey = { readonly id: string; readonly secret: SigningSecret };

export type SignedPost = {
  readonly url: URL;
  readonly key: SignedKey;
  readonly signatures: Signatures;
  readonly headers: SignedHeaders;
  readonly body: string;
  readonly now: Date;
  readonly timeoutMs: number;
  readonly replyBytesMax: number;
  /** Carries the call; the network does where nothing else is said. */
  readonly fetch?: typeof fetch | undefined;
};

export type SignedAnswer = {
  readonly status: number;
  readonly body: Buffer;
  /** Whether it is the other side's own word, about this very call. */
  readonly isGenuine: boolean;
};

/** Asks another server something, signed, and reads a reply that should be signed as well. */
export async function postSigned(post: SignedPost): Promise<SignedAnswer> {
  refuseInsideTransaction('asking another server');
  const { url, key, signatures, headers: names, body } = post;
  const [time, nonce] = [String(post.now.getTime()), drawNonce()];
  const signed = { secret: key.secret, path: url.pathname, time, nonce, body };
  const response = await (post.fetch ?? fetch)(url, {
    method: 'POST',
    body,
    // A reply is signed for this path: another one could not be the right one.
    redirect: 'error',
    signal: AbortSignal.timeout(post.timeoutMs),
    headers: {
      'content-type': 'application/json',
      [names.key]: key.id,
      [names.time]: time,
      [names.nonce]: nonce,
      [names.sign]: signatures.signRequest({ ...signed, method: 'POST' }),
    },
  });
  const { status, headers } = response;
  const bytes = await readBytes(response, post.replyBytesMax);
  const reply = { ...signed, status, time: headers.get(names.time) ?? '', body: bytes };
  const isGenuine = signatures.verifyReply(reply, headers.get(names.sign) ?? '');
  return { status, body: bytes, isGenuine };
}

/** Reads no more than an answer can have: a stranger's reply must not fill the memory. */
async function readBytes(response: Response, bytesMax: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > bytesMax) throw new Error('the reply is too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
