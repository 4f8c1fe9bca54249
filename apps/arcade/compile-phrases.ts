import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const PHRASES = /\/packages\/phrases\/src\/(?:en|ja|cn|th|vi)\/[a-z-]+\.ts$/;

/** Compiles the messages of a catalogue while the games are built: the browser gets no parser. */
export function compilePhrases(): Plugin {
  return {
    name: 'compile-phrases',
    enforce: 'pre',
    async load(id) {
      if (!PHRASES.test(id)) return undefined;
      const module: Record<string, unknown> = await import(pathToFileURL(id).href);
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
