import type { Language } from '@maneki/contract/language';
import type { Catalogue, Phrases } from '@maneki/phrases/phrases';

/** Catalogues that are loaded so far, by name. The first view's are always there. */
export type LoadedPhrases = Pick<Phrases, 'shell' | 'site'> & Partial<Phrases>;

const FIRST_VIEW = ['shell', 'site'] as const satisfies readonly Catalogue[];

/** Loads the words of a page in one language: the first view's and the page's own catalogues. */
export const loadPhrases = (
  language: Language,
  catalogues: readonly Catalogue[],
): Promise<LoadedPhrases> =>
  loadCatalogues(language, [
    ...new Set<Catalogue>([...FIRST_VIEW, ...catalogues]),
  ]) as Promise<LoadedPhrases>;

export async function loadCatalogues(
  language: Language,
  names: readonly Catalogue[],
): Promise<Partial<Phrases>> {
  const loaded = await Promise.all(names.map((name) => loadCatalogue(language, name)));
  return Object.fromEntries(names.map((name, index) => [name, loaded[index]]));
}

async function loadCatalogue(language: Language, name: Catalogue): Promise<unknown> {
  // The document brings the first view's words along: where all others are is not known before they matter.
  const { findPhrases } = await import('./phrase-files.ts');
  return (await findPhrases(language, name)())[name];
}
