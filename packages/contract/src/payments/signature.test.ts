import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signRequest } from '../round-wallet/signature.ts';
import { paymentSignatures } from './signature.ts';

// The worked example of docs/payment-protocol.md.
const SECRET = 'c2VjcmV0IG9mIHRoZSB3b3JrZWQgZXhhbXBsZSE';
const request = {
  secret: SECRET,
  method: 'POST',
  path: '/pay/v1/deposit',
  time: '1893499200000',
  nonce: '000102030405060708090a0b0c0d0e0f',
  body: '{}',
};

test('[CASH-2] a call is signed as the documents show, word for word', () => {
  const digest = createHash('sha256').update('{}').digest('hex');
  const text = ['PAY1', 'POST', request.path, request.time, request.nonce, digest].join('\n');
  const expected = `v1=${createHmac('sha256', SECRET).update(text).digest('hex')}`;
  expect(paymentSignatures.signRequest(request)).toBe(expected);
  expect(expected).toBe('v1=1d69005dd08844689032d16e309c7450ceba3513e4c5ca3f3bfdc31e3e7f1b8c');
  expect(paymentSignatures.verifyRequest(request, expected)).toBe(true);
});

test('[CASH-2] what is signed for games is not signed for payments', () => {
  expect(paymentSignatures.verifyRequest(request, signRequest(request))).toBe(false);
});
