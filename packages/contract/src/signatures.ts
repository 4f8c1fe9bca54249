import { createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto';

/*
 * How calls between servers and their replies are signed, by whichever protocol. Each protocol has a
 * scheme of its own in what is signed, so that no message of one is ever good in another.
 */

/** The secret's text as it was handed out, or the same made ready for many signatures. */
export type SigningSecret = string | KeyObject;

type Signed = {
  readonly secret: SigningSecret;
  readonly path: string;
  /** Unix milliseconds, as they stand in the header of the time. */
  readonly time: string;
  /** The request's, also in its reply: a reply answers one request and no other. */
  readonly nonce: string;
  /** The body's bytes as they travel. */
  readonly body: Uint8Array | string;
};

export type SignedRequest = Signed & { readonly method: string };
export type SignedReply = Signed & { readonly status: number };

export type Signatures = {
  /** What the header of the signature says of a request. */
  signRequest(request: SignedRequest): string;
  /** The same of a reply: the HTTP status stands where the request has its method. */
  signReply(reply: SignedReply): string;
  verifyRequest(request: SignedRequest, signature: string): boolean;
  verifyReply(reply: SignedReply, signature: string): boolean;
};

export function signaturesOf(scheme: string): Signatures {
  const sign = (first: string, { secret, path, time, nonce, body }: Signed): string => {
    const digest = hash('sha256', body, 'hex');
    const text = `${scheme}\n${first}\n${path}\n${time}\n${nonce}\n${digest}`;
    return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
  };
  const signRequest = ({ method, ...signed }: SignedRequest) => sign(method, signed);
  const signReply = ({ status, ...signed }: SignedReply) => sign(String(status), signed);
  return {
    signRequest,
    signReply,
    verifyRequest: (request, signature) => isSame(signRequest(request), signature),
    verifyReply: (reply, signature) => isSame(signReply(reply), signature),
  };
}

/** Compares without telling by its time how much was right. */
function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
