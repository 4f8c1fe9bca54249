import type { Language } from '@maneki/contract/language';
import type { Catalogue } from '@maneki/phrases/phrases';

type Load = () => Promise<Record<string, unknown>>;

/** Every catalogue that the site speaks; those of the games' own pages and of the console are not among them. */
const files = import.meta.glob<Record<string, unknown>>([
  '../../../../../packages/phrases/src/{en,ja,cn,th,vi}/*.ts',
  '!../../../../../packages/phrases/src/*/{arcade,arcade-*,house,content-console}.ts',
]);

/** How one catalogue in one language is loaded. */
export function findPhrases(language: Language, name: Catalogue): Load {
  const place = `${language.toLowerCase()}/${fileOf(name)}.ts`;
  const load = files[`../../../../../packages/phrases/src/${place}`];
  if (!load) throw new Error(`there are no phrases ${place}`);
  return load;
}

/** Files are named like this one, catalogues like the constants that hold them. */
const fileOf = (name: Catalogue) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
