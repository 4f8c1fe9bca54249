import type { Complaint, TreeRule } from './complaint.ts';
import { findFile } from './find-file.ts';
import { listImports } from './list-imports.ts';
import { isForTests, isSource, type TreeFile } from './source-tree.ts';

/** The apps whose weight a visitor waits for, on a phone. */
const ON_PHONES = /^apps\/(?:player|arcade)\/src\//;

/** Checks replies on servers. In a browser it would be a fifth of the site, and ask for \`eval\`, which pages forbid. */
const SERVERS_ONLY = 'zod';

/** What browsers load says what a call is like by data and types alone: schemas stay with the server. */
export const checkBrowser: TreeRule = (files) => {
  const sources = new Map(files.filter(isSource).map((file) => [file.path, file]));
  const chains = new Map<string, readonly string[] | undefined>();
  /** The shortest known way from a file to the library, by what is loaded when it runs. */
  const findChain = (file: TreeFile): readonly string[] | undefined => {
    if (chains.has(file.path)) return chains.get(file.path);
    chains.set(file.path, undefined);
    const loaded = listImports(file).filter(({ isType }) => !isType);
    const isThere = loaded.some(({ specifier }) => specifier === SERVERS_ONLY);
    const chain = isThere ? [SERVERS_ONLY] : findFurther(loaded);
    const whole = chain && [file.path, ...chain];
    chains.set(file.path, whole);
    return whole;
  };
  const findFurther = (loaded: ReturnType<typeof listImports>) => {
    for (const imported of loaded) {
      const target = sources.get(findFile(sources, imported.target) ?? '');
      const chain = target && findChain(target);
      if (chain) return chain;
    }
    return undefined;
  };
  return [...sources.values()].flatMap((file): Complaint[] => {
    if (!ON_PHONES.test(file.path) || isForTests(file.path)) return [];
    const chain = findChain(file);
    // Whoever imports such a file is told of by that file.
    if (!chain || ON_PHONES.test(chain[1]!)) return [];
    const message = `${chain.slice(1).join(' → ')}: schemas are not for browsers, import data and types`;
    return [{ path: file.path, message }];
  });
};
