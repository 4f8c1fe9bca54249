import { ROUND_WALLET_CODES, type RoundWalletCode } from '@maneki/contract/round-wallet/codes';
import { signReply } from '@maneki/contract/round-wallet/signature';
import { writeAmount } from '@maneki/kernel/money';
import type { ProviderKey } from '../keys/provider-directory.ts';
import type { DoorAnswer } from './door-calls.ts';

export type DoorReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Signs for whoever sent a message that is known to be theirs. */
export type Signer = {
  readonly key: ProviderKey;
  readonly path: string;
  readonly nonce: string;
  readonly now: Date;
};

export function writeReply(answer: DoorAnswer, signer: Signer): DoorReply {
  const { status } = ROUND_WALLET_CODES[answer.status];
  const body = writeBody(answer);
  const { key, path, nonce } = signer;
  const time = String(signer.now.getTime());
  const signature = signReply({ secret: key.secret, status, path, time, nonce, body });
  const headers = {
    ...JSON_TYPE,
    'rw-key': key.id,
    'rw-time': time,
    'rw-nonce': nonce,
    'rw-sign': signature,
  };
  return { status, headers, body };
}

/**
 * A reply to somebody who proved nothing. It is never signed: whoever sees messages go by could
 * otherwise have a refusal signed for another's nonce, and pass it off as the answer to the real one.
 */
export function writeUnsigned(code: RoundWalletCode, field?: string): DoorReply {
  const { status } = ROUND_WALLET_CODES[code];
  const body = writeBody({ status: code, ...(field ? { field } : {}) });
  return { status, headers: JSON_TYPE, body };
}

function writeBody({ status, balance, detail, ...rest }: DoorAnswer): string {
  const { isFinal, retryAfterMs } = ROUND_WALLET_CODES[status];
  return JSON.stringify({
    status,
    final: isFinal,
    retryAfterMs,
    ...rest,
    ...(balance === undefined ? undefined : { balance: writeAmount(balance) }),
    ...detail,
  });
}
