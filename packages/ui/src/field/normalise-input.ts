export type NumberMode = 'numeric' | 'decimal' | 'tel';

const NUMBER_MODES: ReadonlySet<string | undefined> = new Set(['numeric', 'decimal', 'tel']);

/**
 * Turns what a Japanese keyboard writes for numbers into plain digits: full-width forms by NFKC,
 * the ideographic full stop and the long-vowel mark by hand, because NFKC leaves them alone. Text
 * of other fields is not touched: a name may hold full-width letters on purpose.
 */
export function normaliseInput(value: string, inputMode: string | undefined): string {
  if (!NUMBER_MODES.has(inputMode)) return value;
  const plain = value.normalize('NFKC').replace(/[ー−‐]/g, '-');
  return inputMode === 'decimal' ? plain.replace(/[。｡]/g, '.') : plain;
}
