import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import {
  ROUND_WALLET_PATH,
  signRequest,
  verifyReply,
} from '@maneki/contract/round-wallet/signature';
import { drawNonce } from '#platform/secrets/secrets';
import type { DoorReply } from '../door/write-reply.ts';

export type TestKey = { readonly keyId: string; readonly secret: string };

export type SignedCall = {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
};

/** A call as a provider signs it. */
export function signCall(
  { keyId, secret }: TestKey,
  call: RoundWalletCall,
  { body, at, nonce = drawNonce() }: { body: unknown; at: Date; nonce?: string },
): SignedCall {
  const path = `${ROUND_WALLET_PATH}${call}`;
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const time = String(at.getTime());
  const sign = signRequest({ secret, method: 'POST', path, time, nonce, body: bytes });
  const headers = { 'rw-key': keyId, 'rw-time': time, 'rw-nonce': nonce, 'rw-sign': sign };
  return { path, headers: { 'content-type': 'application/json', ...headers }, body: bytes };
}

/** Whether a reply is the platform's own answer to just this call. */
export function isSignedReply(
  { secret }: TestKey,
  { path, headers }: SignedCall,
  reply: Pick<DoorReply, 'status' | 'body'> & { readonly headers: Record<string, unknown> },
): boolean {
  const { status, body } = reply;
  const time = String(reply.headers['rw-time']);
  const signed = { secret, status, path, time, nonce: headers['rw-nonce']!, body };
  return verifyReply(signed, String(reply.headers['rw-sign']));
}
