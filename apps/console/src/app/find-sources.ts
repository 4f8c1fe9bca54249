import { findGames } from '#features/catalog';
import { memberSource } from '#features/identity';
import { findProviders } from '#features/play';
import { settingsSource } from '#features/site';
import type { FindSource } from '#platform/find.ts';

/** What the palette finds beside pages, in the order in which it is shown. A feature adds one line. */
export const FIND_SOURCES: readonly FindSource[] = [
  memberSource,
  findGames,
  findProviders,
  settingsSource,
];
