import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { readMobileNumber } from '@maneki/contract/identity/phones';
import { refused } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { IdentityServices } from '../identity-services.ts';
import { readEmail } from '../members/email.ts';
import { bindContact } from './bind-contact.ts';

type Calls = 'bindMobile' | 'bindEmail';

/** Translates between the wire and the use cases. Decides nothing. */
export function bindingHandlers(
  services: IdentityServices,
): Pick<Handlers<typeof identityEndpoints>, Calls> {
  return {
    async bindMobile(call, { password, code, countryDialingCode, mobileNum }) {
      const recipient = readMobileNumber(countryDialingCode, mobileNum);
      if (!recipient) {
        const detail = { field: 'mobileNum', rule: 'format' };
        return refused({ code: 'identity.field_invalid', detail });
      }
      const binding = { call, channel: 'sms', recipient, password, code } as const;
      return bindContact(services, { ...binding, taken: 'identity.mobile_taken' });
    },
    async bindEmail(call, { password, code, email }) {
      const recipient = readEmail(email);
      if (!recipient) return refused({ code: 'identity.email_format', detail: {} });
      const binding = { call, channel: 'email', recipient, password, code } as const;
      return bindContact(services, { ...binding, taken: 'identity.email_taken' });
    },
  };
}
