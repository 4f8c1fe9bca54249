import { LOCALES } from '../tidy/order.ts';
import { CONSOLE_LOCALES, typeName } from './feature-files.ts';

/** A file that lists all features, and how one more is added to it. */
export type Aggregate = {
  readonly path: string;
  /** The new text, or undefined where the file does not look as expected and must be edited by hand. */
  add(text: string, feature: string): string | undefined;
  /** What to add by hand. */
  readonly what: string;
};

export const AGGREGATES: readonly Aggregate[] = [
  {
    path: 'packages/contract/src/contract.ts',
    what: 'its endpoints, schemas, refusals and events',
    add: (text, feature) =>
      applyAll(text, [
        addImports([
          `import { ${feature}ConsoleEndpoints } from './${feature}/console-endpoints.ts';`,
          `import { ${feature}ConsoleSchemas } from './${feature}/console-schemas.ts';`,
          `import { ${feature}Endpoints } from './${feature}/endpoints.ts';`,
          `import type { ${typeName(feature)}Events } from './${feature}/events.ts';`,
          `import { ${feature}Refusals } from './${feature}/refusals.ts';`,
          `import { ${feature}Schemas } from './${feature}/schemas.ts';`,
        ]),
        addLines('export const endpoints = {', [
          `${feature}: { ...${feature}Endpoints, ...${feature}ConsoleEndpoints },`,
        ]),
        addLines('export const schemas = {', [
          `...${feature}Schemas,`,
          `...${feature}ConsoleSchemas,`,
        ]),
        addLines('export const refusals = {', [`...${feature}Refusals,`]),
        (now) =>
          replaceOnce(now, /export type Events =([^;]*);/, (all) =>
            all.replace(/;$/, ` & ${typeName(feature)}Events;`),
          ),
      ]),
  },
  {
    path: 'packages/phrases/src/phrases.ts',
    what: 'the type of its phrases',
    add: (text, feature) =>
      applyAll(text, [
        addImports([`import type { ${feature} } from './en/${feature}.ts';`]),
        addLines('export type Phrases = {', [`readonly ${feature}: typeof ${feature};`]),
      ]),
  },
  {
    path: 'packages/phrases/src/every-phrase.ts',
    what: 'its phrases in each language',
    add: (text, feature) =>
      applyAll(
        text,
        LOCALES.flatMap((locale) => {
          const language = locale.toUpperCase();
          const name = `${feature}${language}`;
          return [
            addImports([`import { ${feature} as ${name} } from './${locale}/${feature}.ts';`]),
            addItem(new RegExp(`\\n  ${language}: \\{([^}]*?),?\\s*\\}`), ` ${feature}: ${name}`),
          ];
        }),
      ),
  },
  {
    path: 'apps/server/src/feature-list.ts',
    what: 'what it brings along',
    add: (text, feature) =>
      applyAll(text, [
        addImports([`import { ${feature}Feature } from '#features/${feature}';`]),
        addLines('export const features: Features = {', [`${feature}: ${feature}Feature,`]),
      ]),
  },
  ...CONSOLE_LOCALES.map(
    (locale): Aggregate => ({
      path: `apps/console/src/words/${locale}.ts`,
      what: 'what its pages for operators say',
      add: (text, feature) => {
        const name = `${feature}${typeName(locale)}`;
        return applyAll(text, [
          addImports([`import { ${name} } from './${locale}/${feature}.ts';`]),
          addItem(/export const \w+(?::[^=]*)? = \{([^}]*?),?\s*\}/, ` ...${name}`),
        ]);
      },
    }),
  ),
  {
    path: 'apps/console/src/app/pages.ts',
    what: 'its pages for operators',
    add: (text, feature) =>
      applyAll(text, [
        addImports([`import { ${feature}Pages } from '#features/${feature}';`]),
        (now) =>
          replaceOnce(now, /export const PAGES[^;]*?\[[^\]]*?(?=,?\s*\];)/, (all) => {
            return `${all}, ...${feature}Pages`;
          }),
      ]),
  },
];

type Edit = (text: string) => string | undefined;

/** All edits or none: half an aggregate would not compile. */
function applyAll(text: string, edits: readonly Edit[]): string | undefined {
  let now: string | undefined = text;
  for (const edit of edits) now = now === undefined ? undefined : edit(now);
  return now;
}

/** Behind the last import; the formatter puts them in their order. */
function addImports(lines: readonly string[]): Edit {
  return (text) =>
    replaceOnce(text, /^(?:import [\s\S]*?;\n)+/m, (all) => `${all}${lines.join('\n')}\n`);
}

/** Further lines in what an opening line begins, before the brace that ends it at the margin. */
function addLines(opening: string, lines: readonly string[]): Edit {
  return (text) => {
    const start = text.indexOf(opening);
    const end = text.indexOf('\n}', start);
    if (start < 0 || end < 0) return undefined;
    return `${text.slice(0, end)}\n${lines.map((line) => `  ${line}`).join('\n')}${text.slice(end)}`;
  };
}

/** One more item in the braces that a pattern finds. */
function addItem(pattern: RegExp, item: string): Edit {
  return (text) => replaceOnce(text, pattern, (all) => all.replace(/,?\s*\}$/, `,${item} }`));
}

function replaceOnce(
  text: string,
  pattern: RegExp,
  change: (found: string) => string,
): string | undefined {
  return pattern.test(text) ? text.replace(pattern, change) : undefined;
}
