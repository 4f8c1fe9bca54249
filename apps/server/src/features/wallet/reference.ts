import type { WalletName } from './movement.ts';

/** Crockford's alphabet: no letter that is taken for a digit when somebody reads it out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const REFERENCE = /^([0-9A-HJKMNP-TV-Z]{8})-([1-9]\d{0,17})([FD]?)$/;

export type Reference = {
  /** The end of the member's id, for telling one member's number from another's. */
  readonly owner: string;
  readonly wallet: WalletName;
  readonly seq: bigint;
};

/**
 * The number of a transfer that a member quotes to the service: whose it is, in eight characters, and
 * which of the account's transfers. Numbers of play credit beside money end in F, of a demonstration in D.
 */
export const referenceOf = (memberId: string, wallet: WalletName, seq: bigint): string =>
  `${ownerOf(memberId)}-${seq}${LETTERS[wallet]}`;

const LETTERS = { MAIN: '', FREE: 'F', DEMO: 'D' } as const satisfies Record<WalletName, string>;

/** Reads a number as a person typed it; undefined when it is none. */
export function readReference(text: string): Reference | undefined {
  const match = REFERENCE.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const [, owner = '', seq = '', letter] = match;
  const wallet = letter === LETTERS.FREE ? 'FREE' : letter === LETTERS.DEMO ? 'DEMO' : 'MAIN';
  return { owner, wallet, seq: BigInt(seq) };
}

/** The last 40 bits of an id, which are chance, five to a character. */
export function ownerOf(memberId: string): string {
  const bits = BigInt(`0x${memberId.slice(-10)}`);
  return Array.from({ length: 8 }, (_, index) => {
    const shift = BigInt(5 * (7 - index));
    return ALPHABET[Number((bits >> shift) & 31n)];
  }).join('');
}
