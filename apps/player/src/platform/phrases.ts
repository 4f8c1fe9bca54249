import type { Language } from '@maneki/contract/language';
import type { Catalogue, Phrases } from '@maneki/phrases/phrases';

/** Catalogues that are loaded so far, by name. The first view's are always there. */
export type LoadedPhrases = Pick<Phrases, 'shell' | 'site'> & Partial<Phrases>;

const FIRST_VIEW = ['shell', 'site'] as const satisfies readonly Catalogue[];

/** Loads the words of a page in one language: the first view's and the page's own catalogues. */
export async function loadPhrases(
  language: Language,
  catalogues: readonly Catalogue[],
): Promise<LoadedPhrases> {
  const names = [...new Set<Catalogue>([...FIRST_VIEW, ...catalogues])];
  const loaded = await Promise.all(names.map((name) => loadCatalogue(language, name)));
  return Object.fromEntries(names.map((name, index) => [name, loaded[index]])) as LoadedPhrases;
}

async function loadCatalogue(language: Language, name: Catalogue): Promise<unknown> {
  // The document brings the first view's words along: where all others are is not known before they matter.
  const { findPhrases } = await import('./phrase-files.ts');
  return (await findPhrases(language, name)())[name];
}
