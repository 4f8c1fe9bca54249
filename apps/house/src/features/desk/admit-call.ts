import type { RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import type { ProviderKey } from '@maneki/contract/round-wallet/platform-wallet';
import { ROUND_WALLET_WINDOW_MS, verifyRequest } from '@maneki/contract/round-wallet/signature';
import type { HouseServices } from '#platform/services';
import { takeNonce } from './store.ts';

/** Longer than a call is fresh by a clock that is off either way: afterwards its time refuses it. */
const NONCE_KEPT_MS = 2 * ROUND_WALLET_WINDOW_MS + 60_000;

const NONCE = /^[0-9a-f]{32}$/;
const TIME = /^\d{1,15}$/;

/** What a call says of itself. Nothing of it is proven yet. */
export type ArrivedCall = {
  readonly path: string;
  readonly keyId: string;
  readonly time: string;
  readonly nonce: string;
  readonly sign: string;
  readonly body: Uint8Array;
};

/** Whether a call is the platform's own; only what is gets a signed answer. */
export type Admission =
  | { readonly isGenuine: false; readonly code: 'BAD_SIGN' }
  | {
      readonly isGenuine: true;
      readonly code: Extract<RoundWalletCode, 'OK' | 'STALE' | 'NONCE_REUSED' | 'BAD_REQUEST'>;
    };

/** Signed by the key that both share, written just now, and here for the first time: in this order. */
export async function admitCall(
  { database, clock }: Pick<HouseServices, 'database' | 'clock'>,
  key: ProviderKey,
  call: ArrivedCall,
): Promise<Admission> {
  const signed = { secret: key.secret, method: 'POST', ...call };
  if (call.keyId !== key.id || !verifyRequest(signed, call.sign))
    return { isGenuine: false, code: 'BAD_SIGN' };
  const now = clock.now();
  if (!TIME.test(call.time) || !NONCE.test(call.nonce))
    return { isGenuine: true, code: 'BAD_REQUEST' };
  if (Math.abs(Number(call.time) - now.getTime()) > ROUND_WALLET_WINDOW_MS)
    return { isGenuine: true, code: 'STALE' };
  const forgetBefore = new Date(now.getTime() - NONCE_KEPT_MS);
  const { nonce } = call;
  const isFirst = await database.transact((tx) => takeNonce(tx, { nonce, now, forgetBefore }));
  return { isGenuine: true, code: isFirst ? 'OK' : 'NONCE_REUSED' };
}
