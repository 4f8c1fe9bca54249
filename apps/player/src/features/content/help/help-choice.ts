import { HELP_TAGS, type HelpTag } from '@maneki/contract/content/kinds';

type Article = { readonly tag: HelpTag | null };

/**
 * Which article an address asks for: the one with its `tag`, else the one at position `i`. An address
 * that names none of them asks for the first.
 */
export function findChosen(articles: readonly Article[], address: URLSearchParams): number {
  const tag = HELP_TAGS.find((known) => known === address.get('tag'));
  const tagged = tag ? articles.findIndex((article) => article.tag === tag) : -1;
  if (tagged >= 0) return tagged;
  const position = /^\d{1,3}$/.test(address.get('i') ?? '') ? Number(address.get('i')) : 0;
  return position < articles.length ? position : 0;
}

/** The address of an article: by its tag where it has one, because positions may change. */
export function helpAddress(articles: readonly Article[], position: number): string {
  const tag = articles[position]?.tag;
  return `/m/help?${tag ? `tag=${tag}` : `i=${position}`}`;
}

const STEPS: Readonly<Record<string, (position: number, last: number) => number>> = {
  ArrowDown: (position, last) => (position === last ? 0 : position + 1),
  ArrowRight: (position, last) => (position === last ? 0 : position + 1),
  ArrowUp: (position, last) => (position === 0 ? last : position - 1),
  ArrowLeft: (position, last) => (position === 0 ? last : position - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Where a key leads in the menu of titles; undefined for a key that leads nowhere. */
export const stepBy = (key: string, position: number, count: number): number | undefined =>
  STEPS[key]?.(position, count - 1);
