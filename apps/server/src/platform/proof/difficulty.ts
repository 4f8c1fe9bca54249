import { PROOF_BITS_MAX } from '@maneki/contract/call/proof';

/**
 * 2^13 tries for each of eight parts, 2^16 in all: about a tenth of a second of a server core. A phone that is ten
 * times slower has the second or two that it needs while its owner fills in a form.
 */
export const ORDINARY_BITS = 13;

/** What one place asks for in a minute when people do, and how many bits more others pay at most. */
export const LOAD = {
  address: { ordinary: 6, bitsMax: 5 },
  merchant: { ordinary: 120, bitsMax: 2 },
} as const;

export type ProofLoad = {
  /** Challenges that an address asked for within a minute, for each address that shares its network. */
  readonly ofAddress: number;
  /** Proofs that a merchant accepted within a minute. */
  readonly ofMerchant: number;
};

/**
 * One bit more, which is twice the work, for every doubling of what is ordinary. An address pays for what it asks
 * for; everybody pays for what was really solved, so that asking alone makes it harder for nobody else.
 */
export function chooseBits(ordinaryBits: number, load: ProofLoad): number {
  const extra = extraBits(load.ofAddress, LOAD.address) + extraBits(load.ofMerchant, LOAD.merchant);
  return Math.min(PROOF_BITS_MAX, ordinaryBits + extra);
}

const extraBits = (count: number, { ordinary, bitsMax }: { ordinary: number; bitsMax: number }) =>
  Math.min(bitsMax, Math.max(0, Math.ceil(Math.log2(count / ordinary))));
