import type { RequestOf } from '@maneki/contract/contract';
import type { Flags } from '@maneki/contract/flags';
import type { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { readMobileNumber } from '@maneki/contract/identity/phones';
import { refused } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import type { IdentityServices } from '../identity-services.ts';
import { readEmail } from '../members/email.ts';
import { sendCode } from './send-code.ts';

type Calls = 'sendCode' | 'sendEmailCode';
type AskedPurpose = NonNullable<RequestOf<typeof identityEndpoints.sendCode>['purpose']>;

/** Translates between the wire and the use cases. Decides nothing. */
export function codeHandlers(
  services: IdentityServices,
): Pick<Handlers<typeof identityEndpoints>, Calls> {
  return {
    async sendCode(call, request) {
      const { flags } = services.merchants.get(call.merchantCode);
      if (!isOffered[request.purpose](flags))
        return refused({ code: 'site.feature_off', detail: {} });
      const recipient = readMobileNumber(request.countryDialingCode, request.mobileNum);
      if (!recipient)
        return refused({
          code: 'identity.field_invalid',
          detail: { field: 'mobileNum', rule: 'format' },
        });
      const captcha = { id: request.captchaId, answer: request.captcha };
      const { purpose } = request;
      return sendCode(services, { call, channel: 'sms', recipient, purpose, captcha });
    },
    async sendEmailCode(call, request) {
      const recipient = readEmail(request.email);
      if (!recipient) return refused({ code: 'identity.email_format', detail: {} });
      const captcha = { id: request.captchaId, answer: request.captcha };
      const { purpose } = request;
      return sendCode(services, { call, channel: 'email', recipient, purpose, captcha });
    },
  };
}

/** Nobody needs a code for something that this merchant does not offer. */
const isOffered: Readonly<Record<AskedPurpose, (flags: Flags) => boolean>> = {
  login: (flags) => flags.MOBILEVERCODELOGIN3,
  register: (flags) => flags.MOBILENUMREG3 || flags.REGMOBVERF3,
  forgot: () => true,
  bind: () => true,
};
