import { LOCALES } from '../tidy/order.ts';

/** A file to write, by its path from the root. */
export type NewFile = { readonly path: string; readonly text: string };

/** Apps with screens that get their side of a feature, where they exist. */
export const CLIENTS: readonly string[] = ['player', 'console'];

/** `wallet` → `Wallet`, as types are called. */
export const typeName = (feature: string): string => feature[0]!.toUpperCase() + feature.slice(1);

/** The smallest feature that compiles, on every side. It offers nothing until somebody fills it in. */
export function featureFiles(feature: string, clients: readonly string[]): NewFile[] {
  return [
    ...contractFiles(feature),
    ...LOCALES.map((locale) => phrasesFile(feature, locale)),
    ...serverFiles(feature),
    ...clients.flatMap((client) => clientFiles(feature, client)),
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
      text: `import { ${feature}Handlers } from './routes.ts';

export const ${feature}Feature = { handlers: ${feature}Handlers };
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

function clientFiles(feature: string, client: string): NewFile[] {
  const folder = `apps/${client}/src/features/${feature}`;
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
