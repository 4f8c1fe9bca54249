/** A slip of a finger, at some place of a text. */
export type Slip = {
  readonly kind: 'insert' | 'delete' | 'replace' | 'swap';
  readonly at: number;
  readonly letter: string;
};

export const SLIPS = ['insert', 'delete', 'replace', 'swap'] as const;

/** What becomes of a text by a slip. */
export function slipOf(letters: readonly string[], { kind, at, letter }: Slip): string[] {
  const place = at % Math.max(1, letters.length);
  const [here, next] = [letters[place], letters[place + 1]];
  if (kind === 'insert') return letters.toSpliced(place, 0, letter);
  if (kind === 'delete') return letters.toSpliced(place, 1);
  if (kind === 'replace') return letters.toSpliced(place, 1, letter);
  return here === undefined || next === undefined
    ? [...letters]
    : letters.toSpliced(place, 2, next, here);
}
