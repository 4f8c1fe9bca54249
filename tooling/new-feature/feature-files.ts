import { LOCALES } from '../tidy/order.ts';

/** A file to write, by its path from the root. */
export type NewFile = { readonly path: string; readonly text: string };

/** What operators read. */
export const CONSOLE_LOCALES: readonly string[] = ['en', 'ja'];

/** `wallet` → `Wallet`, as types are called. */
export const typeName = (feature: string): string => feature[0]!.toUpperCase() + feature.slice(1);

/** The smallest feature that compiles, on every side. It offers nothing until somebody fills it in. */
export function featureFiles(feature: string): NewFile[] {
  return [
    ...contractFiles(feature),
    ...LOCALES.map((locale) => phrasesFile(feature, locale)),
    ...serverFiles(feature),
    ...playerFiles(feature),
    ...consoleFiles(feature),
  ];
}

function contractFiles(feature: string): NewFile[] {
  const folder = `packages/contract/src/${feature}`;
  const type = typeName(feature);
  return [
    {
      path: `${folder}/endpoints.ts`,
      text: `import type { Endpoints } from '../endpoint.ts';
import type { ${type}Refusal } from './refusals.ts';

export const ${feature}Endpoints = {} as const satisfies Endpoints<${type}Refusal['code']>;
`,
    },
    {
      path: `${folder}/console-endpoints.ts`,
      text: `import type { Endpoints } from '../endpoint.ts';
import type { ${type}Refusal } from './refusals.ts';

/** What operators do about ${feature}. */
export const ${feature}ConsoleEndpoints = {} as const satisfies Endpoints<${type}Refusal['code']>;
`,
    },
    {
      path: `${folder}/console-schemas.ts`,
      text: `import type { SchemasFor } from '../schema.ts';
import type { ${feature}ConsoleEndpoints } from './console-endpoints.ts';

export const ${feature}ConsoleSchemas = {} as const satisfies SchemasFor<
  typeof ${feature}ConsoleEndpoints
>;
`,
    },
    {
      path: `${folder}/refusals.ts`,
      text: `import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why ${feature} says no, in the order of its checks: the first reason that applies is the answer. */
export const ${feature}Refusals = {} as const satisfies RefusalTable<'${feature}'>;

export type ${type}Refusal = RefusalOf<typeof ${feature}Refusals>;
`,
    },
    {
      path: `${folder}/schemas.ts`,
      text: `import type { SchemasFor } from '../schema.ts';
import type { ${feature}Endpoints } from './endpoints.ts';

export const ${feature}Schemas = {} as const satisfies SchemasFor<typeof ${feature}Endpoints>;
`,
    },
    {
      path: `${folder}/events.ts`,
      text: `/** Facts that ${feature} tells. */
export type ${type}Events = Record<never, never>;
`,
    },
  ];
}

function phrasesFile(feature: string, locale: string): NewFile {
  const type = typeName(feature);
  const source = `import type { ${type}Refusal } from '@maneki/contract/${feature}/refusals';
import type { RefusalPhrases } from '../words.ts';

export const ${feature} = {
  refusals: {},
} as const satisfies { refusals: RefusalPhrases<${type}Refusal['code']> } & Record<string, unknown>;
`;
  const translation = `import type { ${feature} as source } from '../en/${feature}.ts';
import type { Words } from '../words.ts';

export const ${feature}: Words<typeof source> = {
  refusals: {},
};
`;
  const path = `packages/phrases/src/${locale}/${feature}.ts`;
  return { path, text: locale === 'en' ? source : translation };
}

function serverFiles(feature: string): NewFile[] {
  const folder = `apps/server/src/features/${feature}`;
  return [
    {
      path: `${folder}/README.md`,
      text: `# ${feature}

- **Owns** the tables \`${feature}_*\`.

Events told: none. Events heard: none.
`,
    },
    { path: `${folder}/index.ts`, text: `export { ${feature}Feature } from './feature.ts';\n` },
    {
      path: `${folder}/feature.ts`,
      text: `import { ${feature}ConsoleHandlers } from './console-routes.ts';
import { ${feature}Handlers } from './routes.ts';

export const ${feature}Feature = {
  handlers: () => ({ ...${feature}Handlers(), ...${feature}ConsoleHandlers() }),
};
`,
    },
    {
      path: `${folder}/console-routes.ts`,
      text: `import type { ${feature}ConsoleEndpoints } from '@maneki/contract/${feature}/console-endpoints';
import type { Handlers } from '#platform/calls/handlers';

/** Translates between the wire and the use cases for operators. Decides nothing. */
export function ${feature}ConsoleHandlers(): Handlers<typeof ${feature}ConsoleEndpoints> {
  return {};
}
`,
    },
    {
      path: `${folder}/routes.ts`,
      text: `import type { ${feature}Endpoints } from '@maneki/contract/${feature}/endpoints';
import type { Handlers } from '#platform/calls/handlers';

/** Translates between the wire and the use cases. Decides nothing. */
export function ${feature}Handlers(): Handlers<typeof ${feature}Endpoints> {
  return {};
}
`,
    },
    {
      path: `${folder}/store.ts`,
      text: `/** The only SQL of ${feature}. Each function takes the transaction that it runs in first, as \`tx\`. */
export {};
`,
    },
  ];
}

function playerFiles(feature: string): NewFile[] {
  const folder = `apps/player/src/features/${feature}`;
  return [
    { path: `${folder}/index.ts`, text: `export { ${feature}Keys } from './queries.ts';\n` },
    {
      path: `${folder}/queries.ts`,
      text: `/** The keys under which answers are kept; a change makes all of them stale at once. */
export const ${feature}Keys = { all: ['${feature}'] as const };
`,
    },
  ];
}

function consoleFiles(feature: string): NewFile[] {
  const folder = `apps/console/src/features/${feature}`;
  return [
    { path: `${folder}/index.ts`, text: `export { ${feature}Pages } from './pages.ts';\n` },
    {
      path: `${folder}/pages.ts`,
      text: `import type { ConsolePage } from '#platform/console-page.ts';

/** A page is a row: its address and words' name, its group, its right, and a screen that is loaded. */
export const ${feature}Pages: readonly ConsolePage[] = [];
`,
    },
    ...CONSOLE_LOCALES.map((locale) => consoleWords(feature, locale)),
  ];
}

function consoleWords(feature: string, locale: string): NewFile {
  const path = `apps/console/src/words/${locale}/${feature}.ts`;
  const source = `${feature}En`;
  if (locale === 'en') return { path, text: `export const ${source} = {} as const;\n` };
  const text = `import type { Words } from '@maneki/phrases/words';
import type { ${source} } from '../en/${feature}.ts';

export const ${feature}${typeName(locale)}: Words<typeof ${source}> = {};
`;
  return { path, text };
}
