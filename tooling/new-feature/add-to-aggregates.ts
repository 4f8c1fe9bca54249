import { LOCALES } from '../tidy/order.ts';
import { typeName } from './feature-files.ts';

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
          `import { ${feature}Endpoints } from './${feature}/endpoints.ts';`,
          `import type { ${typeName(feature)}Events } from './${feature}/events.ts';`,
          `import { ${feature}Refusals } from './${feature}/refusals.ts';`,
          `import { ${feature}Schemas } from './${feature}/schemas.ts';`,
        ]),
        addItem(/export const endpoints = \{([^}]*?),?\s*\}/, ` ${feature}: ${feature}Endpoints`),
        addItem(/export const schemas = \{([^}]*?),?\s*\}/, ` ...${feature}Schemas`),
        addItem(/export const refusals = \{([^}]*?),?\s*\}/, ` ...${feature}Refusals`),
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
        (now) =>
          replaceOnce(now, /export type Phrases = \{[^}]*\n(?=\})/, (all) => {
            return `${all}  readonly ${feature}: typeof ${feature};\n`;
          }),
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
        (now) =>
          replaceOnce(now, /export const features: Features = \{[\s\S]*?\n(?=\};)/, (all) => {
            return `${all}  ${feature}: ${feature}Feature,\n`;
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
