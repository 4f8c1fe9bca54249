import { randomBytes } from 'node:crypto';
import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import {
  ROUND_WALLET_HEADERS,
  ROUND_WALLET_PATH,
  signRequest,
} from '@maneki/contract/round-wallet/signature';
import type { NewKey } from '@maneki/server/features/play/keys/add-provider-key';

export type SignedCall = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly nonce: string;
  readonly body: string;
};

/** A call as a provider's own program would sign it. */
export function signCall(
  { keyId, secret }: NewKey,
  {
    call,
    body,
    now,
  }: { readonly call: RoundWalletCall; readonly body: object; readonly now: Date },
): SignedCall {
  const path = ROUND_WALLET_PATH + call;
  const text = JSON.stringify(body);
  const time = String(now.getTime());
  const nonce = randomBytes(16).toString('hex');
  const sign = signRequest({ secret, method: 'POST', path, time, nonce, body: text });
  const headers = {
    'content-type': 'application/json',
    [ROUND_WALLET_HEADERS.key]: keyId,
    [ROUND_WALLET_HEADERS.time]: time,
    [ROUND_WALLET_HEADERS.nonce]: nonce,
    [ROUND_WALLET_HEADERS.sign]: sign,
  };
  return { path, headers, nonce, body: text };
}
