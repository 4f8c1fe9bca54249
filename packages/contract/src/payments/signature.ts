import { signaturesOf } from '../signatures.ts';

/*
 * How calls between the platform and a payment provider are signed, both ways. Both sides use this file
 * where they are ours; a stranger's engineer finds the same in docs/payment-protocol.md, with the values of
 * the test beside this file.
 */

/** Where every call stands, on either side: `/pay/v1/collect` and so on. The path is part of what is signed. */
export const PAYMENT_PATH = '/pay/v1/';

export const PAYMENT_BODY_BYTES_MAX = 16 * 1_024;

/** How far a message's time may be off, either way. */
export const PAYMENT_WINDOW_MS = 300_000;

/** Names of the headers, as Node hands them over. */
export const PAYMENT_HEADERS = {
  key: 'pay-key',
  time: 'pay-time',
  nonce: 'pay-nonce',
  sign: 'pay-sign',
} as const;

export const paymentSignatures = signaturesOf('PAY1');
