import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells browsers which files are run nearly whole. One that understands compiles them while they are loaded, beside
 * the page; else it does so function by function, while the page waits. The hint counts on the first line alone.
 */
export function hintCompilation(names: readonly string[]): Plugin {
  return {
    name: 'hint-compilation',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Vite writes lists of files in front of the code until the end.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
