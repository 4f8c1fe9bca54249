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
} as const satisfies Endpoints<SiteRefusal['code']>;
