import { invariant } from '@maneki/kernel/invariant';

/** Where random bytes come from: block after block of 32, the same for everybody who knows the seeds. */
export type BlockSource = (counter: number) => Uint8Array;

/** Draws without bias. A game that is played twice from the same source goes the same way. */
export type Draws = {
  /** A whole number from 0 up to, but without, `count`. */
  below(count: number): number;
  /** How many blocks have been looked at: a round's own part of the stream. */
  readonly blocksUsed: number;
};

const WORD_BYTES = 7;
const WORDS_PER_BLOCK = 4;
const WORD_RANGE = 2 ** 52;

/**
 * Reads draws from blocks. A word is seven bytes, the first one heaviest, of which the lowest four bits
 * are dropped; what is left over of a block is not used. A word in the last, incomplete stretch of a range
 * would favour small numbers, so it is skipped and the next one taken.
 */
export function readDraws(blockAt: BlockSource): Draws {
  let words = 0;
  let block = new Uint8Array();
  const nextWord = (): number => {
    const place = words % WORDS_PER_BLOCK;
    if (place === 0) block = Uint8Array.from(blockAt(words / WORDS_PER_BLOCK));
    words += 1;
    let word = 0;
    const first = place * WORD_BYTES;
    for (let at = first; at < first + 6; at += 1) word = word * 256 + block[at]!;
    return word * 16 + (block[first + 6]! >> 4);
  };
  return {
    below(count) {
      invariant(Number.isSafeInteger(count) && count > 0 && count <= WORD_RANGE, 'a count');
      const fair = WORD_RANGE - (WORD_RANGE % count);
      let word = nextWord();
      while (word >= fair) word = nextWord();
      return word % count;
    },
    get blocksUsed() {
      return Math.ceil(words / WORDS_PER_BLOCK);
    },
  };
}

/** What is signed with the server's seed for a block of a single player's round. */
export const messageOf = (
  round: { readonly clientSeed: string; readonly nonce: number },
  counter: number,
): string => `${round.clientSeed}|${round.nonce}|${counter}`;

/** The same for a round that everybody shares: its number follows from the one before, nobody chooses it. */
export const sharedMessageOf = (
  round: { readonly gameId: string; readonly roundNo: number },
  counter: number,
): string => `${round.gameId}|${round.roundNo}|${counter}`;
