import type { Complaint, TreeRule } from './complaint.ts';
import { SERVER_ORDERS } from './order.ts';

const NAME = /^(\d{4})_([a-z]+)_[a-z]+(?:_[a-z0-9]+)+\.sql$/;

/** Migrations are append-only prose: numbered without gaps, named after a feature, with their reason. */
export const checkMigrations: TreeRule = (files) =>
  Object.entries(SERVER_ORDERS).flatMap(([app, features]) => {
    const folder = `apps/${app}/migrations/`;
    const migrations = files
      .filter(({ path }) => path.startsWith(folder) && path.endsWith('.sql'))
      .sort((left, right) => (left.path < right.path ? -1 : 1));
    // A check belongs to the migration of the same number.
    const numbered = migrations.filter(({ path }) => !path.endsWith('_check.sql'));
    return [
      ...numbered.flatMap(({ path }, index): Complaint[] => {
        const match = NAME.exec(path.slice(folder.length));
        if (!match) return [{ path, message: 'migrations are named NNNN_feature_verb_noun.sql' }];
        const [, number, feature] = match;
        const expected = String(index + 1).padStart(4, '0');
        if (number !== expected) return [{ path, message: `expected the number ${expected}` }];
        const isKnown = feature === 'platform' || features.includes(feature!);
        return isKnown ? [] : [{ path, message: `there is no feature ${feature}` }];
      }),
      ...migrations
        .filter(({ text }) => !text.startsWith('-- Why:'))
        .map(({ path }) => ({ path, message: 'a migration opens with its reason: -- Why: …' })),
    ];
  });
