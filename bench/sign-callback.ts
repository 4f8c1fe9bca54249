import { randomBytes } from 'node:crypto';
import {
  PAYMENT_HEADERS,
  PAYMENT_PATH,
  paymentSignatures,
} from '@maneki/contract/payments/signature';
import type { Gateway } from './cashier-members.ts';
import { MONEY } from './players.ts';

/** That an order was paid, as a gateway's own program would sign it. The payment is named after the order. */
export function signCallback(
  { keyId, keySecret: secret }: Pick<Gateway, 'keyId' | 'keySecret'>,
  orderNo: string,
) {
  const path = `${PAYMENT_PATH}deposit`;
  const now = new Date();
  const body = JSON.stringify({
    status: 'PAID',
    orderNo,
    paymentRef: `p-${orderNo}`,
    currency: MONEY,
    amountMinor: '1000',
    coin: null,
    at: now.toISOString(),
  });
  const time = String(now.getTime());
  const nonce = randomBytes(16).toString('hex');
  const sign = paymentSignatures.signRequest({ secret, method: 'POST', path, time, nonce, body });
  const headers = {
    'content-type': 'application/json',
    [PAYMENT_HEADERS.key]: keyId,
    [PAYMENT_HEADERS.time]: time,
    [PAYMENT_HEADERS.nonce]: nonce,
    [PAYMENT_HEADERS.sign]: sign,
  };
  return { path, headers, nonce, body };
}
