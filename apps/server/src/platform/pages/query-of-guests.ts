/** What a page makes of one word of its query. */
export type QueryWord = {
  /** Values of which each has a rendering that all guests share. */
  readonly shared: readonly string[];
  /** Any other value says nothing to the page, or makes it a page of one visitor. */
  readonly others: 'ignored' | 'own';
};

export type QueryWords = Readonly<Record<string, QueryWord>>;

/**
 * The part of an address's query that decides what all guests see, in the page's own order; undefined
 * where the page is one that they cannot share. Whatever else stands there, the page does not read.
 */
export function queryOfGuests(words: QueryWords, asked: URLSearchParams): string | undefined {
  const kept = new URLSearchParams();
  for (const [name, { shared, others }] of Object.entries(words)) {
    const value = asked.get(name);
    if (value === null) continue;
    if (shared.includes(value)) kept.set(name, value);
    else if (others === 'own') return undefined;
  }
  return kept.size > 0 ? `?${kept}` : '';
}
