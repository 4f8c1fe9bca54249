import { signaturesOf } from '../signatures.ts';

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

/** `RW-Time`, `RW-Nonce` and so on are what stands in the message; see the shared rule of signing. */
export const roundWalletSignatures = signaturesOf('RW1');
export const { signRequest, signReply, verifyRequest, verifyReply } = roundWalletSignatures;
