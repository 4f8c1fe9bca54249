import type { Endpoints } from '../endpoint.ts';
import type { SiteRefusal } from './refusals.ts';

/** What the site says about itself. All of it is public, and stays callable when the site is closed. */
export const siteEndpoints = {
  /** Everything that a client needs to draw the frame: flags, links, look, and whether we are open. */
  getStatus: {
    name: 'site.getStatus',
    method: 'GET',
    path: '/site/status',
    module: 'COMM3',
    access: 'anyone',
    alwaysOpen: true,
    refusals: [],
  },
  /** Where the caller seems to be. */
  getCountry: {
    name: 'site.getCountry',
    method: 'GET',
    path: '/site/country',
    module: 'COMM3',
    access: 'anyone',
    alwaysOpen: true,
    refusals: [],
  },
  /** The merchant's settings that are not flags: languages, currencies, ages, licence. */
  getSettings: {
    name: 'site.getSettings',
    method: 'GET',
    path: '/site/settings',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    alwaysOpen: true,
    refusals: [],
  },
  /** Which version of the member centre and of the deposit page the merchant uses. */
  getTemplate: {
    name: 'site.getTemplate',
    method: 'GET',
    path: '/site/template',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    alwaysOpen: true,
    refusals: [],
  },
  /** Ways to reach a person. */
  listCustomerService: {
    name: 'site.listCustomerService',
    method: 'GET',
    path: '/site/customer-service',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    alwaysOpen: true,
    refusals: [],
  },
} as const satisfies Endpoints<SiteRefusal['code']>;
