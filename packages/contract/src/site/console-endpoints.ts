import type { Endpoints } from '../endpoint.ts';
import type { SiteRefusal } from './refusals.ts';

/** What operators see and change of a merchant's site. Apart from the site's own, which never needs it. */
export const siteConsoleEndpoints = {
  readSettings: {
    name: 'site.readSettings',
    method: 'GET',
    path: '/console/site/settings',
    module: 'COMM3',
    access: 'operator:readSettings',
    refusals: ['site.merchant_not_found'],
  },
  /** Changes what is named and leaves the rest; open pages follow within seconds. */
  changeSettings: {
    name: 'site.changeSettings',
    method: 'PUT',
    path: '/console/site/settings',
    module: 'COMM3',
    access: 'operator:changeSettings',
    refusals: ['site.merchant_not_found', 'site.flags_contradict'],
  },
  /** Saves one card as a whole, unless somebody has saved it since it was read. */
  saveSection: {
    name: 'site.saveSection',
    method: 'PUT',
    path: '/console/site/sections',
    module: 'COMM3',
    access: 'operator:changeSettings',
    refusals: [
      'site.merchant_not_found',
      'site.changed_meanwhile',
      'site.years_reversed',
      'site.colour_invalid',
      'site.contrast_low',
      'site.host_invalid',
      'site.host_taken',
      'site.host_in_use',
      'site.main_domain_foreign',
      'site.default_not_offered',
      'site.link_invalid',
      'site.link_twice',
      'site.image_host_invalid',
      'site.plan_reversed',
      'site.plan_over',
    ],
  },
  /** Countries about which something is said; every other one is DEMO. */
  listMarkets: {
    name: 'site.listMarkets',
    method: 'GET',
    path: '/console/site/markets',
    module: 'COMM3',
    access: 'operator:readSettings',
    refusals: [],
  },
  /** What a country's law lets us offer there, once a second operator has agreed. */
  proposeMarket: {
    name: 'site.proposeMarket',
    method: 'POST',
    path: '/console/site/markets',
    module: 'COMM3',
    access: 'operator:changeMarkets',
    refusals: [
      'site.country_unknown',
      'site.licence_needed',
      'site.markets_of_all',
      'site.demo_accounts_left',
      'site.demo_keys_left',
      'site.demo_gift_left',
      'site.database_embedded',
      'site.outbox_left',
      'site.market_played_for_money',
      'site.policy_unchanged',
    ],
  },
  /** The licence that the merchant names, and the age that it asks for, likewise. */
  proposeLicence: {
    name: 'site.proposeLicence',
    method: 'POST',
    path: '/console/site/licence',
    module: 'COMM3',
    access: 'operator:changeMarkets',
    refusals: ['site.merchant_not_found', 'site.licence_incomplete', 'site.policy_unchanged'],
  },
} as const satisfies Endpoints<SiteRefusal['code']>;
