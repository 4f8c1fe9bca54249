import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why the site as a whole says no. Maintenance comes first: it also covers a restricted region. */
export const siteRefusals = {
  'site.under_maintenance': { status: 423, detail: [] },
  'site.region_restricted': { status: 451, detail: [] },
  'site.feature_off': { status: 403, detail: [] },
  'site.merchant_not_found': { status: 404, detail: [] },
  'site.flags_contradict': { status: 409, detail: ['flags'] },
} as const satisfies RefusalTable<'site'>;

export type SiteRefusal = RefusalOf<typeof siteRefusals>;
