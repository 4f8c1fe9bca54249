import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const PHRASES = /\/packages\/phrases\/src\/(?:en|ja|cn|th|vi)\/([a-z-]+)\.ts$/;

/**
 * Turns the ICU messages of a phrases module into their compiled form while the site is built, so
 * that the browser receives no parser.
 */
export function compilePhrases(): Plugin {
  return {
    name: 'compile-phrases',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0]!;
      const match = PHRASES.exec(path);
      if (!match) return undefined;
      this.addWatchFile(path);
      // A new address each time: in development the words may have changed since the last look.
      const module: Record<string, unknown> = await import(
        `${pathToFileURL(path).href}?at=${Date.now()}`
      );
      return Object.entries(module)
        .map(([name, words]) => `export const ${name} = ${JSON.stringify(compileWords(words))};`)
        .join('\n');
    },
  };
}

function compileWords(words: unknown): unknown {
  if (typeof words === 'string') return compile(words);
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [key, compileWords(value)]),
  );
}
