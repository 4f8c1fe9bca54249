import { findGames } from '#features/catalog';
import { findProviders } from '#features/play';
import type { FindSource } from '#platform/find.ts';

/** What the palette finds beside pages, in the order in which it is shown. A feature adds one line. */
export const FIND_SOURCES: readonly FindSource[] = [findGames, findProviders];
