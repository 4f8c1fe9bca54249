/** One character of a sum that changes. A digit that becomes another passes those in between. */
export type RolledCharacter = {
  /** Counted from the right. */
  readonly place: number;
  readonly character: string;
  /** From the old digit to the new one; nothing for what stays. */
  readonly passing?: readonly string[];
};

export type Roll = {
  /** A sum that grows rolls up, one that shrinks rolls down. */
  readonly isGrowing: boolean;
  readonly characters: readonly RolledCharacter[];
};

const DIGIT = /\d/;

/**
 * How one written sum becomes another, digit by digit. Places are counted from the right, because that is
 * where sums are aligned; a place that is new begins at nothing.
 */
export function rollDigits(from: string, to: string): Roll {
  const isGrowing = amountOf(to) >= amountOf(from);
  const before = [...from].filter((character) => DIGIT.test(character));
  // What was hidden, or was no sum, has nothing to roll from.
  const isStill = before.length === 0;
  const rolled = [...to].reverse().map((character, place): RolledCharacter => {
    if (isStill || !DIGIT.test(character)) return { place, character };
    const old = before.pop() ?? '0';
    if (old === character) return { place, character };
    const passing = digitsBetween(Number(old), Number(character), isGrowing);
    return { place, character, passing };
  });
  return { isGrowing, characters: rolled.reverse() };
}

function digitsBetween(from: number, to: number, isGrowing: boolean): string[] {
  const step = isGrowing ? 1 : 9;
  const passed = [String(from)];
  for (let digit = from; digit !== to; ) {
    digit = (digit + step) % 10;
    passed.push(String(digit));
  }
  return passed;
}

function amountOf(written: string): bigint {
  const digits = BigInt(written.replace(/\D/g, '') || '0');
  return written.startsWith('-') ? -digits : digits;
}
