import type { WalletName } from './movement.ts';

/** Crockford's alphabet: no letter that is taken for a digit when somebody reads it out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const REFERENCE = /^([0-9A-HJKMNP-TV-Z]{8})-([1-9]\d{0,17})(F?)$/;

export type Reference = {
  /** The end of the member's id, for telling one member's number from another's. */
  readonly owner: string;
  readonly wallet: WalletName;
  readonly seq: bigint;
};

/**
 * The number of a transfer that a member quotes to the service: whose it is, in eight characters, and
 * which of the account's transfers. Numbers of play credit beside money end in F.
 */
export const referenceOf = (memberId: string, wallet: WalletName, seq: bigint): string =>
  `${ownerOf(memberId)}-${seq}${wallet === 'FREE' ? 'F' : ''}`;

/** Reads a number as a person typed it; undefined when it is none. */
export function readReference(text: string): Reference | undefined {
  const match = REFERENCE.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const [, owner = '', seq = '', free] = match;
  return { owner, wallet: free ? 'FREE' : 'MAIN', seq: BigInt(seq) };
}

/** The last 40 bits of an id, which are chance, five to a character. */
export function ownerOf(memberId: string): string {
  const bits = BigInt(`0x${memberId.slice(-10)}`);
  return Array.from({ length: 8 }, (_, index) => {
    const shift = BigInt(5 * (7 - index));
    return ALPHABET[Number((bits >> shift) & 31n)];
  }).join('');
}
