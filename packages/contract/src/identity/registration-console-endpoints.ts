import type { Endpoints } from '../endpoint.ts';
import type { IdentityCode } from './refusals.ts';

/** What operators say about the form by which people become members. */
export const registrationConsoleEndpoints = {
  readRegistrationFields: {
    name: 'identity.readRegistrationFields',
    method: 'GET',
    path: '/console/identity/registration-fields',
    module: 'COMM3',
    access: 'operator:readSettings',
    refusals: [],
  },
  /** Which fields are asked, which of them must be filled in, and in which order. */
  changeRegistrationFields: {
    name: 'identity.changeRegistrationFields',
    method: 'PUT',
    path: '/console/identity/registration-fields',
    module: 'COMM3',
    access: 'operator:changeSettings',
    refusals: ['identity.field_invalid', 'site.changed_meanwhile', 'site.merchant_not_found'],
  },
} as const satisfies Endpoints<IdentityCode | 'site.changed_meanwhile' | 'site.merchant_not_found'>;
