import type { RefusalOf, RefusalTable } from '../endpoint.ts';

export const catalogRefusals = {
  'catalog.game_unknown': { status: 404, detail: [] },
  'catalog.favourites_full': { status: 409, detail: ['max'] },
} as const satisfies RefusalTable<'catalog'>;

export type CatalogCode = keyof typeof catalogRefusals;
export type CatalogRefusal = RefusalOf<typeof catalogRefusals>;
