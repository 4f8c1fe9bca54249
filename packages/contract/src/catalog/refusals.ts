import type { RefusalOf, RefusalTable } from '../endpoint.ts';

export const catalogRefusals = {
  'catalog.game_unknown': { status: 404, detail: [] },
  'catalog.favourites_full': { status: 409, detail: ['max'] },
  'catalog.vendor_unknown': { status: 404, detail: [] },
  'catalog.order_outdated': { status: 409, detail: [] },
  'catalog.picture_unknown': { status: 422, detail: [] },
  'catalog.sheet_wrong': { status: 422, detail: ['line', 'value'] },
} as const satisfies RefusalTable<'catalog'>;

export type CatalogCode = keyof typeof catalogRefusals;
export type CatalogRefusal = RefusalOf<typeof catalogRefusals>;
