import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FEATURE_ORDER } from '../tidy/order.ts';
import { AGGREGATES } from './add-to-aggregates.ts';
import { featureFiles } from './feature-files.ts';

export type Stamped = {
  readonly created: readonly string[];
  readonly changed: readonly string[];
  /** Files that do not look as expected, with what is to be added to them. */
  readonly byHand: readonly { readonly path: string; readonly what: string }[];
};

/** Why a name cannot become a feature, as a sentence; undefined where it can. */
export function refuseName(root: string, feature: string | undefined): string | undefined {
  if (!feature) return 'Usage: npm run new-feature -- <name>';
  if (!/^[a-z]+$/.test(feature)) return 'A feature is one lower-case word, the same on every side.';
  if (!FEATURE_ORDER.includes(feature)) {
    return `${feature} has no place in the order of features: first give it one in tooling/tidy/order.ts.`;
  }
  const existing = featureFiles(feature).filter(({ path }) => existsSync(join(root, path)));
  if (existing.length === 0) return undefined;
  return `There is something of ${feature} already: ${existing.map(({ path }) => path).join(', ')}`;
}

/** Writes the feature's files on every side and adds it to the lists of all features. */
export function stampFeature(root: string, feature: string): Stamped {
  const files = featureFiles(feature);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const changed: string[] = [];
  const byHand: { path: string; what: string }[] = [];
  for (const { path, what, add } of AGGREGATES) {
    const file = join(root, path);
    const text = existsSync(file) ? add(readFileSync(file, 'utf8'), feature) : undefined;
    if (text === undefined) byHand.push({ path, what });
    else {
      writeFileSync(file, text);
      changed.push(path);
    }
  }
  return { created: files.map(({ path }) => path), changed, byHand };
}
