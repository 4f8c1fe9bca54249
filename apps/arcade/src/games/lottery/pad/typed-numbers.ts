import type { Play } from '@maneki/games/lottery/play';

export type Typed = {
  readonly symbols: readonly string[];
  /** What is no number of the play. */
  readonly unknown: readonly string[];
};

/** A text that is longer was not meant. */
const LENGTH_MAX = 60_000;

/**
 * Reads numbers as people write and paste them: `12 34, 56` or `123456`, in digits of any width. What is longer
 * than a number is cut into numbers.
 */
export function readTyped({ grammar }: Play, written: string): Typed {
  const { symbols } = grammar.rows[0]!;
  const digits = symbols[0]!.length;
  const known = new Set(symbols);
  const found = new Set<string>();
  const unknown: string[] = [];
  const text = written.slice(0, LENGTH_MAX).normalize('NFKC');
  for (const token of text.split(/[^0-9A-Za-z]+/).filter((part) => part !== ''))
    for (const part of cut(token, digits)) {
      const symbol = grammar.spell?.(part) ?? part;
      if (known.has(symbol)) found.add(symbol);
      else unknown.push(part);
    }
  return { symbols: [...found], unknown };
}

function cut(token: string, digits: number): readonly string[] {
  if (token.length <= digits || token.length % digits !== 0) return [token];
  return Array.from({ length: token.length / digits }, (_, at) =>
    token.slice(at * digits, (at + 1) * digits),
  );
}

/** The numbers that begin with what was typed, at most so many. */
export function searchNumbers({ grammar }: Play, typed: string, count: number): readonly string[] {
  const wanted = typed.normalize('NFKC').trim();
  if (wanted === '') return [];
  const { symbols } = grammar.rows[0]!;
  const begins = symbols.filter((symbol) => symbol.startsWith(wanted));
  const holds = symbols.filter((symbol) => !symbol.startsWith(wanted) && symbol.includes(wanted));
  return [...begins, ...holds].slice(0, count);
}
