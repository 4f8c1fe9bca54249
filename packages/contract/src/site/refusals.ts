import type { RefusalOf, RefusalTable } from '../endpoint.ts';

/** Why the site as a whole says no. Maintenance comes first: it also covers a restricted region. */
export const siteRefusals = {
  'site.under_maintenance': { status: 423, detail: [] },
  'site.region_restricted': { status: 451, detail: [] },
  'site.feature_off': { status: 403, detail: [] },
  'site.merchant_not_found': { status: 404, detail: [] },
  'site.flags_contradict': { status: 409, detail: ['flags'] },
  'site.changed_meanwhile': { status: 409, detail: ['operator'] },
  'site.years_reversed': { status: 422, detail: [] },
  'site.colour_invalid': { status: 422, detail: ['colour'] },
  'site.contrast_low': { status: 422, detail: ['theme', 'ink', 'ground', 'ratio', 'needed'] },
  'site.host_invalid': { status: 422, detail: ['host'] },
  'site.host_taken': { status: 409, detail: ['host'] },
  'site.host_in_use': { status: 409, detail: ['host'] },
  'site.main_domain_foreign': { status: 422, detail: [] },
  'site.default_not_offered': { status: 422, detail: [] },
  'site.link_invalid': { status: 422, detail: ['link'] },
  'site.link_twice': { status: 422, detail: ['link'] },
  'site.image_host_invalid': { status: 422, detail: ['host'] },
  'site.plan_reversed': { status: 422, detail: [] },
  'site.plan_over': { status: 422, detail: [] },
  'site.country_unknown': { status: 422, detail: [] },
  'site.licence_incomplete': { status: 422, detail: [] },
  'site.licence_needed': { status: 422, detail: [] },
  'site.markets_of_all': { status: 403, detail: [] },
  'site.demo_accounts_left': { status: 409, detail: ['accounts'] },
  'site.demo_keys_left': { status: 409, detail: ['keys'] },
  'site.demo_gift_left': { status: 409, detail: [] },
  'site.database_embedded': { status: 409, detail: [] },
  'site.outbox_left': { status: 409, detail: [] },
  'site.market_played_for_money': { status: 409, detail: [] },
  'site.policy_unchanged': { status: 409, detail: [] },
} as const satisfies RefusalTable<'site'>;

export type SiteRefusal = RefusalOf<typeof siteRefusals>;
